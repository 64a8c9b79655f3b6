import { describe, expect, test } from 'vitest';
import { createRandom } from '../../src/index.js';
import {
  apply,
  cellAt,
  explain,
  format,
  fromPosition,
  init,
  type KontorEvent,
  type KontorMove,
  type KontorPosition,
  type KontorState,
  key,
  kontor,
  legalMoves,
  MANIFEST,
  parsePosition,
  parseState,
  step,
  turn,
  view,
} from '../../src/kontor/index.js';
import { codeOf, dealAny, due, issuesOf, placeAt, reveal, sailTo, told, why } from './table.js';

/* Faults that were found and mended. */

const isAccepted = (state: KontorState): boolean => parseState(JSON.parse(JSON.stringify(state))).ok;

const warehouses = (events: readonly KontorEvent[]): readonly KontorEvent[] =>
  events.filter(({ type }) => type.startsWith('warehouses'));

test('a move or an outcome with a field too many is none', () => {
  // apply would take it, and the record of the game could not be read again.
  const state = kontor.init({ players: 2, chance: 'manual' });
  const [first] = kontor.chance(state);
  expect(kontor.check(state, { ...first?.outcome, more: 1 } as never)).toEqual({ code: 'no-such-outcome' });
  const seeded = kontor.init({ players: 2, seed: 7 });
  const [move] = legalMoves(seeded);
  expect(kontor.check(seeded, { ...move, more: 1 } as never)).toEqual({ code: 'no-such-move' });
  expect(kontor.check(seeded, move as never)).toBe(null);
});

describe('parseState accepts', () => {
  test('a gap that was the only card of the outermost column', () => {
    const state = fromPosition({
      ruleset: 'advanced',
      cells: [
        [1, 2, 'water'],
        [1, 3, 3],
      ],
      shown: [null, 53],
    });
    const sailed = apply(state, sailTo(1, [1, 2], [1, 3]));
    expect(sailed.extent[3]).toBe(3);
    expect(isAccepted(sailed)).toBe(true);
  });

  test('a seat that is not asked for a bribe while a card has yet to be turned up', () => {
    const state = fromPosition({
      scenario: 'baksheesh',
      cells: [[1, 1, 32]],
      coins: [3, 0],
      shown: [null, 36],
      hands: [[29], [13]],
      last: 1,
    });
    const [first] = legalMoves(state);
    const next = apply(state, first as KontorMove);
    expect(next).toMatchObject({ phase: 'bribe', choices: [null, 0] });
    expect(turn(next).kind).toBe('chance');
    expect(isAccepted(next)).toBe(true);
  });
});

describe('Special Cards', () => {
  const state = fromPosition({ scenario: 'special-cards', cells: [] });

  test('an order tells what was secret until then', () => {
    const asked = apply(state, { type: 'buy', player: 0, count: 1 });
    const { events } = step(asked, { type: 'buy', player: 1, count: 0 });
    expect(events).toContainEqual({ type: 'cards-ordered', player: 0, asked: 1, granted: 1 });
    expect(kontor.info.reveals).toContain('cards-ordered');
  });

  test('orders of nothing are told as well: that nobody asked for any was a secret, too', () => {
    const asked = apply(state, { type: 'buy', player: 0, count: 0 });
    const { events } = step(asked, { type: 'buy', player: 1, count: 0 });
    expect(events.filter(({ type }) => type === 'cards-ordered')).toEqual([
      { type: 'cards-ordered', player: 0, asked: 0, granted: 0 },
      { type: 'cards-ordered', player: 1, asked: 0, granted: 0 },
    ]);
  });

  test('after an order has been dealt nobody is owed a card by the same object as before, in stored states too', () => {
    const seeded = fromPosition({ scenario: 'special-cards', cells: [], seed: 1 });
    for (const before of [seeded, JSON.parse(JSON.stringify(seeded)) as KontorState]) {
      const read = parseState(before);
      const from = read.ok ? read.value : seeded;
      const asked = apply(from, { type: 'buy', player: 0, count: 1 });
      const next = apply(asked, { type: 'buy', player: 1, count: 0 });
      expect(next.phase).toBe('choose');
      expect(next.hands[0]).toHaveLength(6);
      expect(next.owed).toBe(from.owed);
    }
  });

  test('orders of nothing keep coins and owed cards the same objects', () => {
    const asked = apply(state, { type: 'buy', player: 0, count: 0 });
    const next = apply(asked, { type: 'buy', player: 1, count: 0 });
    expect(next.phase).toBe('choose');
    expect(next.coins).toBe(state.coins);
    expect(next.owed).toBe(state.owed);
  });
});

