import type { Player, RandomState } from '../core/contract.js';
import { CELLS, type Cell, ORIGIN } from './cells.js';
import { CARGO, FLOOD, SPECIAL, WATER, WATER_SUIT } from './deck.js';
import {
  type Draft,
  excluding,
  including,
  kept,
  keptAll,
  type Listener,
  noneFor,
  replaced,
  takeOpenly,
  withoutTop,
} from './draft.js';
import type { ResolvedOptions } from './options.js';
import { bribe, sail } from './removal.js';
import {
  endsBroke,
  finish,
  isFull,
  nextActor,
  orderSpecials,
  PASS,
  reveal,
  skipBribes,
  startRound,
  takeCoin,
} from './round.js';
import { lineOwner } from './score/line.js';
import { completedBy, grown, withCard } from './space.js';
import { seatsOf, sideOf, type Table, tableOf } from './table.js';
import { HAND, judgesOf, targetOf, waitingFor } from './turn.js';
import type { CardNumber, KontorChance, KontorMove, KontorState, Pile } from './types.js';
import { tellWarehouses, withGap } from './warehouses.js';
import { cargoOf, leadOf, unpacked } from './zones.js';

/** Revision of the rules: any change that can change a game raises it. */
export const RULES = 1;

/** A pile before anything is turned up. */
const pileOf = (hidden: number): Pile => ({ top: null, hidden, under: [] });

/** How many Dock cards each seat's pile has at the start; none in Justice, where hands are picked first. */
export const dockPileSize = ({ suits, variant, players }: Table, seat: Player): number => {
  const cards = (suits[players === 4 ? 1 + (seat >> 1) : 1 + seat] as readonly CardNumber[]).length;
  return (players === 4 ? cards / 2 : cards) - HAND.docks - variant.docksAside;
};

/** The state before the first card is dealt. (Rulebook, "Setup".) */
export const begin = (options: ResolvedOptions, random: RandomState | null): KontorState => {
  const table = tableOf(options);
  const { variant, suits, players } = table;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const board = new Array<number>(CELLS).fill(-1);
  board[ORIGIN] = 0;
  const state: KontorState = {
    game: 'kontor',
    schema: 1,
    rules: RULES,
    options,
    random,
    phase: 'deal',
    board,
    laid: [],
    covered: [],
    extent: variant.layout.fixed ?? [0, 0, 0, 0],
    ship: variant.ship ? ORIGIN : null,
    shown: noneFor(players),
    sailed: false,
    gap: null,
    coins: seats.map(() => options.startingCoins),
    water: pileOf(
      (suits[WATER_SUIT] as readonly number[]).length -
        variant.layout.water.length -
        HAND.waters * players -
        variant.waterAside,
    ),
    docks: seats.map((seat) => pileOf(variant.picks ? 0 : dockPileSize(table, seat))),
    owed: [],
    last: null,
    gained: 0,
    idle: 0,
    reason: null,
    winner: null,
    hands: seats.map(() => []),
    secret: seats.map(() => []),
    choices: noneFor(players),
    pools: suits,
  };
  return state;
};

/** The state after one legal move or possible outcome. See `Basis.play` in core. */
export const play = (
  state: KontorState,
  input: KontorMove | KontorChance,
  emit?: Listener,
  random: RandomState | null = state.random,
): KontorState => {
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
      decide(next, input.player, input.card ?? PASS, emit);
      if (!next.choices.includes(null)) {
        reveal(next, table, emit);
        // A card may have been shown and taken back.
        next.hands = keptAll(state.hands, next.hands);
        next.secret = keptAll(state.secret, next.secret);
        next.shown = kept(state.shown, next.shown);
      }
      break;
    case 'place':
      place(next, table, input.player, input.cell, emit);
      break;
    case 'ship':
      sail(next, table, input, emit);
      break;
    case 'bribe':
      next.choices = replaced(next.choices, input.player, 0);
      if (input.cell !== null) bribe(next, table, input.player, input.cell, emit);
      skipBribes(next, table);
      break;
    case 'buy':
      decide(next, input.player, input.count, emit);
      if (waitingFor(next).length === 0) orderSpecials(next, table, emit);
      break;
    case 'pick':
      pick(next, table, input.player, input.card, emit);
      break;
    case 'veto':
      decide(next, input.player, input.counts ? 1 : 0, emit);
      if (waitingFor(next).length === 0) judge(next, table, emit);
      break;
  }
  return next;
};

/** A secret choice, until all have been made. */
const decide = (next: Draft, player: Player, choice: number, emit: Listener): void => {
  next.choices = replaced(next.choices, player, choice);
  emit?.({ type: 'choice-made', player });
};

/** A card comes from the unknown ones: to the table, into a hand, or onto a pile. */
const deal = (next: Draft, table: Table, card: CardNumber, emit: Listener): void => {
  const target = targetOf(next, table);
  if (target === null) return;
  const suit = target.to === 'cell' ? WATER_SUIT : target.suit;
  leavePool(next, suit, card);
  if (target.to === 'cell') {
    next.board = withCard(next.board, target.cell, card);
    next.extent = grown(next.extent, target.cell);
    emit?.({ type: 'water-dealt', cell: target.cell, card });
  } else if (target.to === 'hand') {
    takeSecretly(next, target.seat, card, next.phase === 'deal' ? 'card-dealt' : 'card-bought', emit);
    if (next.owed.length > 0) next.owed = next.owed.slice(1);
  } else {
    const pile = (target.seat === null ? next.water : next.docks[target.seat]) as Pile;
    setPile(next, target.seat, { top: card, hidden: pile.hidden - 1, under: pile.under });
    emit?.({ type: 'card-turned', pile: target.seat, card });
  }
  if (next.phase !== 'deal' || targetOf(next, table) !== null) return;
  if (table.variant.picks) next.phase = 'pick';
  else startRound(next, table, emit);
};

