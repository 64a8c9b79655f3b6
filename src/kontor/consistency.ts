import type { Issue, Player } from '../core/contract.js';
import { optionReader } from '../core/read.js';
import { areBeside, CELLS, type Cell, columnOf, ORIGIN, rowOf } from './cells.js';
import { BLACK, BRIDGE, CARGO, DOCK, FLOOD, RED, SPECIAL, SPECIAL_SUIT, WATER, WATER_SUIT } from './deck.js';
import type { ResolvedOptions } from './options.js';
import { dockPileSize } from './play.js';
import { isFull, MOST_IDLE, PASS } from './round.js';
import { lineOwner } from './score/line.js';
import { resolve } from './setup.js';
import { canAct, canSail, extentOf, grown, spacesFor } from './space.js';
import { seatsOf, sideOf, type Table, tableOf, treasuryOf } from './table.js';
import {
  actorOf,
  bribesOf,
  chanceIsDue,
  countOf,
  HAND,
  judgesOf,
  mostSpecials,
  specialsLeft,
  targetOf,
} from './turn.js';
import type { CardNumber, KontorState, Pile } from './types.js';

type Path = readonly (string | number)[];
type Refuse = (path: Path, code: string, expected: string) => void;

/** What a state of the right shape may still have wrong. */
interface Inspection {
  readonly state: KontorState;
  readonly table: Table;
  readonly refuse: Refuse;
}

/**
 * What a state of the right shape may still have wrong: everything on which the rules could throw, loop or miscount.
 * A state that the rules reached has nothing wrong.
 */
export const stateIssues = (state: KontorState): readonly Issue[] => {
  const issues: Issue[] = [];
  const refuse: Refuse = (path, code, expected) => {
    issues.push({ path, code, expected });
  };
  issues.push(...optionIssues(state.options));
  if (issues.length > 0) return issues;
  const seats = state.options.players;
  for (const name of ['shown', 'coins', 'docks', 'hands', 'secret', 'choices'] as const)
    if (state[name].length !== seats) refuse([name], 'list', `${seats} entries, one for each seat`);
  if (state.last !== null && state.last >= seats) refuse(['last'], 'seat', `a seat from 0 to ${seats - 1}`);
  if (issues.length > 0) return issues;
  const inspection: Inspection = { state, table: tableOf(state.options), refuse };
  // Each of these relies on what those before it have found in order.
  for (const inspect of [cardIssues, boardIssues, handIssues, pileIssues, moneyIssues, phaseIssues]) {
    inspect(inspection);
    if (issues.length > 0) return issues;
  }
  return issues;
};

/** Options must be such as `init` makes of them. */
const optionIssues = (options: ResolvedOptions): readonly Issue[] => {
  const read = optionReader(options, null, ['options']);
  const resolved = resolve(read);
  if (read.issues.length === 0 && JSON.stringify(resolved) !== JSON.stringify(options))
    return [{ path: ['options'], code: 'resolved', expected: 'options with every default filled in, keys in order' }];
  return read.issues;
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
  for (const card of [0, ...all]) if (!places.has(card)) refuse([], 'card', `card ${card} somewhere`);
  for (const [card, path] of places) if (card !== 0 && !all.includes(card)) refuse(path, 'card', 'a card of this game');
  for (const [name, list] of [
    ['covered', state.covered],
    ...state.hands.map((hand, seat) => [`hands.${seat}`, hand] as const),
    ...state.secret.map((hand, seat) => [`secret.${seat}`, hand] as const),
  ] as const)
    if (!isAscending(list)) refuse(name.split('.'), 'order', 'cards in ascending order');
};

