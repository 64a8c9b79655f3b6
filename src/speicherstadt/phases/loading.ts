import type { Player } from '../../core/contract.js';
import { sumOf } from '../../core/sum.js';
import {
  cardAt,
  type Draft,
  type Emit,
  gain,
  goodAt,
  HALL,
  leftOf,
  owns,
  placeOf,
  type Seen,
  startPlayer,
} from '../draft.js';
import { amountOf, type Good, KINDS, kindOf, withGoods } from '../goods.js';
import type { MoveOf } from '../moves.js';
import {
  accepts,
  cubesOf,
  emptyAll,
  loadCube,
  noGood,
  STOCK,
  takeFromStock,
  whyNotOnto,
  whyNotOwn,
} from '../storing.js';
import type { CardNumber, SpeicherstadtIllegal, SpeicherstadtMove } from '../types.js';
import { payIncome } from './income.js';

type Trade = MoveOf<'trade'>;

/** What is stored does not move back: a warehouse takes from the hall, and nothing else takes from a store to a store. */
const canStore = (of: Seen, player: Player, place: number, kind: number, transit: readonly number[]): boolean =>
  (transit[kind] as number) > 0 || !isStore(of, place) || (place !== HALL && of.halls[player] === kind);

const isStore = (of: Seen, place: number): boolean => place === HALL || cardAt(of, place).kind === 'warehouse';

/** Whether a seat has stored such a cube there. */
const isStored = (of: Seen, player: Player, place: number, kind: number): boolean =>
  place === HALL ? of.halls[player] === kind : isStore(of, place) && amountOf(of.loads[place] as number, kind) > 0;

/** Two cubes for a coin, three for one from the stock; two for one with the expansion. */
const tradeMoves = (of: Seen, player: Player, usable: readonly number[], moves: SpeicherstadtMove[]): void => {
  const twoForOne = owns(of, player, 'harbor-master');
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
  const usable = cubesOf(of, player, true);
  if (sumOf(usable) > 0) {
    const transit = cubesOf(of, player, false);
    const cards = of.cards[player] as readonly CardNumber[];
    const tryPlace = (kind: number, place: number): void => {
      if (accepts(of, player, place, kind) && canStore(of, player, place, kind, transit))
        moves.push({ type: 'load', player, good: goodAt(kind), card: place < 0 ? null : cardAt(of, place).id });
    };
    for (let kind = 0; kind < KINDS; kind++) {
      if (usable[kind] === 0) continue;
      for (let i = 0; i < cards.length; i++) tryPlace(kind, cards[i] as number);
      tryPlace(kind, HALL);
    }
    tradeMoves(of, player, usable, moves);
    for (const place of [HALL, ...cards])
      for (let kind = 0; kind < KINDS; kind++)
        if ((usable[kind] as number) > 0 && isStored(of, player, place, kind))
          moves.push({ type: 'discard', player, good: goodAt(kind), card: place < 0 ? null : cardAt(of, place).id });
  }
  moves.push({ type: 'done', player });
};

/** Why a seat cannot put one of its cubes onto a card. */
export const checkLoad = (of: Seen, { player, good, card }: MoveOf<'load'>): SpeicherstadtIllegal | null => {
  const kind = kindOf(good);
  const place = placeOf(of, card);
  if (cubesOf(of, player, true)[kind] === 0) return noGood(kind);
  return (
    whyNotOnto(of, player, place, kind) ??
    (canStore(of, player, place, kind, cubesOf(of, player, false)) ? null : noGood(kind))
  );
};

/** Why a seat cannot throw away a stored cube. */
export const checkDiscard = (of: Seen, { player, good, card }: MoveOf<'discard'>): SpeicherstadtIllegal | null => {
  const place = placeOf(of, card);
  if (card !== null && !isStore(of, place)) return { code: 'not-a-store', good, card };
  return isStored(of, player, place, kindOf(good)) ? null : noGood(kindOf(good));
};

const givenIn = ({ first, second, third }: Trade): readonly Good[] =>
  third === null ? [first, second] : [first, second, third];

/** Why a seat cannot give these cubes, or not get what it wants for them. */
export const checkTrade = (of: Seen, move: Trade): SpeicherstadtIllegal | null => {
  const { player, third, take } = move;
  const usable = cubesOf(of, player, true);
  const given = givenIn(move);
  for (const [at, good] of given.entries()) {
    const kind = kindOf(good);
    if (at > 0 && kindOf(given[at - 1]) > kind) return { code: 'not-in-order' };
    const need = given.filter((other) => other === good).length;
    if ((usable[kind] as number) < need) return noGood(kind, need, usable[kind] as number);
  }
  if (take === null) return null;
  // The expansion's rulebook, "Harbor Master": two for one of another kind, any number of times.
  const refused = third === null ? whyNotOwn(of, player, 'harbor-master') : null;
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
  for (const good of givenIn(move)) loadCube(next, player, kindOf(good), STOCK, emit);
  if (take === null) gain(next, 'coins', player, 1, 'sale', emit);
  else takeFromStock(next, player, kindOf(take), emit);
};

/** What is still on the quay and the ships goes to the stock; then the next seat loads, or income is paid. */
export const done = (next: Draft, { player }: MoveOf<'done'>, emit: Emit): void => {
  emptyAll(next, player, emit);
  next.player = leftOf(next, player);
  if (next.player === startPlayer(next)) payIncome(next, emit);
};
