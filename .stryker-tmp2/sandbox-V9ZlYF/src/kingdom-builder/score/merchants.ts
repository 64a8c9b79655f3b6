import { neighborsOf } from '../hex.js';
import { areasOf, either, hexesOf } from '../rows.js';
import { ownOf, type Scoring } from './table.js';

/**
 * 4 points for each location or castle that an area of own settlements links with another one; each counts once.
 * (Rulebook, "Merchants".)
 */
export const merchants: Scoring = (table, player) => {
  const { castle, location } = table.board.kinds;
  const sites = hexesOf(either(castle, location));
  const linked = areasOf(ownOf(table, player)).flatMap((area) => {
    const beside = sites.filter((hex) => neighborsOf(hex).some((neighbor) => area.includes(neighbor)));
    return beside.length > 1 ? beside : [];
  });
  const hexes = sites.filter((hex) => linked.includes(hex));
  return { category: 'merchants', points: 4 * hexes.length, hexes };
};
