import type { Player, Rules } from '../core/contract.js';
import { CHANCE_TURN, NO_OUTCOMES, NO_PLAYERS, OVER_TURN } from '../core/derive.js';
import type { Cell } from './cells.js';
import { BLACK, CARGO, DOCK, RED, SPECIAL, SPECIAL_SUIT, TAVERN, WATER, WATER_SUIT } from './deck.js';
import { seatsOf, sideOf, type Table, tableOf } from './table.js';
import type { CardNumber, Kontor, KontorState, KontorView, OpenPart, Pile, Side } from './types.js';
import { isOpen, traitsAt, unpacked, zoneAt } from './zones.js';

type Seen = KontorState | KontorView;

/** Dock and Water cards of a full hand. (Rulebook, "Setup".) */
export const HAND = { docks: 3, waters: 2 } as const;

/** What a special card costs in the scenario of that name. */
export const SPECIAL_PRICE = 2;

/** Whether the next card of a pile has to be turned up, and chance decides which. */
const mustTurnUp = (pile: Pile): boolean => pile.top === null && pile.hidden > 0;

/** Whether a card is to be dealt or turned up. */
export const chanceIsDue = (of: OpenPart): boolean => {
  if (of.phase === 'over') return false;
  if (of.phase === 'deal' || of.owed.length > 0 || mustTurnUp(of.water)) return true;
  for (const pile of of.docks) if (mustTurnUp(pile)) return true;
  return false;
};

/** Where a dealt card goes. */
export type Target =
  | { readonly to: 'cell'; readonly cell: Cell }
  | { readonly to: 'hand'; readonly seat: Player; readonly suit: number }
  | { readonly to: 'pile'; readonly seat: Player | null; readonly suit: number };

/** How many cards of a hand have one of these traits. */
export const countOf = ({ traits }: Table, hand: readonly CardNumber[], bits: number): number => {
  let count = 0;
  for (const card of hand) if (((traits[card] as number) & bits) !== 0) count++;
  return count;
};

/** The traits of Dock cards proper and of Water cards proper, for {@link countOf} in hands. */
export const isSpecial = ({ traits }: Table, card: CardNumber): boolean => ((traits[card] as number) & SPECIAL) !== 0;

/** The first layout, then Water hands and pile, then each seat's Dock cards, its pile and its special card. */
const nextDeal = (state: KontorState, table: Table): Target | null => {
  const { variant, players } = table;
  for (const cell of variant.layout.water) if ((state.board[cell] as number) < 0) return { to: 'cell', cell };
  for (let seat = 0; seat < players; seat++)
    if (countOf(table, state.hands[seat] as CardNumber[], WATER) < HAND.waters)
      return { to: 'hand', seat, suit: WATER_SUIT };
  if (mustTurnUp(state.water)) return { to: 'pile', seat: null, suit: WATER_SUIT };
  for (let seat = 0; seat < players; seat++) {
    const suit = 1 + sideOf(table, seat);
    const hand = state.hands[seat] as CardNumber[];
    if (!variant.picks && countOf(table, hand, RED | BLACK) < HAND.docks) return { to: 'hand', seat, suit };
    if (mustTurnUp(state.docks[seat] as Pile)) return { to: 'pile', seat, suit };
  }
  if (variant.special !== 'each') return null;
  for (let seat = 0; seat < players; seat++)
    if (!(state.hands[seat] as CardNumber[]).some((card) => isSpecial(table, card)))
      return { to: 'hand', seat, suit: SPECIAL_SUIT };
  return null;
};

/** Where the next card goes; null if none is due. */
export const targetOf = (state: KontorState, table: Table): Target | null => {
  if (state.phase === 'deal') return nextDeal(state, table);
  if (state.owed.length > 0) return { to: 'hand', seat: state.owed[0] as Player, suit: SPECIAL_SUIT };
  if (mustTurnUp(state.water)) return { to: 'pile', seat: null, suit: WATER_SUIT };
  const seat = state.docks.findIndex(mustTurnUp);
  return seat < 0 ? null : { to: 'pile', seat, suit: 1 + sideOf(table, seat) };
};

/** The cards that can be dealt now, each as likely as any other. See the contract's `chance`. */
export const chance: Rules<Kontor>['chance'] = (state) => {
  if (!chanceIsDue(state)) return NO_OUTCOMES;
  const target = targetOf(state, tableOf(state.options));
  if (target === null) return NO_OUTCOMES;
  const pool = state.pools[target.to === 'cell' ? WATER_SUIT : target.suit] as readonly CardNumber[];
  return pool.map((card) => ({ outcome: { type: 'deal', card }, weight: 1 }));
};

