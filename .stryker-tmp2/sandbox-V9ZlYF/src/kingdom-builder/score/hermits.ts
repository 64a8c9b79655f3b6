import { areasOf } from '../rows.js';
import { ownOf, type Scoring } from './table.js';

/** 1 point for each separate area of settlements. (Rulebook, "Hermits".) */
export const hermits: Scoring = (table, player) => {
  const areas = areasOf(ownOf(table, player));
  return { category: 'hermits', points: areas.length, areas };
};
