import type { Player, Rules } from '../core/contract.js';
import { hasFields, isInt, isRecord } from '../core/read.js';
import { viewerOf } from '../core/turn.js';
import { areBeside, CELLS, type Cell, STEPS } from './cells.js';
import { MOST_NUMBER } from './data/cards.js';
import { dockSuitOf, RED, WATER } from './deck.js';
import type { KontorIllegal } from './illegal.js';
import { canSail, havensOf, spacesFor, whyNotLay, whyNotReplace } from './placement.js';
import { bribeFor, bribesOf, mostSpecials, SPECIAL_PRICE, specialsLeft } from './purchases.js';
import { seatsOf, type Table, tableOf, unknownOf } from './table.js';
import { chance, chanceIsDue, waitingFor } from './turn.js';
import type { CardNumber, Kontor, KontorChance, KontorMove, KontorSeen, Side } from './types.js';
import { isAt } from './zones.js';

/** The seats under whose piles a removed card can go: with two players, or without one, there is no choice. */
const pilesFor = (table: Table, of: KontorSeen, cell: Cell | null): readonly (Player | null)[] =>
  table.players === 2 || cell === null ? [null] : seatsOf(table, isAt(table, of, cell, RED) ? 0 : 1);

/** What a seat can choose, or pick in Justice, which has two players: cards, or null for a pass. */
const cardsFor = (of: KontorSeen, seat: Player): readonly (CardNumber | null)[] =>
  of.phase === 'choose'
    ? [...(of.hands[seat] as readonly CardNumber[]), null]
    : unknownOf(of, dockSuitOf(seat as Side));

/** Ship moves, then placements of the card shown. */
const actions = (moves: KontorMove[], table: Table, of: KontorSeen, player: Player): void => {
  const card = of.shown[player] as CardNumber;
  const spaces = of.gap === null ? spacesFor(table, of, player, card, false) : [of.gap];
  if (!of.sailed && canSail(table, card)) {
    for (const to of havensOf(table, of)) {
      if (spaces.length > 0) moves.push({ type: 'ship', player, to, remove: null, pile: null });
      for (const step of STEPS) {
        const remove = to + step;
        if (whyNotReplace(table, of, player, card, remove) === null)
          for (const pile of pilesFor(table, of, remove)) moves.push({ type: 'ship', player, to, remove, pile });
      }
    }
  }
  for (const cell of spaces) moves.push({ type: 'place', player, cell });
};

/** The moves of one seat that has to decide. */
const movesOf = (moves: KontorMove[], table: Table, of: KontorSeen, player: Player): void => {
  switch (of.phase) {
    case 'choose':
    case 'pick':
      for (const card of cardsFor(of, player)) moves.push({ type: of.phase, player, card } as KontorMove);
      break;
    case 'act':
      actions(moves, table, of, player);
      break;
    case 'bribe':
      for (const cell of [...bribesOf(table, of, player), null]) moves.push({ type: 'bribe', player, cell });
      break;
    case 'buy':
      for (let count = 0; count <= mostSpecials(of, player); count++) moves.push({ type: 'buy', player, count });
      break;
    case 'veto':
      for (const counts of [true, false]) moves.push({ type: 'veto', player, counts });
      break;
    default:
  }
};

/**
 * All legal moves, seat by seat. Choices: cards ascending, then the pass. Ship moves by destination, each without a
 * removal, then with, by cell and pile; then placements by cell. Bribes by cell, then none. Orders and picks ascending.
 * See {@link Rules.legalMoves}.
 *
 * @example
 * ```ts
 * import { init, legalMoves } from 'kontorhaus/kontor';
 *
 * const state = init({ players: 2, seed: 7 });
 * legalMoves(state, 0).length; // => 6
 * legalMoves(state, 0).at(-1); // => { type: 'choose', player: 0, card: null }
 * ```
 */
export const legalMoves = (of: KontorSeen, player?: Player): readonly KontorMove[] => {
  const moves: KontorMove[] = [];
  if (chanceIsDue(of)) return moves;
  const viewer = viewerOf<Kontor>(of);
  const table = tableOf(of.options);
  for (const seat of waitingFor(of))
    if ((player === undefined || player === seat) && (viewer ?? seat) === seat) movesOf(moves, table, of, seat);
  return moves;
};

const isSeat = (value: unknown): boolean => isInt(value, 0, 3);
const isCell = (value: unknown): boolean => isInt(value, 0, CELLS - 1);
const isCard = (value: unknown): boolean => isInt(value, 1, MOST_NUMBER);

/** Whether the fields of each type of move have the right shape. */
const SHAPES: Readonly<Record<KontorMove['type'], (move: Readonly<Record<string, unknown>>) => boolean>> = {
  choose: ({ card }) => card === null || isCard(card),
  place: ({ cell }) => isCell(cell),
  ship: ({ to, remove, pile }) => isCell(to) && (remove === null || isCell(remove)) && (pile === null || isSeat(pile)),
  bribe: ({ cell }) => cell === null || isCell(cell),
  buy: ({ count }) => isInt(count, 0, 6),
  pick: ({ card }) => isCard(card),
  veto: ({ counts }) => typeof counts === 'boolean',
};