const leavePool = (next: Draft, suit: number, card: CardNumber): void => {
  next.pools = replaced(next.pools, suit, excluding(next.pools[suit] as readonly CardNumber[], card));
};

/** A card that only its owner sees goes into a hand. */
const takeSecretly = (
  next: Draft,
  player: Player,
  card: CardNumber,
  type: 'card-dealt' | 'card-bought' | 'card-picked',
  emit: Listener,
): void => {
  takeOpenly(next, player, card);
  next.secret = replaced(next.secret, player, including(next.secret[player] as readonly CardNumber[], card));
  emit?.({ type, player, card });
};

const setPile = (next: Draft, seat: Player | null, pile: Pile): void => {
  if (seat === null) next.water = pile;
  else next.docks = replaced(next.docks, seat, pile);
};

/** The top card of a pile goes into a hand. (Rulebook, "Drawing a Card".) */
const draw = (next: Draft, player: Player, from: Player | null, emit: Listener): void => {
  const pile = (from === null ? next.water : next.docks[from]) as Pile;
  const card = pile.top;
  if (card === null) return;
  takeOpenly(next, player, card);
  emit?.({ type: 'card-drawn', player, card });
  const left = withoutTop(pile);
  setPile(next, from, left);
  if (left.top !== null) emit?.({ type: 'card-turned', pile: from, card: left.top });
};

/** Lays the shown card, then draws and earns; the other seats follow. (Rulebook, "Sequence of Play", steps 5 to 9.) */
const place = (next: Draft, table: Table, player: Player, cell: Cell, emit: Listener): void => {
  const card = next.shown[player] as CardNumber;
  const traits = table.traits[card] as number;
  next.shown = replaced(next.shown, player, null);
  const hasLine = lay(next, table, player, card, cell, emit);
  next.sailed = false;
  next.last = player;
  if (hasLine) {
    finish(next, table, 'line', lineOwner(table, next), emit);
    return;
  }
  if (isFull(table, next)) {
    finish(next, table, 'board-full', null, emit);
    return;
  }
  if ((traits & SPECIAL) === 0) draw(next, player, (traits & WATER) !== 0 ? null : player, emit);
  if ((traits & (WATER | FLOOD)) === WATER) {
    takeCoin(next, table, player, 'water', emit);
    if (endsBroke(next, table, emit)) return;
  }
  nextActor(next, table, emit);
};

/** Puts a card on the table and tells what follows; true if it completes a line of regions (Tic Tac Toe). */
const lay = (next: Draft, table: Table, player: Player, card: CardNumber, cell: Cell, emit: Listener): boolean => {
  const { board, laid, extent, gap } = next;
  const before = board[cell] as number;
  const covers = before < 0 ? null : before;
  next.board = withCard(board, cell, card);
  next.extent = grown(extent, cell);
  if (covers !== null) {
    next.covered = including(next.covered, covers);
    next.laid = excluding(laid, cell);
  } else if (gap === null) next.gained++;
  if (((table.traits[card] as number) & CARGO) !== 0) next.laid = [...laid, cell];
  next.gap = null;
  if (emit !== undefined) {
    emit({ type: 'card-placed', player, cell, card, covers });
    tellEdges(table, extent, next, emit);
    tellWarehouses(table, withGap(table, { board, laid }, gap), next, cell, emit);
    for (const cells of completedBy(table, { board, extent }, next, cell)) {
      const red = cargoOf(table, next.board, cells, 0);
      const black = cargoOf(table, next.board, cells, 1);
      const { leader, by } = leadOf(red, black);
      emit({ type: 'zone-completed', cells, goods: [unpacked(red), unpacked(black)], keeper: leader, by });
    }
  }
  return table.variant.line === true && lineOwner(table, next) !== null;
};

const tellEdges = ({ variant }: Table, old: KontorState['extent'], { extent }: Draft, emit: Listener): void => {
  for (const [at, direction, most] of [
    [0, 'rows', variant.rows],
    [2, 'columns', variant.columns],
  ] as const) {
    const [first, last] = [extent[at], extent[at + 1] as number];
    if (last - first + 1 === most && (old[at + 1] as number) - old[at] + 1 < most)
      emit?.({ type: 'edge-fixed', direction, first, last });
  }
};

/** A card of the own color goes into the first hand; once both hands are full, the piles are turned up. (Rulebook, "Justice".) */
const pick = (next: Draft, table: Table, player: Player, card: CardNumber, emit: Listener): void => {
  const suit = 1 + sideOf(table, player);
  leavePool(next, suit, card);
  takeSecretly(next, player, card, 'card-picked', emit);
  if (waitingFor(next).length > 0) return;
  next.docks = next.docks.map((_, seat) => pileOf(dockPileSize(table, seat)));
  startRound(next, table, emit);
};

/** All owners of taverns have spoken. (Rulebook, "Old Rope".) */
const judge = (next: Draft, table: Table, emit: Listener): void => {
  next.phase = 'over';
  for (const side of judgesOf(table, next))
    emit?.({ type: 'zone-judged', side, counts: next.choices[seatsOf(table.players, side)[0] as Player] === 1 });
};
