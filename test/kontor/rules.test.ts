import { describe, expect, test } from 'vitest';
import { pickOutcome } from '../../src/core/chance.js';
import { createRandom } from '../../src/core/random.js';
import {
  apply,
  cellAt,
  chance,
  check,
  fromPosition,
  init,
  type KontorMove,
  type KontorPosition,
  type KontorState,
  legalMoves,
  outcome,
  resample,
  score,
  start,
  step,
  turn,
  view,
} from '../../src/kontor/index.js';
import { choose, codeOf, dealAny, due, go, placeAt, reveal, revealEvents, sailTo, spaces, zoneAt } from './table.js';

/* The rules that the worked cases leave out, one by one, and every option. */

const four = (more: Partial<KontorPosition>): KontorState => fromPosition({ players: 4, cells: [], ...more });

describe('setup', () => {
  test('cross, hands, piles and coins', () => {
    const state = init({ players: 2, seed: 1 });
    expect(state.board.filter((card) => card >= 0)).toHaveLength(9);
    expect(state.hands.map((hand) => hand.length)).toEqual([5, 5]);
    expect(state.secret).toEqual(state.hands);
    expect(state.water).toMatchObject({ hidden: 43 - 8 - 4 - 1, under: [] });
    expect(state.docks.map(({ hidden }) => hidden)).toEqual([18, 18]);
    expect(state.coins).toEqual([3, 3]);
    expect(state.ship).toBeNull();
    expect(state.options).toMatchObject({ ruleset: 'base', scenario: null, startingCoins: 3, manifest: null });
  });

  test('four players share the decks evenly and get a special card each', () => {
    const state = init({ players: 4, seed: 1 });
    expect(state.docks.map(({ hidden }) => hidden)).toEqual([7, 7, 7, 7]);
    expect(state.hands.map((hand) => hand.filter((card) => card >= 88).length)).toEqual([1, 1, 1, 1]);
    expect(state.pools[3]).toHaveLength(2);
    expect(state.coins).toEqual([4, 4, 4, 4]);
    expect(state.ship).toBe(cellAt(0, 0));
  });

  test.each([
    ['grand-canal', 18, 3, null],
    ['always-go-small', 0, 3, [9, 10, 51, 52]],
    ['tic-tac-toe', 27, 3, [9, 10, 51, 52]],
    ['gullivers-travels', 0, 3, [1, 2, 9, 10]],
    ['great-island', 15, 3, [9, 10]],
  ] as const)('%s', (scenario, waters, coins, leftOut) => {
    const state = init({ players: 2, scenario, seed: 3 });
    expect(state.board.filter((card) => card >= 0)).toHaveLength(waters + 1);
    expect(state.coins).toEqual([coins, coins]);
    const cards = [...state.pools.flat(), ...state.hands.flat()];
    for (const card of leftOut ?? []) expect(cards).not.toContain(card);
  });

  test('the events of the start show nothing but the table', () => {
    const { events } = start({ players: 2, seed: 1 });
    expect(events.filter(({ type }) => type === 'water-dealt')).toHaveLength(8);
    expect(events.filter(({ type }) => type === 'card-dealt')).toHaveLength(10);
    expect(events.filter(({ type }) => type === 'card-turned-up')).toHaveLength(3);
  });
});

describe('edges', () => {
  const row = (r: number, from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => [r, from + i, 'water'] as const);
  // A red card in a corner that only the edges close; the columns are fixed, the rows are not yet.
  const corner: KontorPosition['cells'] = [
    [0, 3, 29],
    [1, 3, 'water'],
    [-1, 3, 'water'],
    [0, -2, 'water'],
  ];

  test('bind both together, or each on its own', () => {
    const literal = fromPosition({ cells: corner });
    expect(zoneAt(literal, [0, 3]).complete).toBe(false);
    expect(zoneAt(literal, [0, 3]).openings).toEqual([cellAt(0, 4)]);
    expect(zoneAt(fromPosition({ cells: corner, rulings: { edgeRule: 'perDirection' } }), [0, 3]).complete).toBe(true);
  });

  test('fixing the second direction completes zones anywhere at once', () => {
    const state = fromPosition({ cells: corner, shown: [null, 36] });
    const { events } = step(state, placeAt(1, [3, 0]));
    expect(events).toContainEqual({ type: 'edge-fixed', direction: 'rows', first: -2, last: 3 });
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'zone-completed', cells: [cellAt(0, 3)], keeper: 0, by: 'largest-advantage' }),
    );
  });

  test('one direction alone completes zones far away with the ruling that edges bind each on their own', () => {
    const cells: KontorPosition['cells'] = [
      [-2, 1, 29],
      [-2, 2, 'water'],
      [-1, 1, 'water'],
    ];
    const state = fromPosition({ cells, shown: [null, 36], rulings: { edgeRule: 'perDirection' } });
    expect(zoneAt(state, [-2, 1]).openings).toEqual([cellAt(-3, 1)]);
    const { events } = step(state, placeAt(1, [3, 0]));
    expect(events.filter(({ type }) => type === 'zone-completed')).toMatchObject([
      { cells: [cellAt(-2, 1)], keeper: 0 },
    ]);
  });

  test('the last space ends the game: no draw, no income, nothing for the other', () => {
    const cells = [
      ...[-2, -1, 1, 2].flatMap((r) => [...row(r, -2, -1), ...row(r, 1, 3)]),
      ...row(0, 3, 3),
      ...row(3, -2, 2),
    ].map(([r, c]): KontorPosition['cells'][number] => [r, c, 'water']);
    const state = fromPosition({
      cells,
      hands: [[29], [36]],
      shown: [3, 87],
      coins: [3, 3],
      waterTop: null,
    });
    const { state: over, events } = step(state, placeAt(1, [3, 3]));
    expect(over).toMatchObject({ phase: 'over', reason: 'board-full', coins: [3, 3] });
    expect(events.map(({ type }) => type)).toEqual(['card-placed', 'card-returned', 'game-over']);
    expect(over.hands[0]).toEqual([3, 29]);
    expect(events).toContainEqual({ type: 'card-returned', player: 0, card: 3, reason: 'end' });
  });

  test('the board is not full while one direction can still grow', () => {
    const cells = [-2, -1, 1, 2]
      .flatMap((r) => [...row(r, -2, -1), ...row(r, 1, 2)])
      .concat(row(3, -2, 2))
      .map(([r, c]): KontorPosition['cells'][number] => [r, c, 'water']);
    const state = fromPosition({ cells: cells.slice(0, -1), shown: [29, null] });
    expect(go(state, placeAt(0, [3, 2]))).toMatchObject({ phase: 'choose', extent: [-2, 3, -2, 2] });
  });
});