/** Whether a value has the shape of a move: then its fields can be trusted below. */
const isMove = (input: unknown): input is KontorMove => {
  if (!isRecord(input) || !isSeat(input['player'])) return false;
  const type = input['type'];
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type)) return false;
  return hasFields(input, type === 'ship' ? 5 : 3) && SHAPES[type as KontorMove['type']](input);
};

const isOutcome = (input: unknown): input is KontorChance => isRecord(input) && input['type'] === 'deal';

/** The phase in which a type of move belongs: the one of its name, but for those that act. */
const phaseOf = (type: KontorMove['type']): KontorSeen['phase'] => (type === 'place' || type === 'ship' ? 'act' : type);

/**
 * Why a move or outcome is not legal, or null if it is. See {@link Rules.check}.
 *
 * @example
 * ```ts
 * import { cellAt, check, fromPosition } from 'kontorhaus/kontor';
 *
 * // A black crane keeps red Dock cards away from the space beside it.
 * const state = fromPosition({ cells: [[1, 1, 10]], shown: [29, null] });
 * check(state, { type: 'place', player: 0, cell: cellAt(1, 2) })?.code; // => 'crane'
 * ```
 */
export const check = (of: KontorSeen, input: KontorMove | KontorChance): KontorIllegal | null => {
  if (!isOutcome(input) && !isMove(input)) return { code: 'no-such-move' };
  if (of.phase === 'over') return { code: 'game-over' };
  // A view cannot tell which cards can be dealt.
  if (isOutcome(input))
    return hasFields(input, 2) && 'pools' in of && chance(of).some(({ outcome }) => outcome.card === input.card)
      ? null
      : { code: 'no-such-outcome' };
  if (chanceIsDue(of)) return { code: 'chance-due' };
  const { player } = input;
  const players = waitingFor(of);
  const isDue = players.includes(player) && (viewerOf<Kontor>(of) ?? player) === player;
  if (isDue) return phaseOf(input.type) === of.phase ? checkMove(of, input) : { code: 'wrong-phase', phase: of.phase };
  // A seat that was not asked for a bribe has an entry too.
  const hasChosen = of.phase !== 'bribe' && (of.choices[player] ?? null) !== null;
  return hasChosen ? { code: 'already-chosen' } : { code: 'not-your-turn', players };
};

/** The move of a seat that is due, in its phase. */
const checkMove = (of: KontorSeen, move: KontorMove): KontorIllegal | null => {
  const table = tableOf(of.options);
  const { player } = move;
  switch (move.type) {
    case 'choose':
    case 'pick':
      return cardsFor(of, player).includes(move.card) ? null : { code: 'no-such-card', card: move.card as CardNumber };
    case 'place':
      return checkPlace(table, of, player, move.cell);
    case 'ship':
      return checkShip(table, of, move);
    case 'bribe':
      return move.cell === null ? null : checkBribe(table, of, player, move.cell);
    case 'buy':
      return checkBuy(of, player, move.count);
    case 'veto':
      return null;
  }
};

const checkPlace = (table: Table, of: KontorSeen, player: Player, cell: Cell): KontorIllegal | null => {
  if (of.gap !== null) return cell === of.gap ? null : { code: 'fill-the-gap', gap: of.gap };
  return whyNotLay(table, of, player, of.shown[player] as CardNumber, cell);
};

const checkShip = (
  table: Table,
  of: KontorSeen,
  { player, to, remove, pile }: Extract<KontorMove, { readonly type: 'ship' }>,
): KontorIllegal | null => {
  const card = of.shown[player] as CardNumber;
  if (!table.variant.ship) return { code: 'no-ship' };
  if (!canSail(table, card)) return { code: 'no-ship-symbol' };
  if (of.sailed) return { code: 'already-sailed' };
  if (!isAt(table, of, to, WATER)) return { code: 'not-water', cell: to };
  if (to === of.ship) return { code: 'same-place', cell: to };
  if (remove !== null) {
    if (!areBeside(to, remove)) return { code: 'not-beside-ship', cell: remove };
    const refused = whyNotReplace(table, of, player, card, remove);
    if (refused !== null) return refused;
  }
  const piles = pilesFor(table, of, remove);
  if (!piles.includes(pile)) return { code: 'wrong-pile', piles: piles.filter((seat) => seat !== null) };
  return remove !== null || spacesFor(table, of, player, card, true).length > 0 ? null : { code: 'must-remove' };
};

const checkCoins = (of: KontorSeen, player: Player, need: number): KontorIllegal | null => {
  const have = of.coins[player] as number;
  return need > have ? { code: 'no-coins', need, have } : null;
};

const checkBribe = (table: Table, of: KontorSeen, player: Player, cell: Cell): KontorIllegal | null => {
  const need = bribeFor(table, of, player, cell);
  return need === 0 ? { code: 'not-for-sale', cell } : checkCoins(of, player, need);
};

const checkBuy = (of: KontorSeen, player: Player, count: number): KontorIllegal | null => {
  const left = specialsLeft(of);
  return count > left ? { code: 'too-few-cards', left } : checkCoins(of, player, SPECIAL_PRICE * count);
};
