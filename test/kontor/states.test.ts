import { describe, expect, test } from 'vitest';
import {
  apply,
  cardCertainty,
  cellAt,
  fromPosition,
  init,
  type KontorMove,
  type KontorPosition,
  type KontorState,
  legalMoves,
  MANIFEST,
  type Manifest,
  movesFrom,
  parseOptions,
  parseState,
} from '../../src/kontor/index.js';
import { issuesOf, reveal, sailTo } from './table.js';

/* Stored states, positions and card values from outside: what is wrong with them, and where. */

type Draft = { -readonly [K in keyof KontorState]: KontorState[K] extends readonly (infer E)[] ? E[] : KontorState[K] };

const base = (): KontorState => fromPosition({ cells: [[1, 1, 36]], hands: [[29], [4]] });
const acting = (): KontorState =>
  fromPosition({ ruleset: 'advanced', cells: [[1, 1, 3]], shown: [null, 53], hands: [[29], [4]] });
const dealing = (): KontorState => init({ players: 2, chance: 'manual' });
const picking = (): KontorState => init({ players: 2, scenario: 'justice', seed: 1 });
const buying = (): KontorState => fromPosition({ scenario: 'special-cards', cells: [] });
const bribing = (): KontorState => fromPosition({ scenario: 'baksheesh', cells: [[1, 1, 36]], last: 0 });
const four = (): KontorState => fromPosition({ players: 4, cells: [[1, 1, 36]] });
const rope = (): KontorState =>
  reveal(
    fromPosition({
      scenario: 'old-rope',
      idle: 9,
      cells: [
        [1, 1, 1],
        [1, 2, 'water'],
        [2, 1, 'water'],
      ],
    }),
    null,
    null,
  );

