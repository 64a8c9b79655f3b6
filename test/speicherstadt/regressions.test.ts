import { describe, expect, test } from 'vitest';
import {
  cardsOf,
  check,
  fromPosition,
  init,
  legalMoves,
  MANIFEST,
  type Manifest,
  parsePosition,
  parseState,
  type SpeicherstadtPosition,
  type SpeicherstadtState,
  speicherstadt,
} from '../../src/speicherstadt/index.js';
import { table, turnUp } from './table.js';

/* Faults that were found after the rules had been written: each with the right value. */

// biome-ignore lint/suspicious/noExplicitAny: it is broken on purpose
type Loose = Record<string, any>;
const copy = (value: unknown): Loose => JSON.parse(JSON.stringify(value)) as Loose;

/** The paths and codes of what is wrong with a changed state. */
const wrong = (state: SpeicherstadtState, change: (state: Loose) => void): readonly string[] => {
  const broken = copy(state);
  change(broken);
  const read = parseState(broken);
  return read.ok ? [] : read.error.map(({ path, code }) => `${path.join('.')}: ${code}`);
};

/** The paths and codes of what is wrong with a position; both functions that read one agree. */
const wrongPosition = (position: object): readonly string[] => {
  const read = parsePosition(position);
  if (read.ok) {
    fromPosition(position as SpeicherstadtPosition);
    return [];
  }
  expect(() => fromPosition(position as SpeicherstadtPosition)).toThrow('speicherstadt');
  return read.error.map(({ path, code }) => `${path.join('.')}: ${code}`);
};

test('a move or an outcome with a field too many is none', () => {
  // apply would take it, and the record of the game could not be read again.
  const state = init({ players: 2, chance: 'manual' });
  const [first] = speicherstadt.chance(state);
  expect(check(state, { ...first?.outcome, more: 1 } as never)).toEqual({ code: 'no-such-outcome' });
  const seeded = init({ players: 2, seed: 7 });
  const [move] = legalMoves(seeded);
  expect(check(seeded, { ...move, more: 1 } as never)).toEqual({ code: 'no-such-move' });
  expect(check(seeded, move as never)).toBe(null);
});

describe('what is refused instead of thrown at', () => {
  test('a worker of a seat that is not in the game', () => {
    const state = init({ players: 4, kaispeicher: true, seed: 1 });
    expect(wrong(state, (s) => s['columns'][0].push(9))).toEqual(['columns: workers']);
  });

  test('a gap in the row while cards are turned up', () => {
    const state = init({ players: 2, seed: 1 });
    const change = { random: null, phase: 'supply' };
    expect(wrong(state, (s) => Object.assign(s, change) && s['row'].splice(2, 1, -1))).toEqual(['row: phase']);
    const position = { seats: [{}, {}], phase: 'supply', row: [null] };
    expect(wrongPosition(position)).toEqual(['row: phase']);
    expect(wrongPosition({ ...position, quay: ['tea'] })).toEqual(['row: phase', 'quay: phase']);
  });
});

describe('gray workers and Break cards are complete until their card is bought', () => {
  const seats = [{}, {}, {}, {}];
  test.each([
    ['breaks', 'coffee-break'],
    ['gray', 'storekeeper'],
  ] as const)('%s', (name, card) => {
    for (const rest of [{ row: [card] }, { row: ['theater'], upper: [card] }, { row: ['tea-house'] }]) {
      const position = { seats, kaispeicher: true, ...rest };
      for (const left of [0, 1]) expect(wrongPosition({ ...position, [name]: left })).toEqual([`${name}: ${name}`]);
      expect(wrongPosition({ ...position, [name]: 2 })).toEqual([]);
    }
    const state = init({ players: 4, kaispeicher: true, seed: 1 });
    expect(wrong(state, (s) => Object.assign(s, { [name]: 1 }))).toEqual([`${name}: ${name}`]);
    // Once it is used up, none is left; never a part of them without the card.
    const later = { seats, kaispeicher: true, row: ['michel'] };
    expect(wrongPosition({ ...later, [name]: 0 })).toEqual([]);
    expect(wrongPosition({ ...later, [name]: 1 })).toEqual([`${name}: ${name}`]);
    expect(wrongPosition({ ...later, [name]: 1, seats: [{ cards: [card] }, {}, {}, {}] })).toEqual([]);
  });

  test('nobody passes without a Break card', () => {
    const state = { ...table([{ cards: ['coffee-break'] }], { row: ['bank'] }), breaks: 0 };
    expect(legalMoves(state).some(({ type }) => type === 'pass')).toBe(false);
    expect(check(state, { type: 'pass', player: 0 })).toEqual({ code: 'not-your-card', card: 'coffee-break' });
    const [move] = legalMoves({ ...state, breaks: 1 }).filter(({ type }) => type === 'pass');
    expect(move).toEqual({ type: 'pass', player: 0 });
  });
});