describe('rounds', () => {
  test('the higher number acts, draws and earns before the other', () => {
    const state = fromPosition({ cells: [], hands: [[35], [60]], waterTop: 70, dockTops: [31, null] });
    const shown = reveal(state, 35, 60);
    expect(due(shown)).toEqual([1]);
    const after = go(shown, placeAt(1, [1, 1]));
    expect(after.hands[1]).toEqual([70]);
    expect(after.secret[1]).toEqual([]);
    expect(after.coins).toEqual([3, 4]);
    expect(due(after)).toEqual([0]);
    expect(after.last).toBe(1);
  });

  test('a coin is told with its reason', () => {
    const state = fromPosition({ cells: [], shown: [null, 60] });
    expect(step(state, placeAt(1, [1, 1])).events).toContainEqual({ type: 'coin-taken', player: 1, reason: 'water' });
    const broke = revealEvents(fromPosition({ cells: [], coins: [0, 0], hands: [[29], [30]] }), 29, 30);
    expect(broke.filter(({ type }) => type === 'coin-taken')).toEqual([
      { type: 'coin-taken', player: 0, reason: 'nobody-paid' },
      { type: 'coin-taken', player: 1, reason: 'nobody-paid' },
    ]);
  });

  test('but for Poverty, no coins at all and an empty treasury end nothing', () => {
    const hands = [[29], [36]];
    expect(reveal(fromPosition({ cells: [], coins: [19, 0], hands }), null, null)).toMatchObject({
      phase: 'choose',
      coins: [20, 0],
    });
    expect(reveal(fromPosition({ cells: [], coins: [20, 0], hands }), 29, 36)).toMatchObject({
      phase: 'act',
      shown: [29, null],
    });
  });

  test('an empty hand passes', () => {
    const state = fromPosition({ cells: [], hands: [[], [60]] });
    expect(legalMoves(state, 0)).toEqual([choose(0, null)]);
  });

  test('an empty pile gives nothing', () => {
    const state = fromPosition({ cells: [], hands: [[29], [60]], dockTops: [null, null], shown: [31, null] });
    const after = go(state, placeAt(0, [1, 1]));
    expect(after.hands[0]).toEqual([29]);
  });

  test('passes with a short treasury: red first', () => {
    const state = fromPosition({ cells: [], coins: [10, 9] });
    expect(reveal(state, null, null).coins).toEqual([11, 9]);
  });

  test('ten rounds without another card end the game', () => {
    let state = fromPosition({ cells: [], idle: 8 });
    state = reveal(state, null, null);
    expect(state).toMatchObject({ phase: 'choose', idle: 9 });
    expect(reveal(state, null, null)).toMatchObject({ phase: 'over', reason: 'stalled' });
    const placed = go(reveal(fromPosition({ cells: [], idle: 9, hands: [[29], []] }), 29, null), placeAt(0, [1, 1]));
    expect(placed).toMatchObject({ phase: 'choose', idle: 0 });
  });

  test('nobody can ever lay a card: the position is dead', () => {
    const state = fromPosition({ cells: [], hands: [[], []], waterTop: null, dockTops: [null, null] });
    expect(state).toMatchObject({ phase: 'over', reason: 'dead' });
    // Opposing cards can be bought in Baksheesh alone.
    const cells: KontorPosition['cells'] = [[1, 1, 36]];
    const last = fromPosition({ cells, last: 0, hands: [[], []], waterTop: null, dockTops: [null, null] });
    expect(last).toMatchObject({ phase: 'over', reason: 'dead' });
  });

  test('a choice is secret until the last', () => {
    const state = fromPosition({ cells: [], hands: [[29], [36]], known: [29] });
    const chosen = apply(state, choose(0, 29));
    expect(turn(chosen)).toEqual({ kind: 'decision', players: [1], others: [] });
    const seen = view(chosen, 1);
    expect(seen.choices).toEqual(['hidden', null]);
    // A known card is not marked as the one chosen.
    expect(seen.hands[0]).toEqual([29]);
    expect(view(chosen, 0).choices).toEqual([29, null]);
    expect(seen.hidden).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    const sampled = new Set(Array.from({ length: 40 }, (_, seed) => resample(seen, createRandom(seed)).choices[0]));
    expect([...sampled].sort()).toEqual([0, 29]);
  });
});

