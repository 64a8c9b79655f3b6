import type { Player, Rules } from '../core/contract.js';
import { hasFields, isInt, isRecord } from '../core/read.js';
import { viewerOf } from '../core/turn.js';
import { anytimeMoves, interruptMoves, isInterrupted, TRUCK } from './kaispeicher/seam.js';
import { isBase, MOVE_RULES, type MoveRule } from './moves.js';
import { whyNotOwn } from './owned.js';
import { demandMoves } from './phases/demand.js';
import { isLastFire } from './phases/fire.js';
import { loadingMoves } from './phases/loading.js';
import { purchaseMoves } from './phases/purchase.js';
import { chance, chanceIsDue } from './phases/supply.js';
import { actingPlayer } from './seats.js';
import type { SpeicherstadtChance, SpeicherstadtIllegal, SpeicherstadtMove, SpeicherstadtSeen } from './types.js';

/**
 * All legal moves, seat by seat: first those of the decision that is due, then those with cards that can be used at any
 * point. Goods stand in the order of `GOODS`, a seat's cards in the order of purchase, with the market hall after them. See
 * {@link Rules.legalMoves}.
 *
 * - Demand: `place` and `reserve` with colored workers, then with gray ones: columns and cards above the board from left to
 *   right; `pass`; `stop`.
 * - Purchase: `buy`, `fish-market`, `decline`.
 * - Loading: `load` by good, then by card; `trade` by what is given (two cubes before the same two with a third), then by
 *   what is taken (a coin first); `discard` by place, then by good; `done`.
 * - A question: `swap` by the own spot, then by the other; `double` or `insure`; `decline`.
 * - At any point: `auction` by good, then by card; `smuggle` by contract, seat after seat, then by good and card;
 *   `truck-take` by contract, then by good; `truck-put` by good, then by contract.
 *
 * @example
 * ```ts
 * import { init, legalMoves } from 'kontorhaus/speicherstadt';
 *
 * legalMoves(init({ players: 2, seed: 1 }))[0]; // => { type: 'place', player: 0, column: 0, gray: false }
 * ```
 */
export const legalMoves = (of: SpeicherstadtSeen, player?: Player): readonly SpeicherstadtMove[] => {
  const moves: SpeicherstadtMove[] = [];
  if (of.phase === 'over' || chanceIsDue(of)) return moves;
  const acting = actingPlayer(of);
  const viewer = viewerOf(of);
  for (let seat = 0; seat < of.options.players; seat++) {
    if ((player !== undefined && player !== seat) || (viewer ?? seat) !== seat) continue;
    if (seat === acting) {
      if (isInterrupted(of)) interruptMoves(of, moves);
      else if (of.phase === 'demand') demandMoves(of, seat, moves);
      else if (of.phase === 'purchase') purchaseMoves(of, seat, moves);
      else loadingMoves(of, seat, moves);
    }
    anytimeMoves(of, seat, moves);
  }
  return moves;
};

/** Whether a value has the shape of a move: then its fields can be trusted below. */
const isMove = (input: unknown): input is SpeicherstadtMove => {
  const rule = isRecord(input) && MOVE_RULES.get(input['type']);
  if (!rule) return false;
  const { fields = [] } = rule;
  return (
    isInt(input['player'], 0, 4) &&
    hasFields(input, 2 + fields.length) &&
    fields.every(([name, test]) => test(input[name], input))
  );
};

/**
 * Why a move or outcome is not legal, or null if it is. See {@link Rules.check}.
 *
 * @example
 * ```ts
 * import { check, fromPosition } from 'kontorhaus/speicherstadt';
 *
 * const state = fromPosition({
 *   seats: [{ cards: ['warehouse'] }, {}],
 *   phase: 'loading',
 *   cubes: { warehouse: ['coffee'] },
 * });
 * check(state, { type: 'load', player: 0, good: 'coffee', card: null }); // => { code: 'stays-stored', good: 'coffee' }
 * check(state, { type: 'discard', player: 0, good: 'coffee', card: 'warehouse' }); // => null
 * ```
 */
export const check = (
  of: SpeicherstadtSeen,
  input: SpeicherstadtMove | SpeicherstadtChance,
): SpeicherstadtIllegal | null => {
  const isOutcome = isRecord(input) && (input.type === 'turn-up' || input.type === 'draw');
  if (!isOutcome && !isMove(input)) return { code: 'no-such-move' };
  if (of.phase === 'over') return { code: 'game-over' };
  if (isOutcome) {
    // It must be possible now; a view cannot tell, so there none is.
    const isPossible =
      hasFields(input, 2) &&
      'pile' in of &&
      chance(of).some(({ outcome }) =>
        Object.entries(outcome).every(([name, value]) => input[name as 'type'] === value),
      );
    return isPossible ? null : { code: 'no-such-outcome' };
  }
  return chanceIsDue(of) ? { code: 'chance-due' } : checkMove(of, input as SpeicherstadtMove);
};

const checkMove = (of: SpeicherstadtSeen, move: SpeicherstadtMove): SpeicherstadtIllegal | null => {
  const { player, type } = move;
  const { asked, phase, truck } = of;
  const rule = MOVE_RULES.get(type) as MoveRule<SpeicherstadtMove>;
  const acting = actingPlayer(of);
  const viewer = viewerOf(of);
  const notYourTurn = (): SpeicherstadtIllegal => ({ code: 'not-your-turn', players: [acting] });
  if (player >= of.options.players || (viewer ?? player) !== player) return notYourTurn();
  if (!of.options.kaispeicher && !isBase(type)) return { code: 'needs-kaispeicher' };
  const isNow = rule.when === null && (truck === null || (player === acting && rule.card === TRUCK));
  if (!isNow) {
    if (player !== acting) return notYourTurn();
    if (truck !== null) return { code: 'truck-in-use' };
    if (asked !== null && type === 'decline') return null;
    if (rule.when !== (asked ?? phase)) return { code: 'wrong-phase', phase, asked };
  }
  return (
    whyNotOwn(of, player, rule.card ?? null) ??
    ('card' in move && type !== 'reserve' ? whyNotOwn(of, player, move.card) : null) ??
    (isNow && isLastFire(of) ? { code: 'too-late' } : null) ??
    rule.check?.(of, move) ??
    null
  );
};
