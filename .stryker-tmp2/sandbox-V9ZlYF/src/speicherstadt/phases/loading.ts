import type { Player } from '../../core/contract.js';
import { sumOf } from '../../core/sum.js';
import { type Draft, type Emit, gain, goodAt, HALL, leftOf, placeId, type Seen, startPlayer } from '../draft.js';
import { GOOD, PLACE } from '../fields.js';
import { type Good, KINDS, kindOf, withGoods } from '../goods.js';
import { whyNotTwoForOne } from '../kaispeicher/seam.js';
import type { MoveOf, MoveRule } from '../moves.js';
import {
  accepts,
  cubeRule,
  cubesOf,
  emptyAll,
  forCubes,
  isStore,
  moveCube,
  noGood,
  placesOf,
  QUAY,
  STOCK,
  sourceOf,
} from '../storing.js';
import type { SpeicherstadtIllegal, SpeicherstadtMove } from '../types.js';
import { payIncome } from './income.js';

type Trade = MoveOf<'trade'>;

/** What is stored does not move back: a warehouse takes from the hall, and nothing else takes from a store to a store. */
const canStore = (of: Seen, from: number, to: number): boolean =>
  from === QUAY || !isStore(of, from) || !isStore(of, to) || (from === HALL && to !== HALL);

/** Two cubes for a coin, three for one from the stock; two for one with the expansion. */
const tradeMoves = (of: Seen, player: Player, usable: readonly number[], moves: SpeicherstadtMove[]): void => {
  const twoForOne = whyNotTwoForOne(of, player) === null;
  const push = (a: number, b: number, c: number, take: Good | null): void => {
    moves.push({ type: 'trade', player, first: goodAt(a), second: goodAt(b), third: c < 0 ? null : goodAt(c), take });
  };
  const takes = (a: number, b: number, c: number): void => {
    for (let take = 0; take < KINDS; take++)
      if (take !== a && take !== b && take !== c && (of.stock[take] as number) > 0) push(a, b, c, goodAt(take));
  };
  for (let a = 0; a < KINDS; a++) {
    if (usable[a] === 0) continue;
    const afterOne = withGoods(usable, a, -1);
    for (let b = a; b < KINDS; b++) {
      if (afterOne[b] === 0) continue;
      const afterTwo = withGoods(afterOne, b, -1);
      push(a, b, -1, null);
      if (twoForOne) takes(a, b, -1);
      for (let c = b; c < KINDS; c++) if ((afterTwo[c] as number) > 0) takes(a, b, c);
    }
  }
};

/** The moves of the seat that loads. */
export const loadingMoves = (of: Seen, player: Player, moves: SpeicherstadtMove[]): void => {
  const usable = cubesOf(of, player);
  if (sumOf(usable) > 0) {
    const places = placesOf(of, player);
    for (let kind = 0; kind < KINDS; kind++) {
      if (usable[kind] === 0) continue;
      const from = sourceOf(of, player, kind) as number;
      for (const place of places)
        if (accepts(of, player, place, kind) && canStore(of, from, place))
          moves.push({ type: 'load', player, good: goodAt(kind), card: placeId(of, place) });
    }
    tradeMoves(of, player, usable, moves);
    const stores = places.filter((place) => isStore(of, place));
    forCubes(of, player, stores, [STOCK], (good, from) => {
      moves.push({ type: 'discard', player, good, card: placeId(of, from) });
    });
  }
  moves.push({ type: 'done', player });
};

/** Puts a cube onto a card or into the market hall. */
export const LOAD: MoveRule<MoveOf<'load'>> = cubeRule(
  [GOOD, PLACE],
  'loading',
  (of, { player, good }, place) => [sourceOf(of, player, kindOf(good)), place],
  (of, { player }, place, kind) => {
    const from = sourceOf(of, player, kind);
    return from === undefined || canStore(of, from, place) ? null : noGood(kind);
  },
);

/** Throws away a stored cube. */
export const DISCARD: MoveRule<MoveOf<'discard'>> = cubeRule(
  [GOOD, PLACE],
  'loading',
  (_of, _move, place) => [place, STOCK],
  (of, { good, card }, place) => (card === null || isStore(of, place) ? null : { code: 'not-a-store', good, card }),
);

const givenIn = ({ first, second, third }: Trade): readonly Good[] =>
  third === null ? [first, second] : [first, second, third];

/** Why a seat cannot give these cubes, or not get what it wants for them. */
export const checkTrade = (of: Seen, move: Trade): SpeicherstadtIllegal | null => {
  const { player, third, take } = move;
  const usable = cubesOf(of, player);
  const given = givenIn(move);
  for (const [at, good] of given.entries()) {
    const kind = kindOf(good);
    if (at > 0 && kindOf(given[at - 1]) > kind) return { code: 'not-in-order' };
    const need = given.filter((other) => other === good).length;
    if ((usable[kind] as number) < need) return noGood(kind, need, usable[kind] as number);
  }
  if (take === null) return null;
  const refused = third === null ? whyNotTwoForOne(of, player) : null;
  if (refused !== null) return refused;
  if (given.includes(take)) return { code: 'same-good', good: take };
  return of.stock[kindOf(take)] === 0 ? { code: 'not-in-stock', good: take } : null;
};

/**
 * Gives cubes to the stock for a coin or for one from there, in one step: nobody can act in between. (Public rules
 * summaries, "Loading"; the expansion's rulebook, "Harbor Master".)
 */
export const trade = (next: Draft, move: Trade, emit: Emit): void => {
  const { player, take } = move;
  for (const good of givenIn(move)) {
    const kind = kindOf(good);
    moveCube(next, player, kind, sourceOf(next, player, kind) as number, STOCK, emit);
  }
  if (take === null) gain(next, 'coins', player, 1, 'sale', emit);
  else moveCube(next, player, kindOf(take), STOCK, QUAY, emit);
};

/** What is still on the quay and the ships goes to the stock; then the next seat loads, or income is paid. */
export const done = (next: Draft, { player }: MoveOf<'done'>, emit: Emit): void => {
  emptyAll(next, player, emit);
  next.player = leftOf(next, player);
  if (next.player === startPlayer(next)) payIncome(next, emit);
};
