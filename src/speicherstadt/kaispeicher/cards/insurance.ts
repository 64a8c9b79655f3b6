import type { Player } from '../../../core/contract.js';
import { type Card, cardNamed } from '../../deck.js';
import { type Draft, type Emit, gain } from '../../draft.js';
import type { MoveOf } from '../../moves.js';
import { settleFire } from '../../phases/fire.js';
import type { SpeicherstadtSeen } from '../../types.js';

/** What it costs each time. */
const premiumOf = (of: SpeicherstadtSeen): number => (cardNamed(of, 'insurance') as Card).coins;

/** Whether its owner can pay; if not, he is not asked. */
export const canInsure = (of: SpeicherstadtSeen, player: Player): boolean =>
  premiumOf(of) <= (of.coins[player] as number);

/** 2 coins to the stock replace the loss, each time. (The expansion's rulebook, "Insurance".) */
export const insure = (next: Draft, { player }: MoveOf<'insure'>, emit: Emit): void => {
  gain(next, 'coins', player, -premiumOf(next), 'insurance', emit);
  settleFire(next, 0, emit);
};
