import type { Player } from '../core/contract.js';
import type { Emit as CoreEmit } from '../core/derive.js';
import { type Card, deckOf } from './deck.js';
import { GOODS, type Good } from './goods.js';
import type { CardNumber, Speicherstadt, SpeicherstadtState, SpeicherstadtView, Worker } from './types.js';

/** A state or a view. */
export type Seen = SpeicherstadtState | SpeicherstadtView;

/** The next state while it is being made. Only its own fields are set; what they hold is never changed. */
export type Draft = { -readonly [K in keyof SpeicherstadtState]: SpeicherstadtState[K] };

/** Receives events; undefined in playouts. */
export type Emit = CoreEmit<Speicherstadt> | undefined;

/** The list with another entry at one place. */
export const replaced = <T>(list: readonly T[], index: number, value: T): readonly T[] => {
  const out = list.slice();
  out[index] = value;
  return out;
};

/** The list with one more entry. */
export const added = <T>(list: readonly T[], value: T): readonly T[] => {
  const out = list.slice();
  out.push(value);
  return out;
};

/** The list without the entry at one place. */
export const without = <T>(list: readonly T[], index: number): readonly T[] => {
  const out = list.slice();
  out.splice(index, 1);
  return out;
};

/** The card with a number. */
export const cardAt = (of: Seen, number: CardNumber): Card => deckOf(of.options).cards[number] as Card;

/** The id of a card. */
export const idAt = (of: Seen, number: CardNumber): string => cardAt(of, number).id;

/** The name of a kind. */
export const goodAt = (kind: number): Good => GOODS[kind] as Good;

/** The seat with the start marker. */
export const startPlayer = (of: Seen): Player => (of.options.firstPlayer + of.round - 1) % of.options.players;

/** The seat after another, clockwise. */
export const leftOf = (of: Seen, player: Player): Player => (player + 1 === of.options.players ? 0 : player + 1);

/** The seat that a worker belongs to. Gray ones are numbered from 5. */
export const ownerOf = (worker: Worker): Player => (worker < 5 ? worker : worker - 5);

/** Changes a seat's coins. */
export const addCoins = (next: Draft, player: Player, change: number, reason: string, emit: Emit): void => {
  if (change === 0) return;
  next.coins = replaced(next.coins, player, (next.coins[player] as number) + change);
  emit?.({ type: 'coins', player, change, reason });
};

/** Changes a seat's points on the track. */
export const addPoints = (next: Draft, player: Player, change: number, reason: string, emit: Emit): void => {
  if (change === 0) return;
  next.points = replaced(next.points, player, (next.points[player] as number) + change);
  emit?.({ type: 'points', player, change, reason });
};

/** Changes what lies on a card. */
export const setLoad = (next: Draft, number: CardNumber, load: number): void => {
  next.loads = replaced(next.loads, number, load);
};

/** Takes a card from its owner out of the game. */
export const discardFrom = (next: Draft, player: Player, number: CardNumber, emit: Emit): void => {
  const cards = next.cards[player] as readonly CardNumber[];
  next.cards = replaced(next.cards, player, without(cards, cards.indexOf(number)));
  emit?.({ type: 'card-discarded', card: idAt(next, number), player });
};

/** Whether something else comes before the decision of the phase: a question, or a Truck in use. Only with Kaispeicher. */
export const isInterrupted = ({ asked, truck }: Seen): boolean => asked !== null || truck !== null;

/** Who must act: a Truck in use is its owner's alone. */
export const actingPlayer = ({ truck, player }: Seen): Player => (truck === null ? player : truck.player);

/** The end of the game. */
export const endGame = (next: Draft, emit: Emit): void => {
  next.phase = 'over';
  emit?.({ type: 'game-over' });
};