const WRONG: readonly (readonly [string, () => KontorState, (state: Draft) => void, string])[] = [
  [
    'a scenario that four cannot play',
    four,
    (s) => Object.assign(s.options, { ruleset: null, scenario: 'giant' }),
    'options.players',
  ],
  ['another kind of board', base, (s) => s.board.pop(), 'board.194'],
  ['three seats', base, (s) => s.coins.push(0, 0), 'coins'],
  ['a seat that is not there', base, (s) => Object.assign(s, { last: 3 }), 'last'],
  ['a card twice', base, (s) => Object.assign(s.board, { [cellAt(1, 2)]: 29 }), 'hands.0.0'],
  ['a card that is nowhere', base, (s) => s.covered.push(0), 'covered.0'],
  ['cards out of order', base, (s) => s.pools.splice(0, 1, [...(s.pools[0] ?? [])].reverse()), 'pools.0'],
  ['a card beyond what was reached', base, (s) => swap(s, 60, cellAt(4, 4)), `board.${cellAt(4, 4)}`],
  ['a board that is too large', base, (s) => Object.assign(s, { extent: [-5, 2, -2, 2] }), 'extent'],
  ['a frame wider than the cards', base, (s) => Object.assign(s, { extent: [-2, 2, -2, 3] }), 'extent.2'],
  ['cells of goods that are not told', base, (s) => s.laid.pop(), 'laid'],
  ['a ship in the base game', base, (s) => Object.assign(s, { ship: cellAt(0, 0) }), 'ship'],
  ['a ship on land', acting, (s) => Object.assign(s, { ship: cellAt(1, 1) }), 'ship'],
  ['too many cards in hand', base, (s) => give(s, 0, [15, 17, 19]), 'hands.0'],
  ['an opposing card in hand', base, (s) => give(s, 0, [6]), 'hands.0'],
  ['a secret card that is not in hand', base, (s) => s.secret.splice(0, 1, [29, 31]), 'secret.0.1'],
  ['more hidden Water than there is', base, (s) => Object.assign(s.water, { hidden: 44 }), 'water.hidden'],
  [
    'more hidden Dock cards than there are',
    base,
    (s) => Object.assign(s.docks[1] as object, { hidden: 22 }),
    'docks.1.hidden',
  ],
  ['a known Water card below', base, (s) => Object.assign(s.water, { under: [take(s, 60)] }), 'water'],
  [
    'an opposing card under a pile',
    base,
    (s) => Object.assign(s.docks[0] as object, { under: [take(s, 6)] }),
    'docks.0',
  ],
  [
    'a known card that should be on top',
    base,
    (s) => Object.assign(s.docks[0] as object, { top: null, hidden: 0, under: [take(s, 45), s.docks[0]?.top] }),
    'docks.0',
  ],
  ['all special cards dealt', four, (s) => give(s, 0, s.pools[3]?.slice(0, 1) ?? []), 'hands.0'],
  ['more coins than there are', base, (s) => s.coins.splice(0, 1, 20), 'coins'],
  ['a reason before the end', base, (s) => Object.assign(s, { reason: 'dead' }), 'reason'],
  ['an end without a reason', base, (s) => Object.assign(s, { phase: 'over' }), 'reason'],
  ['a winner without a sudden end', base, (s) => Object.assign(s, { winner: 1 }), 'winner'],
  ['-0 for a side', base, (s) => Object.assign(s, { winner: -0 }), 'winner'],
  ['spaces covered before the round', base, (s) => Object.assign(s, { gained: 1 }), 'gained'],
  ['ten idle rounds', base, (s) => Object.assign(s, { idle: 10 }), 'idle'],
  ['a ship move between rounds', base, (s) => Object.assign(s, { sailed: true }), 'sailed'],
  [
    'a ship moved without the symbol',
    () => fromPosition({ ruleset: 'advanced', cells: [], shown: [29, null] }),
    (s) => Object.assign(s, { sailed: true }),
    'sailed',
  ],
  [
    'a gap away from the ship',
    () => apply(acting(), sailTo(1, [0, 1], [1, 1])),
    (s) => Object.assign(s, { gap: cellAt(1, 2) }),
    'gap',
  ],
  [
    'nothing shown',
    acting,
    (s) => Object.assign(s, { phase: 'act', shown: [null, null], hands: [s.hands[0], [4, 53]] }),
    'shown',
  ],
  ['a card shown between rounds', acting, (s) => Object.assign(s, { phase: 'choose' }), 'shown'],
  ['no tavern to judge', rope, (s) => Object.assign(s, { choices: [1, null] }), 'phase'],
  ['an end that was not judged', rope, (s) => Object.assign(s, { phase: 'over' }), 'choices'],
  ['a veto in another game', base, (s) => Object.assign(s, { phase: 'veto', reason: 'dead' }), 'phase'],
  ['bankruptcy in another game', base, (s) => Object.assign(s, { phase: 'over', reason: 'both-bankrupt' }), 'reason'],
  ['a line that is none', base, (s) => Object.assign(s, { phase: 'over', reason: 'line', winner: 0 }), 'reason'],
  ['cards owed in another game', base, (s) => Object.assign(s, { owed: [0] }), 'owed'],
  ['cards owed to nobody', buying, (s) => Object.assign(s, { phase: 'choose', owed: [2] }), 'owed'],
  ['a choice that is not in hand', base, (s) => s.choices.splice(0, 1, 31), 'choices.0'],
  ['both have chosen', base, (s) => Object.assign(s, { choices: [0, 0] }), 'choices'],
  ['a choice while a card is laid', acting, (s) => Object.assign(s, { choices: [29, null] }), 'choices.0'],
  ['too many special cards asked for', buying, (s) => s.choices.splice(0, 1, 2), 'choices.0'],
  ['a purchase that nobody can make', buying, (s) => Object.assign(s, { coins: [1, 1] }), 'phase'],
  ['a bribe that nobody can pay', bribing, (s) => Object.assign(s, { coins: [0, 0] }), 'phase'],
  ['a bribe in another game', base, (s) => Object.assign(s, { phase: 'bribe' }), 'phase'],
  ['a choice before all cards are dealt', dealing, (s) => s.choices.splice(0, 1, 0), 'choices.0'],
  ['rounds before all cards are dealt', dealing, (s) => Object.assign(s, { last: 1 }), 'phase'],
  ['a Dock card dealt before the Water cards of its hand', dealing, (s) => give(s, 0, [1]), 'hands.0'],
  ['a Water card missing where hands are picked', picking, (s) => giveBack(s, 0), 'hands.0'],
  ['a short pile while cards are dealt', dealing, (s) => Object.assign(s.water, { hidden: 5 }), 'water.hidden'],
  [
    'a short Dock pile while cards are dealt',
    dealing,
    (s) => Object.assign(s.docks[0] as object, { hidden: 5 }),
    'docks.0.hidden',
  ],
  [
    'Water elsewhere while cards are dealt',
    dealing,
    (s) => {
      swap(s, 60, cellAt(0, 1));
      swap(s, 61, cellAt(1, 1));
      Object.assign(s, { extent: [0, 1, 0, 1] });
    },
    `board.${cellAt(1, 1)}`,
  ],
  ['picks in another game', base, (s) => Object.assign(s, { phase: 'pick' }), 'phase'],
  ['a pile before hands are picked', picking, (s) => Object.assign(s.docks[0] as object, { hidden: 15 }), 'docks'],
  [
    'hands that are picked',
    picking,
    (s) => {
      give(s, 0, [3, 5, 7]);
      give(s, 1, [4, 6, 8]);
    },
    'phase',
  ],
  [
    'a full board in play',
    base,
    (s) => {
      for (let r = -2; r <= 3; r++) for (let c = -2; c <= 3; c++) fill(s, cellAt(r, c));
      Object.assign(s, { extent: [-2, 3, -2, 3] });
    },
    'phase',
  ],
];

