import { type Draft, type Emit, placeOf, type Seen } from './draft.js';
import { isColumn, isFlag, isGood, isId, orNull, type Test } from './fields.js';
import { kindOf } from './goods.js';
import { answerNo, KAISPEICHER_MOVES } from './kaispeicher/moves.js';
import { checkColumn, checkStop, checkWorker, placeWorker, stop } from './phases/demand.js';
import { checkDiscard, checkLoad, checkTrade, done, trade } from './phases/loading.js';
import { buy, checkBuy, decline } from './phases/purchase.js';
import { loadCube, moveCube, STOCK } from './storing.js';
import type { BaseMove, CardNumber, Phase, SpeicherstadtIllegal, SpeicherstadtMove } from './types.js';

/** A move of one type. */
export type MoveOf<T, M = SpeicherstadtMove> = M extends { readonly type: infer U } ? (T extends U ? M : never) : never;

/** All that there is to know about one type of move. */
export interface MoveRule<M> {
  /** What its fields besides type and player may be. */
  readonly fields: readonly (readonly [name: string, test: Test])[];
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
  place: {
    fields: [
      ['column', isColumn],
      ['gray', isFlag],
    ],
    when: 'demand',
    check: (of, { player, column, gray }) => checkWorker(of, player, gray) ?? checkColumn(of, column),
    play: (next, { player, column, gray }, emit) => {
      placeWorker(next, player, gray, column, next.row[column] as CardNumber, emit);
    },
  },
  stop: { fields: [], when: 'demand', check: (of, { player }) => checkStop(of, player), play: stop },
  buy: {
    fields: [],
    when: 'purchase',
    check: checkBuy,
    play: (next, { player }, emit) => {
      buy(next, player, 'coins', emit);
    },
  },
  decline: {
    fields: [],
    when: 'purchase',
    play: (next, { player }, emit) => {
      if (next.asked === null) decline(next, player, emit);
      else answerNo(next, emit);
    },
  },
  load: {
    fields: [
      ['good', isGood],
      ['card', orNull(isId)],
    ],
    when: 'loading',
    check: checkLoad,
    play: (next, { player, good, card }, emit) => {
      loadCube(next, player, kindOf(good), placeOf(next, card), emit);
    },
  },
  trade: {
    fields: [
      ['first', isGood],
      ['second', isGood],
      ['third', orNull(isGood)],
      ['take', orNull(isGood)],
    ],
    when: 'loading',
    check: checkTrade,
    play: trade,
  },
  discard: {
    fields: [
      ['good', isGood],
      ['card', orNull(isId)],
    ],
    when: 'loading',
    check: checkDiscard,
    play: (next, { player, good, card }, emit) => {
      moveCube(next, player, kindOf(good), placeOf(next, card), STOCK, emit);
    },
  },
  done: { fields: [], when: 'loading', play: done },
};

/** Whether a move is one of the base game's. */
export const isBase = (type: string): boolean => Object.hasOwn(BASE_MOVES, type);

/** The rule for a type of move; undefined where there is none such. */
export const ruleOf = (type: unknown): MoveRule<SpeicherstadtMove> | undefined => RULES.get(type);

const RULES: ReadonlyMap<unknown, MoveRule<SpeicherstadtMove>> = new Map(
  Object.entries({ ...BASE_MOVES, ...KAISPEICHER_MOVES }),
) as ReadonlyMap<unknown, MoveRule<never>> as ReadonlyMap<unknown, MoveRule<SpeicherstadtMove>>;
