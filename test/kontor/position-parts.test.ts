import { describe, expect, test } from 'vitest';
import { apply, fromPosition, type KontorPosition, type KontorState, turn } from '../../src/kontor/index.js';
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
    expect(issuesOf({ ...owing, owed: [0, 1, 0] })).toEqual(['owed: owed']);
  });

  test('an end for want of cards beside piles that have some', () => {
    const cells: KontorPosition['cells'] = [[1, 1, 29]];
    const empty: KontorPosition = { cells, hands: [[], []] };
    expect(issuesOf(empty)).toEqual(['hands.0: hand', 'hands.1: hand']);
    expect(issuesOf({ ...empty, waterTop: null })).toEqual(['hands.0: hand', 'hands.1: hand']);
    expect(issuesOf({ ...empty, waterTop: null, dockTops: [31, null], dockHidden: [1, 0] })).toEqual(['hands.0: hand']);
    expect(issuesOf({ ...empty, waterTop: null, dockTops: [null, null] })).toEqual([]);
    // A card may have come back under a pile that had been used up.
    expect(
      issuesOf({ ...empty, ruleset: 'advanced', waterTop: null, dockTops: [5, null], dockHidden: [0, 0] }),
    ).toEqual([]);
    expect(issuesOf({ cells, hands: [[31], []] })).toEqual([]);
  });
});
