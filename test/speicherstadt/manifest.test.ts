import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chance,
  fromPosition,
  init,
  legalMoves,
  MANIFEST,
  type Manifest,
  outcome,
  score,
  speicherstadt,
  turn,
  view,
} from '../../src/speicherstadt/index.js';
import { anyManifest } from './arbitrary.js';
import { drawAny, following, load, place, small, turnUp, whyNot } from './table.js';

/* Other cards than the built-in ones: what a manifest may hold, and how a game with few cards goes. */

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
// biome-ignore lint/suspicious/noExplicitAny: it is broken on purpose
type Loose = Record<string, any>;

/** What is wrong with a changed manifest. */
const wrong = (change: (manifest: Loose) => void, players = 4): readonly string[] => {
  const manifest = copy(MANIFEST) as unknown as Loose;
  change(manifest);
  const read = speicherstadt.parseOptions({ players, seed: 1, kaispeicher: true, manifest });
  return read.ok ? [] : read.error.map(({ path, code, expected }) => `${path.join('.')}: ${code}: ${expected}`);
};

const find = (manifest: Loose, id: string): Loose =>
  [...manifest['base'], ...manifest['kaispeicher']].find((entry: Loose) => entry['id'] === id);

describe('manifest', () => {
  test('the built-in one passes, and other values, counts and seasons', () => {
    expect(wrong(() => {})).toEqual([]);
    expect(
      wrong((manifest) => {
        find(manifest, 'michel')['values'].points = 3;
        find(manifest, 'ship')['cards'].pop();
        find(manifest, 'warehouse')['cards'].push({ season: 'A' });
        manifest['goods'].hemp = 9;
        const contract = find(manifest, 'contract');
        contract['cards'][0].goods = ['glass', 'glass'];
        contract['cards'].reverse().pop();
        find(manifest, 'warehouse')['values'].capacity = 7;
      }),
    ).toEqual([]);
  });

  test('random ones pass, and have all that one may have', () => {
    const sizes = (manifest: Manifest): number[] =>
      [...manifest.base, ...manifest.kaispeicher].map(({ cards }) => cards.length);
    const seen = { missing: 0, empty: 0, none: 0, 'a second': 0, 'as many as may be': 0, 'a contract less': 0 };
    const seasons = new Set<string>();
    const numbers = new Map<string, number[]>();
    const goods = new Set<number>();
    for (const manifest of fc.sample(anyManifest, { seed: 1, numRuns: 300 })) {
      expect(speicherstadt.parseOptions({ players: 5, kaispeicher: true, seed: 1, manifest }).ok).toBe(true);
      const find = (id: string) => manifest.base.find((entry) => entry.id === id);
      if (find('ship') === undefined) seen.missing++;
      if (manifest.base.length === 0) seen.none++;
      if (sizes(manifest).includes(0)) seen.empty++;
      if (Math.max(0, ...sizes(manifest)) > 90) seen['as many as may be']++;
      if (find('boatsmen-church')?.cards.length === 2) seen['a second']++;
      if (find('contract')?.cards.length === 9) seen['a contract less']++;
      for (const { season } of find('michel')?.cards ?? []) seasons.add(season);
      for (const contract of find('contract')?.cards ?? []) goods.add(contract.goods?.length ?? 0);
      for (const { values, cards } of [...manifest.base, ...manifest.kaispeicher])
        for (const [name, value] of [values, ...cards].flatMap(Object.entries))
          if (typeof value === 'number') numbers.set(name, (numbers.get(name) ?? []).concat(value));
    }
    expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(0);
    expect([...seasons].sort()).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect([...goods].sort()).toEqual([1, 2, 3, 4, 7]);
    const limits = [...numbers].map(([name, all]) => [name, Math.min(...all), Math.max(...all)]);
    expect(limits.sort()).toEqual([
      ['capacity', 0, 7],
      ['coins', 0, 99],
      ['crates', 0, 7],
      ['points', 0, 99],
      ['value', 0, 99],
    ]);
  });

  test('the scale of the counting offices may have any length: what is beyond it counts as its last step', () => {
    const offices = ['counting-office#1', 'counting-office#2', 'counting-office#3', 'counting-office-k#1'];
    const points = (scale: readonly number[]): readonly (number | undefined)[] => {
      const manifest = copy(MANIFEST) as unknown as Loose;
      find(manifest, 'counting-office')['values'].scale = scale;
      return [0, 1, 2, 3, 4].map((count) => {
        const seats = [{ cards: offices.slice(0, count) }, {}];
        return score(fromPosition({ seats, kaispeicher: true, manifest: manifest as unknown as Manifest })).sides[0]
          ?.total;
      });
    };
    expect(points([0, 1, 3, 6, 10])).toEqual([0, 1, 3, 6, 10]);
    expect(points([0, 2, 5])).toEqual([0, 2, 5, 5, 5]);
    expect(points([0, 1, 2, 3, 4, 5])).toEqual([0, 1, 2, 3, 4]);
    expect(points([0])).toEqual([0, 0, 0, 0, 0]);
  });

  test('a contract may ask for one kind twice', () => {
    const manifest = copy(MANIFEST) as unknown as Loose;
    find(manifest, 'contract')['cards'][0].goods = ['tea', 'tea'];
    const state = fromPosition({
      seats: [{ cards: ['c-A-s', 'ship#1'] }, {}],
      manifest: manifest as unknown as Manifest,
      cubes: { 'ship#1': ['tea', 'tea', 'tea'] },
    });
    const loaded = following(state, load('tea', 'c-A-s'), load('tea', 'c-A-s'));
    expect(whyNot(loaded, load('tea', 'c-A-s'))).toEqual({ code: 'no-space', good: 'tea', card: 'c-A-s' });
    expect(score(loaded).sides[0]?.total).toBe(5);
  });

  test.each<readonly [string, (manifest: Loose) => void]>([
    ['manifest: object: an object of goods, base, kaispeicher', (m) => Object.assign(m, { more: 1 })],
    [
      'manifest.goods: object: an object of coffee, tea, saffron, rubber, carpet, hemp, fabric, glass',
      (m) => delete m['goods'],
    ],
    ['manifest.base: list: 0 to 99 entries', (m) => Object.assign(m, { base: 1 })],
    ['manifest.base.0: one-of: one of the built-in ids once', (m) => Object.assign(m['base'][0], { id: 'tavern' })],
    ['manifest.base.0: one-of: one of the built-in ids once', (m) => m['base'].splice(0, 1, null)],
    ['manifest.base.0: one-of: one of the built-in ids once', (m) => m['base'].splice(0, 1, 'the built-in ids once')],
    ['manifest.base.0.kind: one-of: one of bank', (m) => Object.assign(m['base'][0], { kind: 'fire' })],
    ['manifest.base.0.kind: one-of: one of bank', (m) => delete m['base'][0].kind],
    ['manifest.base.0: object: an object of id, kind, values, cards', (m) => Object.assign(m['base'][0], { note: '' })],
    ['manifest.base.0.values: object: an object of coins', (m) => delete m['base'][0].values],
    [
      'manifest.base.0.cards: list: 1 to 99 entries',
      (m) => Object.assign(m['base'][0], { cards: { 0: 'A', length: 1 } }),
    ],
    ['manifest.base.0.cards.0: object: an object of season', (m) => m['base'][0].cards.splice(0, 1, 'A')],
    ['manifest.base.0.cards.0: object: an object of season', (m) => Object.assign(m['base'][0].cards[0], { coins: 2 })],
    ['manifest.base.0.values: object: an object of coins', (m) => Object.assign(m['base'][0], { values: null })],
    [
      'manifest.base.0.values.coins: range: a whole number from 0 to 99',
      (m) => Object.assign(m['base'][0].values, { coins: -1 }),
    ],
    [
      'manifest.base.4.values.crates: range: a whole number from 0 to 7',
      (m) => Object.assign(find(m, 'ship')['values'], { crates: 8 }),
    ],
    ['manifest.base.2.cards: list: 1 to 99 entries', (m) => Object.assign(m['base'][2], { cards: [] })],
    [
      'manifest.base.1.cards.0.season: one-of: one of A, B, C, D, E',
      (m) => Object.assign(m['base'][1].cards[0], { season: 'F' }),
    ],
    [
      'manifest.base.1.cards.0.goods.0: one-of: one of coffee, tea, saffron, rubber, carpet, hemp, fabric, glass',
      (m) => m['base'][1].cards[0].goods.splice(0, 1, 'gold'),
    ],
    ...[7, undefined, 'c-A-x', 'truck', 'c-A-s'].map((id): [string, (m: Loose) => void] => [
      'manifest.base.1.cards.1: one-of: one of the built-in ids once',
      // The last is that of the contract before.
      (m) => Object.assign(m['base'][1].cards[1], { id }),
    ]),
    [
      'manifest.base.1.cards.0.goods: list: 1 to 7 entries',
      (m) => Object.assign(m['base'][1].cards[0], { goods: new Array(8).fill('tea') }),
    ],
    ['manifest.goods.glass: range: a whole number from 0 to 99', (m) => Object.assign(m['goods'], { glass: 2.5 })],
    [
      'manifest.base.5.values.capacity: range: a whole number from 0 to 7',
      (m) => Object.assign(find(m, 'warehouse')['values'], { capacity: 8 }),
    ],
    ['manifest.base.16.cards: list: 1 to 1 entries', (m) => find(m, 'port')['cards'].push({ season: 'D' })],
    [
      'manifest.kaispeicher.22.cards: list: 1 to 1 entries',
      (m) => find(m, 'auction-hall')['cards'].push({ season: 'C' }),
    ],
  ])('%s', (issue, change) => {
    expect(wrong(change)).toContain(issue);
  });

  test('what is not there need not be removed for the number of players', () => {
    const manifest = copy(MANIFEST) as unknown as Loose;
    manifest['base'] = manifest['base'].filter(({ id }: Loose) => id !== 'port');
    const sizes = [2, 3, 4].map((players) => {
      const state = init({ players, seed: 1, manifest: manifest as unknown as Manifest });
      return state.row.length + view(state, 0).pileSize;
    });
    // 53 cards: less the fireman of strength 3 with two, less the Boatsmen Church as well with three.
    expect(sizes).toEqual([52, 51, 53]);
  });

  test('of an entry that is removed every card of season D is, and no other', () => {
    const cardsOf = (...seasons: readonly string[]): Manifest => {
      const manifest = copy(MANIFEST) as unknown as Loose;
      find(manifest, 'boatsmen-church')['cards'] = seasons.map((season) => ({ season }));
      return manifest as unknown as Manifest;
    };
    const sizes = (manifest: Manifest): readonly number[] =>
      [2, 3, 4, 5].map((players) => {
        const state = init({ players, seed: 1, manifest });
        return state.row.length + view(state, 0).pileSize;
      });
    // One fireman with 2, 3 and 5 players; the Port with 2; both churches with 3 and 5.
    expect(sizes(cardsOf('D', 'D'))).toEqual([53, 52, 55, 52]);
    expect(sizes(cardsOf('A'))).toEqual([52, 53, 54, 53]);
  });

  test('a short deck is played out, and the game ends when the pile is empty', () => {
    const state = init({ players: 4, seed: 1, manifest: small('bank', 'warehouse', 'tea-trader') });
    expect(state.row).toHaveLength(3);
    // Twelve workers fit; three columns of eight.
    let now = state;
    while (turn(now).kind === 'decision') now = following(now, legalMoves(now).at(-1) as never);
    expect(now.round).toBe(2);
    expect(outcome(now)?.reason).toBe('pile-empty');
  });

  test('without any card the game is over at once, and a last fire ends it whatever lies there', () => {
    expect(turn(init({ players: 4, seed: 1, manifest: small() }))).toEqual({ kind: 'over' });
    const fire = init({ players: 4, seed: 1, manifest: small('tea-trader', 'fire-4') });
    expect(outcome(fire)?.reason).toBe('last-fire');
    expect(fire.row).toHaveLength(1);
    expect(turn(init({ players: 4, seed: 1, manifest: small('fire-1') }))).toEqual({ kind: 'over' });
  });

  test('with no space left a seat stops, and its workers stay at home', () => {
    const one = init({ players: 4, seed: 1, manifest: small('bank') });
    let now = one;
    for (let i = 0; i < 8; i++) now = following(now, place(now.player, 0));
    expect(legalMoves(now)).toEqual([{ type: 'stop', player: 0 }]);
    for (const player of [0, 1, 2]) now = following(now, { type: 'stop', player });
    expect(now.stopped).toBe(0b0111);
    now = following(now, { type: 'stop', player: 3 });
    expect([now.phase, now.workers]).toEqual(['purchase', [1, 1, 1, 1]]);
  });

  test('a ship takes what the bag still has', () => {
    const state = fromPosition({
      seats: [{}, {}, {}, {}],
      phase: 'supply',
      pile: ['ship#1', 'warehouse'],
      stock: { coffee: 9, tea: 9, saffron: 9, rubber: 9, carpet: 8 },
    });
    const drawn = following(turnUp(state, 'ship#1'), chance(turnUp(state, 'ship#1'))[0]?.outcome as never);
    expect(chance(drawn).map(({ outcome: next }) => next)).toEqual([{ type: 'turn-up', card: 'warehouse' }]);
    expect(turn(drawAny(state)).kind).toBe('decision');
  });
});
