import type { Issue, Player } from '../core/contract.js';
import { issuesOf, type Path, type Refuse, refuseLengths } from '../core/read.js';
import { sumOf } from '../core/sum.js';
import { ascending, type Cell, extentOf, grown, isWithin, ORIGIN } from './cells.js';
import { isRemovable, misplacedIn } from './consistency-board.js';
import { type Inspection, phaseIssues } from './consistency-phases.js';
import {
  BLACK,
  BRIDGE,
  CARGO,
  colorOf,
  dockSuitOf,
  FLOOD,
  isWaterCard,
  RED,
  SPECIAL,
  SPECIAL_SUIT,
  WATER,
  WATER_SUIT,
} from './deck.js';
import { DIRECTIONS, isFixed, spanOf } from './edges.js';
import { countOf, seatsOf, sideOf, tableOf, treasuryOf } from './table.js';
import { DOCKS_IN_HAND, WATERS_IN_HAND } from './turn.js';
import type { CardNumber, KontorState, Pile, Side } from './types.js';
import { traitsAt } from './zones.js';

const issuesBy = (state: KontorState, tests: readonly ((inspection: Inspection) => void)[]): readonly Issue[] => {
  const table = tableOf(state.options);
  return issuesOf(state, ...tests.map((test) => (_: KontorState, refuse: Refuse) => test({ state, table, refuse })));
};

/** What the parts of a state may have wrong, whatever it waits for. */
export const partIssues = (state: KontorState): readonly Issue[] => issuesBy(state, PARTS);

/**
 * What a state of the right shape may still have wrong: everything on which the rules could throw, loop or miscount.
 * A state that the rules reached has nothing wrong.
 */
export const stateIssues = (state: KontorState): readonly Issue[] => issuesBy(state, [...PARTS, phaseIssues]);

const seatIssues = ({ state, table: { players }, refuse }: Inspection): void => {
  refuseLengths(state, ['shown', 'coins', 'docks', 'hands', 'secret', 'choices'], players, refuse);
  if (state.last !== null && state.last >= players) refuse(['last'], 'seat', `a seat from 0 to ${players - 1}`);
};

const isAscending = (list: readonly number[]): boolean => list.every((n, i) => i === 0 || (list[i - 1] as number) < n);

/** Every card of the game is in exactly one place. */
const cardIssues = ({ state, table, refuse }: Inspection): void => {
  const places = new Map<CardNumber, Path>();
  const put = (card: CardNumber | null, path: Path): void => {
    if (card === null) return;
    if (places.has(card)) refuse(path, 'card', `no card twice: ${card}`);
    places.set(card, path);
  };
  state.board.forEach((card, cell) => {
    put(card < 0 ? null : card, ['board', cell]);
  });
  state.covered.forEach((card, i) => {
    put(card, ['covered', i]);
  });
  state.shown.forEach((card, seat) => {
    put(card, ['shown', seat]);
  });
  state.hands.forEach((hand, seat) => {
    hand.forEach((card, i) => {
      put(card, ['hands', seat, i]);
    });
  });
  state.pools.forEach((pool, suit) => {
    pool.forEach((card, i) => {
      put(card, ['pools', suit, i]);
      if (!(table.suits[suit] as readonly number[]).includes(card))
        refuse(['pools', suit, i], 'card', 'a card of this suit');
    });
    if (!isAscending(pool)) refuse(['pools', suit], 'order', 'cards in ascending order');
  });
  const pile = ({ top, under }: Pile, path: Path): void => {
    put(top, [...path, 'top']);
    under.forEach((card, i) => {
      put(card, [...path, 'under', i]);
    });
  };
  pile(state.water, ['water']);
  state.docks.forEach((own, seat) => {
    pile(own, ['docks', seat]);
  });
  const all = table.suits.flat();
  const atOrigin = state.board[ORIGIN] as number;
  const isCovered = atOrigin > 0 && ((table.traits[atOrigin] as number) & (FLOOD | BRIDGE)) !== 0;
  if (atOrigin !== 0 && !(isCovered && state.covered.includes(0)))
    refuse(['board', ORIGIN], 'harbor', 'the harbor card in the middle alone');
  for (const card of [0, ...all]) if (!places.has(card)) refuse([], 'card', `card ${card} somewhere`);
  for (const [card, path] of places) if (card !== 0 && !all.includes(card)) refuse(path, 'card', 'a card of this game');
  const ordered: readonly (readonly [Path, readonly CardNumber[]])[] = [
    [['covered'], state.covered],
    ...state.hands.map((hand, seat) => [['hands', seat], hand] as const),
    ...state.secret.map((hand, seat) => [['secret', seat], hand] as const),
  ];
  for (const [path, list] of ordered) if (!isAscending(list)) refuse(path, 'order', 'cards in ascending order');
};