describe('the ship', () => {
  const cells: KontorPosition['cells'] = [
    [1, 1, 3],
    [1, 2, 16],
  ];

  test('moves to any Water but its own; the removed card goes under its pile, and is known', () => {
    const state = fromPosition({ ruleset: 'advanced', cells, shown: [null, 53] });
    const tos = legalMoves(state).flatMap((move) => (move.type === 'ship' && move.remove === null ? [move.to] : []));
    expect(tos).toHaveLength(8);
    const after = apply(state, sailTo(1, [1, 0], [1, 1]));
    expect(view(after, 1).docks[0]?.under).toEqual([3]);
    expect(legalMoves(after)).toEqual([placeAt(1, [1, 1])]);
    const moved = apply(state, sailTo(1, [1, 0]));
    expect(legalMoves(moved).every(({ type }) => type === 'place')).toBe(true);
  });

  test('an own card removed under an empty pile is the next draw', () => {
    const state = fromPosition({
      ruleset: 'advanced',
      cells,
      hands: [[], []],
      shown: [5, null],
      dockTops: [null, null],
    });
    const after = go(apply(state, sailTo(0, [1, 0], [1, 1])), placeAt(0, [1, 1]));
    expect(after.hands[0]).toEqual([3]);
    expect(after.docks[0]).toEqual({ top: null, hidden: 0, under: [] });
  });

  test('a Dock card in the gap keeps the zone and its centers together', () => {
    const state = fromPosition({
      ruleset: 'advanced',
      cells: [
        [1, 1, 36],
        [1, 2, 3],
        [1, 3, 16],
      ],
      shown: [null, 40],
    });
    const { state: after, events } = step(apply(state, sailTo(1, [0, 2], [1, 2])), placeAt(1, [1, 2]));
    expect(events.filter(({ type }) => type === 'warehouses-moved')).toEqual([]);
    expect(zoneAt(after, [1, 3])).toMatchObject({ size: 3, centers: [null, cellAt(1, 1)] });
  });

  test('a card without goods changes no Warehouses', () => {
    for (const card of [1, 9]) {
      const state = fromPosition({ cells: [[1, 1, 29]], shown: [card, null] });
      expect(step(state, placeAt(0, [1, 2])).events.map(({ type }) => type)).toEqual([
        'card-placed',
        'card-drawn',
        'round-started',
      ]);
    }
  });

  test('merging centers: the older stays', () => {
    const state = fromPosition({
      ruleset: 'advanced',
      cells: [
        [1, 1, 36],
        [1, 3, 16],
        [0, 3, 'water'],
      ],
      shown: [null, 20],
    });
    const { events } = step(state, placeAt(1, [1, 2]));
    expect(events).toContainEqual({ type: 'warehouses-moved', side: 1, from: cellAt(1, 3), to: cellAt(1, 1) });
  });

  test('four players: the pile is named', () => {
    const state = four({ cells, shown: [null, null, 53, null] });
    const piles = legalMoves(state).flatMap((move) =>
      move.type === 'ship' && move.remove !== null ? [move.pile] : [],
    );
    expect([...new Set(piles)]).toEqual([0, 1]);
    expect(apply(state, sailTo(2, [1, 0], [1, 1], 1)).docks[1]?.under).toEqual([3]);
  });
});

