import type { Player, RandomState } from '../core/contract.js';
import { replaced, without } from '../core/lists.js';
import { NO_PLAYERS } from '../core/turn.js';
import { CELLS, type Cell, grown, ORIGIN } from './cells.js';
import { CARGO, dockSuitOf, FLOOD, SPECIAL, WATER, WATER_SUIT } from './deck.js';
import { type Draft, type Emit, including, kept, keptAll, pileOf, putInHand } from './draft.js';
import { DIRECTIONS, isFixed, spanOf } from './edges.js';
import { judge } from './judges.js';
import type { ResolvedOptions } from './options.js';
import { bribe, orderSpecials } from './purchases.js';
import { sail } from './removal.js';
import { endsBroke, finish, isFull, nextActor, PASS, reveal, skipBribes, startRound, takeCoin } from './round.js';
import { lineOwner } from './score/line.js';
import { sideOf, type Table, tableOf } from './table.js';
import { DOCKS_IN_HAND, type Target, targetOf, WATERS_IN_HAND, waitingFor } from './turn.js';
import type { CardNumber, KontorChance, KontorMove, KontorState, Pile } from './types.js';
import { tellWarehouses, withGap } from './warehouses.js';
import { completedBy, summaryOf } from './zones.js';

/** Revision of the rules: any change that can change a game raises it. */
export const RULES = 2;

/** How many Dock cards each seat's pile has at the start; none in Justice, where hands are picked first. */
export const dockPileSize = (table: Table, seat: Player): number => {
  const { suits, variant, players } = table;
  const cards = suits[dockSuitOf(sideOf(table, seat))] as readonly CardNumber[];
  return (2 * cards.length) / players - DOCKS_IN_HAND - variant.docksAside;
};

/** How many Water cards their pile has at the start. */
export const waterPileSize = ({ suits, variant, players }: Table): number =>
  (suits[WATER_SUIT] as readonly CardNumber[]).length -
  variant.layout.water.length -
  WATERS_IN_HAND * players -
  variant.waterAside;

/** The state before the first card is dealt. (Rulebook, "Setup".) */
export const begin = (options: ResolvedOptions, random: RandomState | null): KontorState => {
  const table = tableOf(options);
  const { variant, seats, none } = table;
  return {
    game: 'kontor',
    schema: 1,
    rules: RULES,
    options,
    random,
    phase: 'deal',
    board: replaced(new Array<number>(CELLS).fill(-1), ORIGIN, 0),
    laid: [],
    covered: [],
    extent: variant.layout.fixed ?? [0, 0, 0, 0],
    ship: variant.ship ? ORIGIN : null,
    shown: none,
    sailed: false,
    gap: null,
    coins: seats.map(() => options.startingCoins ?? variant.coins),
    water: pileOf(null, waterPileSize(table), []),
    docks: seats.map((seat) => pileOf(null, variant.picks ? 0 : dockPileSize(table, seat), [])),
    owed: NO_PLAYERS,
    last: null,
    gained: 0,
    idle: 0,
    reason: null,
    winner: null,
    hands: seats.map(() => []),
    secret: seats.map(() => []),
    choices: none,
    pools: table.suits,
  };
};

/** The state after one legal move or possible outcome. See `Basis.play` in core. */
export const play = (
  state: KontorState,
  input: KontorMove | KontorChance,
  emit?: Emit,
  random: RandomState | null = state.random,
): KontorState => {
  // Spelled out: spread would be several times slower.
  const next: Draft = {
    game: state.game,
    schema: state.schema,
    rules: state.rules,
    options: state.options,
    random,
    phase: state.phase,
    board: state.board,
    laid: state.laid,
    covered: state.covered,
    extent: state.extent,
    ship: state.ship,
    shown: state.shown,
    sailed: state.sailed,
    gap: state.gap,
    coins: state.coins,
    water: state.water,
    docks: state.docks,
    owed: state.owed,
    last: state.last,
    gained: state.gained,
    idle: state.idle,
    reason: state.reason,
    winner: state.winner,
    hands: state.hands,
    secret: state.secret,
    choices: state.choices,
    pools: state.pools,
  };
  const table = tableOf(state.options);
  switch (input.type) {
    case 'deal':
      deal(next, table, input.card, emit);
      break;
    case 'choose':
      decide(next, table, input.player, input.card ?? PASS, emit);
      // A card may have been shown and taken back.
      next.hands = keptAll(state.hands, next.hands);
      next.secret = keptAll(state.secret, next.secret);
      next.shown = kept(state.shown, next.shown);
      break;
    case 'place':
      place(next, table, input.player, input.cell, emit);
      break;
    case 'ship':
      sail(next, table, input, emit);
      break;
    case 'bribe':
      next.choices = replaced(next.choices, input.player, PASS);
      if (input.cell !== null) bribe(next, table, input.player, input.cell, emit);
      skipBribes(next, table);
      break;
    case 'buy':
      decide(next, table, input.player, input.count, emit);
      break;
    case 'pick':
      pick(next, table, input.player, input.card, emit);
      break;
    case 'veto':
      decide(next, table, input.player, input.counts ? 1 : 0, emit);
      break;
  }
  // The next to be asked may be the one that was, and nobody has chosen yet.
  next.choices = kept(state.choices, next.choices);
  return next;
};

/** A choice is secret until all have been made. */
const decide = (next: Draft, table: Table, player: Player, choice: number, emit: Emit): void => {
  next.choices = replaced(next.choices, player, choice);
  emit?.({ type: 'choice-made', player });
  if (waitingFor(next).length > 0) return;
  if (next.phase === 'choose') reveal(next, table, emit);
  else if (next.phase === 'buy') orderSpecials(next, table, emit);
  else judge(next, table, emit);
};

