import type { Cell } from '../cells.js';
import { judgesOf } from '../judges.js';
import type { Table } from '../table.js';
import type { KontorSeen } from '../types.js';
import { allCompleted, type Summary, summaryOf } from '../zones.js';

/** A completed zone and whether it counts. */
export interface RankedZone {
  /** The zone. */
  readonly zone: Summary;
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
 * Those that come first by size, the nearer before the farther. Equal ones stand or fall together: a group that does not
 * fit into the places left is passed over, and the next one is tried. (Rulebook, "Zone Size and Scoring";
 * docs/rulings.md.)
 */
export const firstZones = <Z extends RankedSize>(
  zones: readonly Z[],
  first: 'largest' | 'smallest',
  places: number,
): readonly Z[] => {
  const sign = first === 'largest' ? -1 : 1;
  const compare = (a: Z, b: Z): number => sign * (a.size - b.size) || a.distance - b.distance;
  const counted: Z[] = [];
  for (const zone of zones.slice().sort(compare)) {
    const group = zones.filter((other) => compare(zone, other) === 0);
    if (!counted.includes(zone) && counted.length + group.length <= places) counted.push(...group);
  }
  return counted;
};

/** Cells of zones of which the owner of a tavern has decided that they do not count. */
const vetoedCells = (table: Table, of: KontorSeen): readonly Cell[] =>
  of.phase !== 'over' || !table.variant.vetoes
    ? []
    : judgesOf(table, of).flatMap(({ seat, zone }) => (of.choices[seat] === 0 ? zone : []));

/** All completed zones, in the order of their first cells. */
export const rankedZones = (table: Table, of: KontorSeen): readonly RankedZone[] => {
  const { ranked, minimum, worth } = table.variant;
  const vetoed = vetoedCells(table, of);
  const isControlled = of.options.rulings.rankedZones === 'controlled';
  const zones = allCompleted(table, of).map((cells) => summaryOf(table, of, cells));
  const reasonAgainst = ({ size, cells }: Summary): RankedZone['uncounted'] =>
    size < minimum ? 'too-small' : vetoed.includes(cells[0] as Cell) ? 'vetoed' : null;
  const candidates = zones.filter((zone) => reasonAgainst(zone) === null && !(isControlled && zone.leader === null));
  const counted = ranked === null ? candidates : firstZones(candidates, ranked.first, ranked.places);
  return zones.map((zone) => {
    const value = worth(zone.cells);
    const rank = counted.includes(zone) ? null : 'not-ranked';
    return { zone, worth: value, uncounted: reasonAgainst(zone) ?? rank ?? (value === 0 ? 'too-large' : null) };
  });
};
