import { expect } from 'vitest';
import type { Issue, Result } from '../../src/core/contract.js';
import {
  apply,
  type CardNumber,
  cellAt,
  chance,
  check,
  columnOf,
  fromPosition,
  type KontorEvent,
  type KontorIllegal,
  type KontorMove,
  type KontorPosition,
  type KontorState,
  legalMoves,
  parsePosition,
  rowOf,
  step,
  turn,
  type Zone,
  zones,
} from '../../src/kontor/index.js';

/* What the tests of the rules do at the table, in as few words as possible. All of it is the public API. */

export type Spot = readonly [row: number, column: number];

export const spotOf = (cell: number): Spot => [rowOf(cell), columnOf(cell)];

/** Old Rope after its end: black's zone with a tavern and red's, both to be judged. */
export const JUDGED: KontorPosition = {
  scenario: 'old-rope',
  idle: 10,
  cells: [
    [1, 1, 1],
    [1, 2, 'water'],
    [2, 1, 'water'],
    [-1, 1, 2],
    [-1, 2, 'water'],
    [-2, 1, 'water'],
  ],
};

/** Deals whatever comes first until somebody has to decide. */
export const dealAny = (state: KontorState): KontorState => {
  let now = state;
  for (let next = chance(now)[0]; next !== undefined; next = chance(now)[0]) now = apply(now, next.outcome);
  return now;
};

/** A move and what chance does after it. */
export const go = (state: KontorState, move: KontorMove): KontorState => dealAny(apply(state, move));

export const placeAt = (player: number, [row, column]: Spot): KontorMove => ({
  type: 'place',
  player,
  cell: cellAt(row, column),
});

export const sailTo = (
  player: number,
  [row, column]: Spot,
  remove: Spot | null = null,
  pile: number | null = null,
): KontorMove => ({
  type: 'ship',
  player,
  to: cellAt(row, column),
  remove: remove === null ? null : cellAt(remove[0], remove[1]),
  pile,
});

export const choose = (player: number, card: CardNumber | null): KontorMove => ({ type: 'choose', player, card });

/** Both, or all, choose and show. */
export const reveal = (state: KontorState, ...cards: readonly (CardNumber | null)[]): KontorState =>
  cards.reduce<KontorState>((now, card, player) => apply(now, choose(player, card)), state);

/** The events of the last of these choices. */
export const revealEvents = (state: KontorState, ...cards: readonly (CardNumber | null)[]): readonly KontorEvent[] => {
  const all = cards.slice(0, -1).reduce<KontorState>((now, card, player) => apply(now, choose(player, card)), state);
  return step(all, choose(cards.length - 1, cards.at(-1) ?? null)).events;
};

export const why = (state: KontorState, move: KontorMove): KontorIllegal | null => check(state, move);

export const codeOf = (state: KontorState, move: KontorMove): string | null => check(state, move)?.code ?? null;

/** Where the acting seat can lay its card. */
export const spaces = (state: KontorState): readonly Spot[] =>
  legalMoves(state).flatMap((move) => (move.type === 'place' ? [spotOf(move.cell)] : []));

/** Whether a seat that shows a card could lay it there. */
export const canLay = (position: KontorPosition, player: number, card: CardNumber, spot: Spot): boolean => {
  const seats = position.players ?? 2;
  const shown = Array.from({ length: seats }, (_, seat) => (seat === player ? card : null));
  const state = fromPosition({ ...position, shown });
  return state.phase === 'act' && check(state, placeAt(player, spot)) === null;
};

export const zoneAt = (state: KontorState, [row, column]: Spot): Zone => {
  const found = zones(state).find(({ cells }) => cells.includes(cellAt(row, column)));
  if (found === undefined) throw new Error(`no zone at (${row}, ${column})`);
  return found;
};

export const cardAt = (state: KontorState, [row, column]: Spot): number => state.board[cellAt(row, column)] ?? -1;

/** Who has to decide. */
export const due = (state: KontorState): readonly number[] => {
  const now = turn(state);
  return now.kind === 'decision' ? now.players : [];
};

export const treasury = (state: KontorState): number => 20 - state.coins.reduce((sum, coins) => sum + coins, 0);

/** Every card of a state, wherever it is. */
export const allCards = (state: KontorState): readonly number[] =>
  [
    ...state.board.filter((card) => card >= 0),
    ...state.covered,
    ...state.hands.flat(),
    ...state.shown.filter((card) => card !== null),
    ...[state.water, ...state.docks].flatMap(({ top, under }) => (top === null ? under : [top, ...under])),
    ...state.pools.flat(),
  ].sort((a, b) => a - b);

/** What is wrong with an input, and where; each issue says what was expected. */
export const told = (read: Result<unknown, readonly Issue[]>): readonly string[] => {
  if (read.ok) return [];
  expect(read.error.map(({ expected }) => expected)).not.toContain('');
  return read.error.map(({ path, code }) => `${path.join('.')}: ${code}`);
};

/** What is wrong with a position. */
export const issuesOf = (position: unknown): readonly string[] => told(parsePosition(position));
