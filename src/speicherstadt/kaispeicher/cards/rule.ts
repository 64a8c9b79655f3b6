import type { Player } from '../../../core/contract.js';
import type { Draft, Emit } from '../../draft.js';
import type { CardNumber } from '../../types.js';

/** What a card does as soon as it is bought; then it is discarded. */
export type Bought = (next: Draft, player: Player, card: CardNumber, emit: Emit) => void;
