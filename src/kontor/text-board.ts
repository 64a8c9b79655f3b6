import type { Game } from '../core/contract.js';
import { capitalized, counted, playersNamed } from '../core/text.js';
import { type Cell, cellAt, isWithin, WIDTH } from './cells.js';
import { GOODS } from './data/cards.js';
import { BRIDGE, COIN, CRANE, FLOOD, HOUSE, RED, SHIP, SPECIAL, TAVERN, WATER } from './deck.js';
import { limitsOf } from './edges.js';
import { PASS } from './round.js';
import { seatsOf, sideOf, type Table, tableOf, treasuryOf } from './table.js';
import { at, COLORS, ENDS, WAITING_FOR, WON_BY } from './text.js';
import { turn, waitingFor } from './turn.js';
import type { CardNumber, EndReason, Kontor, KontorSeen, Pile } from './types.js';
import { type Goods, type WonBy, type Zone, zones } from './zones.js';

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

const zoneLine = ({ cells, size, complete, openings, goods, leader, by }: Zone): string => {
  const sides = COLORS.map((color, side) => `${color} ${lettersOf(goods[side] as Goods) || '-'}`).join(', ');
  const lead =
    leader === null ? 'nobody leads' : `${COLORS[leader]} ${complete ? 'won' : 'leads'} by ${WON_BY[by as WonBy]}`;
  const state = complete ? 'complete' : `open at ${openings.map(at).join(' ')}`;
  return `zone at ${at(cells[0] as Cell)}, ${counted(size, 'card')}: ${sides}; ${lead}; ${state}`;
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
  return `player ${seat} (${COLORS[sideOf(table, seat)]}): ${counted(of.coins[seat] as number, 'coin')}; hand ${hand}; pile ${pile}${shown}${choice}`;
};

const statusLine = (of: KontorSeen): string => {
  const due = turn(of);
  if (due.kind === 'over') return `The game is over: ${ENDS[of.reason as EndReason]}.`;
  if (due.kind === 'chance') return 'A card is to be dealt.';
  return `${capitalized(playersNamed(waitingFor(of)))} to decide: ${WAITING_FOR[of.phase]}.`;
};

const LEGEND =
  'r red, b black, ~ Water, * special card; w wine, s spice, t tea, C crane, T tavern, F Flood, B Bridge, H Customs House; $ coin, ^ ship symbol, < ship';

/**
 * The harbor and the players as text for a terminal: each card with its owner (r red, b black, ~ Water, * special), its
 * number (the harbor card is ~0) and what it shows (w wine, s spice, t tea, C crane, T tavern, F Flood, B Bridge, H Customs
 * House, $ coin, ^ ship); < marks the ship, lines are the borders of zones, and a dot is a space that can still be reached.
 * See {@link Game.format}.
 *
 * @example
 * ```ts
 * import { format, init } from 'kontorhaus/kontor';
 *
 * const lines = format(init({ players: 2, ruleset: 'advanced', seed: 1 })).split('\n');
 * lines.find((line) => line.startsWith('zone')); // => undefined
 * lines.at(-1); // => 'Players 0 and 1 to decide: a card or a pass is to be chosen.'
 * ```
 * @function
 */
export const format: Game<Kontor>['format'] = (of) => {
  const table = tableOf(of.options);
  const all = zones(of);
  return [
    ...boardLines(table, of, all),
    LEGEND,
    ...all.map(zoneLine),
    `Water pile: ${pileText(table, of.water)}; treasury: ${counted(treasuryOf(table, of.coins), 'coin')}`,
    ...([0, 1] as const).flatMap((side) => seatsOf(table, side)).map((seat) => seatLine(table, of, seat)),
    statusLine(of),
  ].join('\n');
};
