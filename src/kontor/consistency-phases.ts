import type { Player } from '../core/contract.js';
import { replaced } from '../core/lists.js';
import type { Refuse } from '../core/read.js';
import { areBeside, CELLS, type Cell, grown, ORIGIN } from './cells.js';
import { isRemovable } from './consistency-board.js';
import { BLACK, COIN, DOCK, RED, SPECIAL, WATER } from './deck.js';
import { judgesOf } from './judges.js';
import { canAct, canSail, spacesFor } from './placement.js';
import { dockPileSize, waterPileSize } from './play.js';
import { bribesOf, mostSpecials, SPECIAL_PRICE, specialsLeft } from './purchases.js';
import { isFull, MOST_IDLE, PASS } from './round.js';
import { lineOwner } from './score/line.js';
import { countOf, sideOf, type Table, treasuryOf } from './table.js';
import { actorOf, chanceIsDue, DOCKS_IN_HAND, targetOf, WATERS_IN_HAND } from './turn.js';
import type { CardNumber, KontorState, Pile } from './types.js';

/** What a state of the right shape may still have wrong. */
export interface Inspection {
  readonly state: KontorState;
  readonly table: Table;
  readonly refuse: Refuse;
}

/** Whether the game waits for what it says, and somebody can do it. */
export const phaseIssues = (inspection: Inspection): void => {
  const { state, table, refuse } = inspection;
  const { phase, shown, reason, winner, last } = state;
  const isEnd = phase === 'over' || phase === 'veto';
  if (isEnd !== (reason !== null))
    refuse(['reason'], 'phase', isEnd ? 'a reason for the end' : 'no reason before the end');
  const isSudden = reason === 'line' || reason === 'bankrupt';
  if ((winner !== null) !== isSudden) refuse(['winner'], 'phase', 'a winner at a sudden end only');
  if (phase !== 'act') {
    if (shown.some((card) => card !== null)) refuse(['shown'], 'phase', 'no card shown');
    if (state.sailed || state.gap !== null) refuse(['sailed'], 'phase', 'no ship move under way');
  }
  const [least, most] = gainsOf(inspection);
  if (state.gained < least || state.gained > most)
    refuse(['gained'], 'phase', 'no more spaces than cards laid in the round, and none lost but to bribes');
  else if (state.gained > 0 && (last === null || shown[last] !== null))
    refuse(['gained'], 'phase', 'none unless the seat that laid a card last did so in this round');
  // A bribe can take the only card off the table.
  if (last !== null && table.variant.before !== 'bribe' && coveredSpaces(inspection) + state.covered.length === 0)
    refuse(['last'], 'phase', 'none before a card is laid');
  if (state.idle >= MOST_IDLE && !isEnd) refuse(['idle'], 'phase', `fewer than ${MOST_IDLE} rounds`);
  if (state.owed.length > 0) owedIssues(inspection);
  choiceIssues(inspection);
  if (phase === 'deal') dealIssues(inspection);
  if (phase === 'pick') pickIssues(inspection);
  if (phase === 'act') actIssues(inspection);
  if (phase === 'veto' && (!table.variant.vetoes || waitingVetoes(table, state).length === 0))
    refuse(['phase'], 'phase', 'a tavern to be judged');
  if (!isEnd && phase !== 'deal' && isFull(table, state)) refuse(['phase'], 'phase', 'the end: the board is full');
  if (reason === 'line' ? lineOwner(table, state) !== winner : table.variant.line && lineOwner(table, state) !== null)
    refuse(['reason'], 'phase', 'a line where there is one, and its owner');
  if (isEnd && reason !== 'line' && (reason === 'board-full') !== isFull(table, state))
    refuse(['reason'], 'phase', 'a full board where there is one');
  if (isEnd && (reason === 'stalled') !== state.idle >= MOST_IDLE)
    refuse(['reason'], 'phase', `a stall after ${MOST_IDLE} rounds`);
  if (table.variant.bankruptcy) bankruptcyIssues(inspection);
  else if (reason === 'bankrupt' || reason === 'both-bankrupt')
    refuse(['reason'], 'phase', 'bankruptcy in Poverty only');
};