test('a fire is turned up before the upper row is begun, and after the last ship is filled', () => {
  const asked = turnUp(
    table([{ cards: ['squad-leader', 'fireman#8'] }], { phase: 'supply', row: ['press', 'theater'], pile: ['fire-3'] }),
    'fire-3',
  );
  expect(asked.asked).toBe('squad-leader');
  const number = (id: string): number => cardsOf(asked.options).findIndex((card) => card.id === id);
  expect(wrong(asked, () => {})).toEqual([]);
  expect(wrong(asked, (s) => s['upper'].push(number('light-house')))).toEqual(['upper: phase']);
  expect(wrong(asked, (s) => s['row'].splice(1, 1, number('ship#1')))).toEqual(['fire: phase']);
  const rest = ['bank', 'light-house', 'fire-truck'].map(number);
  const all = ['city-hall', 'davidwache', 'music-hall', 'michel', 'port'].map(number);
  expect(
    wrong(asked, (s) => {
      s['row'].push(...rest);
      s['columns'].push([], [], []);
      s['upper'].push(...all);
    }),
  ).toEqual(['fire: phase']);
});

describe('manifest', () => {
  const read = (manifest: unknown, players = 4): readonly string[] => {
    const result = speicherstadt.parseOptions({ players, seed: 1, kaispeicher: true, manifest });
    return result.ok ? [] : result.error.map(({ path, code, expected }) => `${path.join('.')}: ${code}: ${expected}`);
  };
  const find = (manifest: Loose, id: string): Loose =>
    [...manifest['base'], ...manifest['kaispeicher']].find((entry: Loose) => entry['id'] === id);
  const changed = (change: (manifest: Loose) => void): Manifest => {
    const manifest = copy(MANIFEST);
    change(manifest);
    return manifest as unknown as Manifest;
  };

  test('no contract has the id of an entry', () => {
    const manifest = changed((m) => {
      const { kaispeicher, components } = m as { kaispeicher: Loose[]; components: Loose };
      kaispeicher.splice(
        kaispeicher.findIndex(({ id }) => id === 'fish-market'),
        1,
      );
      components['kaispeicher'].seasons[1]--;
      find(m, 'contract')['variants'][0].id = 'fish-market';
    });
    expect(read(manifest)).toEqual([expect.stringContaining('manifest.base.1.variants.0.id: name')]);
  });

  test('no entry stands there twice', () => {
    const manifest = changed((m) => {
      const bank = find(m, 'bank');
      m['base'].push({ ...bank, count: 2, seasons: [0, 0, 2, 0, 0] });
      m['components'].base.seasons[2] += 2;
    });
    expect(read(manifest)).toEqual(['manifest: unique: unique ids']);
  });

  test('the missing card that would be removed is named', () => {
    const manifest = changed((m) => {
      const firemen = find(m, 'fireman')['variants'] as Loose[];
      // Two of strength 3 in the autumn, and no Port: as many as ever.
      for (const fireman of firemen) if (fireman['season'] === 'D') fireman['value'] = 3;
      m['base'] = m['base'].filter((entry: Loose) => entry['id'] !== 'port');
      m['components'].base.seasons[3]--;
    });
    expect(read(manifest, 2)).toEqual(['manifest: removed-card: one fireman 3', 'manifest: removed-card: one port']);
    expect(read(manifest, 4)).toEqual([]);
  });

  test('holes are refused', () => {
    const sparse = changed((m) => delete m['base'][0]);
    expect(read(sparse)).toEqual([expect.stringContaining('manifest.base.0: entry')]);
    const counts = changed((m) => delete m['base'][0].seasons[0]);
    expect(read(counts)).toEqual([expect.stringContaining('manifest.base.0.seasons.0: range')]);
  });

  test('a game keeps a copy, and null for the built-in cards', () => {
    expect(init({ players: 4, seed: 1, manifest: MANIFEST }).options.manifest).toBe(null);
    expect(init({ players: 4, seed: 1, manifest: changed(() => {}) })).toEqual(init({ players: 4, seed: 1 }));
    const manifest = changed((m) => {
      find(m, 'michel')['values'].points = 3;
    });
    const state = init({ players: 4, seed: 1, manifest });
    const kept = copy(state);
    find(manifest as unknown as Loose, 'michel')['values'].points = 9;
    expect(copy(state)).toEqual(kept);
    expect(wrong(state, (s) => Object.assign(s['options'], { manifest: copy(MANIFEST) }))).toEqual([
      'options.manifest: options',
    ]);
  });
});

