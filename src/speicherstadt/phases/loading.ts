import type { Player } from '../../core/contract.js';
import { changed } from '../../core/lists.js';
import { type Draft, type Emit, gain } from '../draft.js';
import { CUBE } from '../fields.js';
import { type Good, type Goods, kindOf, kindsIn } from '../goods.js';
import { whyNotTwoForOne } from '../kaispeicher/seam.js';
import type { MoveOf, MoveRule } from '../moves.js';
import { leftOf, startPlayer } from '../seats.js';
import {
  amountAt,
  type CubePlace,
  cubeRule,
  cubesOf,
  emptyAll,
  forCubes,
  HALL,
  hasRoom,
  idOf,
  isStore,
  moveCube,
  noGood,
  placesOf,
  sourceOf,
} from '../storing.js';
import type { SpeicherstadtIllegal, SpeicherstadtMove, SpeicherstadtSeen } from '../types.js';
import { payIncome } from './income.js';

type Trade = MoveOf<'trade'>;

/** What is stored does not move back: a warehouse takes from the hall, and nothing else takes from a store to a store. */
const canStore = (from: CubePlace | undefined, to: CubePlace): boolean =>
  !isStore(from) || !isStore(to) || (from === HALL && to !== HALL);

/** All trades of a seat that can use so many cubes of each kind: each pair that it can give, and then with each third. */
const tradeMoves = (of: SpeicherstadtSeen, player: Player, usable: Goods, moves: SpeicherstadtMove[]): void => {
  const stocked = kindsIn(of.stock);
  const forTwo = [null, ...(whyNotTwoForOne(of, player) === null ? stocked : [])];
  for (const first of kindsIn(usable)) {
    const left = changed(usable, kindOf(first), -1);
    for (const second of kindsIn(left, kindOf(first)))
      for (const third of [null, ...kindsIn(changed(left, kindOf(second), -1), kindOf(second))])
        for (const take of third === null ? forTwo : stocked)
          if (take === null || ![first, second, third].includes(take))
            moves.push({ type: 'trade', player, first, second, third, take });
  }
};

/** The moves of the seat that loads. */
export const loadingMoves = (of: SpeicherstadtSeen, player: Player, moves: SpeicherstadtMove[]): void => {
  const usable = cubesOf(of, player);
  const goods = kindsIn(usable);
  if (goods.length > 0) {
    const places = placesOf(of, player);
    for (const good of goods) {
      const from = sourceOf(of, player, good) as CubePlace;
      for (const place of places)
        if (hasRoom(of, player, place, good) && canStore(from, place))
          moves.push({ type: 'load', player, good, card: idOf(place) });
    }
    tradeMoves(of, player, usable, moves);
    forCubes(of, player, places.filter(isStore), ['stock'], (good, from) => {
      moves.push({ type: 'discard', player, good, card: idOf(from) });
    });
  }
  moves.push({ type: 'done', player });
};

/** Puts a cube onto a card or into the market hall. */
export const LOAD: MoveRule<MoveOf<'load'>> = cubeRule(
  CUBE,
  (of, { player, good }, place) => [sourceOf(of, player, good), place],
  (_of, { good }, from, to) => (canStore(from, to) ? null : { code: 'stays-stored', good }),
);

/** Throws away a stored cube. */
export const DISCARD: MoveRule<MoveOf<'discard'>> = cubeRule(
  CUBE,
  (_of, _move, place) => [place, 'stock'],
  (_of, { good, card }, from) => (isStore(from) ? null : { code: 'not-a-store', good, card: card as string }),
);

/** What a trade gives. */
const givenIn = ({ first, second, third }: Pick<Trade, 'first' | 'second' | 'third'>): readonly Good[] =>
  [first, second, third].filter((good) => good !== null);

/**
 * Two cubes for a coin, three for one from the stock; two for one with the expansion: why a seat cannot give these, or
 * not get what it wants for them.
 */
export const checkTrade = (of: SpeicherstadtSeen, move: Trade): SpeicherstadtIllegal | null => {
  const { player, third, take } = move;
  const given = givenIn(move);
  const usable = cubesOf(of, player);
  for (const [at, good] of given.entries()) {
    const kind = kindOf(good);
    if (kindOf(given[at - 1]) > kind) return { code: 'not-in-order' };
    const need = given.filter((each) => each === good).length;
    const have = usable[kind] as number;
    if (have < need) return noGood(good, need, have);
  }
  if (take === null) return null;
  const refused = third === null ? whyNotTwoForOne(of, player) : null;
  if (refused !== null) return refused;
  if (given.includes(take)) return { code: 'same-good', good: take };
  return amountAt(of, player, 'stock', take) === 0 ? { code: 'not-in-stock', good: take } : null;
};

/**
 * Gives cubes to the stock for a coin or for one from there, in one step: nobody can act in between. (Public rules
 * summaries, "Loading"; the expansion's rulebook, "Harbor Master".)
 */
export const trade = (next: Draft, move: Trade, emit: Emit): void => {
  const { player, take } = move;
  for (const good of givenIn(move))
    moveCube(next, player, good, sourceOf(next, player, good) as CubePlace, 'stock', emit);
  if (take === null) gain(next, 'coins', player, 1, 'sale', emit);
  else moveCube(next, player, take, 'stock', 'quay', emit);
};

/** What is still on the quay and the ships goes to the stock; then the next seat loads, or income is paid. */
export const done = (next: Draft, { player }: MoveOf<'done'>, emit: Emit): void => {
  emptyAll(next, player, emit);
  next.player = leftOf(next, player);
  if (next.player === startPlayer(next)) payIncome(next, emit);
};