/** Where in the extent the rows or the columns begin. */
const placeOf = (direction: (typeof DIRECTIONS)[number]): Path => ['extent', direction === 'rows' ? 0 : 2];

/** What lies on the table, and what follows from it. */
const boardIssues = ({ state, table, refuse }: Inspection): void => {
  const { board, extent, laid, ship, phase, gap } = state;
  const { variant, traits } = table;
  const bitsAt = (cell: Cell): number => traitsAt(table, state, cell);
  for (const direction of DIRECTIONS) {
    const [first, last] = spanOf(extent, direction);
    const most = variant[direction];
    if (last - first + 1 > most || first > 0 || last < 0)
      refuse(placeOf(direction), 'extent', `at most ${most} ${direction} around the harbor card`);
  }
  const whyMisplaced = misplacedIn(table, state);
  board.forEach((card, cell) => {
    if (card >= 0 && !isWithin(extent, cell))
      refuse(['board', cell], 'extent', 'no card outside of the rows and columns reached');
    const misplaced = card > 0 ? whyMisplaced(cell) : null;
    if (misplaced !== null) refuse(['board', cell], misplaced, 'a card that may be laid there');
    if (card === 0 && cell !== ORIGIN) refuse(['board', cell], 'harbor', 'the harbor card in the middle alone');
  });
  // A space that the ship has emptied and the shown card is to fill was reached.
  const tight = gap === null ? extentOf(board) : grown(extentOf(board), gap);
  const mayBeWider = variant.layout.fixed !== null || variant.before === 'bribe';
  for (const direction of DIRECTIONS) {
    const [first, last] = spanOf(extent, direction);
    const [least, most] = spanOf(tight, direction);
    const isTight = first === least && last === most;
    if (!isTight && !(mayBeWider && isFixed(table, extent, direction)))
      refuse(placeOf(direction), 'extent', `the ${direction} of the cards`);
    const fixed = variant.layout.fixed && spanOf(variant.layout.fixed, direction);
    if (fixed?.some((line, i) => line !== [first, last][i])) refuse(placeOf(direction), 'extent', 'the fixed board');
  }
  if (phase !== 'deal')
    for (const cell of variant.layout.water)
      if ((bitsAt(cell) & (WATER | BRIDGE)) === 0) refuse(['board', cell], 'layout', 'Water of the first layout');
  if ((bitsAt(ORIGIN) & (WATER | BRIDGE)) === 0)
    refuse(['board', ORIGIN], 'layout', 'the harbor card, or a Bridge on it');
  const cargo = board.flatMap((_, cell) => ((bitsAt(cell) & CARGO) !== 0 ? [cell] : []));
  if (JSON.stringify(laid.slice().sort(ascending)) !== JSON.stringify(cargo))
    refuse(['laid'], 'laid', 'the cells of all cards with goods, each once');
  if (variant.ship ? ship === null || (bitsAt(ship) & WATER) === 0 : ship !== null)
    refuse(['ship'], 'ship', variant.ship ? 'a cell with Water' : 'no ship in this game');
  const covers = board.filter((card) => card >= 0 && ((traits[card] as number) & (FLOOD | BRIDGE)) !== 0).length;
  const uncoverable = state.covered.filter(
    (card) => ((traits[card] as number) & (WATER | CARGO | BRIDGE)) === 0,
  ).length;
  const coveringBelow = state.covered.filter((card) => ((traits[card] as number) & (FLOOD | BRIDGE)) !== 0).length;
  if (state.covered.length !== covers + coveringBelow || uncoverable > 0)
    refuse(['covered'], 'covered', 'one card under each Flood and Bridge that it can cover');
};