/** A card comes from the unknown ones: to the table, into a hand, or onto a pile. */
const deal = (next: Draft, table: Table, card: CardNumber, emit: Emit): void => {
  const { to, suit, at } = targetOf(next, table) as Target;
  const inDeal = next.phase === 'deal';
  leavePool(next, suit, card);
  if (to === 'cell') {
    next.board = replaced(next.board, at, card);
    next.extent = grown(next.extent, at);
    emit?.({ type: 'water-dealt', cell: at, card });
  } else if (to === 'hand') {
    takeSecretly(next, at, card, inDeal ? 'card-dealt' : 'card-bought', emit);
    if (!inDeal) next.owed = kept(NO_PLAYERS, next.owed.slice(1));
  } else turnUp(next, at, card, emit);
  if (!inDeal || targetOf(next, table) !== null) return;
  if (table.variant.picks) next.phase = 'pick';
  else startRound(next, table, emit);
};

const leavePool = (next: Draft, suit: number, card: CardNumber): void => {
  next.pools = replaced(next.pools, suit, without(next.pools[suit] as readonly CardNumber[], card));
};

/** A card that only its owner sees goes into a hand. */
const takeSecretly = (
  next: Draft,
  player: Player,
  card: CardNumber,
  type: 'card-dealt' | 'card-bought' | 'card-picked',
  emit: Emit,
): void => {
  putInHand(next, player, card);
  next.secret = replaced(next.secret, player, including(next.secret[player] as readonly CardNumber[], card));
  emit?.({ type, player, card });
};

/** The pile of a seat; that of seat -1 is Water. */
const pileAt = (of: Draft, seat: Player): Pile => (seat < 0 ? of.water : (of.docks[seat] as Pile));

/** A pile with a card less takes the place of the old one; all see the card on top of it. */
const setPile = (next: Draft, seat: Player, pile: Pile, emit: Emit): void => {
  if (seat < 0) next.water = pile;
  else next.docks = replaced(next.docks, seat, pile);
  if (pile.top !== null) emit?.({ type: 'card-turned-up', pile: seat < 0 ? null : seat, card: pile.top });
};

/** The next card of a pile is turned up: it comes from the unknown ones. */
const turnUp = (next: Draft, seat: Player, card: CardNumber, emit: Emit): void => {
  const { hidden, under } = pileAt(next, seat);
  setPile(next, seat, { top: card, hidden: hidden - 1, under }, emit);
};

/** The top card of a pile goes into a hand. (Rulebook, "Drawing a Card".) */
const draw = (next: Draft, player: Player, from: Player, emit: Emit): void => {
  const { top, hidden, under } = pileAt(next, from);
  if (top === null) return;
  putInHand(next, player, top);
  emit?.({ type: 'card-drawn', player, card: top });
  setPile(next, from, pileOf(null, hidden, under), emit);
};

/** Lays the shown card, then draws and earns; the other seats follow. (Rulebook, "Sequence of Play", steps 5 to 9.) */
const place = (next: Draft, table: Table, player: Player, cell: Cell, emit: Emit): void => {
  const card = next.shown[player] as CardNumber;
  const traits = table.traits[card] as number;
  next.shown = replaced(next.shown, player, null);
  lay(next, table, player, card, cell, emit);
  next.sailed = false;
  next.last = player;
  const owner = table.variant.line ? lineOwner(table, next) : null;
  if (owner !== null) finish(next, table, 'line', emit, owner);
  else if (isFull(table, next)) finish(next, table, 'board-full', emit);
  else {
    if ((traits & SPECIAL) === 0) draw(next, player, (traits & WATER) !== 0 ? -1 : player, emit);
    if ((traits & (WATER | FLOOD)) === WATER) takeCoin(next, table, player, 'water', emit);
    if (!endsBroke(next, table, emit)) nextActor(next, table, emit);
  }
};

/** Puts a card on the table and tells what follows. */
const lay = (next: Draft, table: Table, player: Player, card: CardNumber, cell: Cell, emit: Emit): void => {
  const { board, laid, extent, gap } = next;
  const below = board[cell] as number;
  const covers = below < 0 ? null : below;
  next.board = replaced(board, cell, card);
  next.extent = grown(extent, cell);
  if (covers !== null) {
    next.covered = including(next.covered, covers);
    next.laid = without(laid, cell);
  } else if (gap === null) next.gained++;
  if (((table.traits[card] as number) & CARGO) !== 0) next.laid = [...laid, cell];
  next.gap = null;
  if (emit === undefined) return;
  const before = { board, laid, extent };
  emit({ type: 'card-placed', player, cell, card, covers });
  for (const direction of DIRECTIONS)
    if (isFixed(table, next.extent, direction) && !isFixed(table, extent, direction)) {
      const [first, last] = spanOf(next.extent, direction);
      emit({ type: 'edge-fixed', direction, first, last });
    }
  tellWarehouses(table, withGap(table, before, gap), next, cell, emit);
  for (const zone of completedBy(table, before, next, cell)) {
    const { cells, goods, leader, by } = summaryOf(table, next, zone);
    emit({ type: 'zone-completed', cells, goods, keeper: leader, by });
  }
};

/** A card of the own color goes into the first hand; once both hands are full, the piles are turned up. (Rulebook, "Justice".) */
const pick = (next: Draft, table: Table, player: Player, card: CardNumber, emit: Emit): void => {
  leavePool(next, dockSuitOf(sideOf(table, player)), card);
  takeSecretly(next, player, card, 'card-picked', emit);
  if (waitingFor(next).length > 0) return;
  next.docks = next.docks.map(({ under }, seat) => pileOf(null, dockPileSize(table, seat), under));
  startRound(next, table, emit);
};
