import type { Draft, Emit, Seen } from './draft.js';
import { COLUMN, type Field, GOOD, GRAY, PLACE, TRADE } from './fields.js';
import { KAISPEICHER_MOVES } from './kaispeicher/moves.js';
import { checkStop, checkWorker, placeWorker, stop } from './phases/demand.js';
import { checkDiscard, checkLoad, checkTrade, done, trade } from './phases/loading.js';
import { buy, checkBuy, decline } from './phases/purchase.js';
import { moveGood } from './storing.js';
import type { BaseMove, Phase, SpeicherstadtIllegal, SpeicherstadtMove } from './types.js';

/** A move of one type. */
export type MoveOf<T, M = SpeicherstadtMove> = M extends { readonly type: infer U } ? (T extends U ? M : never) : never;

/** All that there is to know about one type of move. */
export interface MoveRule<M> {
  /** Its fields besides type and player. */
  readonly fields?: readonly Field[];
  /** When it can be made: the phase, or the card that is asked about; null for at any decision of anybody. */
  readonly when: Phase | Seen['asked'];
  /** The card that its seat must own. */
  readonly card?: string;
  /** Why it is not legal, though its time has come. */
  check?(of: Seen, move: M): SpeicherstadtIllegal | null;
  /** Makes it. */
  play(next: Draft, move: M, emit: Emit): void;
}

/** The rules of several types of moves. */
export type MoveRules<T extends SpeicherstadtMove['type']> = { readonly [K in T]: MoveRule<MoveOf<K>> };

/** The moves of the base game. */
const BASE_MOVES: MoveRules<BaseMove['type']> = {
  place: { fields: [COLUMN, GRAY], when: 'demand', check: checkWorker, play: placeWorker },
  stop: { when: 'demand', check: checkStop, play: stop },
  buy: { when: 'purchase', check: checkBuy, play: buy },
  decline: { when: 'purchase', play: decline },
  load: { fields: [GOOD, PLACE], when: 'loading', check: checkLoad, play: moveGood },
  trade: { fields: TRADE, when: 'loading', check: checkTrade, play: trade },
  discard: { fields: [GOOD, PLACE], when: 'loading', check: checkDiscard, play: moveGood },
  done: { when: 'loading', play: done },
};

/** Whether a move is one of the base game's. */
export const isBase = (type: string): boolean => Object.hasOwn(BASE_MOVES, type);

/** The rule for a type of move; undefined where there is none such. */
export const ruleOf = (type: unknown): MoveRule<SpeicherstadtMove> | undefined => RULES.get(type);

const RULES: ReadonlyMap<unknown, MoveRule<SpeicherstadtMove>> = new Map(
  Object.entries({ ...BASE_MOVES, ...KAISPEICHER_MOVES }),
) as ReadonlyMap<unknown, MoveRule<never>> as ReadonlyMap<unknown, MoveRule<SpeicherstadtMove>>;
