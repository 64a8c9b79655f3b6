import type { Player } from '../../core/contract.js';
import type { Card } from '../deck.js';
import type { Draft, Emit } from '../draft.js';
import { rob } from './cards/thief.js';
import { withdraw } from './cards/thrift-institution.js';

/**
 * What two cards do as soon as they are bought. Then they are discarded, so they never lie among the cards of a seat, and
 * its list stays the same object.
 */
export const AT_ONCE: ReadonlyMap<string, (next: Draft, player: Player, card: Card, emit: Emit) => void> = new Map([
  ['thief', rob],
  ['thrift-institution', withdraw],
]);