/** What lies on the table, and what follows from it. */
const boardIssues = ({ state, table, refuse }: Inspection): void => {
  const { board, extent, laid, ship, phase } = state;
  const { variant, traits } = table;
  const traitsAt = (cell: Cell): number =>
    (board[cell] as number) < 0 ? 0 : (traits[board[cell] as number] as number);
  const [top, bottom, left, right] = extent;
  const isInside = (cell: Cell): boolean =>
    rowOf(cell) >= top && rowOf(cell) <= bottom && columnOf(cell) >= left && columnOf(cell) <= right;
  if (
    bottom - top + 1 > variant.rows ||
    right - left + 1 > variant.columns ||
    top > 0 ||
    bottom < 0 ||
    left > 0 ||
    right < 0
  )
    refuse(['extent'], 'extent', `at most ${variant.rows} rows and ${variant.columns} columns around the harbor card`);
  board.forEach((card, cell) => {
    if (card >= 0 && !isInside(cell))
      refuse(['board', cell], 'extent', 'no card outside of the rows and columns reached');
    if (card === 0 && cell !== ORIGIN) refuse(['board', cell], 'harbor', 'the harbor card in the middle alone');
  });
  const tight = extentOf(board);
  const mayBeWider = variant.layout.fixed !== null || variant.before === 'bribe';
  for (const at of [0, 2] as const) {
    const most = at === 0 ? variant.rows : variant.columns;
    const isLatched = (extent[at + 1] as number) - extent[at] + 1 === most;
    const isTight = tight[at] === extent[at] && tight[at + 1] === extent[at + 1];
    if (!isTight && !(mayBeWider && isLatched)) refuse(['extent', at], 'extent', 'the rows and columns of the cards');
  }
  if (variant.layout.fixed?.some((line, i) => line !== extent[i])) refuse(['extent'], 'extent', 'the fixed board');
  if (phase !== 'deal')
    for (const cell of variant.layout.water)
      if ((traitsAt(cell) & (WATER | BRIDGE)) === 0) refuse(['board', cell], 'layout', 'Water of the first layout');
  if ((traitsAt(ORIGIN) & (WATER | BRIDGE)) === 0)
    refuse(['board', ORIGIN], 'layout', 'the harbor card, or a Bridge on it');
  const cargo = board.flatMap((_, cell) => ((traitsAt(cell) & CARGO) !== 0 ? [cell] : []));
  if (JSON.stringify(laid.slice().sort((a, b) => a - b)) !== JSON.stringify(cargo))
    refuse(['laid'], 'laid', 'the cells of all cards with goods, each once');
  if (variant.ship ? ship === null || (traitsAt(ship) & WATER) === 0 : ship !== null)
    refuse(['ship'], 'ship', variant.ship ? 'a cell with Water' : 'no ship in this game');
  const covers = board.filter((card) => card >= 0 && ((traits[card] as number) & (FLOOD | BRIDGE)) !== 0).length;
  const coverable = state.covered.filter((card) => ((traits[card] as number) & (WATER | CARGO | BRIDGE)) === 0).length;
  const coveringBelow = state.covered.filter((card) => ((traits[card] as number) & (FLOOD | BRIDGE)) !== 0).length;
  if (state.covered.length !== covers + coveringBelow || coverable > 0)
    refuse(['covered'], 'covered', 'one card under each Flood and Bridge that it can cover');
};

/** Hands, and what of them is secret. */
const handIssues = ({ state, table, refuse }: Inspection): void => {
  const { variant } = table;
  state.hands.forEach((hand, seat) => {
    const side = sideOf(table, seat);
    const full = state.shown[seat] === null ? hand : [...hand, state.shown[seat] as CardNumber];
    const foreign = side === 0 ? BLACK : RED;
    if (countOf(table, full, foreign) > 0) refuse(['hands', seat], 'hand', 'no opposing card');
    const specials = variant.special === 'none' ? 0 : variant.special === 'each' ? 1 : 6;
    const waters = full.filter((card) => ((table.traits[card] as number) & (WATER | SPECIAL)) === WATER).length;
    if (
      countOf(table, full, RED | BLACK) > HAND.docks ||
      waters > HAND.waters ||
      countOf(table, full, SPECIAL) > specials ||
      full.includes(0)
    )
      refuse(['hands', seat], 'hand', `at most ${HAND.docks} Dock, ${HAND.waters} Water and ${specials} special cards`);
    (state.secret[seat] as readonly number[]).forEach((card, i) => {
      if (!hand.includes(card)) refuse(['secret', seat, i], 'hand', 'a card of the hand');
    });
  });
};