test('that a round begins tells what was hidden: not all hands were dead', () => {
  // Two spaces are left: (2, 2), and (4, 4) between cranes of both. Red lays its last Water card on the first.
  const rows = [0, 1, 2, 3, 4];
  const cells = rows.flatMap((row) => rows.map((column) => [row, column] as const));
  const cardAt = (row: number, column: number): number | 'water' =>
    new Map([
      ['3,4', 51],
      ['4,3', 52],
      ['2,4', 11],
    ]).get(`${row},${column}`) ?? 'water';
  const withHand = (black: readonly number[]): KontorState =>
    fromPosition({
      scenario: 'gullivers-travels',
      cells: cells
        .filter(([row, column]) => !['0,0', '2,2', '4,4'].includes(`${row},${column}`))
        .map(([row, column]) => [row, column, cardAt(row, column)] as const),
      last: 1,
      hands: [[7, 15, 19], black],
      shown: [86, null],
      waterTop: null,
      waterHidden: 0,
      dockTops: [null, null],
      dockHidden: [0, 0],
    });
  // 12 is a crane that a ship goes with.
  const [dead, alive] = [withHand([8, 16, 20]), withHand([12, 16, 20])];
  expect(key(view(dead, 0))).toBe(key(view(alive, 0)));
  const [move] = legalMoves(dead, 0);
  const ends = [dead, alive].map((state) => step(state, move as KontorMove).events.at(-1)?.type);
  expect(ends).toEqual(['game-over', 'round-started']);
  for (const type of ends) expect(kontor.info.reveals).toContain(type);
});

test('a position may say of every seat that it has not chosen, whatever is due', () => {
  const position: KontorPosition = { cells: [], shown: [29, null] };
  expect(parsePosition({ ...position, chosen: [null, null] }).ok).toBe(true);
  expect(key(fromPosition({ ...position, chosen: [null, null] }))).toBe(key(fromPosition(position)));
  expect(issuesOf({ ...position, chosen: ['pass', null] })).toContain('chosen: phase');
});

describe('Warehouses', () => {
  test('of a removed center move once', () => {
    const state = fromPosition({
      ruleset: 'advanced',
      cells: [
        [1, 1, 3],
        [2, 1, 29],
        [1, 2, 'water'],
      ],
      shown: [null, 53],
    });
    expect(warehouses(step(state, sailTo(1, [1, 2], [1, 1])).events)).toEqual([
      { type: 'warehouses-moved', side: 0, from: cellAt(1, 1), to: cellAt(2, 1) },
      { type: 'warehouses-changed', side: 0, cell: cellAt(2, 1), goods: { wine: 0, spice: 0, tea: 1 } },
    ]);
  });

  test('do not move from a center that stays one when its zone splits', () => {
    const state = fromPosition({
      ruleset: 'advanced',
      cells: [
        [1, 1, 29],
        [2, 1, 3],
        [3, 1, 31],
        [2, 2, 'water'],
      ],
      shown: [null, 53],
    });
    const sailed = apply(state, sailTo(1, [2, 2], [2, 1]));
    const { events } = step(sailed, { type: 'place', player: 1, cell: cellAt(2, 1) });
    expect(warehouses(events)).toEqual([
      { type: 'warehouses-changed', side: 0, cell: cellAt(1, 1), goods: { wine: 0, spice: 0, tea: 1 } },
      { type: 'warehouses-changed', side: 0, cell: cellAt(3, 1), goods: { wine: 1, spice: 0, tea: 0 } },
    ]);
  });
});

