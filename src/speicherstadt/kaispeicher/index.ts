import { actingPlayer, cardAt, type Draft, type Emit, type Seen } from '../draft.js';
import type { Expansion } from '../expansion.js';
import { checkWorker } from '../phases/demand.js';
import { answerFire } from '../phases/fire.js';
import { startPurchase } from '../phases/purchase.js';
import { numberOfId, whyNotOwn } from '../storing.js';
import type { Phase, SpeicherstadtIllegal, SpeicherstadtMove } from '../types.js';
import { anytimeMoves, checkAnytime, isAnytime, playAnytime } from './anytime.js';
import { pass } from './cards/coffee-break.js';
import { strengthOf } from './cards/fire-truck.js';
import { payWithFish } from './cards/fish-market.js';
import { tradesTwo } from './cards/harbor-master.js';
import { insure, premiumOf } from './cards/insurance.js';
import { asksSnitch, checkSwap, swap, swapMoves } from './cards/snitch.js';
import { double } from './cards/squad-leader.js';
import { grayAtHome, grayLeaves } from './cards/storekeeper.js';
import { thief } from './cards/thief.js';
import { thriftInstitution } from './cards/thrift-institution.js';
import { truck } from './cards/truck.js';
import { owns } from './owners.js';
import { offerBesides, reserve, reserveMoves, settleBesides } from './rows.js';
import type { KaispeicherMove } from './types.js';

/** The Squad Leader's owner is asked when he wins, the Insurance's when he loses and can pay. */
const asks: Expansion['asks'] = (next, player, wins, emit) => {
  const card = wins ? 'squad-leader' : 'insurance';
  if (!owns(next, player, card) || (!wins && (next.coins[player] as number) < premiumOf(next))) return false;
  next.asked = card;
  next.player = player;
  emit?.({ type: 'card-asked', player, card });
  return true;
};

const interruptMoves: Expansion['interruptMoves'] = (of, moves) => {
  const { asked, player } = of;
  if (of.truck !== null) {
    truck.moves(of, of.truck.player, moves);
    return;
  }
  if (asked === 'snitch') swapMoves(of, player, moves);
  else moves.push({ type: asked === 'insurance' ? 'insure' : 'double', player });
  moves.push({ type: 'decline', player });
};

/** When a move can be made: the phase, or the card that is asked about. Answers to questions are no. */
const WHEN: Readonly<Partial<Record<SpeicherstadtMove['type'], Phase | Seen['asked']>>> = {
  reserve: 'demand',
  pass: 'demand',
  'fish-market': 'purchase',
  double: 'squad-leader',
  insure: 'insurance',
  swap: 'snitch',
};

const check: Expansion['check'] = (of, move) => {
  const { player, type } = move;
  const { asked, phase } = of;
  const acting = actingPlayer(of);
  if (isAnytime(move) && (of.truck === null || (player === acting && type.startsWith('truck'))))
    return checkAnytime(of, move);
  if (player !== acting) return { code: 'not-your-turn', players: [acting] };
  if (of.truck !== null) return { code: 'truck-in-use' };
  if (asked !== null && type === 'decline') return null;
  if (WHEN[type] !== (asked ?? phase)) return { code: 'wrong-phase', phase, asked };
  switch (type) {
    case 'reserve':
      return checkWorker(of, player, move.gray) ?? checkReserve(of, move.card);
    case 'pass':
      return whyNotOwn(of, player, 'coffee-break');
    case 'fish-market':
      return whyNotOwn(of, player, 'fish-market');
    case 'swap':
      return checkSwap(of, player, move.own, move.other);
    default:
      return null;
  }
};

const checkReserve = (of: Seen, card: string): SpeicherstadtIllegal | null =>
  of.upper.includes(numberOfId(of, card)) ? null : { code: 'not-in-upper-row', card };

const play = (next: Draft, move: KaispeicherMove, emit: Emit): void => {
  const { player } = move;
  switch (move.type) {
    case 'reserve':
      reserve(next, move, emit);
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
  else answerFire(next, cardAt(next, next.fire).points * (asked === 'insurance' ? -1 : 1), emit);
};

/** Thief and Thrift Institution are never owned: they act and are discarded. */
const isUsedUp: Expansion['isUsedUp'] = (next, player, card, emit) => {
  const { id } = cardAt(next, card);
  if (id === 'thief') thief(next, player, emit);
  else if (id === 'thrift-institution') thriftInstitution(next, player, card, emit);
  else return false;
  emit?.({ type: 'card-discarded', card: id, player });
  return true;
};

/** Kaispeicher. */
export const kaispeicher = (): Expansion => ({
  rows: 2,
  workers: 4,
  income: 2,
  aside: 2,
  strengthOf,
  asks,
  grayAtHome,
  reserveMoves,
  passMoves: (of, player, moves) => {
    if (owns(of, player, 'coffee-break')) moves.push({ type: 'pass', player });
  },
  beforePurchase: asksSnitch,
  offerBesides,
  settleBesides,
  purchaseMoves: (of, player, moves) => {
    if (owns(of, player, 'fish-market')) moves.push({ type: 'fish-market', player });
  },
  grayLeaves,
  isUsedUp,
  tradesTwo,
  interruptMoves,
  declined,
  anytimeMoves,
  check,
  play,
});
