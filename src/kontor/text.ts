import type { Game } from '../core/contract.js';
import { type Cell, cellAt, columnOf, isWithin, rowOf, WIDTH } from './cells.js';
import { GOODS } from './data/cards.js';
import { BRIDGE, COIN, CRANE, FLOOD, HOUSE, RED, SHIP, SPECIAL, TAVERN, WATER } from './deck.js';
import type { KontorIllegal } from './illegal.js';
import { PASS } from './round.js';
import { seatsOf, sideOf, type Table, tableOf, treasuryOf } from './table.js';
import { turn, waitingFor } from './turn.js';
import type { CardNumber, Kontor, KontorChance, KontorMove, KontorSeen, Phase, Pile } from './types.js';
import { type Goods, limitsOf, type WonBy, type Zone, zones } from './zones.js';

const at = (cell: Cell): string => `(${rowOf(cell)}, ${columnOf(cell)})`;

const listed = (words: readonly string[], last: 'or' | 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;

const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

const COLORS = ['red', 'black'] as const;

/** What the game waits for, as the rest of a sentence. */
const PHASES: Readonly<Record<Phase, string>> = {
  deal: 'cards are dealt',
  pick: 'Dock cards are picked for the first hands',
  bribe: 'cards may be bought off the table',
  buy: 'special cards may be bought',
  choose: 'a card or a pass is chosen',
  act: 'the card shown is to be laid',
  veto: 'the owners of taverns judge their zones',
  over: 'the game is over',
};

/**
 * One English sentence on why a move is not legal.
 *
 * @example
 * ```ts
 * import { cellAt, explain } from 'kontorhaus/kontor';
 *
 * explain({ code: 'no-contact', cell: cellAt(2, 2) }); // => 'No card lies beside the space (2, 2).'
 * ```
 */
export const explain = (illegal: KontorIllegal): string => {
  switch (illegal.code) {
    case 'game-over':
      return 'The game is over.';
    case 'not-your-turn':
      return `It is the turn of player ${listed(illegal.players.map(String), 'or')}.`;
    case 'chance-due':
      return 'A card has to be dealt first.';
    case 'no-such-outcome':
      return 'That card cannot be dealt now.';
    case 'no-such-move':
      return 'That is not a move of Kontor.';
    case 'wrong-phase':
      return `Now ${PHASES[illegal.phase]}.`;
    case 'already-chosen':
      return 'You have chosen already.';
    case 'no-such-card':
      return `Card ${illegal.card} is not among those that you can choose.`;
    case 'occupied':
      return `${illegal.card === 0 ? 'The harbor card' : `Card ${illegal.card}`} lies at ${at(illegal.cell)}.`;
    case 'edge': {
      const [top, bottom, left, right] = illegal.limits;
      return `The space ${at(illegal.cell)} is beyond the edge: rows ${top} to ${bottom} and columns ${left} to ${right} can be used.`;
    }
    case 'no-contact':
      return `No card lies beside the space ${at(illegal.cell)}.`;
    case 'crane':
      return `The ${COLORS[illegal.side]} crane at ${at(illegal.crane)} keeps other Dock cards away from ${at(illegal.cell)}.`;
    case 'no-water-beside':
      return `A Dock card at ${at(illegal.cell)} would have no Water beside it.`;
    case 'splits-region':
      return `Water at ${at(illegal.cell)} would split its region.`;
    case 'inner-zone':
      return `No Water can lie on the island, so not at ${at(illegal.cell)}.`;
    case 'would-complete':
      return `A Customs House at ${at(illegal.cell)} would complete a zone.`;
    case 'completed-zone':
      return `The zone at ${at(illegal.cell)} is complete and cannot be changed.`;
    case 'cannot-cover':
      return `There is nothing at ${at(illegal.cell)} that this card can cover.`;
    case 'under-ship':
      return `The ship lies at ${at(illegal.cell)}.`;
    case 'fill-the-gap':
      return `The card must fill the gap at ${at(illegal.gap)}.`;
    case 'must-remove':
      return 'There is room for the card only where the ship removes another.';
    case 'no-ship':
      return 'There is no ship in this game.';
    case 'no-ship-symbol':
      return 'Only a card with the ship symbol moves the ship.';
    case 'already-sailed':
      return 'The ship has moved already.';
    case 'not-water':
      return `There is no Water card at ${at(illegal.cell)} for the ship to go to.`;
    case 'same-place':
      return `The ship is at ${at(illegal.cell)} already.`;
    case 'not-beside-ship':
      return `The space ${at(illegal.cell)} is not beside the ship.`;
    case 'not-removable':
      return `There is no Dock card with the ship symbol at ${at(illegal.cell)}.`;
    case 'wrong-pile':
      return illegal.piles.length === 0
        ? 'No pile is to be named for this move.'
        : `The card goes under the pile of player ${listed(illegal.piles.map(String), 'or')}.`;
    case 'no-coins':
      return `That costs ${count(illegal.need, 'coin')}, and you have ${illegal.have}.`;
    case 'not-for-sale':
      return `There is no opposing Dock card with goods in an open zone at ${at(illegal.cell)}.`;
    case 'too-few-cards':
      return `Only ${count(illegal.left, 'special card')} ${illegal.left === 1 ? 'is' : 'are'} left.`;
  }
};

/** A move or an outcome in a few English words; cells as (row, column). */
export const formatMove = (move: KontorMove | KontorChance): string => {
  switch (move.type) {
    case 'deal':
      return `card ${move.card} is dealt`;
    case 'choose':
      return `player ${move.player} ${move.card === null ? 'passes' : `chooses card ${move.card}`}`;
    case 'place':
      return `player ${move.player} lays the card at ${at(move.cell)}`;
    case 'ship': {
      const removal = move.remove === null ? '' : ` and removes the card at ${at(move.remove)}`;
      const pile = move.pile === null ? '' : ` under the pile of player ${move.pile}`;
      return `player ${move.player} moves the ship to ${at(move.to)}${removal}${pile}`;
    }
    case 'bribe':
      return move.cell === null
        ? `player ${move.player} buys nothing`
        : `player ${move.player} buys the card at ${at(move.cell)} off the table`;
    case 'buy':
      return `player ${move.player} asks for ${count(move.count, 'special card')}`;
    case 'pick':
      return `player ${move.player} picks card ${move.card}`;
    case 'veto':
      return `player ${move.player} ${move.counts ? 'lets the zone of the tavern count' : 'strikes the zone of the tavern'}`;
  }
};

/** The letters of goods, w wine, s spice, t tea; a number before a letter where there is more than one. */
const lettersOf = (goods: Goods): string =>
  GOODS.map((good) => (goods[good] === 0 ? '' : `${goods[good] > 1 ? goods[good] : ''}${good.charAt(0)}`)).join('');

/** What a card shows: its goods, or C crane, T tavern, F Flood, B Bridge, H Customs House; then $ coin or ^ ship. */
const faceOf = (table: Table, card: CardNumber): string => {
  const traits = table.traits[card] as number;
  const letter = (
    [
      [CRANE, 'C'],
      [TAVERN, 'T'],
      [FLOOD, 'F'],
      [BRIDGE, 'B'],
      [HOUSE, 'H'],
    ] as const
  ).find(([bit]) => (traits & bit) !== 0)?.[1];
  const sign = (traits & COIN) !== 0 ? '$' : (traits & SHIP) !== 0 ? '^' : '';
  return (letter ?? (table.goods[card] ?? []).map((good) => good.charAt(0)).join('')) + sign;
};

/** A card with number and face: `r3wst^` is red; black begins with b, Water with ~, special cards with *. */
const cardText = (table: Table, card: CardNumber): string => {
  const traits = table.traits[card] as number;
  const kind = (traits & SPECIAL) !== 0 ? '*' : (traits & WATER) !== 0 ? '~' : (traits & RED) !== 0 ? 'r' : 'b';
  return `${kind}${card}${faceOf(table, card)}`;
};

/** Letters for a cell, at least. */
const CELL_WIDTH = 7;

/** What lies on a cell, with the ship; a dot for a space that can still be reached, nothing beyond. */
const cellText = (table: Table, of: KontorSeen, cell: Cell): string => {
  const card = of.board[cell] as number;
  if (card < 0) return isWithin(limitsOf(table, of.extent), cell) ? '   .' : '';
  return cardText(table, card) + (of.ship === cell ? '<' : '');
};

/** The board with a line wherever a zone ends: | and --- between a Dock card and what is no part of its zone. */
const boardLines = (table: Table, of: KontorSeen, all: readonly Zone[]): readonly string[] => {
  const [top, bottom, left, right] = of.extent;
  const limits = limitsOf(table, of.extent);
  const zoneOf = (cell: Cell): number => all.findIndex(({ cells }) => cells.includes(cell));
  const differs = (a: Cell, b: Cell): boolean => zoneOf(a) !== zoneOf(b);
  // One row and column more on each side: the spaces beside the cards, or the borders of zones.
  const columns = Array.from({ length: right - left + 3 }, (_, i) => left - 1 + i);
  const rows = Array.from({ length: bottom - top + 3 }, (_, i) => top - 1 + i);
  const texts = rows.map((row) => columns.map((column) => cellText(table, of, cellAt(row, column))));
  const width = Math.max(CELL_WIDTH, ...texts.flat().map(({ length }) => length));
  const names = columns.map((column) => (column < limits[2] || column > limits[3] ? '' : String(column).padStart(4)));
  const lines = [`     ${names.map((name) => name.padEnd(width)).join(' ')}`];
  rows.forEach((row, r) => {
    const cells = columns.map((column) => cellAt(row, column));
    if (r > 0) {
      const marks = cells.map((cell) => (differs(cell - WIDTH, cell) ? '-' : ' ').repeat(width));
      lines.push(`     ${marks.join(' ')}`);
    }
    if (row < limits[0] || row > limits[1]) return;
    const parts = cells.map((cell, i) => {
      const border = i > 0 && differs(cell - 1, cell) ? '|' : ' ';
      return border + (texts[r]?.[i] ?? '').padEnd(width);
    });
    lines.push(`${String(row).padStart(4)}${parts.join('')}`);
  });
  return lines.map((line) => line.trimEnd()).filter((line) => line !== '');
};

/** By which step a zone is won, as the rest of a sentence. */
const STEPS_OF: Readonly<Record<WonBy, string>> = {
  'largest-advantage': 'the largest advantage',
  'most-advantages': 'the number of advantages',
  'goods-value': 'the better goods',
};

const zoneLine = ({ cells, size, complete, openings, goods, leader, by }: Zone): string => {
  const sides = COLORS.map((color, side) => `${color} ${lettersOf(goods[side] as Goods) || '-'}`).join(', ');
  const lead =
    leader === null ? 'nobody leads' : `${COLORS[leader]} ${complete ? 'won' : 'leads'} by ${STEPS_OF[by as WonBy]}`;
  const state = complete ? 'complete' : `open at ${openings.map(at).join(' ')}`;
  return `zone at ${at(cells[0] as Cell)}, ${count(size, 'card')}: ${sides}; ${lead}; ${state}`;
};

const pileText = (table: Table, { top, hidden, under }: Pile): string => {
  if (top === null && hidden === 0 && under.length === 0) return 'empty';
  const known = under.map((card) => cardText(table, card)).join(' ');
  return `${top === null ? 'no card' : cardText(table, top)} on top, ${hidden} hidden${known === '' ? '' : `, then ${known}`}`;
};

/** That a seat has chosen, and a card or pass that is known: in a state, or the viewer's own. */
const choiceText = (of: KontorSeen, seat: number): string => {
  const choice = of.choices[seat] ?? null;
  if (choice === null || of.phase === 'over') return '';
  if (of.phase !== 'choose' || choice === 'hidden') return '; has chosen';
  return choice === PASS ? '; has chosen to pass' : `; has chosen ${choice}`;
};

const seatLine = (table: Table, of: KontorSeen, seat: number): string => {
  const hidden = 'hidden' in of ? (of.hidden[seat] as readonly number[]) : [0, 0, 0];
  const unknown = ['Dock', 'Water', 'special'].flatMap((kind, i) =>
    (hidden[i] as number) > 0 ? [`${hidden[i]} ${kind}`] : [],
  );
  const cards = (of.hands[seat] as readonly CardNumber[]).map((card) => cardText(table, card));
  const hand =
    [...cards, ...(unknown.length > 0 ? [`${cards.length > 0 ? 'and ' : ''}${unknown.join(', ')} hidden`] : [])].join(
      ' ',
    ) || 'empty';
  const shown = of.shown[seat] == null ? '' : `; shows ${cardText(table, of.shown[seat])}`;
  const choice = choiceText(of, seat);
  const pile = pileText(table, of.docks[seat] as Pile);
  return `player ${seat} (${COLORS[sideOf(table, seat)]}): ${count(of.coins[seat] as number, 'coin')}; hand ${hand}; pile ${pile}${shown}${choice}`;
};

const statusLine = (of: KontorSeen): string => {
  const due = turn(of);
  if (due.kind === 'over') return `The game is over: ${of.reason}.`;
  if (due.kind === 'chance') return 'A card is to be dealt.';
  return `Player ${listed(waitingFor(of).map(String), 'and')} to decide: ${PHASES[of.phase]}.`;
};

const LEGEND =
  'r red, b black, ~ Water, * special card; w wine, s spice, t tea, C crane, T tavern, F Flood, B Bridge, H Customs House; $ coin, ^ ship symbol, < ship';

/**
 * The harbor and the players as text for a terminal: each card with its owner (r red, b black, ~ Water, * special), its
 * number (the harbor card is ~0) and what it shows (w wine, s spice, t tea, C crane, T tavern, F Flood, B Bridge, H Customs
 * House, $ coin, ^ ship); < marks the ship, lines are the borders of zones, and a dot is a space that can still be reached.
 * @function
 */
export const format: Game<Kontor>['format'] = (of) => {
  const table = tableOf(of.options);
  const all = zones(of);
  return [
    ...boardLines(table, of, all),
    LEGEND,
    ...all.map(zoneLine),
    `Water pile: ${pileText(table, of.water)}; treasury: ${count(treasuryOf(table, of.coins), 'coin')}`,
    ...([0, 1] as const).flatMap((side) => seatsOf(table, side)).map((seat) => seatLine(table, of, seat)),
    statusLine(of),
  ].join('\n');
};