describe('parseState refuses', () => {
  type Draft = { -readonly [K in keyof KontorState]: KontorState[K] };
  const refusals = (state: KontorState, changes: Partial<Draft>): readonly string[] => {
    expect(isAccepted(state)).toBe(true);
    return told(parseState(JSON.parse(JSON.stringify({ ...state, ...changes }))));
  };
  const acting = fromPosition({ cells: [], shown: [29, 36] });
  const choosing = fromPosition({ cells: [] });
  const stalled = reveal(fromPosition({ cells: [], idle: 9 }), null, null);
  const poor = fromPosition({ scenario: 'poverty', cells: [] });
  const bankrupt = fromPosition({ scenario: 'poverty', cells: [], coins: [0, 6] });
  const owing = reveal(
    fromPosition({
      scenario: 'poverty',
      rulings: { bankruptcy: 'cannotPay' },
      cells: [],
      coins: [0, 6],
      hands: [[31], [30]],
    }),
    31,
    30,
  );

  test.each<[string, KontorState, Partial<Draft>, string]>([
    ['spaces gained before a card is laid', acting, { gained: 1 }, 'gained: phase'],
    ['spaces lost without bribes', acting, { gained: -1 }, 'gained: phase'],
    ['spaces lost between rounds', choosing, { gained: -1 }, 'gained: phase'],
    ['spaces gained in a stalled round', stalled, { gained: 1 }, 'gained: phase'],
    ['a full board that is not', choosing, { phase: 'over', reason: 'board-full' }, 'reason: phase'],
    ['a stall after few rounds', choosing, { phase: 'over', reason: 'stalled' }, 'reason: phase'],
    ['another reason after ten rounds', stalled, { reason: 'dead' }, 'reason: phase'],
    ['a bankruptcy of nobody', poor, { phase: 'over', reason: 'bankrupt', winner: 0 }, 'reason: phase'],
    ['a bankruptcy of both', bankrupt, { reason: 'both-bankrupt', winner: null }, 'reason: phase'],
    ['the bankrupt side as the winner', bankrupt, { winner: 0 }, 'reason: phase'],
    ['a bankrupt seat in a game that goes on', poor, { coins: [0, 6] }, 'coins: phase'],
    ['a tax that could be paid', owing, { coins: [1, 5] }, 'reason: phase'],
  ])('%s', (_, state, changes, issue) => {
    expect(refusals(state, changes)).toContain(issue);
  });

  test('the harbor card elsewhere', () => {
    const state = fromPosition({
      players: 4,
      cells: [
        [0, 1, 60],
        [0, 1, 90],
      ],
    });
    const board = state.board.map((card) => (card === 0 ? 60 : card));
    expect(refusals(state, { board, covered: [0] })).toContain(`board.${cellAt(0, 0)}: harbor`);
  });

  test('no bankruptcy that the rules reached', () => {
    expect(bankrupt).toMatchObject({ phase: 'over', reason: 'bankrupt', winner: 1 });
    expect(owing).toMatchObject({ phase: 'over', reason: 'bankrupt', winner: 1 });
    const paid = fromPosition({ scenario: 'poverty', cells: [], rulings: { bankruptcy: 'cannotPay' }, coins: [0, 6] });
    expect(isAccepted(paid)).toBe(true);
  });
});

describe('positions that cannot come about are refused', () => {
  test.each<[string, KontorPosition, string]>([
    ['a card apart', { cells: [[3, 3, 29]] }, 'cells.0: no-contact'],
    ['Water inside the ring', { scenario: 'great-island', cells: [[1, 1, 'water']] }, 'cells.0: inner-zone'],
    [
      'a Dock card without Water',
      {
        scenario: 'water-game',
        cells: [
          [1, 1, 29],
          [1, 2, 31],
          [2, 2, 3],
        ],
      },
      'cells.2: no-water-beside',
    ],
    ['a removed card in the base game', { cells: [], under: [[3], []] }, 'under.0.0: not-removable'],
    [
      'a removed card without the ship symbol',
      { ruleset: 'advanced', cells: [], under: [[3, 29], []] },
      'under.0.1: not-removable',
    ],
    ['a bribe for a crane', { scenario: 'baksheesh', cells: [], under: [[], [10]] }, 'under.1.0: not-removable'],
  ])('%s', (_, position, issue) => {
    expect(issuesOf(position)).toEqual([issue]);
  });

  test('but not those that can', () => {
    expect(parsePosition({ scenario: 'baksheesh', cells: [[3, 3, 29]], under: [[31], []] }).ok).toBe(true);
    expect(parsePosition({ scenario: 'gullivers-travels', cells: [] }).ok).toBe(true);
    expect(parsePosition({ ruleset: 'advanced', cells: [], under: [[3, 51], [4]] }).ok).toBe(true);
    expect(parsePosition({ scenario: 'great-island', cells: [[1, 1, 29]] }).ok).toBe(true);
  });
});

