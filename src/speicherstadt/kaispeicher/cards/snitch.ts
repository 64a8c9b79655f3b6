import type { Player } from '../../../core/contract.js';
import { replaced } from '../../../core/lists.js';
import { type Draft, discard, type Emit } from '../../draft.js';
import { SPOTS_IN_ALL } from '../../fields.js';
import type { MoveOf } from '../../moves.js';
import { startPurchase } from '../../phases/purchase.js';
import { ownerOf } from '../../seats.js';
import {
  SPACES,
  type SpeicherstadtIllegal,
  type SpeicherstadtMove,
  type SpeicherstadtSeen,
  type Worker,
} from '../../types.js';
import type { Spot } from '../types.js';

/** The first spot that stands for a reserved card. */
export const RESERVED_SPOTS = 48;

/** The workers among whom a spot is; undefined behind the last column. */
const listAt = (of: SpeicherstadtSeen, spot: Spot): readonly Worker[] | undefined =>
  spot < RESERVED_SPOTS ? of.columns[Math.floor(spot / SPACES)] : of.holders;

/** The worker on a spot. */
const workerAt = (of: SpeicherstadtSeen, spot: Spot): Worker | undefined => listAt(of, spot)?.[spot % SPACES];

/** Every own worker with every worker of another seat. */
export const swapMoves = (of: SpeicherstadtSeen, player: Player, moves: SpeicherstadtMove[]): void => {
  for (let own = 0; own < SPOTS_IN_ALL; own++)
    if (ownerAt(of, own) === player)
      for (let other = 0; other < SPOTS_IN_ALL; other++)
        if (isOthers(of, player, other)) moves.push({ type: 'swap', player, own, other });
};

/** Whose worker stands on a spot; -1, nobody, where none does. */
const ownerAt = (of: SpeicherstadtSeen, spot: Spot): Player => ownerOf(workerAt(of, spot) ?? -1);

/** Whether another seat's worker stands on a spot. */
const isOthers = (of: SpeicherstadtSeen, player: Player, spot: Spot): boolean =>
  ![player, -1].includes(ownerAt(of, spot));

/** Why two workers cannot change places. */
export const checkSwap = (
  of: SpeicherstadtSeen,
  { player, own, other }: MoveOf<'swap'>,
): SpeicherstadtIllegal | null => {
  if (ownerAt(of, own) !== player) return { code: 'not-your-worker', spot: own };
  return isOthers(of, player, other) ? null : { code: 'not-others-worker', spot: other };
};

/** Two workers change places right before the purchase. (The expansion's rulebook, "Snitch".) */
export const swap = (next: Draft, { player, own, other }: MoveOf<'swap'>, emit: Emit): void => {
  const put = (spot: Spot, worker: Worker): void => {
    const list = replaced(listAt(next, spot) as readonly Worker[], spot % SPACES, worker);
    if (spot < RESERVED_SPOTS) next.columns = replaced(next.columns, Math.floor(spot / SPACES), list);
    else next.holders = list;
  };
  const mine = workerAt(next, own) as Worker;
  put(own, workerAt(next, other) as Worker);
  put(other, mine);
  emit?.({ type: 'workers-swapped', player, own, other });
  discard(next, 'snitch', player, emit);
  startPurchase(next, emit);
};