/** Takes a card out of the unknown ones. */
const take = (state: Draft, card: number): number => {
  state.pools = state.pools.map((pool) => pool.filter((other) => other !== card));
  return card;
};
const swap = (state: Draft, card: number, cell: number): void => {
  state.board[cell] = take(state, card);
};
const give = (state: Draft, seat: number, cards: readonly number[]): void => {
  for (const card of cards) take(state, card);
  state.hands[seat] = [...(state.hands[seat] ?? []), ...cards].sort((a, b) => a - b);
};
/** A hand's last card goes back to the unknown Water cards. */
const giveBack = (state: Draft, seat: number): void => {
  const card = state.hands[seat]?.at(-1) as number;
  for (const cards of [state.hands, state.secret]) cards[seat] = (cards[seat] ?? []).filter((other) => other !== card);
  state.pools[0] = [...(state.pools[0] ?? []), card].sort((a, b) => a - b);
};
/** Lays any Water left on an empty cell, and makes the pile fit. */
const fill = (state: Draft, cell: number): void => {
  if ((state.board[cell] as number) >= 0) return;
  state.board[cell] = take(state, state.pools[0]?.[0] as number);
  Object.assign(state.water, { hidden: state.pools[0]?.length });
};

describe('parseState refuses', () => {
  test.each(WRONG)('%s', (_, make, spoil, where) => {
    const state = JSON.parse(JSON.stringify(make())) as Draft;
    expect(parseState(JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, value: state });
    spoil(state);
    const parsed = parseState(state);
    expect(parsed.ok ? null : parsed.error.map(({ path }) => path.join('.'))).toContain(where);
  });
});

test('a seat in the path of an issue is a number', () => {
  const state = JSON.parse(JSON.stringify(fromPosition({ cells: [], hands: [[29], [4, 10]] }))) as Draft;
  state.hands.splice(1, 1, [10, 4]);
  const parsed = parseState(state);
  expect(parsed.ok ? [] : parsed.error).toEqual([
    { path: ['hands', 1], code: 'order', expected: 'cards in ascending order' },
  ]);
});

