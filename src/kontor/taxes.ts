import type { Player } from '../core/contract.js';
import { COIN } from './deck.js';
import { sideOf, type Table } from './table.js';
import type { CardNumber } from './types.js';

/** What a reveal does to coins and cards. */
export interface Taxes {
  /** What each seat pays. */
  readonly pays: readonly number[];
  /** The seats that cannot pay and take their cards back. */
  readonly broke: readonly Player[];
  /** The seats that take a coin because nobody of their group could pay. */
  readonly consoled: readonly Player[];
}

/**
 * The taxes on the cards shown. Each hostile coin card of the group costs a coin. Who cannot pay all takes the card
 * back and pays nothing; then debts are counted again without the cards that went back. Only if all of a group show a
 * card and none can pay does each take a coin. All is judged on the coins held before. Groups are all seats together,
 * or facing pairs. (Rulebook, "Paying Taxes"; docs/rulings.md for four players.)
 */
export const taxesOf = (
  table: Table,
  facing: boolean,
  shown: readonly (CardNumber | null)[],
  coins: readonly number[],
): Taxes => {
  const isGroup = (a: Player, b: Player): boolean => !facing || (a - b) % 2 === 0;
  const debts = (cards: readonly (CardNumber | null)[]): readonly number[] =>
    table.seats.map((seat) => {
      const taxing = cards.filter(
        (card, other) =>
          card !== null &&
          ((table.traits[card] as number) & COIN) !== 0 &&
          sideOf(table, other) !== sideOf(table, seat) &&
          isGroup(seat, other),
      );
      return cards[seat] === null ? 0 : taxing.length;
    });
  const due = debts(shown);
  const broke = table.seats.filter((seat) => (due[seat] as number) > (coins[seat] as number));
  const pays = debts(shown.map((card, seat) => (broke.includes(seat) ? null : card)));
  const consoled = table.seats.filter((seat) =>
    table.seats.every((other) => broke.includes(other) || !isGroup(seat, other)),
  );
  return { pays, broke, consoled };
};
