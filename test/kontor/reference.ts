import { CELLS, cellAt, columnOf, type KontorState, MANIFEST, rowOf, type WonBy } from '../../src/kontor/index.js';

/*
 * Zones and points once more, slowly and plainly, from the text of the rules and nothing of the library but its data:
 * cards on a map of places, flood fill, a table of advantages.
 */

interface Card {
  readonly side: 0 | 1 | null;
  readonly isDock: boolean;
  readonly isHouse: boolean;
  readonly goods: readonly string[];
}

const CARDS = new Map<number, Card>([[0, { side: null, isDock: false, isHouse: false, goods: [] }]]);
for (const { number } of MANIFEST.water) CARDS.set(number, { side: null, isDock: false, isHouse: false, goods: [] });
for (const { number, kind } of MANIFEST.special)
  CARDS.set(number, { side: null, isDock: kind !== 'flood', isHouse: kind === 'customs-house', goods: [] });
for (const side of [0, 1] as const)
  for (const { number, goods } of side === 0 ? MANIFEST.red : MANIFEST.black)
    CARDS.set(number, { side, isDock: true, isHouse: false, goods });

const at = (state: KontorState, row: number, column: number): Card | undefined => {
  const cell = cellAt(row, column);
  const number = cell >= 0 && cell < CELLS ? state.board[cell] : undefined;
  return number === undefined ? undefined : CARDS.get(number);
};

/** Rows and columns of the full board in each game. */
const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  base: [6, 6],
  advanced: [7, 7],
  'grand-canal': [4, 12],
  'always-go-small': [6, 6],
  'water-game': [6, 6],
  'tic-tac-toe': [8, 8],
  baksheesh: [6, 6],
  'david-and-goliath': [6, 6],
  giant: [8, 8],
  'gullivers-travels': [5, 5],
  poverty: [7, 7],
};

/** Rows and columns of the full board. */
export const sizeOf = ({ options }: Pick<KontorState, 'options'>): readonly [number, number] =>
  SIZES[options.scenario ?? (options.players === 2 ? (options.ruleset as string) : '')] ??
  (options.players === 4 ? [8, 8] : [7, 7]);

const isBeyond = (state: KontorState, row: number, column: number): boolean => {
  const [top, bottom, left, right] = state.extent;
  const [rows, columns] = sizeOf(state);
  const rowsFixed = bottom - top + 1 === rows;
  const columnsFixed = right - left + 1 === columns;
  const isPast = row < top || row > bottom ? rowsFixed : false;
  const isAside = column < left || column > right ? columnsFixed : false;
  if (state.options.rulings.edgeRule === 'perDirection') return isPast || isAside;
  return rowsFixed && columnsFixed && (isPast || isAside);
};

/** First and last row, first and last column with a card. */
export const extentOf = (board: readonly number[]): readonly [number, number, number, number] => {
  const cells = board.flatMap((card, cell) => (card < 0 ? [] : [cell]));
  const rows = cells.map(rowOf);
  const columns = cells.map(columnOf);
  return [Math.min(...rows), Math.max(...rows), Math.min(...columns), Math.max(...columns)];
};

export interface ReferenceZone {
  readonly cells: readonly number[];
  readonly complete: boolean;
  readonly openings: readonly number[];
  readonly goods: readonly Readonly<Record<string, number>>[];
  readonly leader: 0 | 1 | null;
  readonly by: WonBy | null;
  readonly distance: number;
  readonly houses: number;
}

const BEATS: Readonly<Record<string, string>> = { wine: 'spice', spice: 'tea', tea: 'wine' };

/** The three steps, one after the other. */
export const winnerOf = (
  red: Readonly<Record<string, number>>,
  black: Readonly<Record<string, number>>,
): { readonly leader: 0 | 1 | null; readonly by: WonBy | null } => {
  const kinds = Object.keys(BEATS);
  const leads = [0, 1].map((side) =>
    kinds.map((kind) => {
      const [own, other] = side === 0 ? [red, black] : [black, red];
      return { kind, by: Math.max(0, (own[kind] ?? 0) - (other[kind] ?? 0)) };
    }),
  );
  const largest = leads.map((list) => Math.max(...list.map(({ by }) => by)));
  if (largest[0] !== largest[1])
    return { leader: (largest[0] ?? 0) > (largest[1] ?? 0) ? 0 : 1, by: 'largest-advantage' };
  const led = leads.map((list) => list.filter(({ by }) => by > 0).map(({ kind }) => kind));
  const [mine, theirs] = led as [string[], string[]];
  if (mine.length !== theirs.length) return { leader: mine.length > theirs.length ? 0 : 1, by: 'most-advantages' };
  if (mine.length === 0) return { leader: null, by: null };
  return { leader: BEATS[mine[0] as string] === theirs[0] ? 0 : 1, by: 'goods-value' };
};

