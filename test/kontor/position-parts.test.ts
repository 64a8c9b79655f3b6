import { describe, expect, test } from 'vitest';
import {
  apply,
  cellAt,
  fromPosition,
  init,
  type KontorMove,
  type KontorPosition,
  type KontorState,
  legalMoves,
  movesFrom,
  turn,
} from '../../src/kontor/index.js';
import { issuesOf } from './table.js';

/* The parts of a position: what they may be, and what cannot have come about. */

describe('piles, and what a round has brought', () => {
  test('teammates may have drawn differently', () => {
    const state = fromPosition({ players: 4, cells: [], dockHidden: [2, 9, 0, 1] });
    expect(state.docks.map(({ hidden }) => hidden)).toEqual([2, 9, 0, 1]);
    expect(fromPosition({ players: 4, cells: [] }).docks.map(({ hidden }) => hidden)).toEqual([7, 7, 7, 7]);
    expect(issuesOf({ players: 4, cells: [], dockHidden: [9, 9, 0, 0] })).toEqual(['dockHidden.0: pile']);
  });

  test('a card may still have to be turned up', () => {
    const state = fromPosition({ cells: [], waterTop: null, waterHidden: 5, dockTops: [29, null], dockHidden: [3, 4] });
    expect(turn(state)).toEqual({ kind: 'chance' });
    expect(state.water).toEqual({ top: null, hidden: 5, under: [] });
    expect(state.docks[1]).toEqual({ top: null, hidden: 4, under: [] });
    const seeded = fromPosition({ cells: [], waterTop: null, waterHidden: 5, seed: 1 });
    expect(seeded.water).toMatchObject({ hidden: 4 });
    expect(seeded.water.top).not.toBeNull();
    expect(issuesOf({ cells: [], waterHidden: 44 })).toEqual(['waterHidden: pile']);
    expect(fromPosition({ cells: [], waterHidden: 0 }).water).toMatchObject({ hidden: 0, under: [] });
  });

  test('spaces covered in this round make up for idle ones', () => {
    const laid: KontorPosition = { cells: [[1, 1, 36]], shown: [29, null], idle: 9, last: 1 };
    const end = (state: KontorState): KontorState => apply(state, { type: 'choose', player: 0, card: null });
    expect(fromPosition({ ...laid, gained: 1 }).gained).toBe(1);
    expect(issuesOf({ ...laid, gained: 2 })).toEqual(['gained: phase']);
    expect(issuesOf({ cells: [], gained: 1 })).toEqual(['gained: phase']);
    // Nothing can have been laid, or by nobody, or by the seat whose card is still to be laid.
    expect(issuesOf({ cells: [], shown: [29, null], gained: 1 })).toEqual(['gained: phase']);
    expect(issuesOf({ cells: [[1, 1, 36]], shown: [29, null], gained: 1 })).toEqual(['gained: phase']);
    expect(issuesOf({ ...laid, gained: 1, last: 0 })).toEqual(['gained: phase']);
    expect(issuesOf({ cells: [], last: 0 })).toEqual(['last: phase']);
    // What was bought off the table may have been the only card.
    expect(issuesOf({ scenario: 'baksheesh', cells: [], last: 0 })).toEqual([]);
    expect(issuesOf({ ...laid, idle: 10 })).toEqual(['idle: phase']);
    expect(end(fromPosition({ cells: [], idle: 9, chosen: [null, 'pass'] }))).toMatchObject({ reason: 'stalled' });
  });

  test('the harbor card is no choice', () => {
    expect(issuesOf({ cells: [], chosen: [0, null] })).toEqual(['chosen.0: choice']);
  });

  test('rows and columns of a fixed board are those of the board', () => {
    expect(issuesOf({ scenario: 'grand-canal', cells: [], rows: [0, 1] })).toContain('rows: extent');
  });

  test('a phase that does not follow from the rest is refused', () => {
    for (const phase of ['bribe', 'buy', 'act', 'veto', 'over'] as const)
      expect(issuesOf({ cells: [], phase })).toEqual(['phase: phase']);
    expect(fromPosition({ cells: [], phase: 'choose' })).toEqual(fromPosition({ cells: [] }));
    expect(issuesOf({ cells: [], phase: 'choose', shown: [29, null] })).toEqual(['phase: phase']);
    expect(issuesOf({ cells: [], phase: 'choose', idle: 10 })).toEqual(['phase: phase']);
    const dead: KontorPosition = { cells: [], hands: [[], []], waterTop: null, dockTops: [null, null] };
    expect(issuesOf({ ...dead, phase: 'choose' })).toEqual(['phase: phase']);
    expect(issuesOf({ ...dead, phase: 'over' })).toEqual([]);
    expect(issuesOf({ cells: [], chosen: [null, 36], shown: [29, null] })).toEqual(['chosen: phase']);
    expect(issuesOf({ cells: [], bankrupt: [0] })).toEqual(['bankrupt: phase']);
    expect(issuesOf({ cells: [], bankrupt: [0, 1] })).toEqual(['bankrupt: phase']);
    expect(issuesOf({ scenario: 'poverty', cells: [], bankrupt: [0] })).toEqual(['bankrupt: phase']);
  });
});