/** The fewest and the most spaces that can have been gained. */
const gainsOf = (inspection: Inspection): readonly [least: number, most: number] => {
  const { state, table } = inspection;
  const { phase, reason, shown, board } = state;
  const { rows, columns, before } = table.variant;
  if (phase === 'deal' || phase === 'pick') return [0, 0];
  // Even a full board was once covered no more than this.
  const least = before === 'bribe' ? board.filter((card) => card >= 0).length - rows * columns : 0;
  if (phase !== 'act' && (reason === null || reason === 'dead' || reason === 'stalled')) return [least, 0];
  return [least, Math.min(shown.filter((card) => card === null).length, coveredSpaces(inspection))];
};

/** The spaces beyond the first layout that are covered, or were until the ship emptied one. */
const coveredSpaces = ({ state, table }: Inspection): number => {
  const { layout } = table.variant;
  const isLaid = (card: number, cell: number): boolean => card >= 0 && cell !== ORIGIN && !layout.water.includes(cell);
  return state.board.filter(isLaid).length + (state.gap === null ? 0 : 1);
};

/** Poverty ends as soon as somebody is bankrupt, and for nothing else is it said to. */
const bankruptcyIssues = ({ state, table, refuse }: Inspection): void => {
  const { coins, reason, winner, options } = state;
  const { bankruptcy } = options.rulings;
  const isBroke = treasuryOf(table, coins) === 0;
  const sides = new Set(
    table.seats
      .filter((seat) => isBroke && (bankruptcy === 'cannotPay' ? cannotPay(state, table, seat) : coins[seat] === 0))
      .map((seat) => sideOf(table, seat)),
  );
  if (reason === null && bankruptcy !== 'cannotPay' && sides.size > 0)
    refuse(['coins'], 'phase', 'the end: somebody is bankrupt');
  if (reason === 'both-bankrupt' && sides.size < 2) refuse(['reason'], 'phase', 'both sides bankrupt');
  if (reason === 'bankrupt' && !(winner !== null && sides.has(winner === 0 ? 1 : 0)))
    refuse(['reason'], 'phase', 'a bankrupt side where one is said to be');
  if (reason === 'bankrupt' && bankruptcy !== 'cannotPay' && sides.size > 1)
    refuse(['reason'], 'phase', 'both sides bankrupt where they are');
};

/** Whether a seat can have been asked for more than it has: the cards of that reveal are back in the hands. */
const cannotPay = (state: KontorState, table: Table, seat: Player): boolean => {
  const known = (other: Player): readonly CardNumber[] =>
    (state.hands[other] as readonly CardNumber[]).filter((card) => !state.secret[other]?.includes(card));
  const isFacing = state.options.rulings.fourPlayerTax === 'oneOpponent';
  const asking = table.seats.filter(
    (other) =>
      sideOf(table, other) !== sideOf(table, seat) &&
      (!isFacing || (seat - other) % 2 === 0) &&
      countOf(table, known(other), COIN) > 0,
  );
  return known(seat).length > 0 && asking.length > (state.coins[seat] as number);
};

const waitingVetoes = (table: Table, state: KontorState): readonly Player[] =>
  judgesOf(table, state)
    .map(({ seat }) => seat)
    .filter((seat) => state.choices[seat] === null);

const owedIssues = ({ state, table, refuse }: Inspection): void => {
  if (table.variant.before !== 'buy' || state.phase !== 'choose') refuse(['owed'], 'phase', 'no cards bought now');
  if (state.owed.length > specialsLeft(state)) refuse(['owed'], 'owed', 'no more than the pile has');
  if (treasuryOf(table, state.coins) < SPECIAL_PRICE * state.owed.length)
    refuse(['coins'], 'coins', `${SPECIAL_PRICE} coins in the treasury for each card owed`);
  state.owed.forEach((seat, at) => {
    if (at > 0 && seat !== state.owed[at - 1] && seat === state.owed[0])
      refuse(['owed', at], 'owed', 'one seat served after the other');
    if (seat > 1) refuse(['owed', at], 'seat', 'a seat from 0 to 1');
  });
};