/** The way to each neighbor: rows down, columns to the right. */
export const NEIGHBORS = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
] as const;

/** Every zone, found from scratch. */
export const referenceZones = (state: KontorState): readonly ReferenceZone[] => {
  const found: ReferenceZone[] = [];
  const visited = new Set<number>();
  state.board.forEach((_, start) => {
    if (visited.has(start) || !at(state, rowOf(start), columnOf(start))?.isDock) return;
    const cells: number[] = [];
    const openings = new Set<number>();
    const visit = (cell: number): void => {
      if (visited.has(cell)) return;
      visited.add(cell);
      cells.push(cell);
      for (const [dr, dc] of NEIGHBORS) {
        const [row, column] = [rowOf(cell) + dr, columnOf(cell) + dc];
        const card = at(state, row, column);
        if (card === undefined) {
          if (!isBeyond(state, row, column)) openings.add(cellAt(row, column));
        } else if (card.isDock) visit(cellAt(row, column));
      }
    };
    visit(start);
    cells.sort((a, b) => a - b);
    const cards = cells.map((cell) => at(state, rowOf(cell), columnOf(cell)) as Card);
    const goods = ([0, 1] as const).map((side) => {
      const count: Record<string, number> = { wine: 0, spice: 0, tea: 0 };
      for (const card of cards)
        if (card.side === side) for (const good of card.goods) count[good] = (count[good] ?? 0) + 1;
      return count;
    });
    found.push({
      cells,
      complete: openings.size === 0,
      openings: [...openings].sort((a, b) => a - b),
      goods,
      ...winnerOf(goods[0] as Record<string, number>, goods[1] as Record<string, number>),
      distance: Math.min(...cells.map((cell) => Math.abs(rowOf(cell)) + Math.abs(columnOf(cell)))),
      houses: cards.filter(({ isHouse }) => isHouse).length,
    });
  });
  return found;
};

/** How many zones are ranked, and from which end. */
const RANKS: Readonly<Record<string, readonly ['largest' | 'smallest', number] | null>> = {
  base: null,
  'grand-canal': null,
  'always-go-small': null,
  'water-game': null,
  'tic-tac-toe': null,
  'david-and-goliath': ['smallest', 3],
  giant: ['largest', 7],
  'gullivers-travels': null,
  'great-island': null,
};

/** Both sides' points by the plain reading of the rules. */
export const referencePoints = (state: KontorState): readonly [number, number] => {
  const { scenario, ruleset, players, rulings } = state.options;
  const name = scenario ?? (players === 4 ? 'four' : (ruleset as string));
  const rank = name in RANKS ? RANKS[name] : (['largest', 5] as const);
  const complete = referenceZones(state).filter((zone) => zone.complete);
  const tavern = (zone: ReferenceZone, side: 0 | 1): boolean =>
    zone.cells.some((cell) => state.board[cell] === (side === 0 ? 1 : 2));
  const isVetoed = (zone: ReferenceZone): boolean =>
    scenario === 'old-rope' &&
    state.phase === 'over' &&
    tavern(zone, 0) !== tavern(zone, 1) &&
    state.choices[tavern(zone, 0) ? 0 : players / 2] === 0;
  let candidates = complete.filter((zone) => !isVetoed(zone));
  if (players === 4 && scenario !== 'great-island') candidates = candidates.filter(({ cells }) => cells.length >= 2);
  if (rulings.rankedZones === 'controlled') candidates = candidates.filter(({ leader }) => leader !== null);
  let counted = candidates;
  if (rank !== null && rank !== undefined) {
    const [end, places] = rank;
    counted = [];
    const sizes = [...new Set(candidates.map(({ cells }) => cells.length))].sort((a, b) =>
      end === 'largest' ? b - a : a - b,
    );
    for (const size of sizes)
      for (let distance = 0; distance < 20; distance++) {
        const group = candidates.filter((zone) => zone.cells.length === size && zone.distance === distance);
        if (counted.length + group.length <= places) counted = [...counted, ...group];
      }
  }
  const points: [number, number] = [0, 0];
  for (const zone of counted) {
    if (zone.leader === null) continue;
    const size = zone.cells.length;
    const first = zone.cells[0] as number;
    const isInner =
      scenario === 'great-island' && rowOf(first) >= 1 && rowOf(first) <= 3 && Math.abs(columnOf(first)) <= 1;
    const worth = scenario === 'always-go-small' ? (size <= 3 ? size : 0) : isInner ? 2 : 1;
    points[zone.leader] += worth + (worth > 0 ? zone.houses : 0);
  }
  return points;
};