/** Piles: as many unknown cards as there can be. */
const pileIssues = ({ state, table, refuse }: Inspection): void => {
  const { variant, players } = table;
  const sum = (piles: readonly Pile[]): number => piles.reduce((all, { hidden }) => all + hidden, 0);
  const inDeal = state.phase === 'deal' || state.phase === 'pick';
  const pool = (suit: number): number => (state.pools[suit] as readonly number[]).length;
  if (state.water.hidden > pool(WATER_SUIT) - (inDeal ? 0 : variant.waterAside))
    refuse(['water', 'hidden'], 'pile', 'no more than there are unknown Water cards that are not put aside');
  for (const side of [0, 1] as const) {
    const own = seatsOf(players, side).map((seat) => state.docks[seat] as Pile);
    const left = pool(1 + side);
    if (sum(own) > left - (inDeal ? 0 : variant.docksAside))
      refuse(
        ['docks', seatsOf(players, side)[0] as number, 'hidden'],
        'pile',
        'no more than there are unknown cards of the color',
      );
    for (const seat of seatsOf(players, side))
      for (const card of [(state.docks[seat] as Pile).top, ...(state.docks[seat] as Pile).under])
        if (card !== null && ((table.traits[card] as number) & (side === 0 ? RED : BLACK)) === 0)
          refuse(['docks', seat], 'pile', 'cards of the own color');
  }
  const waters = [state.water.top, ...state.water.under];
  if (
    state.water.under.length > 0 ||
    waters.some((card) => card !== null && ((table.traits[card] as number) & (WATER | SPECIAL)) !== WATER)
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

/** Whether the game waits for what it says, and somebody can do it. */
const phaseIssues = (inspection: Inspection): void => {
  const { state, table, refuse } = inspection;
  const { phase, shown, reason, winner } = state;
  const isEnd = phase === 'over' || phase === 'veto';
  if (isEnd !== (reason !== null))
    refuse(['reason'], 'phase', isEnd ? 'a reason for the end' : 'no reason before the end');
  const isSudden = reason === 'line' || reason === 'bankrupt';
  if ((winner !== null) !== isSudden) refuse(['winner'], 'phase', 'a winner at a sudden end only');
  if (phase !== 'act') {
    if (shown.some((card) => card !== null)) refuse(['shown'], 'phase', 'no card shown');
    if (state.sailed || state.gap !== null) refuse(['sailed'], 'phase', 'no ship move under way');
  }
  if (phase !== 'act' && phase !== 'deal' && !isEnd && state.gained > 0)
    refuse(['gained'], 'phase', 'no space covered before cards are laid');
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
  if ((reason === 'bankrupt' || reason === 'both-bankrupt') && !table.variant.bankruptcy)
    refuse(['reason'], 'phase', 'bankruptcy in Poverty only');
};

const waitingVetoes = (table: Table, state: KontorState): readonly Player[] =>
  judgesOf(table, state)
    .map((side) => seatsOf(table.players, side)[0] as Player)
    .filter((seat) => state.choices[seat] === null);

const owedIssues = ({ state, table, refuse }: Inspection): void => {
  if (table.variant.before !== 'buy' || state.phase !== 'choose') refuse(['owed'], 'phase', 'no cards bought now');
  if (state.owed.length > specialsLeft(state)) refuse(['owed'], 'owed', 'no more than the pile has');
  if (state.owed.some((seat) => seat > 1)) refuse(['owed'], 'seat', 'a seat from 0 to 1');
};

/** What a seat can have chosen in this phase. */
const mayHaveChosen = ({ state, table }: Inspection, seat: Player, choice: number): boolean => {
  switch (state.phase) {
    case 'choose':
      return choice === PASS || (state.hands[seat] as readonly number[]).includes(choice);
    case 'buy':
      return choice <= mostSpecials(state, seat) && mostSpecials(state, seat) > 0;
    case 'bribe':
      return choice === 0 && seat === state.last;
    case 'veto':
    case 'over':
      return choice <= 1 && judgesOf(table, state).some((side) => seatsOf(table.players, side)[0] === seat);
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
  if (chanceIsDue(state) && phase !== 'veto' && choices.some((choice) => choice !== null))
    refuse(['choices'], 'choice', 'no choice before all cards are dealt');
  if (phase === 'choose' && !choices.includes(null)) refuse(['choices'], 'choice', 'a seat that has yet to choose');
  if (phase === 'buy') {
    const waits = choices.some((choice, seat) => choice === null && mostSpecials(state, seat) > 0);
    if (table.variant.before !== 'buy' || !waits) refuse(['phase'], 'phase', 'a seat that can buy special cards');
  }
  if (phase === 'bribe') {
    const first = state.last;
    const seat = first === null ? -1 : choices[first] === null ? first : 1 - first;
    if (
      table.variant.before !== 'bribe' ||
      seat < 0 ||
      bribesOf(table, state, seat, state.coins[seat] as number).length === 0
    )
      refuse(['phase'], 'phase', 'a seat that can buy cards off the table');
  }
  if (phase === 'over' && table.variant.vetoes && state.reason !== null) {
    const isJudged = judgesOf(table, state).every(
      (side) => choices[seatsOf(table.players, side)[0] as number] !== null,
    );
    if (!isJudged && state.reason !== 'bankrupt') refuse(['choices'], 'choice', 'every tavern judged');
  }
};

/** While cards are dealt: nothing else has happened, and there is a card to deal. */
const dealIssues = ({ state, table, refuse }: Inspection): void => {
  const target = targetOf(state, table);
  const pool = target === null ? [] : state.pools[target.to === 'cell' ? WATER_SUIT : target.suit];
  if (pool === undefined || pool.length === 0) refuse(['phase'], 'phase', 'a card to deal');
  const begun = state.laid.length > 0 || state.covered.length > 0 || state.idle > 0 || state.last !== null;
  if (begun || state.board.some((card) => card > 0 && ((table.traits[card] as number) & WATER) === 0))
    refuse(['phase'], 'phase', 'nothing laid before all cards are dealt');
  const { layout } = table.variant;
  for (let cell = 0; cell < CELLS; cell++)
    if ((state.board[cell] as number) > 0 && !layout.water.includes(cell))
      refuse(['board', cell], 'layout', 'the first layout alone');
  if (state.water.hidden + (state.water.top === null ? 0 : 1) !== waterPileSize(table))
    refuse(['water', 'hidden'], 'pile', 'a full pile');
  state.docks.forEach(({ hidden, top, under }, seat) => {
    const size = table.variant.picks ? 0 : dockPileSize(table, seat);
    if (hidden + (top === null ? 0 : 1) !== size || under.length > 0)
      refuse(['docks', seat, 'hidden'], 'pile', 'a full pile');
  });
};

const waterPileSize = ({ suits, variant, players }: Table): number =>
  (suits[WATER_SUIT] as readonly number[]).length -
  variant.layout.water.length -
  HAND.waters * players -
  variant.waterAside;

const pickIssues = ({ state, table, refuse }: Inspection): void => {
  if (!table.variant.picks) refuse(['phase'], 'phase', 'hands are picked in Justice only');
  if (state.laid.length > 0 || state.board.some((card) => card > 0 && ((table.traits[card] as number) & WATER) === 0))
    refuse(['phase'], 'phase', 'nothing laid before hands are picked');
  if (state.docks.some(({ top, hidden, under }) => top !== null || hidden > 0 || under.length > 0))
    refuse(['docks'], 'pile', 'no pile before hands are picked');
  if (state.hands.every((hand) => countOf(table, hand, DOCK) >= HAND.docks))
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
  const canGoOn = sailed ? spacesFor(table, state, actor, card, true).length > 0 : canAct(table, state, actor, card);
  if (gap === null && !canGoOn) refuse(['shown', actor], 'phase', 'a card that can be laid');
};