test('cubes on an own ship mean that it was bought in this round', () => {
  const position: SpeicherstadtPosition = {
    seats: [{}, { cards: ['ship#1'] }],
    phase: 'loading',
    cubes: { 'ship#1': ['tea', 'tea', 'tea'] },
  };
  const state = fromPosition(position);
  expect(state.bought).toBe(2);
  expect(fromPosition({ ...position, bought: [0] }).bought).toBe(3);
  expect(wrong(state, (s) => Object.assign(s, { bought: 1 }))).toEqual(['bought: phase']);
});

test('a position does not name another player than the supply or the purchase does', () => {
  const purchase = { seats: [{}, {}], phase: 'purchase', row: ['bank'], columns: [[1, 0]] };
  expect(wrongPosition({ ...purchase, player: 0 })).toEqual(['player: phase']);
  expect(wrongPosition({ ...purchase, player: 1 })).toEqual([]);
  expect(wrongPosition({ seats: [{}, {}], phase: 'supply', player: 1 })).toEqual(['player: phase']);
  expect(wrongPosition({ seats: [{}, {}], phase: 'supply', player: 0 })).toEqual([]);
});

test('nobody has stopped who has a worker to place', () => {
  const state = fromPosition({ seats: [{}, {}], row: ['bank'] });
  expect(wrong(state, (s) => Object.assign(s, { stopped: 2 }))).toEqual(['stopped: phase']);
});

test.each(['thief', 'thrift-institution'])('nobody owns the card %s, which is discarded when it is bought', (card) => {
  const position = { seats: [{ cards: [card] }, {}], kaispeicher: true, row: ['bank'] };
  expect(wrongPosition(position)).toEqual(['cards.0: card']);
});

test('ships are filled in the demand while the bag has cubes', () => {
  const position = { seats: [{}, {}], row: ['bank', 'ship#1'] };
  expect(wrongPosition({ ...position, cubes: { 'ship#1': ['tea', 'tea'] } })).toEqual(['loads.23: phase']);
  expect(wrongPosition({ ...position, cubes: { 'ship#1': ['tea', 'tea', 'hemp'] } })).toContain('cubes: cubes');
  expect(wrongPosition({ ...position, cubes: { 'ship#1': ['tea', 'tea', 'rubber'] } })).toEqual([]);
  const stock = { coffee: 9, tea: 9, saffron: 9, rubber: 9, carpet: 9 };
  expect(wrongPosition({ ...position, stock })).toEqual([]);
});
