import type { Player } from '../core/contract.js';
import { without } from '../core/lists.js';
import { sumOf } from '../core/sum.js';
import { ascending, type Cell, type Extent, extentOf } from './cells.js';
import type { Good } from './data/cards.js';
import { CARGO, colorOf, SPECIAL_SUIT } from './deck.js';
import { addCoins, type Draft, type Emit, kept } from './draft.js';
import { DIRECTIONS, isFixed, spanOf } from './edges.js';
import { remove } from './removal.js';
import { sideOf, type Table, unknownOf } from './table.js';
import type { CardNumber, KontorSeen, OpenPart, Side } from './types.js';
import { isAt, isComplete } from './zones.js';

/* What can be bought before a round: cards off the table in Baksheesh, special cards in the scenario of that name. */

/** What an opposing card costs; 0 if it is not for sale. (Rulebook, "Baksheesh".) */
export const bribeFor = (table: Table, of: OpenPart, seat: Player, cell: Cell): number => {
  const foreign = CARGO | colorOf((1 - sideOf(table, seat)) as Side);
  if (!isAt(table, of, cell, foreign) || isComplete(table, of, cell)) return 0;
  return (table.goods[of.board[cell] as number] as readonly Good[]).length;
};

/** The cards that a seat can buy off the table, or could with more coins, ascending. */
export const bribesOf = (table: Table, of: OpenPart, seat: Player, more = 0): readonly Cell[] =>
  of.laid
    .filter((cell) => {
      const price = bribeFor(table, of, seat, cell);
      return price > 0 && price <= (of.coins[seat] as number) + more;
    })
    .sort(ascending);

/** An opposing card is bought off the table. (Rulebook, "Baksheesh".) */
export const bribe = (next: Draft, table: Table, player: Player, cell: Cell, emit: Emit): void => {
  const price = bribeFor(table, next, player, cell);
  addCoins(next, player, -price);
  next.gained--;
  remove(next, table, player, cell, 1 - player, price, emit);
  // A direction that has reached its number stays as it is.
  const { extent } = next;
  const reached = extentOf(next.board);
  const bounds = DIRECTIONS.flatMap((direction) =>
    spanOf(isFixed(table, extent, direction) ? extent : reached, direction),
  );
  next.extent = kept(extent, bounds) as Extent;
};

/** What a special card costs in the scenario of that name. */
export const SPECIAL_PRICE = 2;

/** How many special cards the face-down pile has. */
export const specialsLeft = (of: KontorSeen): number => {
  const inHands = 'hidden' in of ? sumOf(of.hidden.map(([, , specials]) => specials)) : 0;
  return unknownOf(of, SPECIAL_SUIT).length - inHands;
};

/** How many special cards a seat can ask for, or could with more coins. */
export const mostSpecials = (of: KontorSeen, seat: Player, more = 0): number =>
  Math.min(Math.floor(((of.coins[seat] as number) + more) / SPECIAL_PRICE), specialsLeft(of));

/** Both have said how many special cards they want. (Rulebook, "Special Cards" among the scenarios; docs/rulings.md.) */
export const orderSpecials = (next: Draft, table: Table, emit: Emit): void => {
  const { choices } = next;
  const best = next.hands.map((hand) => hand.at(-1) ?? 0);
  let served = table.seats;
  let left = specialsLeft(next);
  if (sumOf(choices.map((asked) => asked ?? 0)) > left) {
    const unshown = next.secret.map((cards, seat) => without(cards, best[seat] as CardNumber));
    next.secret = kept(next.secret, unshown);
    for (const player of served) emit?.({ type: 'best-card-shown', player, card: best[player] || null });
    served = served.slice().sort((a, b) => (best[b] as CardNumber) - (best[a] as CardNumber));
  }
  for (const player of served) {
    const asked = choices[player] ?? 0;
    const granted = Math.min(asked, left);
    left -= granted;
    if (granted > 0) {
      next.owed = next.owed.concat(new Array<Player>(granted).fill(player));
      addCoins(next, player, -SPECIAL_PRICE * granted);
    }
    // Nothing, too, from those who were asked: it was as secret.
    if (choices[player] !== null) emit?.({ type: 'cards-ordered', player, asked, granted });
  }
  next.choices = table.none;
  next.phase = 'choose';
};

/** Whether a seat can buy anything before a round, or could with more coins. Bribes begin with the seat that laid last. */
export const canBuy = (table: Table, of: KontorSeen, seat: Player, more = 0): boolean => {
  const { before } = table.variant;
  if (before === 'buy') return mostSpecials(of, seat, more) > 0;
  return before === 'bribe' && of.last !== null && bribesOf(table, of, seat, more).length > 0;
};
