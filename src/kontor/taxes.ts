import type { Player } from '../core/contract.js';
import { COIN } from './deck.js';
import { sideOf, type Table, treasuryOf } from './table.js';
import type { CardNumber, Side } from './types.js';

/** What a reveal does to coins and cards. */
export interface Taxes {
  /** What each seat pays. */
  readonly pays: readonly number[];
  /** Whether each seat takes its card back. */
  readonly returns: readonly boolean[];
  /** The seats that take a coin because nobody of their group could pay. */
  readonly consoled: readonly Player[];
  /** The sides with a seat that cannot pay. */
  readonly unable: readonly Side[];
}

/** Who taxes whom: all seats together, or four players in facing pairs. */
const groupsOf = (table: Table, facing: boolean): readonly (readonly Player[])[] =>
  table.players === 2
    ? [[0, 1]]
    : facing
      ? [
          [0, 2],
          [1, 3],
        ]
      : [[0, 1, 2, 3]];

/**
 * The taxes on the cards shown. Each hostile coin card of the group costs a coin. Who cannot pay all takes the card
 * back and pays nothing; then debts are counted again without the cards that went back. Only if all of a group show a
 * card and none can pay does each take a coin. All is judged on the coins held before. (Rulebook, "Paying Taxes";
 * docs/rulings.md for four players.)
 */
export const taxesOf = (
  table: Table,
  facing: boolean,
  shown: readonly (CardNumber | null)[],
  coins: readonly number[],
): Taxes => {
  const pays = coins.map(() => 0);
  const returns = coins.map(() => false);
  const consoled: Player[] = [];
  const unable: Side[] = [];
  for (const group of groupsOf(table, facing)) {
    const owes = (seat: Player): number => {
      if (shown[seat] === null || returns[seat]) return 0;
      let debt = 0;
      for (const other of group) {
        const card = shown[other] as CardNumber | null;
        if (card === null || returns[other] || sideOf(table, other) === sideOf(table, seat)) continue;
        if (((table.traits[card] as number) & COIN) !== 0) debt++;
      }
      return debt;
    };
    const broke = group.filter((seat) => owes(seat) > (coins[seat] as number));
    for (const seat of broke) {
      returns[seat] = true;
      unable.push(sideOf(table, seat));
    }
    for (const seat of group) pays[seat] = owes(seat);
    if (broke.length === group.length) consoled.push(...group);
  }
  // Coins come from what the treasury then has, red first.
  let left = treasuryOf(table, coins);
  for (const paid of pays) left += paid;
  return { pays, returns, consoled: consoled.sort((a, b) => a - b).slice(0, left), unable };
};
