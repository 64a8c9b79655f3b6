import type { Path } from '../core/read.js';
import { cellAt } from './cells.js';
import type { KontorPosition } from './position-type.js';

/** Where in a position stands what is wrong at a place of the state made from it; the whole position if nowhere. */
export const pathIn = (position: KontorPosition, [field, at, ...rest]: Path): Path => {
  const [part, index] = rest;
  switch (field) {
    case 'board': {
      const named = position.cells.findLastIndex(([row, column]) => cellAt(row, column) === at);
      return named < 0 ? ['cells'] : ['cells', named];
    }
    case 'covered':
    case 'laid':
      return ['cells'];
    case 'extent':
      return [at === 0 && position.rows ? 'rows' : at === 2 && position.columns ? 'columns' : 'cells'];
    case 'water':
      return [at === 'hidden' && position.waterHidden !== undefined ? 'waterHidden' : 'waterTop'];
    case 'docks': {
      const isHidden = part === 'hidden' && position.dockHidden !== undefined;
      const isUnder = part === 'under' || (part === undefined && !position.dockTops && position.under !== undefined);
      const name = isUnder ? 'under' : isHidden ? 'dockHidden' : 'dockTops';
      return [name, at, ...(part === 'under' && index !== undefined ? [index] : [])].filter((key) => key !== undefined);
    }
    case 'hands':
      // A hand of the state has the shown card, and stands in order.
      return [position.hands === undefined ? 'shown' : 'hands', at].filter((key) => key !== undefined);
    case 'secret':
      return ['known'];
    case 'choices':
      return ['chosen', at].filter((key) => key !== undefined);
    case 'shown':
    case 'coins':
    case 'sailed':
    case 'gap':
    case 'ship':
    case 'last':
    case 'owed':
    case 'gained':
    case 'idle':
      return [field, at, ...rest].filter((key) => key !== undefined);
    case 'reason':
    case 'winner':
      return position.bankrupt === undefined ? [] : ['bankrupt'];
    case 'phase':
      return position.phase !== undefined ? ['phase'] : position.chosen !== undefined ? ['chosen'] : [];
    default:
      return [];
  }
};
