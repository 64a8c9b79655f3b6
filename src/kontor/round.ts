import type { Player } from '../core/contract.js';
import { cellsOf } from './cells.js';
import { type Draft, excluding, type Listener, noneFor, replaced, takeOpenly } from './draft.js';
import { canAct } from './space.js';
import { seatsOf, type Table, treasuryOf } from './table.js';
import { taxesOf } from './taxes.js';
import { actorOf, bribesOf, judgesOf, mostSpecials, SPECIAL_PRICE, specialsLeft } from './turn.js';
import type { CardNumber, EndReason, OpenPart, Side } from './types.js';

/** A pass, as a choice. */
export const PASS = 0;

/** Rounds in a row without another covered space that end the game. (docs/rulings.md.) */
export const MOST_IDLE = 10;

/** The game is over, or, with taverns to be judged, its zones are. */
export const finish = (next: Draft, table: Table, reason: EndReason, winner: Side | null, emit: Listener): void => {
  next.shown.forEach((card, seat) => {
    if (card === null) return;
    takeOpenly(next, seat, card);
    emit?.({ type: 'card-returned', player: seat, card, why: 'end' });
  });
  next.shown = noneFor(table.players);
  next.choices = noneFor(table.players);
  next.reason = reason;
  next.winner = winner;
  next.phase = table.variant.vetoes && judgesOf(table, next).length > 0 ? 'veto' : 'over';
  emit?.({ type: 'game-over', reason });
};

/** The sides with a player who has no coin. */
const brokeSides = (table: Table, coins: readonly number[]): readonly Side[] =>
  ([0, 1] as const).filter((side) => seatsOf(table.players, side).some((seat) => coins[seat] === 0));

/** Ends the game in favor of those who are not bankrupt; if all are, it is counted as it stands. */
const bankrupt = (next: Draft, table: Table, sides: readonly Side[], emit: Listener): void => {
  if (sides.includes(0) && sides.includes(1)) finish(next, table, 'both-bankrupt', null, emit);
  else finish(next, table, 'bankrupt', sides.includes(0) ? 1 : 0, emit);
};

/** After coins have moved: whether somebody is bankrupt, and so the game over. (Rulebook, "Poverty"; docs/rulings.md.) */
export const endsBroke = (next: Draft, table: Table, emit: Listener): boolean => {
  if (!table.variant.bankruptcy || next.options.rulings.bankruptcy === 'cannotPay') return false;
  if (treasuryOf(table, next.coins) > 0) return false;
  const sides = brokeSides(table, next.coins);
  if (sides.length === 0) return false;
  bankrupt(next, table, sides, emit);
  return true;
};

/** A seat takes a coin from the treasury, if there is one. */
export const takeCoin = (
  next: Draft,
  table: Table,
  seat: Player,
  why: 'pass' | 'nobody-paid' | 'water',
  emit: Listener,
): void => {
  if (treasuryOf(table, next.coins) === 0) return;
  next.coins = replaced(next.coins, seat, (next.coins[seat] as number) + 1);
  emit?.({ type: 'coin-taken', player: seat, why });
};

/** Whether a seat could still buy something that lets the game go on: now, or once it has earned enough. */
const canBuyYet = (next: Draft, table: Table): boolean => {
  const { before } = table.variant;
  if (before === undefined) return false;
  const treasury = treasuryOf(table, next.coins);
  return next.coins.some((coins, seat) => {
    const reach = coins + treasury;
    return before === 'buy'
      ? specialsLeft(next) > 0 && reach >= SPECIAL_PRICE
      : next.last !== null && bribesOf(table, next, seat, reach).length > 0;
  });
};

/** Whether nobody can ever lay a card again. (Rulebook, "End of Game"; docs/rulings.md.) */
const isDead = (next: Draft, table: Table): boolean =>
  !next.hands.some((hand, seat) => hand.some((card) => canAct(table, next, seat, card))) && !canBuyYet(next, table);

/** Before cards are chosen: whatever the scenario allows, if anybody can make use of it. */
export const startRound = (next: Draft, table: Table, emit: Listener): void => {
  next.gained = 0;
  next.choices = noneFor(table.players);
  if (isDead(next, table)) {
    finish(next, table, 'dead', null, emit);
    return;
  }
  emit?.({ type: 'round-started' });
  next.phase = 'choose';
  if (table.variant.before === 'buy') {
    if (next.coins.some((_, seat) => mostSpecials(next, seat) > 0)) next.phase = 'buy';
  } else if (table.variant.before === 'bribe') {
    next.phase = 'bribe';
    skipBribes(next, table);
  }
};

/** Seats that can buy nothing are not asked; when none is left, cards are chosen. */
export const skipBribes = (next: Draft, table: Table): void => {
  const order = next.last === null ? [] : [next.last, 1 - next.last];
  const asked = order.find(
    (seat) => next.choices[seat] === null && bribesOf(table, next, seat, next.coins[seat] as number).length > 0,
  );
  if (asked === undefined) {
    next.phase = 'choose';
    next.choices = noneFor(table.players);
  } else if (asked !== order[0] && next.choices[order[0] as Player] === null)
    next.choices = replaced(next.choices, order[0] as Player, 0);
};

