import type { Emit as CoreEmit } from '../core/basis.js';
import type { Player } from '../core/contract.js';
import { replaced, without } from '../core/lists.js';
import { type Card, cardNamed } from './deck.js';
import { startPlayer } from './seats.js';
import type { CardNumber, Phase, Speicherstadt, SpeicherstadtState } from './types.js';

/** The next state while it is being made. Only its own fields are set; what they hold is never changed. */
export type Draft = { -readonly [K in keyof SpeicherstadtState]: SpeicherstadtState[K] };

/** Receives events; undefined in playouts. */
export type Emit = CoreEmit<Speicherstadt> | undefined;

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

/** A card has left the game: from its owner, or, where that is null, from the table. */
export const tellDiscarded = (card: string, player: Player | null, emit: Emit): void => {
  emit?.({ type: 'card-discarded', card, player });
};

/** A card leaves its owner and the game. */
export const discard = (next: Draft, id: string, player: Player, emit: Emit): void => {
  const { number } = cardNamed(next, id) as Card;
  next.cards = replaced(next.cards, player, without(next.cards[player] as readonly CardNumber[], number));
  tellDiscarded(id, player, emit);
};

/** A phase begins, with the seat that has the start marker. */
export const startPhase = (next: Draft, phase: Phase, emit: Emit): void => {
  next.phase = phase;
  next.player = startPlayer(next);
  emit?.(phase === 'over' ? { type: 'game-over' } : { type: 'phase-started', phase });
};
