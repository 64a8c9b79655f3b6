import { expect } from 'vitest';
import { fromPosition, init, type KontorState, parseState } from '../../src/kontor/index.js';
import { reveal, told } from './table.js';

/* States in which something is wrong: where they come from, and how they are spoiled. */

/** A state to be changed in place. */
export type Draft = {
  -readonly [K in keyof KontorState]: KontorState[K] extends readonly (infer E)[] ? E[] : KontorState[K];
};

/** What is wrong, a state in which it is not, how it comes about, and the issue that says so. */
export type Wrong = readonly [what: string, make: () => KontorState, spoil: (state: Draft) => void, issue: string];

export const base = (): KontorState => fromPosition({ cells: [[1, 1, 36]], hands: [[29], [4]] });
export const acting = (): KontorState =>
  fromPosition({ ruleset: 'advanced', cells: [[1, 1, 3]], shown: [null, 53], hands: [[29], [4]] });
export const dealing = (): KontorState => init({ players: 2, chance: 'manual' });
export const picking = (): KontorState => init({ players: 2, scenario: 'justice', seed: 1 });
export const buying = (): KontorState => fromPosition({ scenario: 'special-cards', cells: [] });
export const bribing = (): KontorState => fromPosition({ scenario: 'baksheesh', cells: [[1, 1, 36]], last: 0 });
export const four = (): KontorState => fromPosition({ players: 4, cells: [[1, 1, 36]] });
export const rope = (): KontorState =>
  reveal(
    fromPosition({
      scenario: 'old-rope',
      idle: 9,
      cells: [
        [1, 1, 1],
        [1, 2, 'water'],
        [2, 1, 'water'],
      ],
    }),
    null,
    null,
  );

/** Takes a card out of the unknown ones. */
export const take = (state: Draft, card: number): number => {
  state.pools = state.pools.map((pool) => pool.filter((other) => other !== card));
  return card;
};
/** A card goes back to them. */
export const putBack = (state: Draft, suit: number, card: number | null | undefined): void => {
  state.pools[suit] = [...(state.pools[suit] ?? []), card as number].sort((a, b) => a - b);
};
export const swap = (state: Draft, card: number, cell: number): void => {
  state.board[cell] = take(state, card);
};
export const give = (state: Draft, seat: number, cards: readonly number[]): void => {
  for (const card of cards) take(state, card);
  state.hands[seat] = [...(state.hands[seat] ?? []), ...cards].sort((a, b) => a - b);
};
/** A hand's last card goes back to the unknown Water cards. */
export const giveBack = (state: Draft, seat: number): void => {
  const card = state.hands[seat]?.at(-1) as number;
  for (const cards of [state.hands, state.secret]) cards[seat] = (cards[seat] ?? []).filter((other) => other !== card);
  putBack(state, 0, card);
};
/** Lays any Water left on an empty cell, and makes the pile fit. */
export const fill = (state: Draft, cell: number): void => {
  if ((state.board[cell] as number) >= 0) return;
  state.board[cell] = take(state, state.pools[0]?.[0] as number);
  Object.assign(state.water, { hidden: state.pools[0]?.length });
};

/** The state comes back from its text. */
export const expectAccepted = (state: KontorState): void => {
  expect(parseState(JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, value: state });
};

/** The state is accepted, and refused once it is spoiled. */
export const expectRefused = (
  _: string,
  make: () => KontorState,
  spoil: (state: Draft) => void,
  issue: string,
): void => {
  const state = JSON.parse(JSON.stringify(make())) as Draft;
  expectAccepted(make());
  spoil(state);
  expect(told(parseState(state))).toContain(issue);
};
