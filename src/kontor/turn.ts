import type { Player, Rules } from '../core/contract.js';
import { CHANCE_TURN, NO_OUTCOMES, NO_PLAYERS, OVER_TURN } from '../core/derive.js';
import { sumOf } from '../core/sum.js';
import { ascending, type Cell } from './cells.js';
import type { Good } from './data/cards.js';
import { CARGO, colorOf, RED, SPECIAL_SUIT, TAVERN, WATER_SUIT } from './deck.js';
import { sideOf, type Table, tableOf } from './table.js';
import type { CardNumber, Kontor, KontorState, KontorView, OpenPart, Pile, Side } from './types.js';
import { allCompleted, isAt, isComplete } from './zones.js';

type Seen = KontorState | KontorView;

/** Dock cards of a full hand. (Rulebook, "Setup".) */
export const DOCKS_IN_HAND = 3;
/** Water cards of a full hand. */
export const WATERS_IN_HAND = 2;

const FULL_HAND = DOCKS_IN_HAND + WATERS_IN_HAND;

/** What a special card costs in the scenario of that name. */
export const SPECIAL_PRICE = 2;

/** Whether the next card of a pile has to be turned up, and chance decides which. */
const mustTurnUp = (pile: Pile): boolean => pile.top === null && pile.hidden > 0;

/** Where a dealt card goes: to which cell, or to which seat's hand or pile; the pile of Water is that of seat -1. */
export interface Target {
  readonly to: 'cell' | 'hand' | 'pile';
  readonly suit: number;
  readonly at: number;
}

/** How many cards of a hand have one of these traits. */
export const countOf = ({ traits }: Table, hand: readonly CardNumber[], bits: number): number => {
  let count = 0;
  for (const card of hand) if (((traits[card] as number) & bits) !== 0) count++;
  return count;
};

/** Whether a hand has fewer cards than it should. */
const lacks = ({ hands }: Seen, seat: Player, full: number): boolean =>
  (hands[seat] as readonly CardNumber[]).length < full;

/**
 * Where the next card goes; null if none is due. In the deal: the first layout, then Water hands and pile, then each
 * seat's Dock cards and its pile, then special cards. So a hand's size says what it lacks.
 */
export const targetOf = (of: Seen, table: Table): Target | null => {
  const { phase, board, owed, docks, water } = of;
  if (phase === 'over') return null;
  const { variant, seats } = table;
  const inDeal = phase === 'deal';
  if (inDeal) {
    for (const at of variant.layout.water) if ((board[at] as number) < 0) return { to: 'cell', suit: WATER_SUIT, at };
    for (const at of seats) if (lacks(of, at, WATERS_IN_HAND)) return { to: 'hand', suit: WATER_SUIT, at };
  }
  const [buyer] = owed;
  if (buyer !== undefined) return { to: 'hand', suit: SPECIAL_SUIT, at: buyer };
  if (mustTurnUp(water)) return { to: 'pile', suit: WATER_SUIT, at: -1 };
  for (const at of seats) {
    const suit = 1 + sideOf(table, at);
    if (inDeal && !variant.picks && lacks(of, at, FULL_HAND)) return { to: 'hand', suit, at };
    if (mustTurnUp(docks[at] as Pile)) return { to: 'pile', suit, at };
  }
  if (inDeal && variant.special === 'each')
    for (const at of seats) if (lacks(of, at, FULL_HAND + 1)) return { to: 'hand', suit: SPECIAL_SUIT, at };
  return null;
};

/** Whether a card is to be dealt or turned up. A view cannot always tell where to: it does not know who lacks what. */
export const chanceIsDue = (of: Seen): boolean => targetOf(of, tableOf(of.options)) !== null;

/**
 * The cards that can be dealt now, each as likely as any other. See `Rules.chance`.
 *
 * @example
 * ```ts
 * import { chance, init } from 'kontorhaus/kontor';
 *
 * chance(init({ players: 2, chance: 'manual' }))[0]; // => { outcome: { type: 'deal', card: 13 }, weight: 1 }
 * ```
 * @function
 */
export const chance: Rules<Kontor>['chance'] = (state) => {
  const target = targetOf(state, tableOf(state.options));
  if (target === null) return NO_OUTCOMES;
  return (state.pools[target.suit] as readonly CardNumber[]).map((card) => ({
    outcome: { type: 'deal', card },
    weight: 1,
  }));
};

