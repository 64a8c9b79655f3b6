import type { Player, Rules } from '../core/contract.js';
import { sumOf } from '../core/sum.js';
import { CHANCE_TURN, NO_OUTCOMES, NO_PLAYERS, OVER_TURN } from '../core/turn.js';
import { dockSuitOf, SPECIAL_SUIT, WATER_SUIT } from './deck.js';
import { judgesOf } from './judges.js';
import { canBuy } from './purchases.js';
import { sideOf, type Table, tableOf } from './table.js';
import type { CardNumber, Kontor, KontorSeen, OpenPart, Pile } from './types.js';

/** Dock cards of a full hand. (Rulebook, "Setup".) */
export const DOCKS_IN_HAND = 3;
/** Water cards of a full hand. */
export const WATERS_IN_HAND = 2;

const FULL_HAND = DOCKS_IN_HAND + WATERS_IN_HAND;

/** Whether the next card of a pile has to be turned up, and chance decides which. */
const mustTurnUp = (pile: Pile): boolean => pile.top === null && pile.hidden > 0;

/** Where a dealt card goes: to which cell, or to which seat's hand or pile; the pile of Water is that of seat -1. */
export interface Target {
  readonly to: 'cell' | 'hand' | 'pile';
  readonly suit: number;
  readonly at: number;
}

/** Whether a hand has fewer cards than it should. */
const lacks = ({ hands }: KontorSeen, seat: Player, full: number): boolean =>
  (hands[seat] as readonly CardNumber[]).length < full;

/**
 * Where the next card goes; null if none is due. In the deal: the first layout, then Water hands and pile, then each
 * seat's Dock cards and its pile, then special cards. So a hand's size says what it lacks.
 */
export const targetOf = (of: KontorSeen, table: Table): Target | null => {
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
    const suit = dockSuitOf(sideOf(table, at));
    if (inDeal && !variant.picks && lacks(of, at, FULL_HAND)) return { to: 'hand', suit, at };
    if (mustTurnUp(docks[at] as Pile)) return { to: 'pile', suit, at };
  }
  if (inDeal && variant.special === 'each')
    for (const at of seats) if (lacks(of, at, FULL_HAND + 1)) return { to: 'hand', suit: SPECIAL_SUIT, at };
  return null;
};

/** Whether a card is to be dealt or turned up. A view cannot always tell where to: it does not know who lacks what. */
export const chanceIsDue = (of: KontorSeen): boolean => targetOf(of, tableOf(of.options)) !== null;

/** The cards that can be dealt now, each as likely as any other. */
export const chance: Rules<Kontor>['chance'] = (state) => {
  const target = targetOf(state, tableOf(state.options));
  if (target === null) return NO_OUTCOMES;
  return (state.pools[target.suit] as readonly CardNumber[]).map((card) => ({
    outcome: { type: 'deal', card },
    weight: 1,
  }));
};

/** The seat whose shown card is to be laid: the one with the highest number; -1 if none is shown. */
export const actorOf = ({ shown }: OpenPart): Player => shown.indexOf(Math.max(...shown.map((card) => card ?? -1)));

/** Whether a seat has a full hand of picked cards. */
const hasPicked = (of: KontorSeen, seat: Player): boolean => {
  const { length } = of.hands[seat] as readonly CardNumber[];
  return length + ('hidden' in of ? sumOf(of.hidden[seat] as readonly number[]) : 0) === FULL_HAND;
};

/** The seats that have yet to decide, ascending. */
export const waitingFor = (of: KontorSeen): readonly Player[] => {
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

/**
 * What the game waits for: several seats where they choose at the same time. See {@link Rules.turn}.
 *
 * @example
 * ```ts
 * import { init, turn } from 'kontorhaus/kontor';
 *
 * turn(init({ players: 2, seed: 1 })); // => { kind: 'decision', players: [0, 1], others: [] }
 * turn(init({ players: 2, chance: 'manual' })); // => { kind: 'chance' }
 * ```
 * @function
 */
export const turn: Rules<Kontor>['turn'] = (of) =>
  of.phase === 'over'
    ? OVER_TURN
    : chanceIsDue(of)
      ? CHANCE_TURN
      : { kind: 'decision', players: waitingFor(of), others: NO_PLAYERS };