describe('Baksheesh ends though cards are bought off the table and laid again', () => {
  const start = fromPosition({
    scenario: 'baksheesh',
    cells: [[1, 1, 32]],
    hands: [[29], [20]],
    dockTops: [null, null],
    waterTop: null,
    last: 1,
    seed: 1,
  });

  /** Red buys whatever lies there, nobody lays a card; then black lays the other one and draws the first. */
  const goRound = (state: KontorState): KontorState => {
    let now = state;
    const isBuying = now.phase === 'bribe';
    while (now.phase === 'bribe') now = dealAny(apply(now, legalMoves(now)[0] as KontorMove));
    if (now.phase !== 'choose') return now;
    now = reveal(now, null, isBuying ? null : ((now.hands[1] as readonly number[])[0] ?? null));
    return now.phase === 'act' ? dealAny(apply(now, legalMoves(now)[0] as KontorMove)) : now;
  };

  test('after ten rounds without more covered spaces than ever before', () => {
    expect(start).toMatchObject({ phase: 'bribe', gained: 0, idle: 0 });
    let state = start;
    for (let round = 1; round < 10; round++) {
      state = goRound(state);
      expect(state).toMatchObject({ idle: round, reason: null });
      expect(isAccepted(state)).toBe(true);
    }
    expect(goRound(state)).toMatchObject({ phase: 'over', reason: 'stalled', idle: 10 });
  });

  test('what was bought off is made up for first', () => {
    const bought = dealAny(apply(start, { type: 'bribe', player: 0, cell: cellAt(1, 1) }));
    expect(bought.gained).toBe(-1);
    const passed = reveal(bought, null, null);
    expect(passed).toMatchObject({ gained: -1, idle: 1 });
    const laid = apply(reveal(passed, null, 20), placeAt(1, [1, 1]));
    expect(laid).toMatchObject({ gained: 0, idle: 2 });
    const cell = [1, 2] as const;
    let more = dealAny(laid);
    while (more.phase === 'bribe') more = apply(more, { type: 'bribe', player: due(more)[0] as number, cell: null });
    more = dealAny(apply(reveal(more, 29, null), placeAt(0, cell)));
    expect(more).toMatchObject({ gained: 0, idle: 0 });
  });

  test('as in other games, any round that covers another space begins the count anew', () => {
    const state = fromPosition({ cells: [], idle: 9, hands: [[29], []] });
    expect(apply(reveal(state, 29, null), placeAt(0, [1, 1]))).toMatchObject({ idle: 0, gained: 0 });
  });
});

describe('options', () => {
  test('a manifest equal to the built-in one is none', () => {
    expect(init({ players: 2, seed: 1, manifest: structuredClone(MANIFEST) }).options.manifest).toBeNull();
    const reversed = { ...MANIFEST, red: [...MANIFEST.red].reverse() };
    expect(init({ players: 2, seed: 1, manifest: reversed }).options.manifest).toBeNull();
  });

  test('equal manifests make equal games, whatever the order of keys and cards', () => {
    const red = MANIFEST.red.map((card, i) => (i === 3 ? { ...card, symbol: 'ship' as const } : card));
    const turned = red.map(({ number, kind, goods, symbol }) => ({
      symbol,
      goods: [...goods].reverse(),
      kind,
      number,
    }));
    const one = init({ players: 2, seed: 1, manifest: { ...MANIFEST, red } });
    const other = init({
      players: 2,
      seed: 1,
      manifest: { red: turned.reverse(), special: MANIFEST.special, black: MANIFEST.black, water: MANIFEST.water },
    });
    expect(key(other)).toBe(key(one));
    const stored = {
      ...one,
      options: {
        ...one.options,
        manifest: { ...one.options.manifest, red: red.map(({ symbol, ...card }) => ({ symbol, ...card })) },
      },
    };
    const parsed = parseState(JSON.parse(JSON.stringify(stored)));
    expect(parsed.ok && key(parsed.value)).toBe(key(one));
  });

  test('what a manifest gives with toJSON does not matter', () => {
    const goods = Object.assign(['tea' as const], { toJSON: () => ['gold'] });
    const red = MANIFEST.red.map((card, i) => (i === 1 ? { ...card, goods } : card));
    expect(init({ players: 2, seed: 1, manifest: { ...MANIFEST, red } }).options.manifest?.red[1]?.goods).toEqual([
      'tea',
    ]);
  });

  test('resolved ones make the same game again where the scenario says how many coins there are', () => {
    for (const scenario of ['baksheesh', 'gullivers-travels', 'poverty'] as const) {
      const state = init({ players: 2, scenario, seed: 1 });
      expect(state).toMatchObject({ coins: [3, 3], options: { startingCoins: null } });
      expect(init({ ...state.options, seed: 1 })).toEqual(state);
    }
  });
});

