import { expect, test } from 'vitest';
import type { Path } from '../../src/core/read.js';
import { cellAt, type KontorPosition } from '../../src/kontor/index.js';
import { pathIn } from '../../src/kontor/position-path.js';
import { issuesOf } from './table.js';

/*
 * Where in a position stands what is wrong in the state made from it. Not every place of a state can be wrong after a
 * position has been read so far: the function is asked itself.
 */

const empty: KontorPosition = { cells: [] };
const cells: KontorPosition['cells'] = [
  [1, 1, 36],
  [1, 2, 'water'],
  [1, 1, 88],
];

test.each<readonly [position: KontorPosition, inState: Path, inPosition: string]>([
  [{ cells }, ['board', cellAt(1, 2)], 'cells.1'],
  [{ cells }, ['board', cellAt(1, 1)], 'cells.2'],
  [{ cells }, ['board', cellAt(0, 0)], 'cells'],
  [{ cells }, ['covered'], 'cells'],
  [{ cells }, ['covered', 0], 'cells'],
  [{ cells }, ['laid'], 'cells'],
  [{ cells, rows: [-2, 2], columns: [-2, 2] }, ['extent', 0], 'rows'],
  [{ cells, rows: [-2, 2], columns: [-2, 2] }, ['extent', 2], 'columns'],
  [{ cells, columns: [-2, 2] }, ['extent', 0], 'cells'],
  [{ cells, columns: [-2, 2] }, ['extent', 2], 'columns'],
  [{ cells }, ['extent', 2], 'cells'],
  [{ cells, waterHidden: 3 }, ['water', 'hidden'], 'waterHidden'],
  [{ cells, waterHidden: 3 }, ['water'], 'waterTop'],
  [empty, ['water', 'hidden'], 'waterTop'],
  [{ cells, dockHidden: [3, 3] }, ['docks', 1, 'hidden'], 'dockHidden.1'],
  [{ cells, dockHidden: [3, 3] }, ['docks', 1, 'top'], 'dockTops.1'],
  [{ cells, dockHidden: [3, 3] }, ['docks', 0, 'under', 2], 'under.0.2'],
  [empty, ['docks', 1, 'hidden'], 'dockTops.1'],
  [empty, ['docks', 0, 'top', 0], 'dockTops.0'],
  [empty, ['docks', 0, 'under'], 'under.0'],
  [empty, ['docks'], 'dockTops'],
  [{ cells, under: [[], []] }, ['docks', 1], 'under.1'],
  [{ cells, under: [[], []] }, ['docks', 1, 'top'], 'dockTops.1'],
  [{ cells, under: [[], []], dockTops: [3, 4] }, ['docks', 1], 'dockTops.1'],
  [{ cells, hands: [[29], []] }, ['hands', 0, 1], 'hands.0'],
  [{ cells, hands: [[29], []] }, ['hands'], 'hands'],
  [empty, ['hands', 1], 'shown.1'],
  [empty, ['secret', 0], 'known'],
  [empty, ['choices', 1], 'chosen.1'],
  [empty, ['choices'], 'chosen'],
  [empty, ['shown', 1], 'shown.1'],
  [empty, ['coins'], 'coins'],
  [empty, ['sailed'], 'sailed'],
  [empty, ['gap'], 'gap'],
  [empty, ['ship'], 'ship'],
  [empty, ['last'], 'last'],
  [empty, ['owed', 2], 'owed.2'],
  [empty, ['gained'], 'gained'],
  [empty, ['idle'], 'idle'],
  [empty, ['reason'], ''],
  [{ cells, bankrupt: [0] }, ['reason'], 'bankrupt'],
  [{ cells, bankrupt: [0] }, ['winner'], 'bankrupt'],
  [{ cells, phase: 'choose', chosen: [null, null] }, ['phase'], 'phase'],
  [{ cells, chosen: [null, null] }, ['phase'], 'chosen'],
  [empty, ['phase'], ''],
  [empty, ['pools', 1], ''],
  [empty, [], ''],
])('%j: %j', (position, inState, inPosition) => {
  expect(pathIn(position, inState).join('.')).toBe(inPosition);
});

test('issues of positions stand there', () => {
  expect(issuesOf({ cells: [], rows: [-1, 2] })).toEqual(['cells: extent', 'rows: extent']);
  expect(issuesOf({ cells: [[0, 3, 29]], columns: [-2, 2] })).toEqual(['cells.0: extent', 'columns: extent']);
  expect(issuesOf({ cells: [], waterTop: 5, waterHidden: 3 })).toEqual(['waterTop: pile']);
  expect(issuesOf({ cells: [], dockTops: [4, null], dockHidden: [3, 0] })).toEqual(['dockTops.0: pile']);
});

test('a hand that lacks a card is at fault, and not the pile that has it', () => {
  const position = { scenario: 'justice', cells: [], phase: 'pick', hands: [[60, 61], [62]] } as const;
  expect(issuesOf(position)).toEqual(['hands.1: hand']);
});
