import { type Cell, distanceOf } from '../cells.js';
import { seatsOf, type Table } from '../table.js';
import { tavernZone } from '../turn.js';
import type { KontorState, KontorView } from '../types.js';
import { groupsOf, isOpen, type Lead, leadAt } from '../zones.js';

/** A completed zone and whether it counts. */
export interface Ranked {
  /** Its cells, ascending. */
  readonly cells: readonly Cell[];
  /** Steps from the harbor card to its nearest card. */
  readonly distance: number;
  /** Who won it. */
  readonly lead: Lead;
  /** What control of it is worth, Customs Houses aside. */
  readonly worth: number;
  /** Why it does not count; null if it does. */
  readonly uncounted: 'not-ranked' | 'too-small' | 'vetoed' | 'too-large' | null;
}

/** A zone as the ranking sees it. */
export interface RankedSize {
  /** Dock cards in it. */
  readonly size: number;
  /** Steps from the harbor card to its nearest card. */
  readonly distance: number;
}

/**
 * Those that come first by size, the nearer before the farther. Equal ones stand or fall together: a group that does
 * not fit into the places left is passed over, and the next one is tried. (Rulebook, "Zone Size and Scoring";
 * docs/rulings.md.)
 *
 * @example
 * ```ts
 * import { firstZones } from 'kontorhaus/kontor';
 *
 * const zones = [{ size: 4, distance: 2 }, { size: 3, distance: 3 }, { size: 3, distance: 3 }, { size: 1, distance: 2 }];
 * // The two of size 3 do not both fit.
 * firstZones(zones, 'largest', 2).map((zone) => zone.size); // => [4, 1]
 * ```
 */
export const firstZones = <Z extends RankedSize>(
  zones: readonly Z[],
  first: 'largest' | 'smallest',
  places: number,
): readonly Z[] => {
  const sign = first === 'largest' ? -1 : 1;
  const sorted = zones.slice().sort((a, b) => sign * (a.size - b.size) || a.distance - b.distance);
  const counted: Z[] = [];
  for (let at = 0; at < sorted.length; ) {
    const { size, distance } = sorted[at] as Z;
    const group = sorted.filter((zone) => zone.size === size && zone.distance === distance);
    if (counted.length + group.length <= places) counted.push(...group);
    at += group.length;
  }
  return counted;
};

/** Whether the owner of a tavern has decided that its zone does not count. */
const vetoedCells = (table: Table, of: KontorState | KontorView): readonly Cell[] =>
  of.phase !== 'over' || !table.variant.vetoes
    ? []
    : ([0, 1] as const).flatMap((side) =>
        of.choices[seatsOf(table.players, side)[0] as number] === 0 ? (tavernZone(table, of, side) ?? []) : [],
      );

/** All completed zones, in the order of their first cells. */
export const rankedZones = (table: Table, of: KontorState | KontorView): readonly Ranked[] => {
  const { ranked, minimum, worth } = table.variant;
  const vetoed = vetoedCells(table, of);
  const complete = groupsOf(table, of.board)
    .filter((cells) => !isOpen(table, of.board, of.extent, cells[0] as Cell))
    .map((cells) => ({
      cells,
      size: cells.length,
      distance: Math.min(...cells.map(distanceOf)),
      lead: leadAt(table, of.board, cells),
    }));
  const candidates = complete.filter(
    ({ cells, size, lead }) =>
      size >= minimum &&
      !vetoed.includes(cells[0] as Cell) &&
      (of.options.rulings.rankedZones !== 'controlled' || lead.leader !== null),
  );
  const counted: readonly RankedSize[] =
    ranked === null ? candidates : firstZones(candidates, ranked.first, ranked.places);
  return complete.map((zone) => {
    const { cells, size, distance, lead } = zone;
    const points = worth(cells);
    const uncounted =
      size < minimum
        ? 'too-small'
        : vetoed.includes(cells[0] as Cell)
          ? 'vetoed'
          : !counted.includes(zone)
            ? 'not-ranked'
            : points === 0
              ? 'too-large'
              : null;
    return { cells, distance, lead, worth: points, uncounted };
  });
};
