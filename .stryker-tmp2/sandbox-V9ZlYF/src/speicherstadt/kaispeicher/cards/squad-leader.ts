import { type Draft, discard, type Emit } from '../../draft.js';
import type { MoveOf } from '../../moves.js';
import { settleFire } from '../../phases/fire.js';

/** The gain is doubled, once. (The expansion's rulebook, "Squad Leader".) */
export const double = (next: Draft, { player }: MoveOf<'double'>, emit: Emit): void => {
  discard(next, 'squad-leader', player, emit);
  settleFire(next, 2, emit);
};
