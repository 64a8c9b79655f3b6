import type { Player } from '../core/contract.js';
import { viewerOf } from '../core/derive.js';
import { isInt, isRecord } from '../core/read.js';
import { actingPlayer, isInterrupted, type Seen } from './draft.js';
import { expansionOf } from './expansion.js';
import { kindOf } from './goods.js';
import { checkColumn, checkStop, checkWorker, demandMoves } from './phases/demand.js';
import { checkLoad, checkTrade, loadingMoves } from './phases/loading.js';
import { checkBuy, purchaseMoves } from './phases/purchase.js';
import { chance, chanceIsDue } from './phases/supply.js';
import type { BaseMove, Phase, SpeicherstadtChance, SpeicherstadtIllegal, SpeicherstadtMove } from './types.js';

/**
 * All legal moves, seat by seat: first those of the decision that is due (columns from left to right, cards in the
 * order in which they lie, kinds in the order of `GOODS`, the move that ends it last), then those with cards that can be
 * used at any point.
 *
 * @example
 * ```ts
 * import { init, legalMoves } from 'kontorhaus/speicherstadt';
 *
 * legalMoves(init({ players: 2, seed: 1 }))[0]; // => { type: 'place', player: 0, column: 0, gray: false }
 * ```
 */
export const legalMoves = (of: Seen, player?: Player): readonly SpeicherstadtMove[] => {
  const moves: SpeicherstadtMove[] = [];
  if (of.phase === 'over' || chanceIsDue(of)) return moves;
  const expansion = expansionOf(of.options);
  const acting = actingPlayer(of);
  const viewer = viewerOf(of);
  for (let seat = 0; seat < of.options.players; seat++) {
    if ((player !== undefined && player !== seat) || (viewer !== undefined && viewer !== seat)) continue;
    if (seat === acting) {
      if (isInterrupted(of)) expansion.interruptMoves(of, moves);
      else if (of.phase === 'demand') demandMoves(of, seat, moves);
      else if (of.phase === 'purchase') purchaseMoves(of, seat, moves);
      else loadingMoves(of, seat, moves);
    }
    expansion.anytimeMoves(of, seat, moves);
  }
  return moves;
};

const isGood = (value: unknown): boolean => kindOf(value) >= 0;
const isId = (value: unknown): boolean => typeof value === 'string';
const isSpot = (value: unknown): boolean => isInt(value, 0, 53);

/** What each field of a move may be. */
const TESTS: Readonly<Record<string, (value: unknown) => boolean>> = {
  column: (value) => isInt(value, 0, 5),
  gray: (value) => typeof value === 'boolean',
  good: isGood,
  first: isGood,
  second: isGood,
  third: isGood,
  take: isGood,
  card: isId,
  from: isId,
  own: isSpot,
  other: isSpot,
};

/** The fields of each move besides type and player; those with a question mark may be null. */
const FIELDS: Readonly<Record<SpeicherstadtMove['type'], readonly string[]>> = {
  place: ['column', 'gray'],
  stop: [],
  buy: [],
  decline: [],
  done: [],
  load: ['good', 'card?'],
  trade: ['first', 'second', 'third?', 'take?'],
  discard: ['good', 'card?'],
  reserve: ['card', 'gray'],
  pass: [],
  'fish-market': [],
  double: [],
  insure: [],
  swap: ['own', 'other'],
  auction: ['good', 'card?'],
  smuggle: ['from', 'good', 'card?'],
  'truck-take': ['good', 'card'],
  'truck-put': ['good', 'card'],
};

/** The names of those. */
const OR_NULL: Readonly<Record<string, string>> = { 'card?': 'card', 'third?': 'third', 'take?': 'take' };

/** Whether a value has the shape of a move: then its fields can be trusted below. */
const isMove = (input: unknown): input is SpeicherstadtMove => {
  if (!isRecord(input) || !isInt(input['player'], 0, 4)) return false;
  const { type } = input;
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) return false;
  const fields = FIELDS[type as SpeicherstadtMove['type']];
  for (let i = 0; i < fields.length; i++) {
    const field = fields[i] as string;
    const orNull = OR_NULL[field];
    const value = input[orNull ?? field];
    if (TESTS[orNull ?? field]?.(value) !== true && !(value === null && orNull !== undefined)) return false;
  }
  // Three cubes are never given for a coin.
  return type !== 'trade' || input['third'] === null || input['take'] !== null;
};

/** The phase of each move of the base game. */
const PHASES: Readonly<Record<BaseMove['type'], Phase>> = {
  place: 'demand',
  stop: 'demand',
  buy: 'purchase',
  decline: 'purchase',
  load: 'loading',
  trade: 'loading',
  discard: 'loading',
  done: 'loading',
};

const isOutcome = (input: unknown): input is SpeicherstadtChance =>
  isRecord(input) && (input['type'] === 'turn-up' || input['type'] === 'draw');

/** Why a move or outcome is not legal, or null if it is. See the contract's `check`. */
export const check = (of: Seen, input: SpeicherstadtMove | SpeicherstadtChance): SpeicherstadtIllegal | null => {
  if (isOutcome(input)) return checkOutcome(of, input);
  if (!isMove(input)) return { code: 'no-such-move' };
  if (of.phase === 'over') return { code: 'game-over' };
  if (chanceIsDue(of)) return { code: 'chance-due' };
  const viewer = viewerOf(of);
  if (input.player >= of.options.players || (viewer !== undefined && viewer !== input.player))
    return { code: 'not-your-turn', players: [actingPlayer(of)] };
  return Object.hasOwn(PHASES, input.type) && !isInterrupted(of)
    ? checkBase(of, input as BaseMove)
    : expansionOf(of.options).check(of, input);
};

/** Why a move of the base game is not legal, when nothing interrupts the phase. */
const checkBase = (of: Seen, move: BaseMove): SpeicherstadtIllegal | null => {
  const { player } = move;
  if (player !== of.player) return { code: 'not-your-turn', players: [of.player] };
  if (PHASES[move.type] !== of.phase) return { code: 'wrong-phase', phase: of.phase, asked: null };
  switch (move.type) {
    case 'place':
      return checkWorker(of, player, move.gray) ?? checkColumn(of, move.column);
    case 'stop':
      return checkStop(of, player);
    case 'buy':
      return checkBuy(of, player);
    case 'load':
    case 'discard':
      return checkLoad(of, move);
    case 'trade':
      return checkTrade(of, move);
    case 'decline':
    case 'done':
      return null;
  }
};

/** An outcome must be possible now; a view cannot tell, so there none is. */
const checkOutcome = (of: Seen, input: SpeicherstadtChance): SpeicherstadtIllegal | null => {
  if (of.phase === 'over') return { code: 'game-over' };
  const isPossible =
    'pile' in of &&
    chance(of).some(({ outcome }) =>
      outcome.type === 'turn-up'
        ? input.type === 'turn-up' && outcome.card === input.card
        : input.type === 'draw' && outcome.good === input.good,
    );
  return isPossible ? null : { code: 'no-such-outcome' };
};
