import type { Emit as CoreEmit } from '../core/basis.js';
import type { Player } from '../core/contract.js';
import { changed, replaced } from '../core/lists.js';
import { ascending } from './cells.js';
import type { CardNumber, Kontor, KontorState, Pile } from './types.js';

/** The next state while it is being made. Only its own fields are set; what they hold is never changed. */
export type Draft = { -readonly [K in keyof KontorState]: KontorState[K] };

/** Receives events; none is built where nobody listens. */
export type Emit = CoreEmit<Kontor> | undefined;

/** The ascending list with one more card. */
export const including = (cards: readonly CardNumber[], card: CardNumber): readonly CardNumber[] =>
  [...cards, card].sort(ascending);

/** A seat gets coins, or pays them where they are below zero. */
export const addCoins = (next: Draft, seat: Player, change: number): void => {
  next.coins = changed(next.coins, seat, change);
};

/** A card goes into a hand. All know it, unless it is noted as secret. */
export const putInHand = (next: Draft, seat: Player, card: CardNumber): void => {
  next.hands = replaced(next.hands, seat, including(next.hands[seat] as readonly CardNumber[], card));
};

/** A pile. A known card that is next is turned up at once, an unknown one by chance. */
export const pileOf = (top: CardNumber | null, hidden: number, under: readonly CardNumber[]): Pile =>
  top === null && hidden === 0 && under.length > 0
    ? { top: under[0] as CardNumber, hidden, under: under.slice(1) }
    : { top, hidden, under };

/** The old list where the new one holds the same: what a step leaves equal stays the same object. */
export const kept = <T>(old: readonly T[], now: readonly T[]): readonly T[] =>
  old.length === now.length && old.every((item, i) => item === now[i]) ? old : now;

/** As {@link kept}, for lists of lists. */
export const keptAll = <T>(old: readonly (readonly T[])[], now: readonly (readonly T[])[]): readonly (readonly T[])[] =>
  kept(
    old,
    now.map((list, i) => kept(old[i] as readonly T[], list)),
  );
