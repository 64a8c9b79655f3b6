import type { Player } from '../../core/contract.js';
import { deckOf } from '../deck.js';
import { cardAt, type Draft, discardFrom, type Emit, type Seen } from '../draft.js';
import type { Expansion } from '../expansion.js';
import { checkColumn, place } from '../phases/demand.js';
import { answerFire } from '../phases/fire.js';
import { checkGive, exchange } from '../phases/loading.js';
import { startPurchase } from '../phases/purchase.js';
import type { SpeicherstadtIllegal, SpeicherstadtMove } from '../types.js';
import { type AnytimeMove, anytimeMoves, checkAnytime, hasAnytimeMove, playAnytime } from './anytime.js';
import { pass } from './cards/coffee-break.js';
import { strengthOf } from './cards/fire-truck.js';
import { payWithFish } from './cards/fish-market.js';
import { harborMasterMoves } from './cards/harbor-master.js';
import { insure, premiumOf } from './cards/insurance.js';
import { asksSnitch, checkSwap, swap, swapMoves } from './cards/snitch.js';
import { double } from './cards/squad-leader.js';
import { grayAtHome, leaves } from './cards/storekeeper.js';
import { thief } from './cards/thief.js';
import { thriftInstitution } from './cards/thrift-institution.js';
import { truckMoves } from './cards/truck.js';
import { owns } from './owners.js';
import { afterPurchase, demandMoves, isLaidOut, lastLaid, lay, offerBesides, reserve, settleBesides } from './rows.js';
import type { KaispeicherMove } from './types.js';

const isAnytime = (move: SpeicherstadtMove): move is AnytimeMove =>
  move.type === 'auction' || move.type === 'smuggle' || move.type === 'truck-take' || move.type === 'truck-put';

/** The seat that has a Truck in use acts alone. */
const actingPlayer = (of: Seen): Player => (of.truck === null ? of.player : of.truck.player);

/** The Squad Leader's owner is asked when he wins, the Insurance's when he loses and can pay. */
const asks: Expansion['asks'] = (next, player, wins, emit) => {
  const card = wins ? 'squad-leader' : 'insurance';
  if (!owns(next, player, card)) return false;
  if (!wins && (next.coins[player] as number) < premiumOf(next)) return false;
  next.asked = card;
  next.player = player;
  emit?.({ type: 'card-asked', player, card });
  return true;
};

const interruptMoves: Expansion['interruptMoves'] = (of, moves) => {
  const { truck, asked, player } = of;
  if (truck !== null) {
    truckMoves(of, truck.player, moves);
    return;
  }
  if (asked === 'snitch') swapMoves(of, player, moves);
  else moves.push({ type: asked === 'insurance' ? 'insure' : 'double', player });
  moves.push({ type: 'decline', player });
};

const checkInterrupted: Expansion['checkInterrupted'] = (of, move) => {
  const player = actingPlayer(of);
  const isOthersTruck = of.truck !== null && move.player !== player;
  if (isAnytime(move) && !isOthersTruck && (of.truck === null || move.type.startsWith('truck')))
    return checkAnytime(of, move);
  if (move.player !== player) return { code: 'not-your-turn', players: [player] };
  if (of.truck !== null) return { code: 'truck-in-use' };
  if (move.type === 'decline') return null;
  if (move.type === 'swap' && of.asked === 'snitch') return checkSwap(of, player, move.own, move.other);
  if (move.type === 'double' && of.asked === 'squad-leader') return null;
  if (move.type === 'insure' && of.asked === 'insurance') return null;
  return { code: 'wrong-phase', phase: of.phase, asked: of.asked };
};

/** The phase that a move belongs to; undefined for the answers to questions. */
const PHASES: Readonly<Partial<Record<KaispeicherMove['type'], 'demand' | 'purchase' | 'loading'>>> = {
  reserve: 'demand',
  'reserve-gray': 'demand',
  'place-gray': 'demand',
  pass: 'demand',
  'fish-market': 'purchase',
  'harbor-master': 'loading',
};

