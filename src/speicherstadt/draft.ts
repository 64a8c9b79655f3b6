import type { Player } from '../core/contract.js';
import type { Emit as CoreEmit } from '../core/derive.js';
import type { CardKind } from './data/manifest.js';
import { type Card, deckOf } from './deck.js';
import type {
  CardNumber,
  Phase,
  Speicherstadt,
  SpeicherstadtIllegal,
  SpeicherstadtState,
  SpeicherstadtView,
  Worker,
} from './types.js';

/** A state or a view. */
export type Seen = SpeicherstadtState | SpeicherstadtView;

/** The next state while it is being made. Only its own fields are set; what they hold is never changed. */
export type Draft = { -readonly [K in keyof SpeicherstadtState]: SpeicherstadtState[K] };

/** Receives events; undefined in playouts. */
export type Emit = CoreEmit<Speicherstadt> | undefined;

/** A card of a kind. */
export type CardOf<K extends CardKind> = Card & { readonly kind: K };

/** The list with another entry at one place. */
export const replaced = <T>(list: readonly T[], index: number, value: T): readonly T[] => {
  const out = list.slice();
  out[index] = value;
  return out;
};

/** The counts with a change at one place. */
export const changed = (counts: readonly number[], index: number, change: number): readonly number[] =>
  replaced(counts, index, (counts[index] as number) + change);

/** The list with one more entry. */
export const added = <T>(list: readonly T[], value: T): readonly T[] => [...list, value];

/** The list without an entry that it has. */
export const without = <T>(list: readonly T[], value: T): readonly T[] => list.filter((each) => each !== value);

/** The card with a number. */
export const cardAt = (of: Seen, number: CardNumber): Card => deckOf(of.options).cards[number] as Card;

/** The id of a card. */
export const idAt = (of: Seen, number: CardNumber): string => cardAt(of, number).id;

/** The card with an id. It must be one of this game. */
export const cardNamed = (of: Seen, id: string): Card => deckOf(of.options).byId.get(id) as Card;

/** A seat's cards of a kind, in the order of purchase. */
export const cardsOfKind = <K extends CardKind>(of: Seen, player: Player, kind: K): readonly CardOf<K>[] =>
  (of.cards[player] as readonly CardNumber[])
    .filter((number) => cardAt(of, number).kind === kind)
    .map((number) => cardAt(of, number) as CardOf<K>);

/** The seat with the start marker. */
export const startPlayer = (of: Seen): Player => (of.options.firstPlayer + of.round - 1) % of.options.players;

/** The seat after another, clockwise. */
export const leftOf = (of: Seen, player: Player): Player => (player + 1) % of.options.players;

/** The seat that a worker belongs to. Gray ones are numbered from 5. */
export const ownerOf = (worker: Worker): Player => worker % 5;

/** Whether a seat owns a card. Nobody owns one that the game does not have. */
export const owns = (of: Seen, player: Player, id: string): boolean =>
  (of.cards[player] as readonly (CardNumber | undefined)[]).includes(deckOf(of.options).byId.get(id)?.number);

/** Why a card that a move names, or needs, is not the seat's. */
export const whyNotOwn = (of: Seen, player: Player, id: string | null): SpeicherstadtIllegal | null =>
  id === null || owns(of, player, id) ? null : { code: 'not-your-card', card: id };

/** No seat has more coins or points, or fewer points than as many below 0: no real game comes near it. */
export const FAR = 1_000_000;

/** Changes a seat's coins, or its points on the track. */
export const gain = (
  next: Draft,
  type: 'coins' | 'points',
  player: Player,
  change: number,
  reason: string,
  emit: Emit,
): void => {
  if (change === 0) return;
  next[type] = replaced(next[type], player, Math.max(-FAR, Math.min((next[type][player] as number) + change, FAR)));
  emit?.({ type, player, change, reason });
};

/** A card leaves the game: from its owner, or from the table. */
export const discard = (next: Draft, id: string, player: Player | null, emit: Emit): void => {
  if (player !== null)
    next.cards = replaced(
      next.cards,
      player,
      without(next.cards[player] as readonly CardNumber[], cardNamed(next, id).number),
    );
  emit?.({ type: 'card-discarded', card: id, player });
};

/** Whether something else comes before the decision of the phase: a question, or a Truck in use. Only with Kaispeicher. */
export const isInterrupted = ({ asked, truck }: Seen): boolean => (asked ?? truck) !== null;

/** Who must act: a Truck in use is its owner's alone. */
export const actingPlayer = (of: Seen): Player => (of.truck ?? of).player;

/** A phase begins, with the seat that has the start marker. */
export const startPhase = (next: Draft, phase: Phase, emit: Emit): void => {
  next.phase = phase;
  next.player = startPlayer(next);
  emit?.(phase === 'over' ? { type: 'game-over' } : { type: 'phase-started', phase });
};