/** The seat whose shown card is to be laid: the one with the highest number; -1 if none is shown. */
export const actorOf = ({ shown }: OpenPart): Player => {
  let actor = -1;
  let highest = -1;
  for (let seat = 0; seat < shown.length; seat++) {
    const card = shown[seat];
    if (card !== null && card !== undefined && card > highest) {
      highest = card;
      actor = seat;
    }
  }
  return actor;
};

/** What an opposing card costs; 0 if it is not for sale. (Rulebook, "Baksheesh".) */
export const bribeFor = (table: Table, of: OpenPart, seat: Player, cell: Cell): number => {
  const foreign = CARGO | (sideOf(table, seat) === 0 ? BLACK : RED);
  if ((traitsAt(table, of.board, cell) & foreign) !== foreign || !isOpen(table, of.board, of.extent, cell)) return 0;
  const { wine, spice, tea } = unpacked(table.cargo[of.board[cell] as number] as number);
  return wine + spice + tea;
};

/** The cards that a seat could buy off the table with so many coins, ascending. */
export const bribesOf = (table: Table, of: OpenPart, seat: Player, coins: number): readonly Cell[] =>
  of.laid
    .filter((cell) => {
      const price = bribeFor(table, of, seat, cell);
      return price > 0 && price <= coins;
    })
    .sort((a, b) => a - b);

/** How many special cards the face-down pile has. */
export const specialsLeft = (of: Seen): number => {
  if ('pools' in of) return (of.pools[SPECIAL_SUIT] as readonly CardNumber[]).length;
  let left = (of.unseen[SPECIAL_SUIT] as readonly CardNumber[]).length;
  for (const [, , specials] of of.hidden) left -= specials;
  return left;
};

/** How many special cards a seat can ask for. */
export const mostSpecials = (of: Seen, seat: Player): number =>
  Math.min(Math.floor((of.coins[seat] as number) / SPECIAL_PRICE), specialsLeft(of));

/** Whether a seat has a full hand of picked cards. */
const hasPicked = (of: Seen, seat: Player): boolean => {
  const known = countOf(tableOf(of.options), of.hands[seat] as readonly CardNumber[], DOCK);
  const [unknown] = 'hidden' in of ? (of.hidden[seat] as readonly [number, number, number]) : [0];
  return known + unknown >= HAND.docks;
};

/** The completed zone with the tavern of a side and without one of the other; null if there is none. */
export const tavernZone = (table: Table, { board, extent }: OpenPart, side: Side): readonly Cell[] | null => {
  const taverns = board.flatMap((_, cell) => ((traitsAt(table, board, cell) & TAVERN) !== 0 ? [cell] : []));
  const at = taverns.find((cell) => (traitsAt(table, board, cell) & (side === 0 ? RED : BLACK)) !== 0);
  if (at === undefined || isOpen(table, board, extent, at)) return null;
  const cells = zoneAt(table, board, at);
  return taverns.every((cell) => cell === at || !cells.includes(cell)) ? cells : null;
};

/** The sides that judge the zone of their tavern. (Rulebook, "Old Rope".) */
export const judgesOf = (table: Table, of: OpenPart): readonly Side[] =>
  ([0, 1] as const).filter((side) => tavernZone(table, of, side) !== null);

/** The seats that have yet to decide, ascending. */
export const waitingFor = (of: Seen): readonly Player[] => {
  switch (of.phase) {
    case 'choose':
      return seatsWhere(of, (seat) => of.choices[seat] === null);
    case 'act':
      return [actorOf(of)];
    case 'pick':
      return seatsWhere(of, (seat) => !hasPicked(of, seat));
    case 'buy':
      return seatsWhere(of, (seat) => of.choices[seat] === null && mostSpecials(of, seat) > 0);
    case 'bribe': {
      const first = of.last ?? 0;
      return [of.choices[first] === null ? first : 1 - first];
    }
    case 'veto':
      return judgesOf(tableOf(of.options), of)
        .map((side) => seatsOf(of.options.players, side)[0] as Player)
        .filter((seat) => of.choices[seat] === null);
    case 'deal':
    case 'over':
      return NO_PLAYERS;
  }
};

const seatsWhere = (of: Seen, test: (seat: Player) => boolean): readonly Player[] => {
  const seats: Player[] = [];
  for (let seat = 0; seat < of.options.players; seat++) if (test(seat)) seats.push(seat);
  return seats;
};

/** What the game waits for. See the contract's `turn`. */
export const turn: Rules<Kontor>['turn'] = (of) =>
  of.phase === 'over'
    ? OVER_TURN
    : chanceIsDue(of)
      ? CHANCE_TURN
      : { kind: 'decision', players: waitingFor(of), others: NO_PLAYERS };