describe('four players', () => {
  const hands = [[29], [35], [36], [40]];
  test('each opponent of a coin card pays', () => {
    const state = four({ hands, coins: [1, 1, 1, 0] });
    // 3 cannot pay and takes the card back; 2 pays.
    const after = reveal(state, 29, 35, 36, 40);
    expect(after.coins).toEqual([1, 1, 0, 0]);
    expect(after.shown).toEqual([29, 35, 36, null]);
    expect(due(after)).toEqual([2]);
  });

  test('two hostile coin cards cost two; who cannot pay both pays nothing, and levies nothing', () => {
    const state = four({ hands: [[29], [33], [30], [36]], coins: [1, 1, 1, 2] });
    const after = reveal(state, 29, 33, 30, 36);
    expect(after.shown).toEqual([29, 33, null, 36]);
    expect(after.coins).toEqual([1, 1, 1, 0]);
  });

  test('only if all four go back does each take a coin', () => {
    const state = four({ hands: [[29], [33], [30], [34]], coins: [0, 0, 0, 0] });
    const after = reveal(state, 29, 33, 30, 34);
    expect(after.coins).toEqual([1, 1, 1, 1]);
    expect(after.phase).toBe('choose');
  });

  test('or only the facing one pays', () => {
    const rulings = { fourPlayerTax: 'oneOpponent' } as const;
    const state = four({ hands: [[29], [35], [36], [40]], coins: [1, 1, 1, 1], rulings });
    expect(reveal(state, 29, 35, 36, 40).coins).toEqual([1, 1, 0, 1]);
    const broke = four({ hands: [[29], [35], [30], [40]], coins: [0, 1, 0, 1], rulings });
    const after = reveal(broke, 29, 35, 30, 40);
    expect(after.coins).toEqual([1, 1, 1, 1]);
    expect(after.shown).toEqual([null, 35, null, 40]);
    // The treasury is empty until the other pair has paid; then it consoles this one.
    const empty = four({ hands: [[29], [31, 33], [30], [34]], coins: [0, 10, 0, 10], rulings });
    expect(reveal(empty, 29, 33, 30, 34).coins).toEqual([1, 9, 1, 9]);
  });

  test('zones of one card do not count; teammates share place and items', () => {
    const state = four({
      cells: [
        [1, 1, 7],
        [1, 2, 'water'],
        [2, 1, 'water'],
      ],
    });
    expect(score(state).sides).toMatchObject([
      { players: [0, 1], total: 0, items: [{ points: 0, uncounted: 'too-small' }] },
      { players: [2, 3], total: 0 },
    ]);
    const last = reveal(four({ idle: 9, coins: [4, 4, 4, 3] }), null, null, null, null);
    expect(outcome(last)?.ranking).toEqual([
      { place: 1, players: [0, 1], tieBreaks: [10] },
      { place: 2, players: [2, 3], tieBreaks: [9] },
    ]);
  });
});

describe('special cards', () => {
  test('a Flood makes Water of a card with goods, takes its Warehouses, and earns nothing', () => {
    const cells: KontorPosition['cells'] = [
      [1, 1, 36],
      [1, 2, 16],
      [1, 3, 20],
    ];
    const state = four({ cells, shown: [88, null, null, null] });
    expect(spaces(state)).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
    ]);
    const { state: after, events } = step(state, placeAt(0, [1, 2]));
    expect(after.covered).toEqual([16]);
    expect(after.coins).toEqual([4, 4, 4, 4]);
    expect(after.hands[0]).toEqual(state.hands[0]);
    expect(events[0]).toEqual({ type: 'card-placed', player: 0, cell: cellAt(1, 2), card: 88, covers: 16 });
    expect(zoneAt(after, [1, 1]).centers).toEqual([null, cellAt(1, 1)]);
    expect(zoneAt(after, [1, 3]).centers).toEqual([null, cellAt(1, 3)]);
    // The ship may go there.
    const ship = four({ cells: [...cells, [1, 2, 88]], shown: [null, null, 53, null] });
    expect(codeOf(ship, sailTo(2, [1, 2]))).toBeNull();
  });

  test('a Bridge joins open zones and counts for size; a Flood may cover it', () => {
    const cells: KontorPosition['cells'] = [
      [1, 1, 36],
      [-1, 1, 16],
      [1, 2, 20],
    ];
    const state = four({ cells, shown: [90, null, null, null] });
    const after = go(state, placeAt(0, [0, 1]));
    expect(zoneAt(after, [0, 1])).toMatchObject({ size: 4, complete: false });
    expect(zoneAt(after, [0, 1]).warehouses[1]).toEqual({ wine: 2, spice: 1, tea: 1 });
    const flood = four({ cells: [...cells, [0, 1, 90]], shown: [88, null, null, null] });
    expect(codeOf(flood, placeAt(0, [0, 1]))).toBeNull();
    const again = four({ cells: [...cells, [0, 1, 90], [0, 1, 88]], shown: [91, null, null, null] });
    expect(codeOf(again, placeAt(0, [0, 1]))).toBeNull();
    expect(again.covered).toHaveLength(2);
  });

  test('a Bridge covers the harbor card once the ship has left it', () => {
    const state = four({ cells: [], ship: [0, 1], shown: [90, null, null, null] });
    const { state: after, events } = step(state, placeAt(0, [0, 0]));
    expect(events[0]).toEqual({ type: 'card-placed', player: 0, cell: cellAt(0, 0), card: 90, covers: 0 });
    expect(after.covered).toEqual([0]);
    expect(zoneAt(after, [0, 0])).toMatchObject({ size: 1, complete: true });
  });

  test('a Bridge by itself is a zone without a Keeper', () => {
    const state = four({
      cells: [
        [2, 1, 'water'],
        [3, 0, 'water'],
        [2, -1, 'water'],
      ],
      shown: [90, null, null, null],
    });
    const { events } = step(state, placeAt(0, [2, 0]));
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'zone-completed', cells: [cellAt(2, 0)], keeper: null }),
    );
  });

  test('Customs Houses ignore cranes, cannot complete a zone, and add points to control', () => {
    const state = four({ cells: [[1, 1, 10]], shown: [92, null, null, null] });
    expect(codeOf(state, placeAt(0, [1, 2]))).toBeNull();
    const zone = (houses: KontorPosition['cells']) =>
      score(four({ cells: [[1, 1, 7], ...houses, [1, 3, 'water'], [2, 1, 'water'], [2, 2, 'water']] })).sides[0];
    expect(zone([[1, 2, 92]])).toMatchObject({
      total: 2,
      items: [
        { category: 'zone', points: 1, size: 2 },
        { category: 'customs-house', points: 1, cells: [cellAt(1, 2)] },
      ],
    });
    const two = four({
      cells: [
        [1, 1, 7],
        [1, 2, 92],
        [1, 3, 93],
        [0, 3, 'water'],
        [1, 4, 'water'],
        [2, 1, 'water'],
        [2, 2, 'water'],
        [2, 3, 'water'],
      ],
    });
    expect(score(two).sides[0]?.total).toBe(3);
  });

  test('a House that would complete a zone by fixing the board is refused', () => {
    // Rows are fixed; the eighth column would make the edges bind and close the red zone in the corner.
    const cells: KontorPosition['cells'] = [
      ...Array.from({ length: 4 }, (_, i): KontorPosition['cells'][number] => [0, 3 + i, 'water']).slice(0, 2),
      [-3, 0, 'water'],
      [-4, 0, 'water'],
      [-5, 0, 29],
      [-5, 1, 'water'],
      [-5, -1, 'water'],
    ];
    const state = four({ cells: [...cells], shown: [92, null, null, null] });
    expect(state.extent).toEqual([-5, 2, -2, 4]);
    expect(codeOf(state, placeAt(0, [0, 5]))).toBe('would-complete');
    expect(codeOf(state, placeAt(0, [0, -3]))).toBe('would-complete');
    expect(codeOf(state, placeAt(0, [1, 1]))).toBeNull();
  });
});