/** What a seat can have chosen in this phase. */
const mayHaveChosen = ({ state, table }: Inspection, seat: Player, choice: number): boolean => {
  switch (state.phase) {
    case 'choose':
      return choice === PASS || (state.hands[seat] as readonly number[]).includes(choice);
    case 'buy':
      return choice <= mostSpecials(state, seat) && mostSpecials(state, seat) > 0;
    case 'bribe':
      return choice === PASS && seat === state.last;
    case 'veto':
    case 'over':
      return choice <= 1 && judgesOf(table, state).some((judge) => judge.seat === seat);
    default:
      return false;
  }
};

const choiceIssues = (inspection: Inspection): void => {
  const { state, table, refuse } = inspection;
  const { choices, phase } = state;
  choices.forEach((choice, seat) => {
    if (choice !== null && !mayHaveChosen(inspection, seat, choice))
      refuse(['choices', seat], 'choice', 'a possible choice');
  });
  // After the end, and for a seat that can buy nothing, choices do not wait for the cards.
  if (chanceIsDue(state) && phase !== 'veto' && phase !== 'bribe' && choices.some((choice) => choice !== null))
    refuse(['choices'], 'choice', 'no choice before all cards are dealt');
  if (state.random !== null && phase !== 'over' && chanceIsDue(state))
    refuse(['random'], 'chance-due', 'null while a card is to be dealt or turned up: a seeded game does it at once');
  if (phase === 'choose' && !choices.includes(null)) refuse(['choices'], 'choice', 'a seat that has yet to choose');
  if (phase === 'buy') {
    const waits = choices.some((choice, seat) => choice === null && mostSpecials(state, seat) > 0);
    if (table.variant.before !== 'buy' || !waits) refuse(['phase'], 'phase', 'a seat that can buy special cards');
  }
  if (phase === 'bribe') {
    const first = state.last;
    const seat = first === null ? -1 : choices[first] === null ? first : 1 - first;
    if (table.variant.before !== 'bribe' || seat < 0 || bribesOf(table, state, seat).length === 0)
      refuse(['phase'], 'phase', 'a seat that can buy cards off the table');
  }
  if (phase === 'over' && table.variant.vetoes && state.reason !== null) {
    if (waitingVetoes(table, state).length > 0 && state.reason !== 'bankrupt')
      refuse(['choices'], 'choice', 'every tavern judged');
  }
};

/** Hands get their Water cards first, then their Dock cards: the rules tell from their size what they lack. */
const dealtHandIssues = ({ state, table, refuse }: Inspection): void => {
  state.hands.forEach((hand, seat) => {
    const docks = countOf(table, hand, RED | BLACK);
    const specials = countOf(table, hand, SPECIAL);
    const waters = hand.length - docks - specials;
    if ((waters < WATERS_IN_HAND && docks > 0) || (docks < DOCKS_IN_HAND && specials > 0))
      refuse(['hands', seat], 'hand', 'Water cards before Dock cards, and those before special cards');
  });
};

/** While cards are dealt or picked nothing else has happened. */
const setupIssues = ({ state, table, refuse }: Inspection): void => {
  const { board, laid, covered, idle, last, ship, coins, options, phase } = state;
  const { layout, coins: usual } = table.variant;
  const isWater = (card: number): boolean => card <= 0 || ((table.traits[card] as number) & WATER) !== 0;
  if (laid.length > 0 || covered.length > 0 || idle > 0 || last !== null || !board.every(isWater))
    refuse(['phase'], 'phase', `nothing laid before all cards are ${phase === 'deal' ? 'dealt' : 'picked'}`);
  for (let cell = 0; cell < CELLS; cell++)
    if ((board[cell] as number) > 0 && !layout.water.includes(cell))
      refuse(['board', cell], 'layout', 'the first layout alone');
  if (ship !== null && ship !== ORIGIN) refuse(['ship'], 'ship', 'the harbor card');
  if (coins.some((owned) => owned !== (options.startingCoins ?? usual)))
    refuse(['coins'], 'coins', 'those of the start');
};

