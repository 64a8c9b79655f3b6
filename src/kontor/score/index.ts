import type { Rules } from '../../core/contract.js';
import { deriveScore, rankSides } from '../../core/ranking.js';
import { HOUSE } from '../deck.js';
import { seatsOf, type Table, tableOf } from '../table.js';
import type { Kontor, KontorItem, KontorState, KontorView, Side } from '../types.js';
import { cargoOf, traitsAt, unpacked } from '../zones.js';
import { type Ranked, rankedZones } from './ranking.js';

type Seen = KontorState | KontorView;

/** The lines of one zone: control, and its Customs Houses if it counts. */
const itemsOf = (table: Table, { board }: Seen, zone: Ranked): readonly KontorItem[] => {
  const { cells, distance, lead, worth, uncounted } = zone;
  if (lead.by === null) return [];
  const red = cargoOf(table, board, cells, 0);
  const black = cargoOf(table, board, cells, 1);
  const houses = cells.filter((cell) => (traitsAt(table, board, cell) & HOUSE) !== 0);
  const item: KontorItem = {
    category: 'zone',
    points: uncounted === null ? worth : 0,
    uncounted,
    cells,
    size: cells.length,
    distance,
    goods: [unpacked(red), unpacked(black)],
    by: lead.by,
  };
  return uncounted === null && houses.length > 0
    ? [item, { category: 'customs-house', points: houses.length, cells: houses }]
    : [item];
};

/**
 * Each side's points: its Keepers' zones in the order of their first cells, those that do not count with the reason why.
 * Two players are two sides; four are two teams.
 *
 * @example
 * ```ts
 * import { fromPosition, score } from 'kontorhaus/kontor';
 *
 * const { sides } = score(fromPosition({ cells: [[1, 1, 7], [1, 2, 'water'], [2, 1, 'water']] }));
 * sides.map((side) => side.total); // => [1, 0]
 * ```
 */
export const score: Rules<Kontor>['score'] = deriveScore<Kontor>((of) => {
  const table = tableOf(of.options);
  const zones = rankedZones(table, of);
  return ([0, 1] as const).map((side) => ({
    players: seatsOf(table.players, side),
    items: zones.filter(({ lead }) => lead.leader === side).flatMap((zone) => itemsOf(table, of, zone)),
  }));
});

/** The coins of a side: they decide between equal points. */
const coinsOf = (of: Seen, side: Side): number =>
  seatsOf(of.options.players, side).reduce((sum, seat) => sum + (of.coins[seat] as number), 0);

/**
 * The ranking by points, then coins; sides that are equal in both share the first place. After a sudden end (`line`,
 * `bankrupt`) the winner comes first whatever the points. Null until the game is over. (Rulebook, "End of Game".)
 */
export const outcome: Rules<Kontor>['outcome'] = (of) => {
  if (of.phase !== 'over' || of.reason === null) return null;
  const { reason, winner } = of;
  const sides = score(of).sides.map(({ players, total }, side) => ({
    players,
    total: winner === null ? total : winner === side ? 1 : 0,
    tieBreaks: [coinsOf(of, side as Side)],
  }));
  return { reason, ranking: rankSides(sides) };
};
