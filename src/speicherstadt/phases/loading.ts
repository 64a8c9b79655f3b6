import type { Player } from '../../core/contract.js';
import { cardAt, type Draft, type Emit, goodAt, leftOf, type Seen, startPlayer, toStock } from '../draft.js';
import { expansionOf } from '../expansion.js';
import { amountOf, type Good, KINDS, kindOf, NO_GOODS } from '../goods.js';
import { accepts, emptyShip, HALL, returnCube, takeFromStock, transitOf, usableOf, whyNotOnto } from '../storing.js';
import type { CardNumber, SpeicherstadtIllegal, SpeicherstadtMove } from '../types.js';
import { payIncome } from './income.js';

/** Whether a seat has a cube of a kind that can be stored on a place: what is stored already does not move back. */
const canStore = (of: Seen, player: Player, place: CardNumber, kind: number, transit: readonly number[]): boolean =>
  (transit[kind] as number) > 0 || (place !== HALL && of.halls[player] === kind);

/** Putting cubes onto cards and into the hall, by kind. */
const loadMoves = (
  of: Seen,
  player: Player,
  transit: readonly number[],
  usable: readonly number[],
  moves: SpeicherstadtMove[],
): void => {
  const cards = of.cards[player] as readonly CardNumber[];
  for (let kind = 0; kind < KINDS; kind++) {
    if (usable[kind] === 0) continue;
    const good = goodAt(kind);
    for (let i = 0; i < cards.length; i++) {
      const card = cardAt(of, cards[i] as number);
      if (accepts(of, card, kind) && (card.kind !== 'warehouse' || canStore(of, player, card.number, kind, transit)))
        moves.push({ type: 'load', player, good, card: card.id });
    }
    if (of.halls[player] === -1 && (transit[kind] as number) > 0)
      moves.push({ type: 'load', player, good, card: null });
  }
};

/** Selling two cubes and exchanging three. */
const hallMoves = (of: Seen, player: Player, usable: readonly number[], moves: SpeicherstadtMove[]): void => {
  for (let a = 0; a < KINDS; a++)
    for (let b = a; b < KINDS; b++)
      if (hasCubes(usable, a, b, -1)) moves.push({ type: 'sell', player, first: goodAt(a), second: goodAt(b) });
  for (let a = 0; a < KINDS; a++) {
    if (usable[a] === 0) continue;
    for (let b = a; b < KINDS; b++) {
      if (!hasCubes(usable, a, b, -1)) continue;
      for (let c = b; c < KINDS; c++) {
        if (!hasCubes(usable, a, b, c)) continue;
        for (let take = 0; take < KINDS; take++)
          if (take !== a && take !== b && take !== c && (of.stock[take] as number) > 0)
            moves.push({
              type: 'exchange',
              player,
              first: goodAt(a),
              second: goodAt(b),
              third: goodAt(c),
              take: goodAt(take),
            });
      }
    }
  }
};

/** Whether a seat has these two or three cubes; the kinds ascend, and -1 is none. */
export const hasCubes = (usable: readonly number[], a: number, b: number, c: number): boolean =>
  (usable[a] as number) > 0 &&
  (usable[b] as number) > (b === a ? 1 : 0) &&
  (c < 0 || (usable[c] as number) > (c === a ? 2 : c === b ? 1 : 0));

/** The moves of the seat that loads. */
export const loadingMoves = (of: Seen, player: Player, moves: SpeicherstadtMove[]): void => {
  const transit = transitOf(of, player);
  const usable = usableOf(of, player, transit);
  let total = 0;
  for (let kind = 0; kind < KINDS; kind++) total += usable[kind] as number;
  if (total > 0) {
    loadMoves(of, player, transit, usable, moves);
    if (total > 1) {
      hallMoves(of, player, usable, moves);
      expansionOf(of.options).loadingMoves(of, player, usable, moves);
    }
    const hall = of.halls[player] as number;
    if (hall >= 0) moves.push({ type: 'discard', player, good: goodAt(hall), card: null });
    for (const number of of.cards[player] as readonly CardNumber[]) {
      const load = of.loads[number] as number;
      const card = cardAt(of, number);
      if (load === 0 || card.kind !== 'warehouse') continue;
      for (let kind = 0; kind < KINDS; kind++)
        if (amountOf(load, kind) > 0) moves.push({ type: 'discard', player, good: goodAt(kind), card: card.id });
    }
  }
  moves.push({ type: 'done', player });
};

