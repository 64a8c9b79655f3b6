import { entry } from '../../data/entry.js';
import type { CardEntry } from '../../data/manifest.js';
import { cardAt, type Draft, discardFrom, type Emit } from '../../draft.js';
import { answerFire } from '../../phases/fire.js';
import { numberOf } from '../owners.js';

/** Once in the game the gain from a fire is doubled. (The expansion's rulebook, "Squad Leader".) */
export const double = (next: Draft, emit: Emit): void => {
  const { points } = cardAt(next, next.fire);
  discardFrom(next, next.player, numberOf(next, 'squad-leader'), emit);
  answerFire(next, 2 * points, emit);
};

/** Discarded when used; asked at every fire that its owner wins. */
export const SQUAD_LEADER: CardEntry = entry('squad-leader', 'special', 'A');