describe('scenarios', () => {
  test('Justice: hands are picked in secret, the piles are turned up afterwards', () => {
    let state = init({ players: 2, scenario: 'justice', seed: 4 });
    expect(turn(state)).toEqual({ kind: 'decision', players: [0, 1], others: [] });
    expect(legalMoves(state, 0)).toHaveLength(22);
    for (const card of [3, 5, 7]) state = apply(state, { type: 'pick', player: 0, card });
    expect(turn(state)).toMatchObject({ players: [1] });
    expect(view(state, 1).hidden[0]).toEqual([3, 2, 0]);
    // Whose hand is full can be seen from outside.
    expect(turn(view(state, 'spectator'))).toMatchObject({ players: [1] });
    for (const card of [4, 6, 8]) state = apply(state, { type: 'pick', player: 1, card });
    expect(state.phase).toBe('choose');
    expect(state.docks.map(({ hidden }) => hidden)).toEqual([14, 14]);
    expect(state.pools.map((pool) => pool.length)).toEqual([30, 18, 18, 0]);
  });

  test('Special Cards: bought before a round, the higher card first if there are too few', () => {
    let state = fromPosition({ scenario: 'special-cards', cells: [], coins: [5, 4], hands: [[29], [36]] });
    expect(turn(state)).toMatchObject({ players: [0, 1] });
    expect(legalMoves(state, 0)).toHaveLength(3);
    state = dealAny(apply(apply(state, { type: 'buy', player: 1, count: 0 }), { type: 'buy', player: 0, count: 2 }));
    expect(state).toMatchObject({ phase: 'choose', coins: [1, 4], owed: [] });
    expect(state.hands[0]).toHaveLength(3);
    expect(view(state, 1).hidden[0]).toEqual([1, 0, 2]);

    const short = fromPosition({
      scenario: 'special-cards',
      cells: [],
      coins: [4, 4],
      hands: [
        [29, 88, 89],
        [36, 90],
      ],
    });
    const ordered = apply(apply(short, { type: 'buy', player: 0, count: 2 }), { type: 'buy', player: 1, count: 1 });
    expect(ordered.owed).toEqual([0, 0, 1]);
    const tight = fromPosition({
      scenario: 'special-cards',
      cells: [],
      coins: [4, 4],
      hands: [
        [29, 88, 89],
        [36, 90, 91],
      ],
    });
    const asked = apply(tight, { type: 'buy', player: 0, count: 2 });
    const { state: served, events } = step(asked, { type: 'buy', player: 1, count: 2 });
    expect(served.owed).toEqual([1, 1]);
    expect(served.coins).toEqual([4, 0]);
    expect(events).toContainEqual({ type: 'best-card-shown', player: 1, card: 91 });
    expect(served.secret).toEqual([
      [29, 88],
      [36, 90],
    ]);
    // Who was served first does not choose first: all choose at once, and seats stand in their order.
    expect(due(dealAny(served))).toEqual([0, 1]);
  });

  test('Special Cards: only who can pay for one is asked, and nothing is told of the other', () => {
    const state = fromPosition({ scenario: 'special-cards', cells: [], coins: [3, 1], hands: [[29], [36]] });
    expect(state.phase).toBe('buy');
    expect(due(state)).toEqual([0]);
    const { events } = step(state, { type: 'buy', player: 0, count: 0 });
    expect(events).toEqual([
      { type: 'choice-made', player: 0 },
      { type: 'cards-ordered', player: 0, asked: 0, granted: 0 },
    ]);
  });

  test('Special Cards: a view counts those that others hold', () => {
    const hands = [[29], [36, 88, 89, 90, 91]];
    const state = fromPosition({ scenario: 'special-cards', cells: [], coins: [9, 9], hands });
    const counts = [0, 1, 2].map((count) => ({ type: 'buy', player: 0, count }));
    expect(legalMoves(state, 0)).toEqual(counts);
    expect(legalMoves(view(state, 0))).toEqual(counts);
  });

  test('Baksheesh: ten Water cards are put aside', () => {
    // Of 43: eight in the cross, two in each hand, ten aside, one on top.
    expect(init({ players: 2, scenario: 'baksheesh', seed: 1 }).water.hidden).toBe(43 - 8 - 4 - 10 - 1);
  });

  test('Baksheesh: bribes stand in the order of their cells, not in that in which the cards were laid', () => {
    const cells: KontorPosition['cells'] = [
      [1, 1, 36],
      [-1, -1, 16],
    ];
    expect(legalMoves(fromPosition({ scenario: 'baksheesh', cells, last: 0 }))).toEqual([
      { type: 'bribe', player: 0, cell: cellAt(-1, -1) },
      { type: 'bribe', player: 0, cell: cellAt(1, 1) },
      { type: 'bribe', player: 0, cell: null },
    ]);
  });

  test('Baksheesh: who laid last is asked first, who can buy nothing is not asked', () => {
    const cells: KontorPosition['cells'] = [
      [1, 1, 36],
      [-1, -1, 29],
    ];
    const state = fromPosition({ scenario: 'baksheesh', cells, last: 1, coins: [3, 3] });
    expect(due(state)).toEqual([1]);
    const bought = apply(state, { type: 'bribe', player: 1, cell: cellAt(-1, -1) });
    expect(due(bought)).toEqual([0]);
    expect(bought.gained).toBe(-1);
    expect(apply(bought, { type: 'bribe', player: 0, cell: null }).phase).toBe('choose');
    const unasked = fromPosition({ scenario: 'baksheesh', cells, last: 1, coins: [3, 0] });
    expect(due(unasked)).toEqual([0]);
    // Nor has that seat chosen anything.
    expect(check(unasked, { type: 'bribe', player: 1, cell: null })).toEqual({ code: 'not-your-turn', players: [0] });
    expect(check(bought, { type: 'bribe', player: 1, cell: null })).toEqual({ code: 'not-your-turn', players: [0] });
    expect(fromPosition({ scenario: 'baksheesh', cells }).phase).toBe('choose');
    // The columns stay fixed although the card that fixed them is gone.
    const wide: KontorPosition['cells'] = [[0, 3, 36]];
    const gone = apply(fromPosition({ scenario: 'baksheesh', cells: wide, last: 0 }), {
      type: 'bribe',
      player: 0,
      cell: cellAt(0, 3),
    });
    expect(gone.extent).toEqual([-2, 2, -2, 3]);
    const left = apply(fromPosition({ scenario: 'baksheesh', cells: [[0, -3, 36]], last: 0 }), {
      type: 'bribe',
      player: 0,
      cell: cellAt(0, -3),
    });
    expect(left.extent).toEqual([-2, 2, -3, 2]);
    const tall: KontorPosition['cells'] = [
      [1, -2, 'water'],
      [2, -2, 36],
    ];
    expect(fromPosition({ scenario: 'baksheesh', cells: tall, last: 0 }).extent).toEqual([-2, 2, -2, 2]);
  });

  test('Poverty: the test of bankruptcy', () => {
    const cells: KontorPosition['cells'] = [];
    const broke = fromPosition({ scenario: 'poverty', cells, coins: [1, 4], hands: [[35], [30]] });
    const after = reveal(broke, 35, 30);
    expect(after).toMatchObject({ coins: [0, 4], phase: 'act' });
    expect(outcome(fromPosition({ scenario: 'poverty', cells, coins: [0, 6] }))?.reason).toBe('bankrupt');
    // The last coin pays, the treasury takes it and is not empty; with a pass nobody is bankrupt.
    const rulings = { bankruptcy: 'cannotPay' } as const;
    const state = fromPosition({ scenario: 'poverty', cells, coins: [0, 6], rulings, hands: [[35], [30]] });
    expect(state.phase).toBe('choose');
    expect(reveal(state, null, 30)).toMatchObject({ phase: 'act' });
    const lost = reveal(state, 35, 30);
    expect(lost).toMatchObject({ phase: 'over', reason: 'bankrupt', winner: 1, coins: [0, 6] });
    const both = fromPosition({ players: 4, scenario: 'poverty', cells, coins: [0, 6, 0, 6] });
    expect(both).toMatchObject({ reason: 'both-bankrupt', winner: null });
    const partners = fromPosition({ players: 4, scenario: 'poverty', cells, coins: [6, 6, 0, 0] });
    expect(partners).toMatchObject({ reason: 'bankrupt', winner: 0 });
    expect(outcome(both)?.ranking.map(({ place }) => place)).toEqual([1, 1]);
  });

  test('Poverty: bankruptcy is looked for after the pass coins, and after a consolation', () => {
    // Red takes the last coin for its pass; black has none and the treasury has none. The tax that would fill it again
    // (seat 1 would owe one to seat 3's card) is not paid any more.
    const passing = fromPosition({
      players: 4,
      scenario: 'poverty',
      cells: [],
      coins: [5, 2, 0, 4],
      hands: [[31], [35], [36], [2]],
    });
    expect(reveal(passing, null, 35, 36, 2)).toMatchObject({
      phase: 'over',
      reason: 'bankrupt',
      winner: 0,
      coins: [6, 2, 0, 4],
    });
    const state = fromPosition({ scenario: 'poverty', cells: [], coins: [5, 0], hands: [[35], [36]] });
    expect(state.phase).toBe('choose');
    const after = reveal(state, null, 36);
    expect(after).toMatchObject({ phase: 'over', reason: 'bankrupt', winner: 0, coins: [6, 0], shown: [null, null] });
    expect(after.hands).toEqual([[35], [36]]);
    // Facing seats show coins and cannot pay: the last coin of the treasury consoles red, and black has none.
    const poor = fromPosition({
      players: 4,
      scenario: 'poverty',
      rulings: { fourPlayerTax: 'oneOpponent' },
      cells: [],
      coins: [0, 6, 0, 5],
      hands: [[1], [35], [2], [36]],
    });
    expect(poor.phase).toBe('choose');
    const consoled = reveal(poor, 1, 35, 2, 36);
    expect(consoled).toMatchObject({ phase: 'over', reason: 'bankrupt', winner: 0, coins: [1, 6, 0, 5] });
  });

  test('Poverty: a coin for Water can end the game, before a pile is turned up or another acts', () => {
    const state = fromPosition({
      scenario: 'poverty',
      cells: [],
      coins: [5, 0],
      hands: [[], []],
      shown: [60, 36],
      waterTop: 70,
    });
    const over = apply(state, placeAt(0, [1, 1]));
    expect(over).toMatchObject({ phase: 'over', reason: 'bankrupt', winner: 0, coins: [6, 0], hands: [[70], [36]] });
    expect(over.water).toMatchObject({ top: null });
    expect(over.water.hidden).toBeGreaterThan(0);
    expect(turn(over)).toEqual({ kind: 'over' });
    expect(chance(over)).toEqual([]);
  });

  test('a purchase that is still possible keeps the game alive', () => {
    const special = { scenario: 'special-cards', cells: [], hands: [[], []], waterTop: null } as const;
    const buying = fromPosition({ ...special, dockTops: [null, null] });
    expect(buying).toMatchObject({ phase: 'buy', reason: null });
    const bribing = fromPosition({
      scenario: 'baksheesh',
      cells: [[1, 1, 32]],
      hands: [[], []],
      dockTops: [null, null],
      waterTop: null,
      last: 1,
    });
    expect(bribing).toMatchObject({ phase: 'bribe', reason: null });
    // All special cards lie on the table.
    const sold = fromPosition({
      ...special,
      dockTops: [null, null],
      cells: [
        [1, 1, 36],
        [1, 1, 88],
        [-1, 1, 16],
        [-1, 1, 89],
        [0, 1, 90],
        [0, -1, 91],
        [2, 1, 92],
        [-2, 1, 93],
      ],
    });
    expect(sold).toMatchObject({ phase: 'over', reason: 'dead' });
    // Nothing is for sale: nobody can lay a card ever again.
    const nothing = fromPosition({
      scenario: 'baksheesh',
      cells: [],
      hands: [[], []],
      dockTops: [null, null],
      waterTop: null,
      last: 1,
    });
    expect(nothing).toMatchObject({ phase: 'over', reason: 'dead' });
  });

  test('Special Cards: who orders too much with an empty hand shows nothing and is served last', () => {
    const state = fromPosition({
      scenario: 'special-cards',
      cells: [],
      coins: [10, 10],
      hands: [[], [30]],
      seed: 1,
    });
    const asked = apply(state, { type: 'buy', player: 0, count: 4 });
    const { events } = step(asked, { type: 'buy', player: 1, count: 4 });
    expect(events.slice(1, 5)).toEqual([
      { type: 'best-card-shown', player: 0, card: null },
      { type: 'best-card-shown', player: 1, card: 30 },
      { type: 'cards-ordered', player: 1, asked: 4, granted: 4 },
      { type: 'cards-ordered', player: 0, asked: 4, granted: 2 },
    ]);
  });

  test('Tic Tac Toe: a line needs one owner; without one the Keepers count', () => {
    const region = (row: number, column: number, cards: readonly number[]): KontorPosition['cells'] =>
      cards.map((card, i) => [row + Math.floor(i / 2), column + (i % 2), card] as const);
    const [first, second, third, last] = [
      region(-2, -2, [3, 5, 7, 11]),
      region(1, 1, [4, 6, 8, 12]),
      region(4, 4, [15, 17, 19, 21]),
      region(1, 4, [23, 27, 29, 31]),
    ] as const;
    const state = fromPosition({ scenario: 'tic-tac-toe', cells: [...first, ...second, ...third, ...last] });
    expect(state.phase).toBe('choose');
    expect(score(state).sides.map(({ total }) => total)).toEqual([3, 1]);
  });

  test('Old Rope: the owner of a tavern may strike its zone', () => {
    const cells: KontorPosition['cells'] = [
      [1, 1, 7],
      [1, 2, 2],
      [1, 3, 'water'],
      [2, 1, 'water'],
      [2, 2, 'water'],
    ];
    const state = reveal(fromPosition({ scenario: 'old-rope', cells, idle: 9 }), null, null);
    expect(state).toMatchObject({ phase: 'veto', reason: 'stalled' });
    expect(due(state)).toEqual([1]);
    const veto = (counts: boolean): KontorMove => ({ type: 'veto', player: 1, counts });
    const struck = step(state, veto(false));
    expect(struck.events).toContainEqual({ type: 'zone-judged', side: 1, counts: false });
    expect(score(struck.state).sides[0]).toMatchObject({ total: 0, items: [{ uncounted: 'vetoed' }] });
    expect(score(apply(state, veto(true))).sides[0]?.total).toBe(1);
    const shared: KontorPosition['cells'] = [
      [1, 1, 1],
      [1, 2, 2],
      [1, 3, 'water'],
      [2, 1, 'water'],
      [2, 2, 'water'],
    ];
    expect(reveal(fromPosition({ scenario: 'old-rope', cells: shared, idle: 9 }), null, null).phase).toBe('over');
    expect(reveal(fromPosition({ scenario: 'old-rope', cells: [[1, 1, 1]], idle: 9 }), null, null).phase).toBe('over');
    const teams = fromPosition({ players: 4, scenario: 'old-rope', cells, idle: 9 });
    expect(due(reveal(teams, null, null, null, null))).toEqual([2]);
  });
});

