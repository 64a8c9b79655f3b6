import type { Draft, Emit } from './draft.js';
import { COLUMN, type Field, GRAY, TRADE } from './fields.js';
import { KAISPEICHER_MOVES } from './kaispeicher/moves.js';
import { answerNo } from './kaispeicher/seam.js';
import { checkPlace, checkStop, place, stop } from './phases/demand.js';
import { checkTrade, DISCARD, done, LOAD, trade } from './phases/loading.js';
import { buy, checkBuy, decline } from './phases/purchase.js';
import type { BaseMove, Phase, SpeicherstadtIllegal, SpeicherstadtMove, SpeicherstadtSeen } from './types.js';

/** A move of one type. */
export type MoveOf<T> = Extract<SpeicherstadtMove, { readonly type: T }>;

/** All that there is to know about one type of move. */
export interface MoveRule<M> {
  /** Its fields besides type and player. */
  readonly fields?: readonly Field[];
  /** When it can be made: the phase, or the card that is asked about; null for at any decision of anybody. */
  readonly when: Phase | SpeicherstadtSeen['asked'];
  /** The card that its seat must own. */
  readonly card?: string | undefined;
  /** Why it is not legal, though its time has come. */
  check?(of: SpeicherstadtSeen, move: M): SpeicherstadtIllegal | null;
  /** Makes it. */
  play(next: Draft, move: M, emit: Emit): void;
}

/** The rules of several types of moves. */
export type MoveRules<T extends SpeicherstadtMove['type']> = { readonly [K in T]: MoveRule<MoveOf<K>> };

/** The moves of the base game. */
const BASE_MOVES: MoveRules<BaseMove['type']> = {
  place: { fields: [COLUMN, GRAY], when: 'demand', check: checkPlace, play: place },
  stop: { when: 'demand', check: checkStop, play: stop },
  buy: { when: 'purchase', check: checkBuy, play: buy },
  decline: {
    when: 'purchase',
    play: (next, move, emit) => (next.asked === null ? decline : answerNo)(next, move, emit),
  },
  load: LOAD,
  trade: { fields: TRADE, when: 'loading', check: checkTrade, play: trade },
  discard: DISCARD,
  done: { when: 'loading', play: done },
};

/** Whether a move is one of the base game's. */
export const isBase = (type: string): boolean => type in BASE_MOVES;

/** The rule for each type of move. */
export const MOVE_RULES: ReadonlyMap<unknown, MoveRule<SpeicherstadtMove>> = new Map(
  Object.entries({ ...BASE_MOVES, ...KAISPEICHER_MOVES }),
) as ReadonlyMap<unknown, MoveRule<never>> as ReadonlyMap<unknown, MoveRule<SpeicherstadtMove>>;
