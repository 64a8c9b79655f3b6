import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createRandom, pickOutcome } from '../../src/index.js';
import {
  apply,
  cardsOf,
  chance,
  check,
  format,
  fromPosition,
  init,
  legalMoves,
  MANIFEST,
  type Manifest,
  parsePosition,
  parseState,
  pickMove,
  type SpeicherstadtMove,
  type SpeicherstadtPosition,
  type SpeicherstadtState,
  score,
  speicherstadt,
  turn,
} from '../../src/speicherstadt/index.js';
import { following, load, loadOn, table, turnUp } from './table.js';

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
    expect(wrong(state, (s) => s['columns'][0].push(9))).toEqual(['columns.0.0: workers']);
  });

  test('a gap in the row while cards are turned up', () => {
    const state = init({ players: 2, seed: 1 });
    const change = { random: null, phase: 'supply' };
    expect(wrong(state, (s) => Object.assign(s, change) && s['row'].splice(2, 1, -1))).toEqual(['row.2: phase']);
    const position = { seats: [{}, {}], phase: 'supply', row: [null] };
    expect(wrongPosition(position)).toEqual(['row.0: phase']);
    expect(wrongPosition({ ...position, quay: ['tea'] })).toEqual(['row.0: phase', 'quay: phase']);
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

  test('no entry stands there twice', () => {
    const manifest = changed((m) => {
      m['base'].push(find(m, 'bank'));
    });
    expect(read(manifest)).toEqual([`manifest.base.${MANIFEST.base.length}: one-of: one of the built-in ids once`]);
  });

  test('holes are refused', () => {
    const sparse = changed((m) => delete m['base'][0]);
    expect(read(sparse)).toEqual([expect.stringContaining('manifest.base.0: one-of')]);
    const counts = changed((m) => delete m['goods'].tea);
    expect(read(counts)).toEqual([expect.stringContaining('manifest.goods.tea: range')]);
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
      'options.manifest: resolved',
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
  expect(wrongPosition(position)).toEqual(['seats.0.cards.0: card']);
});

test('ships are filled in the demand while the bag has cubes', () => {
  const position = { seats: [{}, {}], row: ['bank', 'ship#1'] };
  expect(wrongPosition({ ...position, cubes: { 'ship#1': ['tea', 'tea'] } })).toEqual(['cubes.ship#1: phase']);
  expect(wrongPosition({ ...position, cubes: { 'ship#1': ['tea', 'tea', 'hemp'] } })).toContain('cubes.ship#1: cubes');
  expect(wrongPosition({ ...position, cubes: { 'ship#1': ['tea', 'tea', 'rubber'] } })).toEqual([]);
  const stock = { coffee: 9, tea: 9, saffron: 9, rubber: 9, carpet: 9 };
  expect(wrongPosition({ ...position, stock })).toEqual([]);
});

describe('what cannot have come about is refused', () => {
  const tea = ['tea', 'tea', 'tea'];
  const full = { 'ship#1': tea, 'ship#2': ['coffee', 'coffee', 'coffee'] };
  const ships = {
    seats: [{}, {}],
    phase: 'purchase',
    row: ['ship#1', 'ship#2', 'c-B-s'],
    columns: [[0, 1, 0], [1], [0, 1]],
  };

  test('ships without their cubes in the purchase, while the bag has any', () => {
    expect(wrongPosition(ships)).toEqual(['cubes.ship#1: phase', 'cubes.ship#2: phase']);
    expect(wrongPosition({ ...ships, cubes: { 'ship#1': tea } })).toEqual(['cubes.ship#2: phase']);
    expect(wrongPosition({ ...ships, cubes: full })).toEqual([]);
    // All workers stand: the purchase begins.
    expect(wrongPosition({ ...ships, phase: 'demand' })).toEqual(['cubes.ship#1: phase', 'cubes.ship#2: phase']);
    expect(wrongPosition({ ...ships, phase: 'demand', cubes: full })).toEqual([]);
    expect(wrongPosition({ ...ships, stock: { coffee: 9, tea: 9, saffron: 9, rubber: 9, carpet: 9 } })).toEqual([]);
  });

  test('but cubes that nobody bought may have come back to the bag, under that ruling', () => {
    const back = { ...ships, rulings: { unboughtCubes: 'bag' } };
    expect(wrongPosition(back)).toEqual(['cubes.ship#1: phase', 'cubes.ship#2: phase']);
    expect(wrongPosition({ ...back, row: [null, 'ship#2', 'c-B-s'], columns: [[], [1], [0, 1]] })).toEqual([]);
    const sold = { ...ships, row: [null, 'ship#2', 'c-B-s'], columns: [[], [1], [0, 1]] };
    expect(wrongPosition(sold)).toEqual(['cubes.ship#2: phase']);
  });

  test('a ship that is reserved, or lies above the board, without its cubes', () => {
    const above = {
      kaispeicher: true,
      seats: [{}, {}],
      phase: 'purchase',
      row: ['bank'],
      columns: [[0]],
      upper: ['ship#1'],
      reserved: [{ card: 'ship#2', worker: 1 }],
    };
    expect(wrongPosition(above)).toEqual(['cubes.ship#1: phase', 'cubes.ship#2: phase']);
    expect(wrongPosition({ ...above, cubes: full })).toEqual([]);
  });

  test.each<readonly [string, object, readonly string[]]>([
    ['the first fire with an autumn card', { seats: ['michel'], fire: 'fire-1' }, ['fire: phase']],
    ['the first fire with a summer card', { seats: ['c-C-s'], fire: 'fire-1' }, ['fire: phase']],
    ['the first fire with a row of autumn', { row: ['michel'], fire: 'fire-1' }, ['fire: phase']],
    ['the first fire while some of summer are gone', { pile: ['bank', 'c-C-s'], fire: 'fire-1' }, ['fire: phase']],
    ['the first fire in spring', { fire: 'fire-1' }, []],
    ['the first fire as the last card of spring', { pile: [], fire: 'fire-1' }, []],
    ['the second fire with a summer card', { seats: ['c-C-s'], fire: 'fire-2' }, []],
    ['the last fire with autumn cards', { seats: ['michel'], pile: null, fire: 'fire-4' }, []],
    ['the third fire as the last card of autumn', { seats: ['michel'], pile: ['fire-4'], fire: 'fire-3' }, []],
  ])('the fire of another season: %s', (_, { seats = [], ...more }: { readonly seats?: readonly string[] }, issues) => {
    const owned = [{ cards: ['insurance', ...seats] }, { cards: ['fireman#1'] }];
    expect(wrongPosition({ kaispeicher: true, seats: owned, asked: 'insurance', ...more })).toEqual(issues);
  });

  test.each<readonly [string, object, readonly string[]]>([
    ['one seat has placed all, the other none', { columns: [[0, 0, 0]] }, ['columns: phase']],
    ['the wrong seat is next', { columns: [[0, 1]], player: 1 }, ['columns: phase']],
    ['the wrong seat has one more', { columns: [[1]], player: 0 }, ['columns: phase']],
    ['a seat far behind', { columns: [[1, 1, 1]], player: 0 }, ['columns: phase']],
    ['in turn, the first seat', { columns: [[0, 1]], player: 0 }, []],
    ['in turn, the second seat', { columns: [[0], [1, 0]], player: 1 }, []],
    ['in turn, whoever began', { columns: [[1]], firstPlayer: 1, player: 0 }, []],
    [
      'a seat has stopped with all its workers placed',
      {
        columns: [
          [0, 1, 0],
          [1, 0],
        ],
        stopped: [0],
      },
      ['stopped: phase'],
    ],
  ])('workers out of turn in the base game: %s', (_, more, issues) => {
    expect(wrongPosition({ seats: [{}, {}], row: ['c-A-s', 'c-A-m', 'fireman#1'], ...more })).toEqual(issues);
  });

  test('seats that have stopped for want of space have placed fewer', () => {
    const four = { seats: [{}, {}, {}, {}], row: ['c-A-s'], columns: [[0, 1, 2, 3, 0, 1, 2, 3]] };
    expect(fromPosition(four)).toMatchObject({ phase: 'demand', player: 0 });
    expect(fromPosition({ ...four, stopped: [0, 1], player: 2 })).toMatchObject({ phase: 'demand', player: 2 });
  });
});

describe('Kaispeicher lies beside the base game', () => {
  const source = (path: string): string =>
    readFileSync(new URL(`../../src/speicherstadt/${path}`, import.meta.url), 'utf8');
  const ids = MANIFEST.kaispeicher.filter(({ kind }) => kind === 'special' || kind === 'bonus').map(({ id }) => id);
  const base = ['demand', 'fire', 'income', 'loading', 'purchase', 'supply'].map((phase) => `phases/${phase}.ts`);

  test.each([...base, 'score/index.ts', 'legal.ts', 'storing.ts', 'play.ts', 'turn.ts', 'draft.ts'])(
    '%s knows no card of it, and calls its seam alone',
    (path) => {
      const text = source(path);
      // The Fish Market is a way to pay, and events name it.
      const named = ids.filter((id) => id !== 'fish-market' && text.includes(`'${id}'`));
      expect(named).toEqual([]);
      const imports = [...text.matchAll(/from '[./]*(kaispeicher\/[^']+)'/g)].map(([, from]) => from);
      expect(imports.filter((from) => from !== 'kaispeicher/seam.js')).toEqual([]);
    },
  );

  test('the seam leads to the cards', () => {
    expect(source('kaispeicher/seam.ts')).toContain("from './cards/coffee-break.js'");
    expect(ids).toContain('coffee-break');
  });
});

describe('numbers that play raises stay within what is read back', () => {
  const far = 1_000_000;
  const seats = [{ cards: ['tea-house', 'dressmaker'] }, {}, {}, {}];

  test('coins and points', () => {
    const position = { phase: 'loading', cubes: {}, quay: ['tea', 'fabric'] } as const;
    const state = { ...table(seats, position), coins: [far, 5, 5, far], points: [far, 0, 0, -far] };
    expect(parseState(state).ok).toBe(true);
    let next: SpeicherstadtState = state;
    for (const [good, card] of [['tea', 'tea-house'] as const, ['fabric', 'dressmaker'] as const])
      next = apply(next, { type: 'load', player: 0, good, card });
    for (const player of [0, 1, 2, 3]) next = apply(next, { type: 'done', player });
    expect([next.coins[0], next.points[0], next.coins[1]]).toEqual([far, far, 8]);
    expect(parseState(copy(next)).ok).toBe(true);
    expect(wrong(next, (s) => s['coins'].splice(0, 1, far + 1))).toEqual(['coins.0: range']);
  });

  test('rounds: each uses up a card or more', () => {
    const state = table(seats, { phase: 'loading', pile: [] });
    const left = 80;
    expect(wrong(state, (s) => Object.assign(s, { round: 24_000 - left }))).toEqual([]);
    expect(wrong(state, (s) => Object.assign(s, { round: 24_001 - left }))).toEqual(['round: range']);
  });
});

describe('positions from outside', () => {
  const seats = [{}, {}];

  test.each(['constructor', '__proto__', 'prototype', 'nothing'])('cubes on a card called %s', (name) => {
    const position = JSON.parse(`{"seats":[{},{}],"cubes":{"${name}":["tea"]}}`) as object;
    expect(wrongPosition(position)).toEqual([`cubes.${name}: card`]);
  });

  test('cubes that are none', () => {
    for (const goods of ['tea', new Array(57).fill('tea'), null, {}])
      expect(wrongPosition({ seats, cubes: { 'ship#1': goods } })).toEqual(['cubes.ship#1: list']);
    expect(wrongPosition({ seats, cubes: { 'ship#1': ['tee'] } })).toEqual(['cubes.ship#1.0: one-of']);
  });

  test('a long list is one issue', () => {
    const long = new Array<number>(100_000).fill(1);
    for (const key of ['row', 'columns', 'pile', 'upper', 'reserved', 'quay', 'bought', 'seats'])
      expect(wrongPosition({ seats, [key]: long })).toEqual([`${key}: list`]);
    const many = Object.fromEntries(long.map((_, at) => [`card ${at}`, []]));
    expect(wrongPosition({ seats, cubes: many })).toEqual(['cubes: rule']);
  });

  test('an issue says where it is in the position', () => {
    expect(wrongPosition({ seats: [{ cards: ['bank', 'bank'] }, {}] })).toEqual(['seats.0.cards.1: card']);
    expect(wrongPosition({ seats, cubes: { 'ship#1': ['tea'] } })).toEqual(['cubes.ship#1: load']);
    expect(wrongPosition({ seats, row: ['bank'], columns: [[0, 0, 0, 0]] })).toEqual(['columns.0.3: workers']);
  });
});

test.each([null, [], 3, 'x'])('a move or an outcome is an object, not %j', (input) => {
  for (const parse of [speicherstadt.parseMove, speicherstadt.parseChance]) {
    const read = parse(input);
    expect(read.ok ? [] : read.error.map(({ code }) => code)).toEqual(['object']);
  }
});

describe('a contract may ask for a kind twice', () => {
  const manifest = copy(MANIFEST) as Manifest;
  const contracts = manifest.base.find(({ id }) => id === 'contract')?.cards as unknown as Loose[];
  (contracts[0] as Loose)['goods'] = ['tea', 'tea', 'coffee'];
  const state = fromPosition({
    manifest,
    seats: [{ cards: ['ship#1', 'c-A-s'] }, {}, {}, {}],
    phase: 'loading',
    cubes: { 'ship#1': ['tea', 'tea', 'tea'] },
  });
  const tea = { type: 'load', player: 0, good: 'tea', card: 'c-A-s' } as const;

  test('and takes as many cubes, and no more', () => {
    const full = apply(apply(state, tea), tea);
    expect(loadOn(full, 'c-A-s')).toBe(0o20);
    expect(check(full, tea)).toEqual({ code: 'no-space', good: 'tea', card: 'c-A-s' });
    const item = score(full).sides[0]?.items.find(({ category }) => category === 'contract');
    expect(item).toEqual({ category: 'contract', points: 0, card: 'c-A-s', filled: 2, spaces: 3 });
  });

  test('and is refused with more cubes of a kind than it asks for', () => {
    const full = apply(apply(state, tea), tea);
    const at = cardsOf(full.options).findIndex(({ id }) => id === 'c-A-s');
    expect(wrong(full, (s) => s['loads'].splice(at, 1, 0o30))).toEqual([`loads.${at}: load`]);
  });
});

describe('what a reader of the terminal sees', () => {
  test('gray workers at home, Break cards, who has bought, and who places no more', () => {
    const cards = ['storekeeper', 'coffee-break'];
    const state = table([{ cards }], { row: ['bank'], columns: [[5]], player: 0 });
    const text = format(state);
    expect(text).toContain('4 workers at home');
    expect(text).toContain('1 gray at home');
    expect(text).toContain('2 Break cards');
    expect(format({ ...state, stopped: 0b10 })).toContain('market hall: empty, places no more');
    expect(format(table([{ cards }], { phase: 'loading', bought: [2] }))).toMatch(/player 2: .*, has bought\n/);
  });

  test('the fire that somebody is asked about, and those to come', () => {
    const seats = [{ cards: ['fireman#4', 'squad-leader'] }];
    const state = turnUp(table(seats, { phase: 'supply', pile: ['fire-1', 'theater'] }), 'fire-1');
    expect(format(state)).toContain(
      '1st Fire for 1 point: strength 2, 0, 0, 0; player 0 gains 1, players 1, 2 and 3 lose 1; 0 settled',
    );
    expect(format(state)).toContain('cards in the pile, 3 fires among them');
  });
});

test('a cube is seen to go to the card that takes it, though it lies in the stock then', () => {
  const moved = (of: SpeicherstadtState, given: SpeicherstadtMove): readonly object[] =>
    speicherstadt.step(of, given).events.filter(({ type }) => type === 'cube-moved');
  const cards = ['ship#1', 'auction-hall', 'tea-trader', 'tea-house'];
  const state = table([{ cards }], { phase: 'loading', cubes: { 'ship#1': ['tea'] }, stock: { tea: 1 } });
  const event = { type: 'cube-moved', good: 'tea', player: 0 };
  for (const to of ['tea-trader', 'tea-house']) {
    expect(moved(state, load('tea', to))).toEqual([{ ...event, from: 'ship#1', to }]);
    expect(following(state, load('tea', to)).stock[1]).toBe(2);
  }
  expect(moved(state, { type: 'auction', player: 0, good: 'tea', card: 'tea-trader' })).toEqual([
    { ...event, from: 'stock', to: 'tea-trader' },
  ]);
});

describe('a position', () => {
  test('has the round that the cards turned up so far make, and no other', () => {
    const seats = [{}, {}, {}, {}];
    const roundOf = (position: object): number => {
      const given = { seats, ...position } as SpeicherstadtPosition;
      const { round } = fromPosition(given);
      for (const other of [1, round - 1, round + 1, 999])
        if (other !== round && other > 0) expect(wrongPosition({ ...given, round: other })).toEqual(['round: round']);
      expect(fromPosition({ ...given, round })).toEqual(fromPosition(given));
      return round;
    };
    expect(roundOf({})).toBe(1);
    expect(roundOf({ row: ['carpet-trader'] })).toBe(1);
    // With Kaispeicher 24 winter cards, ten a round: the first spring cards are in the third. Without it 12 + 10, five a round.
    expect(roundOf({ row: ['light-house'], kaispeicher: true })).toBe(3);
    expect(roundOf({ row: ['warehouse'], pile: ['ship#1', 'fireman#4', 'fire-1'] })).toBe(5);
    // Cards that were bought were turned up as well, and so were those of the seasons before.
    expect(roundOf({ seats: [{ cards: ['michel', 'port'] }, {}, {}, {}] })).toBe(8);
    // 24 cards, and none of them lies there any more: five rounds are over, the last one short, and the sixth begins.
    expect(roundOf({ phase: 'supply', pile: ['fire-1'] })).toBe(6);
    expect(roundOf({ phase: 'supply', pile: ['fire-1'], row: ['warehouse', 'fireman#4'] })).toBe(6);
    expect(roundOf({ phase: 'supply', pile: ['fire-1'], row: ['warehouse', 'fireman#4', 'c-B-s', 'c-B-m'] })).toBe(5);
    expect(roundOf({ phase: 'over' })).toBe(11);
  });

  test('has the start marker with seat 0, unless it says who began', () => {
    const later = { seats: [{}, {}, {}, {}], row: ['michel'] };
    expect(fromPosition(later)).toMatchObject({ player: 0, round: 8, options: { firstPlayer: 1 } });
    expect(fromPosition({ ...later, firstPlayer: 0 })).toMatchObject({ player: 3, round: 8 });
  });

  test('says who has stopped, and nobody with a worker to place has', () => {
    const seats = [{}, { cards: ['storekeeper'] }, {}, {}];
    const columns = [
      [0, 1, 2, 3],
      [0, 1, 2, 3],
      [0, 1, 2, 3],
      [1, 2, 3],
    ];
    const row = ['bank', 'warehouse', 'port', 'michel'];
    const state = table(seats, { row, columns, stopped: [1] });
    expect([state.stopped, state.player, legalMoves(state).every(({ player }) => player === 0)]).toEqual([2, 0, true]);
    expect(following(state, { type: 'place', player: 0, column: 0, gray: false }).phase).toBe('purchase');
    expect(wrongPosition({ kaispeicher: true, seats, row, columns, stopped: [0] })).toEqual(['stopped: phase']);
    expect(wrongPosition({ kaispeicher: true, seats, row, columns, stopped: [4] })).toEqual(['stopped.0: seat']);
  });

  test('has a Truck in use', () => {
    const given = {
      kaispeicher: true,
      seats: [{ cards: ['truck', 'c-A-s'] }, {}, {}, {}],
      phase: 'loading',
      truck: { player: 0, goods: ['tea'] },
    } as const;
    const state = fromPosition(given);
    // The same as after the move.
    const before = fromPosition({ ...given, truck: null, cubes: { 'c-A-s': ['tea'] } });
    const taken = apply(before, { type: 'truck-take', player: 0, good: 'tea', card: 'c-A-s' });
    expect(state).toEqual(taken);
    expect(legalMoves(state)).toEqual([{ type: 'truck-put', player: 0, good: 'tea', card: 'c-A-s' }]);
    expect(wrongPosition({ ...given, truck: { player: 1, goods: ['tea'] } })).toEqual(['truck: truck']);
    expect(wrongPosition({ ...given, truck: { player: 0, goods: [] } })).toEqual(['truck: truck']);
    expect(wrongPosition({ ...given, truck: { player: 0, goods: ['rubber'] } })).toEqual(['truck.goods: truck']);
    expect(wrongPosition({ ...given, truck: { player: 4, goods: ['tea'] } })).toEqual(['truck.player: seat']);
  });
});

test('an empty ship below the card laid last is refused while the bag has cubes', () => {
  let state = init({ players: 4, kaispeicher: true, chance: 'manual' });
  const random = createRandom('ships');
  let found = 0;
  for (let i = 0; i < 400 && turn(state).kind !== 'over'; i++) {
    const [ship] = state.row
      .concat(state.upper)
      .slice(0, -1)
      .filter((number) => state.loads[number] !== 0);
    if (state.phase === 'supply' && ship !== undefined) {
      const emptied = (changed: Loose): void => {
        for (const [kind, cubes] of changed['bag'].entries())
          changed['bag'][kind] = cubes + (Math.floor(changed['loads'][ship] / 8 ** kind) % 8);
        changed['loads'][ship] = 0;
      };
      expect(parseState(state).ok).toBe(true);
      expect(wrong(state, emptied)).toContain(`loads.${ship}: phase`);
      found++;
    }
    const due = turn(state);
    state = apply(
      state,
      due.kind === 'decision' ? pickMove(state, due.players[0] as number, random) : pickOutcome(chance(state), random),
    );
  }
  expect(found).toBeGreaterThan(3);
});