/** While cards are dealt: there is a card to deal. */
const dealIssues = (inspection: Inspection): void => {
  const { state, table, refuse } = inspection;
  dealtHandIssues(inspection);
  const target = targetOf(state, table);
  const pool = target === null ? [] : state.pools[target.suit];
  if (pool === undefined || pool.length === 0) refuse(['phase'], 'phase', 'a card to deal');
  setupIssues(inspection);
  if (state.water.hidden + (state.water.top === null ? 0 : 1) !== waterPileSize(table))
    refuse(['water', 'hidden'], 'pile', 'a full pile');
  state.docks.forEach(({ hidden, top, under }, seat) => {
    const size = table.variant.picks ? 0 : dockPileSize(table, seat);
    if (hidden + (top === null ? 0 : 1) !== size || under.length > 0)
      refuse(['docks', seat, 'hidden'], 'pile', 'a full pile');
  });
};

/** While hands are picked: one of them is not full, and all have their Water cards. */
const pickIssues = (inspection: Inspection): void => {
  const { state, table, refuse } = inspection;
  if (!table.variant.picks) refuse(['phase'], 'phase', 'hands are picked in Justice only');
  setupIssues(inspection);
  const wrong = table.seats.filter(
    (seat) => countOf(table, state.hands[seat] as readonly CardNumber[], WATER) !== WATERS_IN_HAND,
  );
  for (const seat of wrong) refuse(['hands', seat], 'hand', `${WATERS_IN_HAND} Water cards`);
  // A card that a hand lacks may be in the pile.
  if (wrong.length > 0) return;
  const { top, hidden } = state.water;
  if (hidden + (top === null ? 0 : 1) !== waterPileSize(table)) refuse(['water', 'hidden'], 'pile', 'a full pile');
  if (state.docks.some(({ top, hidden, under }) => top !== null || hidden > 0 || under.length > 0))
    refuse(['docks'], 'pile', 'no pile before hands are picked');
  if (state.hands.every((hand) => countOf(table, hand, DOCK) >= DOCKS_IN_HAND))
    refuse(['phase'], 'phase', 'a hand to pick');
};

/** While cards are laid: the next one can be, and a ship move under way is a possible one. */
const actIssues = ({ state, table, refuse }: Inspection): void => {
  const actor = actorOf(state);
  if (actor < 0) {
    refuse(['shown'], 'phase', 'a card to be laid');
    return;
  }
  const card = state.shown[actor] as CardNumber;
  const { gap, ship, sailed, board } = state;
  if (sailed && !canSail(table, card)) refuse(['sailed'], 'ship', 'a ship moved by a card with the ship symbol only');
  const isInside = gap !== null && grown(state.extent, gap) === state.extent;
  if (gap !== null && (!sailed || ship === null || !areBeside(gap, ship) || board[gap] !== -1 || !isInside))
    refuse(['gap'], 'ship', 'an empty space beside the ship, which has moved');
  if (gap !== null) gapIssues({ state, table, refuse }, gap);
  const canGoOn = sailed ? spacesFor(table, state, actor, card, true).length > 0 : canAct(table, state, actor, card);
  if (gap === null && !canGoOn) refuse(['shown', actor], 'phase', 'a card that can be laid');
};

/** The card that lay in the gap is the last of a pile, and the board was not full with it. */
const gapIssues = ({ state, table, refuse }: Inspection, gap: Cell): void => {
  const { board, docks } = state;
  const isRemoved = ({ top, hidden, under }: Pile): boolean => {
    const last = under.at(-1) ?? (hidden === 0 ? top : null);
    return last !== null && isRemovable(table, last);
  };
  if (!docks.some(isRemoved)) refuse(['gap'], 'ship', 'the card removed at the bottom of a pile');
  if (isFull(table, { ...state, board: replaced(board, gap, 0) }))
    refuse(['gap'], 'phase', 'the end before: the board was full');
};