/** Both have said how many special cards they want. (Rulebook, "Special Cards" among the scenarios; docs/rulings.md.) */
export const orderSpecials = (next: Draft, table: Table, emit: Listener): void => {
  const asked = next.choices.map((count) => count ?? 0);
  const total = specialsLeft(next);
  let order: readonly Player[] = [0, 1];
  if ((asked[0] as number) + (asked[1] as number) > total) {
    const best = next.hands.map((hand) => hand.at(-1) ?? null);
    best.forEach((card, player) => {
      const secret = next.secret[player] as readonly CardNumber[];
      if (card !== null && secret.includes(card)) next.secret = replaced(next.secret, player, excluding(secret, card));
      emit?.({ type: 'best-card-shown', player, card });
    });
    if ((best[1] ?? -1) > (best[0] ?? -1)) order = [1, 0];
  }
  const owed: Player[] = [];
  for (const player of order) {
    const granted = Math.min(asked[player] as number, total - owed.length);
    for (let i = 0; i < granted; i++) owed.push(player);
    if (granted > 0)
      next.coins = replaced(next.coins, player, (next.coins[player] as number) - SPECIAL_PRICE * granted);
    if (asked[player] !== 0) emit?.({ type: 'cards-ordered', player, asked: asked[player] as number, granted });
  }
  if (owed.length > 0) next.owed = owed;
  next.choices = noneFor(table.players);
  next.phase = 'choose';
};

/** All have chosen: cards are shown, passes paid, taxes settled. (Rulebook, "Sequence of Play", steps 2 to 4.) */
export const reveal = (next: Draft, table: Table, emit: Listener): void => {
  const shown = next.choices.map((choice) => (choice === PASS ? null : choice));
  emit?.({ type: 'cards-revealed', cards: shown });
  next.shown = shown;
  next.choices = noneFor(table.players);
  next.hands = next.hands.map((hand, seat) => (shown[seat] == null ? hand : excluding(hand, shown[seat])));
  next.secret = next.secret.map((hand, seat) => (shown[seat] == null ? hand : excluding(hand, shown[seat])));
  shown.forEach((card, seat) => {
    if (card === null) takeCoin(next, table, seat, 'pass', emit);
  });
  if (endsBroke(next, table, emit) || settleTaxes(next, table, emit) || endsBroke(next, table, emit)) return;
  nextActor(next, table, emit);
};

/** Taxes are paid and cards taken back; true if the game ended over them. */
const settleTaxes = (next: Draft, table: Table, emit: Listener): boolean => {
  const { fourPlayerTax, bankruptcy } = next.options.rulings;
  const taxes = taxesOf(table, fourPlayerTax === 'oneOpponent', next.shown, next.coins);
  if (
    table.variant.bankruptcy &&
    bankruptcy === 'cannotPay' &&
    taxes.unable.length > 0 &&
    treasuryOf(table, next.coins) === 0
  ) {
    bankrupt(next, table, taxes.unable, emit);
    return true;
  }
  taxes.pays.forEach((coins, player) => {
    if (coins === 0) return;
    next.coins = replaced(next.coins, player, (next.coins[player] as number) - coins);
    emit?.({ type: 'tax-paid', player, coins });
  });
  taxes.returns.forEach((isReturned, player) => {
    if (isReturned) takeBack(next, player, 'tax', emit);
  });
  for (const player of taxes.consoled) takeCoin(next, table, player, 'nobody-paid', emit);
  return false;
};

const takeBack = (next: Draft, player: Player, why: 'tax' | 'no-space', emit: Listener): void => {
  const card = next.shown[player] as CardNumber;
  next.shown = replaced(next.shown, player, null);
  takeOpenly(next, player, card);
  emit?.({ type: 'card-returned', player, card, why });
};

/** The highest card left acts; one that fits nowhere goes back. After the last the round ends. */
export const nextActor = (next: Draft, table: Table, emit: Listener): void => {
  next.phase = 'act';
  for (let seat = actorOf(next); seat >= 0; seat = actorOf(next)) {
    if (canAct(table, next, seat, next.shown[seat] as CardNumber)) return;
    takeBack(next, seat, 'no-space', emit);
  }
  next.idle = next.gained > 0 ? 0 : next.idle + 1;
  if (next.idle >= MOST_IDLE) finish(next, table, 'stalled', null, emit);
  else startRound(next, table, emit);
};

/** Whether every space of the board is covered. */
export const isFull = ({ variant }: Table, { board, extent }: OpenPart): boolean => {
  const cells = cellsOf(extent);
  return cells.length === variant.rows * variant.columns && !cells.some((cell) => (board[cell] as number) < 0);
};
