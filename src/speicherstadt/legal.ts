import type { Player } from '../core/contract.js';
import { viewerOf } from '../core/derive.js';
import { isInt, isRecord } from '../core/read.js';
import { deckOf } from './deck.js';
import type { Seen } from './draft.js';
import { expansionOf } from './expansion.js';
import { kindOf } from './goods.js';
import { checkPlace, checkStop, demandMoves } from './phases/demand.js';
import { checkDiscard, checkGive, checkLoad, loadingMoves } from './phases/loading.js';
import { checkBuy, purchaseMoves } from './phases/purchase.js';
import { chance, chanceIsDue } from './phases/supply.js';
import { ownPlace } from './storing.js';
import type {
  BaseMove,
  KaispeicherMove,
  Phase,
  SpeicherstadtChance,
  SpeicherstadtIllegal,
  SpeicherstadtMove,
} from './types.js';

/**
 * All legal moves, seat by seat: first those of the decision that is due (columns from left to right, cards in the
 * order in which they lie, kinds in the order of `GOODS`, the move that ends it last), then those with cards that can be
 * used at any point.
 *
 * @example
 * ```ts
 * import { init, legalMoves } from 'kontorhaus/speicherstadt';
 *
 * legalMoves(init({ players: 2, seed: 1 }))[0]; // => { type: 'place', player: 0, column: 0 }
 * ```
 */
export const legalMoves = (of: Seen, player?: Player): readonly SpeicherstadtMove[] => {
  const moves: SpeicherstadtMove[] = [];
  if (of.phase === 'over' || chanceIsDue(of)) return moves;
  const expansion = expansionOf(of.options);
  const acting = expansion.actingPlayer(of);
  const viewer = viewerOf(of);
  for (let seat = 0; seat < of.options.players; seat++) {
    if ((player !== undefined && player !== seat) || (viewer !== undefined && viewer !== seat)) continue;
    if (seat === acting) {
      if (expansion.isInterrupted(of)) expansion.interruptMoves(of, moves);
      else if (of.phase === 'demand') demandMoves(of, seat, moves);
      else if (of.phase === 'purchase') purchaseMoves(of, seat, moves);
      else loadingMoves(of, seat, moves);
    }
    expansion.anytimeMoves(of, seat, moves);
  }
  return moves;
};

type Test = (value: unknown) => boolean;

const isColumn: Test = (value) => isInt(value, 0, 5);
const isSpot: Test = (value) => isInt(value, 0, 53);
const isGood: Test = (value) => kindOf(value) >= 0;
const isId: Test = (value) => typeof value === 'string';
const isPlace: Test = (value) => value === null || typeof value === 'string';

/** The fields of each move besides type and player. */
const FIELDS: Readonly<Record<SpeicherstadtMove['type'], readonly (readonly [name: string, test: Test])[]>> = {
  place: [['column', isColumn]],
  stop: [],
  buy: [],
  decline: [],
  done: [],
  load: [
    ['good', isGood],
    ['card', isPlace],
  ],
  sell: [
    ['first', isGood],
    ['second', isGood],
  ],
  exchange: [
    ['first', isGood],
    ['second', isGood],
    ['third', isGood],
    ['take', isGood],
  ],
  discard: [
    ['good', isGood],
    ['card', isPlace],
  ],
  reserve: [['card', isId]],
  'reserve-gray': [['card', isId]],
  'place-gray': [['column', isColumn]],
  pass: [],
  'fish-market': [],
  double: [],
  insure: [],
  swap: [
    ['own', isSpot],
    ['other', isSpot],
  ],
  'harbor-master': [
    ['first', isGood],
    ['second', isGood],
    ['take', isGood],
  ],
  auction: [
    ['good', isGood],
    ['card', isPlace],
  ],
  smuggle: [
    ['from', isId],
    ['good', isGood],
    ['card', isPlace],
  ],
  'truck-take': [
    ['good', isGood],
    ['card', isId],
  ],
  'truck-put': [
    ['good', isGood],
    ['card', isId],
  ],
};

/** Whether a value has the shape of a move: then its fields can be trusted below. */
const isMove = (input: unknown): input is SpeicherstadtMove => {
  if (!isRecord(input) || !isInt(input['player'], 0, 4)) return false;
  const { type } = input;
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) return false;
  const fields = FIELDS[type as SpeicherstadtMove['type']];
  for (let i = 0; i < fields.length; i++) {
    const [name, test] = fields[i] as readonly [string, Test];
    if (!test(input[name])) return false;
  }
  return true;
};

/** The phase of each move of the base game. */
const PHASES: Readonly<Record<BaseMove['type'], Phase>> = {
  place: 'demand',
  stop: 'demand',
  buy: 'purchase',
  decline: 'purchase',
  load: 'loading',
  sell: 'loading',
  exchange: 'loading',
  discard: 'loading',
  done: 'loading',
};

const isBaseMove = (move: SpeicherstadtMove): move is BaseMove => Object.hasOwn(PHASES, move.type);

const isOutcome = (input: unknown): input is SpeicherstadtChance =>
  isRecord(input) && (input['type'] === 'turn-up' || input['type'] === 'draw');

/** Why a move or outcome is not legal, or null if it is. See the contract's `check`. */
export const check = (of: Seen, input: SpeicherstadtMove | SpeicherstadtChance): SpeicherstadtIllegal | null => {
  if (isOutcome(input)) return checkOutcome(of, input);
  if (!isMove(input)) return { code: 'no-such-move' };
  if (of.phase === 'over') return { code: 'game-over' };
  if (chanceIsDue(of)) return { code: 'chance-due' };
  const expansion = expansionOf(of.options);
  const viewer = viewerOf(of);
  if (input.player >= of.options.players || (viewer !== undefined && viewer !== input.player))
    return { code: 'not-your-turn', players: [expansion.actingPlayer(of)] };
  if (expansion.isInterrupted(of)) return expansion.checkInterrupted(of, input);
  return isBaseMove(input) ? checkBase(of, input) : expansion.check(of, input as KaispeicherMove);
};

/** Why a move of the base game is not legal, when nothing interrupts the phase. */
const checkBase = (of: Seen, move: BaseMove): SpeicherstadtIllegal | null => {
  const { player } = move;
  if (player !== of.player) return { code: 'not-your-turn', players: [of.player] };
  if (PHASES[move.type] !== of.phase) return { code: 'wrong-phase', phase: of.phase, asked: null };
  switch (move.type) {
    case 'place':
      return checkPlace(of, player, move.column);
    case 'stop':
      return checkStop(of, player);
    case 'buy':
      return checkBuy(of, player);
    case 'decline':
    case 'done':
      return null;
    case 'sell':
      return checkGive(of, player, [move.first, move.second], null);
    case 'exchange':
      return checkGive(of, player, [move.first, move.second, move.third], move.take);
    case 'load':
    case 'discard': {
      const number = move.card === null ? undefined : deckOf(of.options).numbers.get(move.card);
      const place = ownPlace(of, player, number, move.card);
      if (place === null) return { code: 'not-your-card', card: move.card as string };
      return (move.type === 'load' ? checkLoad : checkDiscard)(of, player, place, kindOf(move.good));
    }
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
