import { type Cell, cellAt } from '../cells.js';

/** How a game begins: which cells get Water cards, in the order in which they are dealt. The harbor card lies at (0, 0). */
export interface Layout {
  /** The cells of the Water cards. */
  readonly water: readonly Cell[];
  /** First and last row, first and last column of the board where they are fixed from the start; null where it grows. */
  readonly fixed: readonly [top: number, bottom: number, left: number, right: number] | null;
}

/** Reads a picture: W a Water card, H the harbor card, . a space. */
const drawn = (fixed: boolean, ...rows: readonly string[]): Layout => {
  const top = -rows.findIndex((row) => row.includes('H'));
  const left = -(rows[-top] as string).indexOf('H');
  const water = rows.flatMap((row, r) =>
    [...row].flatMap((letter, c) => (letter === 'W' ? [cellAt(top + r, left + c)] : [])),
  );
  const width = (rows[0] as string).length;
  return { water, fixed: fixed ? [top, top + rows.length - 1, left, left + width - 1] : null };
};

/** The cross of nine cards. Certain. (Rulebook, "Setup".) */
export const CROSS: Layout = drawn(false, '..W..', '..W..', 'WWHWW', '..W..', '..W..');

/** The harbor card alone. Certain. (Rulebook, "Always Go Small", "Gulliver's Travels".) */
export const HARBOR_ONLY: Layout = drawn(false, 'H');

/** A canal through a board of 4 x 12. Reconstructed: the figure of the rulebook is not at hand. (Rulebook, "Grand Canal".) */
export const GRAND_CANAL: Layout = drawn(true, '..WWWW......', '..W..W...WWW', 'WWW..HW..W..', '......WWWW..');

/**
 * Nine areas of 2 x 2 between canals. Reconstructed: no other even split of 8 x 8 exists, but the harbor card may lie at
 * another crossing. (Rulebook, "Tic Tac Toe".)
 */
export const NINE_AREAS: Layout = drawn(
  true,
  '..W..W..',
  '..W..W..',
  'WWHWWWWW',
  '..W..W..',
  '..W..W..',
  'WWWWWWWW',
  '..W..W..',
  '..W..W..',
);

/** A ring of canals around an island of 3 x 3. Reconstructed. (Rulebook, "Great Island".) */
export const RING: Layout = drawn(false, 'WWHWW', 'W...W', 'W...W', 'W...W', 'WWWWW');