/** The seat whose shown card is to be laid: the one with the highest number; -1 if none is shown. */
export const actorOf = ({ shown }: OpenPart): Player => {
  let actor = -1;
  shown.forEach((card, seat) => {
    if (card !== null && card > (shown[actor] ?? 0)) actor = seat;
  });
  return actor;
};

/** What an opposing card costs; 0 if it is not for sale. (Rulebook, "Baksheesh".) */
export const bribeFor = (table: Table, of: OpenPart, seat: Player, cell: Cell): number => {
  const foreign = CARGO | colorOf((1 - sideOf(table, seat)) as Side);
  if (!isAt(table, of, cell, foreign) || isComplete(table, of, cell)) return 0;
  return (table.goods[of.board[cell] as number] as readonly Good[]).length;
};

/** The cards that a seat can buy off the table, or could with more coins, ascending. */
export const bribesOf = (table: Table, of: OpenPart, seat: Player, more = 0): readonly Cell[] =>
  of.laid
    .filter((cell) => {
      const price = bribeFor(table, of, seat, cell);
      return price > 0 && price <= (of.coins[seat] as number) + more;
    })
    .sort(ascending);

/** How many special cards the face-down pile has. */
export const specialsLeft = (of: Seen): number => {
  if ('pools' in of) return (of.pools[SPECIAL_SUIT] as readonly CardNumber[]).length;
  const inHands = sumOf(of.hidden.map(([, , specials]) => specials));
  return (of.unseen[SPECIAL_SUIT] as readonly CardNumber[]).length - inHands;
};

/** How many special cards a seat can ask for, or could with more coins. */
export const mostSpecials = (of: Seen, seat: Player, more = 0): number =>
  Math.min(Math.floor(((of.coins[seat] as number) + more) / SPECIAL_PRICE), specialsLeft(of));

/** Whether a seat can buy anything before a round, or could with more coins. Bribes begin with the seat that laid last. */
export const canBuy = (table: Table, of: Seen, seat: Player, more = 0): boolean => {
  const { before } = table.variant;
  if (before === 'buy') return mostSpecials(of, seat, more) > 0;
  return before === 'bribe' && of.last !== null && bribesOf(table, of, seat, more).length > 0;
};

/** Whether a seat has a full hand of picked cards. */
const hasPicked = (of: Seen, seat: Player): boolean => {
  const { length } = of.hands[seat] as readonly CardNumber[];
  return length + ('hidden' in of ? sumOf(of.hidden[seat] as readonly number[]) : 0) === FULL_HAND;
};

/** A completed zone with the tavern of one side alone, and the seat that says whether it counts. */
export interface Judge {
  readonly seat: Player;
  readonly zone: readonly Cell[];
}

/** Those who judge zones, by seat. (Rulebook, "Old Rope".) */
export const judgesOf = (table: Table, of: OpenPart): readonly Judge[] =>
  allCompleted(table, of)
    .flatMap((zone): Judge[] => {
      const [tavern, other] = zone.filter((cell) => isAt(table, of, cell, TAVERN));
      return tavern === undefined || other !== undefined
        ? []
        : [{ seat: isAt(table, of, tavern, RED) ? 0 : table.players / 2, zone }];
    })
    .sort((a, b) => a.seat - b.seat);

/** The seats that have yet to decide, ascending. */
export const waitingFor = (of: Seen): readonly Player[] => {
  const { phase, choices } = of;
  const table = tableOf(of.options);
  const free = (seat: Player): boolean => choices[seat] === null;
  switch (phase) {
    case 'choose':
      return table.seats.filter(free);
    case 'act':
      return [actorOf(of)];
    case 'pick':
      return table.seats.filter((seat) => !hasPicked(of, seat));
    case 'buy':
      return table.seats.filter((seat) => free(seat) && canBuy(table, of, seat));
    case 'bribe': {
      const first = of.last ?? 0;
      return [free(first) ? first : 1 - first];
    }
    case 'veto':
      return judgesOf(table, of)
        .map(({ seat }) => seat)
        .filter(free);
    default:
      return NO_PLAYERS;
  }
};

/** What the game waits for. See `Rules.turn`. @function */
export const turn: Rules<Kontor>['turn'] = (of) =>
  of.phase === 'over'
    ? OVER_TURN
    : chanceIsDue(of)
      ? CHANCE_TURN
      : { kind: 'decision', players: waitingFor(of), others: NO_PLAYERS };
