import type { Player, Random } from '../core/contract.js';
import { without } from '../core/lists.js';
import { pickFrom } from '../core/random.js';
import type { Path, Refuse } from '../core/read.js';
import { ascending, type Cell, cellAt, extentOf, grown } from './cells.js';
import { isRemovable, misplacedIn } from './consistency-board.js';
import {
  BLACK,
  BRIDGE,
  CARGO,
  dockSuitOf,
  FLOOD,
  isWaterCard,
  RED,
  SPECIAL,
  SPECIAL_SUIT,
  WATER,
  WATER_SUIT,
} from './deck.js';
import { type Draft, including, pileOf } from './draft.js';
import type { KontorPosition } from './position-type.js';
import { countOf, sideOf, type Table } from './table.js';
import { DOCKS_IN_HAND, WATERS_IN_HAND } from './turn.js';
import type { CardNumber, KontorState, Pile } from './types.js';

/* How the cards of a position come to their places. */

/** The cards that have no place yet, by suit. */
export interface Unplaced {
  readonly table: Table;
  readonly left: CardNumber[][];
  readonly random: Random | null;
  readonly refuse: Refuse;
}

/** Takes a named card out of those without a place. */
export const take = (unplaced: Unplaced, number: CardNumber | null | undefined, path: Path): void => {
  if (number === null || number === undefined) return;
  const suit = unplaced.table.suits.findIndex((cards) => cards.includes(number));
  const at = unplaced.left[suit]?.indexOf(number) ?? -1;
  if (at < 0) unplaced.refuse(path, 'card', suit < 0 ? 'a card of this game' : 'each card once');
  else unplaced.left[suit]?.splice(at, 1);
};

/** Takes any card of a suit: by the seed, or the lowest number left; null if there is none. */
const takeAny = ({ left, random }: Unplaced, suit: number): CardNumber | null => {
  const cards = left[suit] as CardNumber[];
  const drawn = cards.length === 0 ? null : random === null ? (cards[0] as number) : pickFrom(cards, random);
  if (drawn !== null) cards.splice(cards.indexOf(drawn), 1);
  return drawn;
};

/** What lies on the table while it is being laid; Water cards without a number are filled in last. */
const ANY_WATER = 1000;

/** Lays the cards in their order. */
export const layCells = (unplaced: Unplaced, position: KontorPosition, next: Draft): void => {
  const { table, refuse } = unplaced;
  const { layout } = table.variant;
  const board = next.board.slice();
  const laid: Cell[] = [];
  const covered: number[] = [];
  for (const cell of layout.water) board[cell] = ANY_WATER;
  const traitsOf = (number: number): number =>
    number === ANY_WATER ? WATER : ((table.traits[number] as number | undefined) ?? 0);
  position.cells.forEach(([r, c, given], i) => {
    const number = given === 'water' ? ANY_WATER : given;
    if (number !== ANY_WATER) take(unplaced, number, ['cells', i, 2]);
    const cell = cellAt(r, c);
    const below = board[cell] as number;
    const traits = traitsOf(number);
    const belowTraits = below < 0 ? 0 : traitsOf(below);
    const coverable = (traits & FLOOD) !== 0 ? CARGO | BRIDGE : (traits & BRIDGE) !== 0 ? WATER : 0;
    // A card of the first layout can be named.
    const names = below === ANY_WATER && layout.water.includes(cell) && isWaterCard(traits);
    if (coverable !== 0 ? (belowTraits & coverable) === 0 : below >= 0 && !names)
      refuse(['cells', i], 'occupied', coverable !== 0 ? 'a card that this one can cover' : 'an empty cell');
    if (coverable !== 0) covered.push(below);
    const at = laid.indexOf(cell);
    if (at >= 0) laid.splice(at, 1);
    if ((traits & CARGO) !== 0) laid.push(cell);
    board[cell] = number;
  });
  const any = (number: number): number =>
    number === ANY_WATER ? (takeAny(unplaced, WATER_SUIT) ?? ANY_WATER) : number;
  next.board = board.map(any);
  next.covered = covered.map(any).sort(ascending);
  next.laid = laid;
  if ([...next.board, ...next.covered].includes(ANY_WATER))
    refuse(['cells'], 'card', 'no more Water cards than there are');
};

