import type { Player } from '../core/contract.js';
import { replaced, without } from '../core/lists.js';
import { cellsOf } from './cells.js';
import { addCoins, type Draft, type Emit, putInHand } from './draft.js';
import { isBounded } from './edges.js';
import type { KontorEvent } from './events.js';
import { judgesOf } from './judges.js';
import { canAct } from './placement.js';
import { canBuy } from './purchases.js';
import { sideOf, type Table, treasuryOf } from './table.js';
import { taxesOf } from './taxes.js';
import { actorOf } from './turn.js';
import type { CardNumber, EndReason, OpenPart, Side } from './types.js';

/** A pass, as a choice. */
export const PASS = 0;

/**
 * Rounds in a row that end the game if in none more spaces came to be covered than ever before. Only where cards can be
 * bought off the table is that less than a round's own growth: else two players could buy and lay for ever.
 * (docs/rulings.md.)
 */
export const MOST_IDLE = 10;

/** A shown card goes back into the hand. */
const takeBack = (
  next: Draft,
  player: Player,
  reason: Extract<KontorEvent, { readonly type: 'card-returned' }>['reason'],
  emit: Emit,
): void => {
  const card = next.shown[player] as CardNumber;
  next.shown = replaced(next.shown, player, null);
  putInHand(next, player, card);
  emit?.({ type: 'card-returned', player, card, reason });
};

/** The game is over, or, with taverns to be judged, its zones are. */
export const finish = (next: Draft, table: Table, reason: EndReason, emit: Emit, winner: Side | null = null): void => {
  next.shown.forEach((card, seat) => {
    if (card !== null) takeBack(next, seat, 'end', emit);
  });
  next.reason = reason;
  next.winner = winner;
  next.phase = table.variant.vetoes && judgesOf(table, next).length > 0 ? 'veto' : 'over';
  emit?.({ type: 'game-over', reason });
};

/** Ends a game without treasury in favor of those who are not bankrupt; if all are, it is counted as it stands. */
const bankrupt = (next: Draft, table: Table, seats: readonly Player[], emit: Emit): boolean => {
  if (seats.length === 0 || treasuryOf(table, next.coins) > 0) return false;
  const [red, black] = ([0, 1] as const).map((side) => seats.some((seat) => sideOf(table, seat) === side));
  if (red && black) finish(next, table, 'both-bankrupt', emit);
  else finish(next, table, 'bankrupt', emit, red ? 1 : 0);
  return true;
};

/** After coins have moved: whether somebody is bankrupt, and so the game over. (Rulebook, "Poverty"; docs/rulings.md.) */
export const endsBroke = (next: Draft, table: Table, emit: Emit): boolean =>
  table.variant.bankruptcy === true &&
  next.options.rulings.bankruptcy !== 'cannotPay' &&
  bankrupt(
    next,
    table,
    table.seats.filter((seat) => next.coins[seat] === 0),
    emit,
  );

/** A seat takes a coin from the treasury, if there is one. */
export const takeCoin = (
  next: Draft,
  table: Table,
  player: Player,
  reason: Extract<KontorEvent, { readonly type: 'coin-taken' }>['reason'],
  emit: Emit,
): void => {
  if (treasuryOf(table, next.coins) === 0) return;
  addCoins(next, player, 1);
  emit?.({ type: 'coin-taken', player, reason });
};

/**
 * Whether nobody can ever lay a card again, nor, even with all coins of the treasury, buy what lets the game go on.
 * (Rulebook, "End of Game"; docs/rulings.md.)
 */
const isDead = (next: Draft, table: Table): boolean =>
  !next.hands.some(
    (hand, seat) =>
      hand.some((card) => canAct(table, next, seat, card)) || canBuy(table, next, seat, treasuryOf(table, next.coins)),
  );

/** Before cards are chosen: whatever the scenario allows, if anybody can make use of it. */
export const startRound = (next: Draft, table: Table, emit: Emit): void => {
  // Spaces that bribes have emptied are made up for first.
  next.gained = Math.min(next.gained, 0);
  if (isDead(next, table)) {
    finish(next, table, 'dead', emit);
    return;
  }
  emit?.({ type: 'round-started' });
  const { before } = table.variant;
  next.phase = before !== undefined && table.seats.some((seat) => canBuy(table, next, seat)) ? before : 'choose';
  if (next.phase === 'bribe') skipBribes(next, table);
};

/** Seats that can buy nothing are not asked; when none is left, cards are chosen. */
export const skipBribes = (next: Draft, table: Table): void => {
  const first = next.last ?? 0;
  for (const seat of [first, 1 - first]) {
    if (next.choices[seat] === null && canBuy(table, next, seat)) return;
    next.choices = replaced(next.choices, seat, PASS);
  }
  next.phase = 'choose';
  next.choices = table.none;
};

/** All have chosen: cards are shown, passes paid, taxes settled. (Rulebook, "Sequence of Play", steps 2 to 4.) */
export const reveal = (next: Draft, table: Table, emit: Emit): void => {
  const shown = next.choices.map((choice) => (choice === PASS ? null : choice));
  emit?.({ type: 'cards-revealed', cards: shown });
  next.shown = shown;
  next.choices = table.none;
  const unshown = (hand: readonly CardNumber[], seat: Player): readonly CardNumber[] => without(hand, shown[seat] ?? 0);
  next.hands = next.hands.map(unshown);
  next.secret = next.secret.map(unshown);
  shown.forEach((card, seat) => {
    if (card === null) takeCoin(next, table, seat, 'pass', emit);
  });
  if (!(endsBroke(next, table, emit) || settleTaxes(next, table, emit) || endsBroke(next, table, emit)))
    nextActor(next, table, emit);
};

/** Taxes are paid and cards taken back; true if the game ended over them. */
const settleTaxes = (next: Draft, table: Table, emit: Emit): boolean => {
  const { fourPlayerTax, bankruptcy } = next.options.rulings;
  const { pays, broke, consoled } = taxesOf(table, fourPlayerTax === 'oneOpponent', next.shown, next.coins);
  if (bankruptcy === 'cannotPay' && bankrupt(next, table, broke, emit)) return true;
  pays.forEach((coins, player) => {
    if (coins === 0) return;
    addCoins(next, player, -coins);
    emit?.({ type: 'tax-paid', player, coins });
  });
  for (const player of broke) takeBack(next, player, 'tax', emit);
  for (const player of consoled) takeCoin(next, table, player, 'nobody-paid', emit);
  return false;
};

/** The highest card left acts; one that fits nowhere goes back. After the last the round ends. */
export const nextActor = (next: Draft, table: Table, emit: Emit): void => {
  next.phase = 'act';
  for (let seat = actorOf(next); seat >= 0; seat = actorOf(next)) {
    if (canAct(table, next, seat, next.shown[seat] as CardNumber)) return;
    takeBack(next, seat, 'no-space', emit);
  }
  next.idle = next.gained > 0 ? 0 : next.idle + 1;
  if (next.idle >= MOST_IDLE) finish(next, table, 'stalled', emit);
  else startRound(next, table, emit);
};

/** Whether every space of the board is covered. */
export const isFull = (table: Table, { board, extent }: OpenPart): boolean =>
  isBounded(table, extent) && cellsOf(extent).every((cell) => (board[cell] as number) >= 0);