describe('options', () => {
  test('startingCoins', () => {
    expect(init({ players: 2, startingCoins: 4, seed: 1 }).coins).toEqual([4, 4]);
  });

  test('rankedZones: zones without a Keeper may use up a place', () => {
    // A crane by itself and a red card share the first two places; then a red pair nearer and one farther away.
    const water = [
      [1, 2],
      [2, 1],
      [-1, -2],
      [-2, -1],
      [2, -1],
      [2, -2],
      [1, -3],
      [-1, 1],
      [-1, 2],
      [-3, 1],
      [-3, 2],
    ];
    const cells: KontorPosition['cells'] = [
      ...water.map(([row, column]) => [row as number, column as number, 'water'] as const),
      [1, 1, 9],
      [-1, -1, 7],
      [1, -1, 15],
      [1, -2, 17],
      [-2, 1, 19],
      [-2, 2, 29],
    ];
    const total = (rankedZones: 'all' | 'controlled') =>
      score(fromPosition({ scenario: 'david-and-goliath', cells, rulings: { rankedZones } })).sides[0]?.total;
    expect(total('all')).toBe(2);
    expect(total('controlled')).toBe(3);
  });

  test('manual chance deals from the unknown cards alone', () => {
    let state = init({ players: 2, ruleset: 'advanced', chance: 'manual' });
    const random = createRandom(1);
    let dealt = 0;
    while (turn(state).kind === 'chance') {
      const outcomes = chance(state);
      expect(outcomes.every(({ weight }) => weight === 1)).toBe(true);
      state = apply(state, pickOutcome(outcomes, random));
      dealt++;
    }
    expect(dealt).toBe(8 + 4 + 1 + 2 * (3 + 1));
    expect(state.phase).toBe('choose');
  });

  test('events of a reveal tell passes and cards', () => {
    const events = revealEvents(fromPosition({ cells: [], hands: [[29], [36]] }), null, 36);
    expect(events.slice(0, 3)).toEqual([
      { type: 'choice-made', player: 1 },
      { type: 'cards-revealed', cards: [null, 36] },
      { type: 'coin-taken', player: 0, reason: 'pass' },
    ]);
  });
});