test('a space far from all cards is beyond the edge only if the board cannot grow there', () => {
  const state = fromPosition({ cells: [], shown: [29, null] });
  expect(codeOf(state, placeAt(0, [3, 1]))).toBe('no-contact');
  expect(why(state, placeAt(0, [4, 0]))).toEqual({ code: 'edge', cell: cellAt(4, 0), limits: [-3, 3, -3, 3] });
  const small = fromPosition({ scenario: 'always-go-small', cells: [], shown: [29, null] });
  expect(codeOf(small, placeAt(0, [4, 1]))).toBe('no-contact');
  expect(why(small, placeAt(0, [6, 1]))).toEqual({ code: 'edge', cell: cellAt(6, 1), limits: [-5, 5, -5, 5] });
});

test('a pile without an open card is empty, and its other cards are out of the game', () => {
  const state = fromPosition({ cells: [], hands: [[], [60]], waterTop: null, shown: [29, null], seed: 1 });
  expect(state.water).toEqual({ top: null, hidden: 0, under: [] });
  const laid = apply(state, placeAt(0, [1, 1]));
  const after = apply(reveal(laid, null, 60), placeAt(1, [1, 2]));
  expect(after.hands[1]).toEqual([]);
  expect(after.pools[0]).toEqual(state.pools[0]);
});

describe('parseState refuses what fromPosition refuses', () => {
  const refusals = (state: KontorState, changes: object): readonly string[] => {
    return told(parseState(JSON.parse(JSON.stringify({ ...state, ...changes }))));
  };
  const moved = (state: KontorState, from: number, to: number): object => {
    const board = [...state.board];
    [board[from], board[to]] = [board[to] as number, board[from] as number];
    return { board, laid: state.laid.map((cell) => (cell === from ? to : cell)) };
  };

  test('a card apart, but not in Baksheesh', () => {
    const cells = [[1, 1, 29]] as const;
    const [from, to] = [cellAt(1, 1), cellAt(2, 2)];
    const state = fromPosition({ cells });
    expect(refusals(state, moved(state, from, to))).toContain(`board.${to}: no-contact`);
    const bribable = fromPosition({ scenario: 'baksheesh', cells });
    expect(refusals(bribable, moved(bribable, from, to))).toEqual([]);
  });

  test('Water inside the ring', () => {
    const state = fromPosition({ scenario: 'great-island', cells: [[-1, 0, 60]] });
    const changes = { ...moved(state, cellAt(-1, 0), cellAt(1, 1)), extent: [0, 4, -2, 2] };
    expect(refusals(state, changes)).toContain(`board.${cellAt(1, 1)}: inner-zone`);
  });

  test('a card under a pile that nothing can have removed', () => {
    const state = fromPosition({ ruleset: 'advanced', cells: [], under: [[3], []] });
    const [pile, other] = state.docks;
    const pools = state.pools.map((cards) => cards.filter((card) => card !== 29).concat(cards.includes(29) ? [3] : []));
    const docks = [{ ...pile, under: [29] }, other];
    expect(refusals(state, { docks, pools: pools.map((cards) => cards.sort((a, b) => a - b)) })).toContain(
      'docks.0.under.0: not-removable',
    );
  });
});

describe('ends by hand', () => {
  test('a pass that takes the last coin of the treasury shows who is bankrupt', () => {
    const start = fromPosition({ scenario: 'poverty', cells: [], coins: [5, 0], hands: [[35], [36]] });
    expect(reveal(start, null, 36)).toMatchObject({ phase: 'over', reason: 'bankrupt', winner: 0, coins: [6, 0] });
  });

  test('a possible purchase keeps a game alive in which nobody can lay a card', () => {
    const empty = { hands: [[], []], waterTop: null, dockTops: [null, null], cells: [] } as const;
    expect(fromPosition({ ...empty, scenario: 'special-cards' }).phase).toBe('buy');
    expect(fromPosition({ ...empty, scenario: 'baksheesh', cells: [[1, 1, 32]], last: 1 }).phase).toBe('bribe');
    expect(fromPosition({ ...empty, scenario: 'baksheesh', cells: [[1, 1, 32]] })).toMatchObject({ reason: 'dead' });
  });
});