/** Why a seat cannot put one of its cubes onto a card. */
export const checkLoad = (of: Seen, player: Player, place: CardNumber, kind: number): SpeicherstadtIllegal | null => {
  const transit = transitOf(of, player);
  if ((usableOf(of, player, transit)[kind] as number) === 0)
    return { code: 'no-good', good: goodAt(kind), need: 1, have: 0 };
  const refused = whyNotOnto(of, player, place, kind);
  if (refused !== null) return refused;
  const stores = place === HALL || cardAt(of, place).kind === 'warehouse';
  return stores && !canStore(of, player, place, kind, transit)
    ? { code: 'no-good', good: goodAt(kind), need: 1, have: 0 }
    : null;
};

/** Why a seat cannot give these cubes, and take that one if `take` is not null. */
export const checkGive = (
  of: Seen,
  player: Player,
  given: readonly Good[],
  take: Good | null,
): SpeicherstadtIllegal | null => {
  const usable = usableOf(of, player, transitOf(of, player));
  for (let i = 0; i < given.length; i++) {
    const good = given[i] as Good;
    const kind = kindOf(good);
    if (i > 0 && kindOf(given[i - 1]) > kind) return { code: 'not-in-order' };
    const need = given.filter((other) => other === good).length;
    if ((usable[kind] as number) < need) return { code: 'no-good', good, need, have: usable[kind] as number };
  }
  if (take === null) return null;
  if (given.includes(take)) return { code: 'same-good', good: take };
  return of.stock[kindOf(take)] === 0 ? { code: 'not-in-stock', good: take } : null;
};

/** Why a seat cannot throw away a stored cube. */
export const checkDiscard = (
  of: Seen,
  player: Player,
  place: CardNumber,
  kind: number,
): SpeicherstadtIllegal | null => {
  const good = goodAt(kind);
  if (place === HALL) return of.halls[player] === kind ? null : { code: 'no-good', good, need: 1, have: 0 };
  const card = cardAt(of, place);
  if (card.kind !== 'warehouse') return { code: 'not-a-store', good, card: card.id };
  return amountOf(of.loads[place] as number, kind) > 0 ? null : { code: 'no-good', good, need: 1, have: 0 };
};

/** One seat after the other loads, from the start player on. */
export const startLoading = (next: Draft, emit: Emit): void => {
  next.phase = 'loading';
  next.player = startPlayer(next);
  emit?.({ type: 'phase-started', phase: 'loading' });
};

/** Gives cubes to the stock and takes one from there, in one step: nobody can act in between. */
export const exchange = (next: Draft, player: Player, given: readonly Good[], take: Good, emit: Emit): void => {
  for (const good of given) returnCube(next, player, kindOf(good), emit);
  takeFromStock(next, player, kindOf(take), emit);
};

/** What is still on the quay and the ships goes to the stock; then the next seat loads, or income is paid. */
export const done = (next: Draft, player: Player, emit: Emit): void => {
  for (let kind = 0; kind < KINDS; kind++)
    for (let i = next.quay[kind] as number; i > 0; i--) {
      toStock(next, kind);
      emit?.({ type: 'cube-moved', good: goodAt(kind), from: 'quay', to: 'stock', player });
    }
  next.quay = NO_GOODS;
  for (const number of next.cards[player] as readonly CardNumber[])
    if (next.loads[number] !== 0 && cardAt(next, number).kind === 'ship')
      emptyShip(next, number, 'stock', player, emit);
  const following = leftOf(next, player);
  if (following === startPlayer(next)) payIncome(next, emit);
  else next.player = following;
};