const check: Expansion['check'] = (of, move) => {
  if (isAnytime(move)) return checkAnytime(of, move);
  const { player } = move;
  if (player !== of.player) return { code: 'not-your-turn', players: [of.player] };
  if (PHASES[move.type] !== of.phase) return { code: 'wrong-phase', phase: of.phase, asked: null };
  switch (move.type) {
    case 'reserve':
      return of.workers[player] === 0 ? { code: 'no-worker' } : checkReserve(of, move.card);
    case 'reserve-gray':
      return grayAtHome(of, player) === 0 ? { code: 'no-gray-worker' } : checkReserve(of, move.card);
    case 'place-gray':
      return grayAtHome(of, player) === 0 ? { code: 'no-gray-worker' } : checkColumn(of, move.column);
    case 'pass':
      return needs(of, player, 'coffee-break');
    case 'fish-market':
      return needs(of, player, 'fish-market');
    case 'harbor-master':
      return needs(of, player, 'harbor-master') ?? checkGive(of, player, [move.first, move.second], move.take);
    default:
      return { code: 'wrong-phase', phase: of.phase, asked: null };
  }
};

const needs = (
  of: Seen,
  player: Player,
  card: 'coffee-break' | 'fish-market' | 'harbor-master',
): SpeicherstadtIllegal | null => (owns(of, player, card) ? null : { code: 'not-your-card', card });

const checkReserve = (of: Seen, card: string): SpeicherstadtIllegal | null =>
  of.upper.includes(deckOf(of.options).numbers.get(card) ?? -1) ? null : { code: 'not-in-upper-row', card };

const play = (next: Draft, move: KaispeicherMove, emit: Emit): void => {
  const { player } = move;
  switch (move.type) {
    case 'reserve':
    case 'reserve-gray': {
      const worker = move.type === 'reserve' ? player : player + 5;
      reserve(next, deckOf(next.options).numbers.get(move.card) as number, worker, emit);
      break;
    }
    case 'place-gray':
      place(next, move.column, player + 5, emit);
      break;
    case 'pass':
      pass(next, player, emit);
      break;
    case 'fish-market':
      payWithFish(next, player, emit);
      break;
    case 'double':
      double(next, emit);
      break;
    case 'insure':
      insure(next, emit);
      break;
    case 'swap':
      swap(next, player, move.own, move.other, emit);
      next.asked = null;
      startPurchase(next, emit);
      break;
    case 'harbor-master':
      exchange(next, player, [move.first, move.second], move.take, emit);
      break;
    default:
      playAnytime(next, move, emit);
  }
};

/** A no: to the Snitch the purchase begins, at a fire the points move as they would without the card. */
const declined: Expansion['declined'] = (next, emit) => {
  const { asked } = next;
  next.asked = null;
  if (asked === 'snitch') startPurchase(next, emit);
  else {
    const { points } = cardAt(next, next.fire);
    answerFire(next, asked === 'squad-leader' ? points : -points, emit);
  }
};

const bought: Expansion['bought'] = (next, player, card, emit) => {
  const { id } = cardAt(next, card);
  const act = id === 'thief' ? thief : id === 'thrift-institution' ? thriftInstitution : null;
  if (act === null) return;
  act(next, player, card, emit);
  discardFrom(next, player, card, emit);
};

/** Kaispeicher. */
export const kaispeicher = (): Expansion => ({
  workers: 4,
  income: 2,
  aside: 2,
  isLaidOut,
  lay,
  lastLaid,
  strengthOf,
  asks,
  hasMoreWorkers: (of, player) => grayAtHome(of, player) > 0,
  hasMoreSpace: ({ upper }) => upper.length > 0,
  demandMoves,
  beforePurchase: asksSnitch,
  offerBesides,
  settleBesides,
  purchaseMoves: (of, player, moves) => {
    if (owns(of, player, 'fish-market')) moves.push({ type: 'fish-market', player });
  },
  leaves,
  bought,
  afterPurchase,
  loadingMoves: harborMasterMoves,
  isInterrupted: ({ asked, truck }) => asked !== null || truck !== null,
  actingPlayer,
  interruptMoves,
  checkInterrupted,
  declined,
  anytimeMoves,
  hasAnytimeMove,
  check,
  play,
});