describe('positions', () => {
  test.each<[Partial<KontorPosition>, string]>([
    [
      {
        cells: [
          [1, 1, 36],
          [1, 1, 16],
        ],
      },
      'cells.1: occupied',
    ],
    [{ cells: [[1, 1, 200]] }, 'cells.0.2: card'],
    [{ cells: [[1, 1, 29]], hands: [[29], []] }, 'cells.0.2: card'],
    [{ hands: [[29]] }, 'hands: list'],
    [{ known: [29], hands: [[], []] }, 'known.0: hand'],
    [{ chance: 'seeded' }, 'seed: seed-required'],
    [{ seed: 0.5 }, 'seed: seed'],
    [{ players: 4, ruleset: 'base' }, 'players: two-players'],
    [{ ship: [1, 1] }, 'ship: ship'],
    [{ coins: [11, 10] }, 'coins: coins'],
    [{ rows: [-5, 5] }, 'rows: extent'],
    [{ columns: [-5, 5] }, 'columns: extent'],
    [{ shown: [6, null] }, 'shown.0: hand'],
    [{ hands: [[6], []] }, 'hands.0: hand'],
    [{ dockTops: [4, null] }, 'dockTops.0: pile'],
    [{ waterTop: 5 }, 'waterTop: pile'],
    [{ ruleset: 'advanced', under: [[4], []] }, 'dockTops.0: pile'],
    [{ chosen: [29, 'pass'], hands: [[29], []] }, 'chosen: choice'],
    [{ chosen: [31, null], hands: [[29], []] }, 'chosen.0: choice'],
    [{ chosen: [null, null], shown: [29, null] }, 'chosen: phase'],
    [{ sailed: true }, 'shown: phase'],
    [{ ruleset: 'advanced', sailed: true, shown: [29, null] }, 'sailed: ship'],
    [{ ruleset: 'advanced', ship: [0, 1], gap: [2, 2], shown: [3, null] }, 'gap: no-contact'],
    [{ ruleset: 'advanced', ship: [0, 1], gap: [1, -1], shown: [3, null] }, 'gap: ship'],
    [{ ruleset: 'advanced', ship: [0, 1], gap: [0, 2], shown: [3, null] }, 'gap: occupied'],
  ])('%j', (position, issue) => {
    expect(issuesOf({ cells: [], ...position })).toContain(issue);
  });

  test('a choice made is the same as by a move', () => {
    const position: KontorPosition = { cells: [], hands: [[29], [30]] };
    const before = fromPosition(position);
    expect(fromPosition({ ...position, chosen: [29, null] })).toEqual(
      apply(before, { type: 'choose', player: 0, card: 29 }),
    );
    const passed = apply(before, { type: 'choose', player: 1, card: null });
    expect(fromPosition({ ...position, chosen: [null, 'pass'] })).toEqual(passed);
  });

  test('a ship move under way is the same as by a move', () => {
    const rest: KontorPosition = {
      ruleset: 'advanced',
      cells: [[1, 2, 16]],
      hands: [[29], [30]],
      shown: [null, 53],
      waterTop: 60,
      dockTops: [31, 32],
    };
    const before = fromPosition({ ...rest, cells: [...rest.cells, [1, 1, 3]] });
    const [removal] = movesFrom(before, 1, { type: 'ship', to: cellAt(0, 1), remove: cellAt(1, 1) });
    const gap = fromPosition({ ...rest, ship: [0, 1], gap: [1, 1], under: [[3], []] });
    expect(gap).toEqual(apply(before, removal as KontorMove));
    expect(legalMoves(gap)).toEqual([{ type: 'place', player: 1, cell: cellAt(1, 1) }]);
    const sailed = fromPosition({ ...rest, ship: [0, 1], sailed: true });
    expect(sailed).toEqual(
      apply(fromPosition(rest), { type: 'ship', player: 1, to: cellAt(0, 1), remove: null, pile: null }),
    );
  });

  test('options of a state can be given as they are', () => {
    const { options } = init({ players: 2, ruleset: 'advanced', seed: 1 });
    expect(fromPosition({ ...options, cells: [] }).options).toEqual(options);
  });

  test('what is given is there, what is not is dealt', () => {
    const position: KontorPosition = {
      ruleset: 'advanced',
      cells: [
        [1, 1, 36],
        [1, 2, 'water'],
      ],
      hands: [[29, 60], [4]],
      known: [60],
      waterTop: 70,
      dockTops: [31, 32],
      under: [[3], []],
      rows: [-2, 2],
      last: 1,
      idle: 3,
    };
    const state = fromPosition(position);
    expect(state.secret).toEqual([[29], [4]]);
    expect(state).toMatchObject({
      last: 1,
      idle: 3,
      water: { top: 70 },
      docks: [{ top: 31, under: [3] }, { top: 32 }],
    });
    expect(fromPosition({ ...position, seed: 1 }).random).not.toBeNull();
    expect(fromPosition({ cells: [], seed: 1 }).hands).not.toEqual(fromPosition({ cells: [], seed: 2 }).hands);
    const empty = fromPosition({
      ruleset: 'advanced',
      cells: [],
      hands: [[29], []],
      dockTops: [null, null],
      under: [[3, 5], []],
    });
    expect(empty.docks[0]).toEqual({ top: 3, hidden: 0, under: [5] });
  });

  test('more Water than there is', () => {
    const cells = Array.from({ length: 8 }, (_, r) => Array.from({ length: 8 }, (_, c) => [r - 2, c - 2, 'water']))
      .flat()
      .filter(([r, c]) => !((r === 0 && Math.abs(c as number) < 3) || (c === 0 && Math.abs(r as number) < 3)));
    expect(issuesOf({ scenario: 'giant', cells })).toContain('cells: card');
  });
});