describe('the harbor in a terminal', () => {
  test('shows the ship where it begins, and on another Water card', () => {
    expect(format(fromPosition({ ruleset: 'advanced', cells: [] }))).toContain('~0<');
    expect(format(fromPosition({ cells: [] }))).not.toContain('~0<');
    const moved = fromPosition({ ruleset: 'advanced', cells: [[0, 1, 53]], ship: [0, 1] });
    expect(format(moved)).toContain('~53^<');
  });

  test('shows numbers of three digits with their signs', () => {
    const red = MANIFEST.red.map((card) => (card.number === 3 ? { ...card, number: 903 } : card));
    expect(format(fromPosition({ manifest: { ...MANIFEST, red }, cells: [[1, 1, 903]] }))).toContain('r903wst^');
  });

  test('shows all spaces that can be reached, and none beyond', () => {
    const rows = (text: string): string[] =>
      text.split('\n').flatMap((line) => /^ {1,3}(-?\d+) /.exec(line)?.[1] ?? []);
    const first = format(fromPosition({ cells: [] }));
    expect(rows(first)).toEqual(['-3', '-2', '-1', '0', '1', '2', '3']);
    const canal = format(fromPosition({ scenario: 'grand-canal', cells: [] }));
    expect(rows(canal)).toEqual(['-2', '-1', '0', '1']);
    expect(canal.split('\n')[0]?.trim().split(/ +/)).toEqual(Array.from({ length: 12 }, (_, i) => String(i - 5)));
  });

  test('shows what is chosen to those who may know', () => {
    const state = fromPosition({ cells: [], hands: [[29], [30]], chosen: [29, null] });
    expect(format(view(state, 0))).toContain('has chosen 29');
    expect(format(view(state, 1))).toMatch(/hand 1 Dock hidden.*; has chosen$/m);
  });
});

test('Warehouses of a center under a Flood move before they change', () => {
  const state = fromPosition({
    scenario: 'special-cards',
    cells: [
      [1, 1, 20],
      [1, 2, 18],
    ],
    shown: [88, null],
  });
  const { events } = step(state, { type: 'place', player: 0, cell: cellAt(1, 1) });
  expect(events.slice(1, 3)).toEqual([
    { type: 'warehouses-moved', side: 1, from: cellAt(1, 1), to: cellAt(1, 2) },
    { type: 'warehouses-changed', side: 1, cell: cellAt(1, 2), goods: { wine: 0, spice: 0, tea: 1 } },
  ]);
});

test('the harbor card has a name', () => {
  expect(explain({ code: 'occupied', cell: cellAt(0, 0), card: 0 })).toBe('The harbor card lies at (0, 0).');
});

test('a hole in the list of a manifest is a missing card', () => {
  const red = MANIFEST.red.slice();
  delete red[3];
  const parsed = kontor.parseOptions({ players: 2, seed: 1, manifest: { ...MANIFEST, red } });
  expect(!parsed.ok && parsed.error[0]).toEqual({
    path: ['manifest', 'red', 3],
    code: 'object',
    expected: 'an object',
  });
});

test('a seeded state that waits for a card is refused: a seeded game deals by itself', () => {
  const { random } = init({ players: 2, seed: 1 });
  const waiting = init({ players: 2, chance: 'manual' });
  expect(turn(waiting).kind).toBe('chance');
  expect(parseState(waiting).ok).toBe(true);
  const read = parseState({ ...waiting, random });
  expect(read.ok || read.error.map(({ path, code }) => [path, code])).toEqual([[['random'], 'chance-due']]);
});

test('hands may be short beside piles that last, as a position may give them: whatever follows is accepted', () => {
  const deadEnd = fromPosition({ cells: [[1, 1, 29]], hands: [[], []] });
  expect([deadEnd.phase, deadEnd.reason, isAccepted(deadEnd)]).toEqual(['over', 'dead', true]);
  for (let seed = 0; seed < 20; seed++) {
    let state = fromPosition({ cells: [], hands: [[], [2]], seed });
    const random = createRandom(seed);
    for (let due = turn(state); due.kind === 'decision'; due = turn(state)) {
      state = apply(state, kontor.pickMove(state, due.players[0] as number, random));
      expect(isAccepted(state)).toBe(true);
    }
  }
});