describe('what cannot have come about is refused', () => {
  test('cards apart from the first layout', () => {
    const cells: KontorPosition['cells'] = [
      [3, 3, 29],
      [3, 2, 'water'],
    ];
    expect(issuesOf({ ruleset: 'advanced', cells })).toEqual(['cells.0: no-contact', 'cells.1: no-contact']);
    expect(issuesOf({ ruleset: 'advanced', cells: [...cells, [2, 2, 31]] })).toEqual([
      'cells.0: no-contact',
      'cells.1: no-contact',
      'cells.2: no-contact',
    ]);
    expect(issuesOf({ ruleset: 'advanced', cells: [...cells, [2, 2, 31], [2, 1, 33]] })).toEqual([]);
    expect(issuesOf({ scenario: 'baksheesh', cells })).toEqual([]);
    // Those beyond a space that the ship has emptied hang on it.
    const gap: KontorPosition = {
      ruleset: 'advanced',
      cells: [
        [2, 2, 29],
        [2, 3, 31],
      ],
      shown: [41, null],
    };
    const emptied: KontorPosition = { ...gap, ship: [2, 0], gap: [2, 1], under: [[5], []] };
    expect(issuesOf(emptied)).toEqual([]);
    expect(issuesOf(gap)).toEqual(['cells.0: no-contact', 'cells.1: no-contact']);
    const { board } = fromPosition({ ruleset: 'advanced', cells: [] });
    expect(board.filter((card) => card >= 0)).toHaveLength(9);
  });

  test('a space that the ship has emptied, but no card removed', () => {
    const gap: KontorPosition = {
      ruleset: 'advanced',
      cells: [[1, 2, 29]],
      shown: [41, null],
      ship: [0, 1],
      gap: [1, 1],
    };
    expect(issuesOf(gap)).toEqual(['gap: ship']);
    expect(issuesOf({ ...gap, under: [[], [6]] })).toEqual([]);
    // The pile was used up, so that the card is open at once.
    expect(issuesOf({ ...gap, dockTops: [5, 30], dockHidden: [0, 3] })).toEqual([]);
    expect(issuesOf({ ...gap, dockTops: [5, 30], dockHidden: [1, 3] })).toEqual(['gap: ship']);
    expect(issuesOf({ ...gap, dockTops: [7, 30], dockHidden: [0, 3] })).toEqual(['gap: ship']);
  });

  test('a space emptied on a board that was full', () => {
    // Every space of the 7 x 7 around the cross: Water where no card is named.
    const spaces = [-3, -2, -1, 0, 1, 2, 3].flatMap((r) =>
      [-3, -2, -1, 0, 1, 2, 3].map((c): readonly [number, number] => [r, c]),
    );
    const free = spaces.filter(([r, c]) => !(r === 0 && Math.abs(c) < 3) && !(c === 0 && Math.abs(r) < 3));
    const order = free.sort(([a, b], [c, d]) => Math.abs(a) + Math.abs(b) - Math.abs(c) - Math.abs(d));
    const docks = [7, 8, 9, 10, 15, 16, 17, 18, 19, 20, 27, 28, 29, 30, 31, 32];
    const cells = (but: string): KontorPosition['cells'] =>
      order
        .filter(([r, c]) => `${r},${c}` !== '1,1' && `${r},${c}` !== but)
        .map(([r, c], i) => [r, c, docks[i] ?? 'water']);
    const full: KontorPosition = {
      ruleset: 'advanced',
      cells: cells(''),
      hands: [[], []],
      shown: [41, null],
      ship: [0, 1],
      gap: [1, 1],
      under: [[3], []],
    };
    expect(issuesOf(full)).toEqual(['gap: phase']);
    expect(issuesOf({ ...full, cells: cells('-3,-3'), rows: [-3, 3], columns: [-3, 3] })).toEqual([]);
  });

  test('bought cards that were not paid for, or dealt out of turn', () => {
    const owing: KontorPosition = { scenario: 'special-cards', cells: [], coins: [7, 7], owed: [0, 0, 1] };
    expect(issuesOf(owing)).toEqual([]);
    expect(issuesOf({ ...owing, owed: [1, 0, 0] })).toEqual([]);
    expect(issuesOf({ ...owing, coins: [10, 10] })).toEqual(['coins: coins']);
    expect(issuesOf({ ...owing, coins: [7, 8] })).toEqual(['coins: coins']);
    expect(issuesOf({ ...owing, owed: [0, 1, 0] })).toEqual(['owed.2: owed']);
  });
});

describe('parts of a position', () => {
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
    [{ hands: [[29, 6], []] }, 'hands.0.1: hand'],
    [{ dockTops: [4, null] }, 'dockTops.0: pile'],
    [{ waterTop: 5 }, 'waterTop: pile'],
    [{ ruleset: 'advanced', under: [[4], []] }, 'under.0.0: pile'],
    [{ chosen: [29, 'pass'], hands: [[29], []] }, 'chosen: choice'],
    [{ chosen: [31, null], hands: [[29], []] }, 'chosen.0: choice'],
    [{ chosen: ['pass', null], shown: [29, null] }, 'chosen: phase'],
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