describe('card values', () => {
  const issues = (manifest: unknown): readonly string[] => {
    const parsed = parseOptions({ players: 2, seed: 1, manifest });
    return parsed.ok ? [] : parsed.error.map(({ path, code }) => `${path.join('.')}: ${code}`);
  };
  const changed = (at: number, change: object): Manifest => ({
    ...MANIFEST,
    red: MANIFEST.red.map((card, i) => (i === at ? { ...card, ...change } : card)),
  });

  test('twins are not required, other values are taken', () => {
    expect(issues(MANIFEST)).toEqual([]);
    expect(issues(changed(1, { number: 500, goods: ['tea'], symbol: null }))).toEqual([]);
    const state = init({ players: 2, seed: 1, manifest: changed(1, { number: 500 }) });
    expect(parseState(JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, value: state });
  });

  test.each<[string, unknown, string]>([
    ['a number twice', changed(1, { number: 4 }), 'manifest.black.1.number: taken'],
    ['no number', changed(1, { number: 0 }), 'manifest.red.1.number: range'],
    ['unknown goods', changed(1, { goods: ['gold'] }), 'manifest.red.1.goods: goods'],
    ['goods twice', changed(1, { goods: ['tea', 'tea'] }), 'manifest.red.1.goods: goods'],
    ['goods on a tavern', changed(0, { goods: ['tea'] }), 'manifest.red.0.goods: goods'],
    ['a third crane', changed(1, { kind: 'crane', goods: [] }), 'manifest.red.21.kind: one-of'],
    ['an unknown sign', changed(1, { symbol: 'anchor' }), 'manifest.red.1.symbol: one-of'],
    ['another field', changed(1, { color: 'red' }), 'manifest.red.1.color: unknown-key'],
    ['a card less', { ...MANIFEST, water: MANIFEST.water.slice(1) }, 'manifest.water: list'],
    ['another suit', { ...MANIFEST, blue: [] }, 'manifest.blue: unknown-key'],
    [
      'three Floods',
      { ...MANIFEST, special: MANIFEST.special.map((card) => ({ ...card, kind: 'flood' })) },
      'manifest.special.2.kind: one-of',
    ],
    ['no manifest at all', 7, 'manifest: object'],
  ])('%s', (_, manifest, issue) => {
    expect(issues(manifest)).toContain(issue);
  });

  test('say how sure they are', () => {
    expect(cardCertainty(3)).toEqual({
      number: 'certain',
      color: 'certain',
      kind: 'certain',
      goods: 'certain',
      symbol: 'certain',
    });
    expect([94, 500, -1, 0.5].map(cardCertainty)).toEqual([null, null, null, null]);
    expect(cardCertainty(0)).toEqual(cardCertainty(3));
    expect(cardCertainty(88)).toMatchObject({ color: 'certain', kind: 'certain', goods: 'certain' });
    expect(cardCertainty(52)).toMatchObject({ color: 'inferred', kind: 'reconstructed' });
    expect(cardCertainty(60)).toMatchObject({ number: 'reconstructed', color: 'certain', kind: 'certain' });
  });
});

test('resolved options keep only rulings that differ from the default', () => {
  const rulings = { edgeRule: 'perDirection', fourPlayerTax: 'eachOpponent', rankedZones: 'all' } as const;
  const state = init({ players: 2, seed: 1, rulings });
  expect(state.options.rulings).toEqual({ edgeRule: 'perDirection' });
  const told = { ...state, options: { ...state.options, rulings } };
  expect(parseState(told).ok).toBe(false);
  expect(parseState({ ...state, options: { ...state.options, rulings: {} } }).ok).toBe(true);
});

describe('options that make no sense are refused', () => {
  test.each<[object, string]>([
    [{ players: 3 }, 'players: one-of'],
    [{}, 'players: one-of'],
    [{ players: 2, ruleset: 'advanced', scenario: 'giant' }, 'ruleset: exclusive'],
    [{ players: 4, ruleset: 'base' }, 'players: two-players'],
    [{ players: 4, scenario: 'giant' }, 'players: two-players'],
    [{ players: 2, startingCoins: 11 }, 'startingCoins: range'],
    [{ players: 4, startingCoins: 6 }, 'startingCoins: range'],
    [{ players: 2, scenario: 'poverty', startingCoins: 4 }, 'startingCoins: pointless'],
    [{ players: 2, scenario: 'baksheesh', startingCoins: 3 }, 'startingCoins: pointless'],
    [{ players: 2, scenario: 'gullivers-travels', startingCoins: 3 }, 'startingCoins: pointless'],
    [{ players: 2, rulings: { fourPlayerTax: 'oneOpponent' } }, 'rulings.fourPlayerTax: pointless'],
    [{ players: 2, rulings: { rankedZones: 'controlled' } }, 'rulings.rankedZones: pointless'],
    [{ players: 2, rulings: { bankruptcy: 'cannotPay' } }, 'rulings.bankruptcy: pointless'],
    [{ players: 2, scenario: 'tic-tac-toe', rulings: { edgeRule: 'perDirection' } }, 'rulings.edgeRule: pointless'],
    [{ players: 2, colour: 'red' }, 'colour: unknown-key'],
  ])('%j', (options, issue) => {
    const parsed = parseOptions({ seed: 1, ...options });
    expect(parsed.ok ? [] : parsed.error.map(({ path, code }) => `${path.join('.')}: ${code}`)).toContain(issue);
  });
});