/** What cannot have come about: a card where none like it could be laid, or a card removed where none can be. */
export const refuseUnreachable = ({ table, refuse }: Unplaced, position: KontorPosition, next: Draft): void => {
  const whyMisplaced = misplacedIn(table, next);
  position.cells.forEach(([r, c], i) => {
    const why = whyMisplaced(cellAt(r, c));
    if (why !== null) refuse(['cells', i], why, 'a card that may be laid there');
  });
  position.under?.forEach((cards, player) => {
    cards.forEach((number, i) => {
      if (!isRemovable(table, number))
        refuse(['under', player, i], 'not-removable', 'a card that can be removed from the table');
    });
  });
};

/** The rows and columns reached: those of the cards, or as given. */
export const reachedOf = ({ table }: Unplaced, position: KontorPosition, next: Draft): KontorState['extent'] => {
  const cards = table.variant.layout.fixed ?? extentOf(next.board);
  const [top, bottom, left, right] = next.gap === null ? cards : grown(cards, next.gap);
  const [first, last] = position.rows ?? [top, bottom];
  const [leftmost, rightmost] = position.columns ?? [left, right];
  return [first, last, leftmost, rightmost];
};

/** Hands: as given, or full ones from what is left. */
export const dealHands = (unplaced: Unplaced, position: KontorPosition, next: Draft): void => {
  const { table } = unplaced;
  const seats = next.shown.map((_, player) => player);
  const full = (player: Player): readonly CardNumber[] => {
    const own = next.shown[player] === null ? [] : [next.shown[player] as CardNumber];
    let hand: readonly CardNumber[] = [];
    const deal = (suit: number, count: number): void => {
      for (let i = 0; i < count; i++) {
        const number = takeAny(unplaced, suit);
        if (number !== null) hand = including(hand, number);
      }
    };
    if (position.phase !== 'pick')
      deal(dockSuitOf(sideOf(table, player)), DOCKS_IN_HAND - countOf(table, own, RED | BLACK));
    deal(WATER_SUIT, WATERS_IN_HAND - own.filter((n) => isWaterCard(table.traits[n] as number)).length);
    const spare = (unplaced.left[SPECIAL_SUIT] as CardNumber[]).length > 2;
    if (table.variant.special === 'each' && spare && countOf(table, own, SPECIAL) === 0) deal(SPECIAL_SUIT, 1);
    return hand;
  };
  next.hands = seats.map((player) =>
    position.hands === undefined ? full(player) : (position.hands[player] as CardNumber[]).slice().sort(ascending),
  );
  const known = position.known ?? [];
  known.forEach((number, i) => {
    if (!next.hands.some((hand) => hand.includes(number))) unplaced.refuse(['known', i], 'hand', 'a card in a hand');
  });
  next.secret = next.hands.map((hand) => known.reduce(without, hand));
};

/** Piles: their open cards as given or dealt, then unknown ones (by default all that are left), then the known cards. */
export const stackPiles = (unplaced: Unplaced, position: KontorPosition, next: Draft): void => {
  const { table, left } = unplaced;
  const { variant, players } = table;
  const pile = (
    suit: number,
    unknown: number,
    top: CardNumber | null | undefined,
    hidden: number | undefined,
    under: readonly CardNumber[],
  ): Pile => {
    if (top !== undefined && top !== null) return pileOf(top, hidden ?? unknown, under);
    if (top === undefined && unknown > 0) return pileOf(takeAny(unplaced, suit), hidden ?? unknown - 1, under);
    // Nothing lies open: the next unknown card is to be turned up, or the first known one is.
    return pileOf(null, hidden ?? 0, under);
  };
  const leftFor = (suit: number, aside: number): number =>
    Math.max(0, (left[suit] as readonly CardNumber[]).length - aside);
  next.water = pile(WATER_SUIT, leftFor(WATER_SUIT, variant.waterAside), position.waterTop, position.waterHidden, []);
  const counted = [0, 0, 0];
  next.docks = next.docks.map((_, player) => {
    const suit = dockSuitOf(sideOf(table, player));
    const unknown = leftFor(suit, variant.docksAside + (counted[suit] as number));
    // Of two teammates the first gets half of what is left, the second the rest.
    const share = players === 4 && player % 2 === 0 ? Math.ceil(unknown / 2) : unknown;
    // Nothing is turned up before all hands are picked.
    const top = position.dockTops?.[player] ?? (position.phase === 'pick' || position.dockTops ? null : undefined);
    const own = pile(suit, share, top, position.dockHidden?.[player], position.under?.[player] ?? []);
    counted[suit] = (counted[suit] as number) + own.hidden;
    return own;
  });
};