/** Hands, and what of them is secret. */
const handIssues = ({ state, table, refuse }: Inspection): void => {
  const { variant } = table;
  state.hands.forEach((hand, seat) => {
    const side = sideOf(table, seat);
    const full = state.shown[seat] === null ? hand : [...hand, state.shown[seat] as CardNumber];
    const foreign = colorOf((1 - side) as Side);
    if (countOf(table, full, foreign) > 0) refuse(['hands', seat], 'hand', 'no opposing card');
    const specials = variant.special === null ? 0 : variant.special === 'each' ? 1 : 6;
    const waters = full.filter((card) => isWaterCard(table.traits[card] as number)).length;
    if (
      countOf(table, full, RED | BLACK) > DOCKS_IN_HAND ||
      waters > WATERS_IN_HAND ||
      countOf(table, full, SPECIAL) > specials ||
      full.includes(0)
    )
      refuse(
        ['hands', seat],
        'hand',
        `at most ${DOCKS_IN_HAND} Dock, ${WATERS_IN_HAND} Water and ${specials} special cards`,
      );
    (state.secret[seat] as readonly number[]).forEach((card, i) => {
      if (!hand.includes(card)) refuse(['secret', seat, i], 'hand', 'a card of the hand');
    });
  });
};

/** Piles: as many unknown cards as there can be. */
const pileIssues = ({ state, table, refuse }: Inspection): void => {
  const { variant } = table;
  const inDeal = state.phase === 'deal' || state.phase === 'pick';
  const pool = (suit: number): number => (state.pools[suit] as readonly number[]).length;
  if (state.water.hidden > pool(WATER_SUIT) - (inDeal ? 0 : variant.waterAside))
    refuse(['water', 'hidden'], 'pile', 'no more than there are unknown Water cards that are not put aside');
  for (const side of [0, 1] as const) {
    const [first] = seatsOf(table, side) as [Player, ...Player[]];
    const own = seatsOf(table, side).map((seat) => state.docks[seat] as Pile);
    const left = pool(dockSuitOf(side));
    if (sumOf(own.map(({ hidden }) => hidden)) > left - (inDeal ? 0 : variant.docksAside))
      refuse(['docks', first, 'hidden'], 'pile', 'no more than there are unknown cards of the color');
    for (const seat of seatsOf(table, side)) {
      const { top, under } = state.docks[seat] as Pile;
      const isForeign = (card: CardNumber): boolean => ((table.traits[card] as number) & colorOf(side)) === 0;
      if (top !== null && isForeign(top)) refuse(['docks', seat, 'top'], 'pile', 'a card of the own color');
      under.forEach((card, at) => {
        if (isForeign(card)) refuse(['docks', seat, 'under', at], 'pile', 'a card of the own color');
        if (!isRemovable(table, card))
          refuse(['docks', seat, 'under', at], 'not-removable', 'a card that can be removed from the table');
      });
    }
  }
  const waters = [state.water.top, ...state.water.under];
  if (
    state.water.under.length > 0 ||
    waters.some((card) => card !== null && !isWaterCard(table.traits[card] as number))
  )
    refuse(['water'], 'pile', 'Water cards alone, none known but the top one');
  const piles: readonly Pile[] = [state.water, ...state.docks];
  piles.forEach(({ top, hidden, under }, i) => {
    if (top === null && hidden === 0 && under.length > 0)
      refuse(i === 0 ? ['water'] : ['docks', i - 1], 'pile', 'a top card where one is known');
  });
  if (!inDeal && variant.special === 'each' && pool(SPECIAL_SUIT) < 2)
    refuse(['pools', SPECIAL_SUIT], 'pile', '2 special cards left out');
};

/** Coins: none more than there are. */
const moneyIssues = ({ state, table, refuse }: Inspection): void => {
  if (treasuryOf(table, state.coins) < 0) refuse(['coins'], 'coins', `at most ${table.coins} coins in all`);
};

/** The tests of the parts; each relies on what those before it found in order. */
const PARTS = [seatIssues, cardIssues, boardIssues, handIssues, pileIssues, moneyIssues];
