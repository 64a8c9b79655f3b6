import type { Rules } from '../../core/contract.js';
import { deriveScore, rankSides } from '../../core/ranking.js';
import { sumOf } from '../../core/sum.js';
import type { KontorItem } from '../items.js';
import { seatsOf, tableOf } from '../table.js';
import type { EndReason, Kontor } from '../types.js';
import type { Summary, WonBy } from '../zones.js';
import { type RankedZone, rankedZones } from './ranking.js';

/** The lines of one zone: control, and its Customs Houses if it counts. */
const itemsOf = ({ zone, worth, uncounted }: RankedZone): KontorItem[] => {
  // A zone with a Keeper was won by one of the steps.
  const { leader: _, customsHouses, ...reasons } = zone as Summary & { readonly by: WonBy };
  const counts = uncounted === null;
  const items: KontorItem[] = [{ category: 'zone', points: counts ? worth : 0, uncounted, ...reasons }];
  if (counts && customsHouses.length > 0)
    items.push({ category: 'customs-house', points: customsHouses.length, cells: customsHouses });
  return items;
};

/**
 * Each side's points: its Keepers' zones in the order of their first cells, those that do not count with the reason why.
 * Two players are two sides; four are two teams. See {@link Rules.score}.
 *
 * @example
 * ```ts
 * import { fromPosition, score } from 'kontorhaus/kontor';
 *
 * const { sides } = score(fromPosition({ cells: [[1, 1, 7], [1, 2, 'water'], [2, 1, 'water']] }));
 * sides.map((side) => side.total); // => [1, 0]
 * ```
 * @function
 */
export const score: Rules<Kontor>['score'] = deriveScore<Kontor>((of) => {
  const table = tableOf(of.options);
  const zones = rankedZones(table, of);
  return ([0, 1] as const).map((side) => ({
    players: seatsOf(table, side),
    items: zones.filter(({ zone }) => zone.leader === side).flatMap(itemsOf),
  }));
});

/**
 * The ranking by points, then coins; sides that are equal in both share the first place. After a sudden end (`line`,
 * `bankrupt`) the winner comes first whatever the points. Null until the game is over. See {@link Rules.outcome}.
 * (Rulebook, "End of Game".)
 *
 * @example
 * ```ts
 * import { apply, init, legalMoves, outcome, turn } from 'kontorhaus/kontor';
 *
 * let state = init({ players: 2, seed: 1 });
 * outcome(state); // => null
 * while (turn(state).kind === 'decision') state = apply(state, legalMoves(state)[0]!);
 * outcome(state)?.ranking[0]; // => { place: 1, players: [0], tieBreaks: [0] }
 * ```
 * @function
 */
export const outcome: Rules<Kontor>['outcome'] = (of) => {
  const { phase, reason, winner, coins } = of;
  if (phase !== 'over') return null;
  const sides = score(of).sides.map(({ players, total }, side) => ({
    players,
    total: winner === null ? total : winner === side ? 1 : 0,
    tieBreaks: [sumOf(players.map((seat) => coins[seat] as number))],
  }));
  return { reason: reason as EndReason, ranking: rankSides(sides) };
};
