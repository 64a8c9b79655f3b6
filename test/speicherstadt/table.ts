import {
  apply,
  cardsOf,
  chance,
  check,
  fromPosition,
  type Good,
  legalMoves,
  MANIFEST,
  type Manifest,
  type SeatPosition,
  type SpeicherstadtEvent,
  type SpeicherstadtIllegal,
  type SpeicherstadtItem,
  type SpeicherstadtMove,
  type SpeicherstadtPosition,
  type SpeicherstadtState,
  score,
  step,
  turn,
} from '../../src/speicherstadt/index.js';

/* What the tests of the rules do at the table, in as few words as possible. All of it is the public API. */

/** A game of four with Kaispeicher, where every card is in play. */
export const table = (
  seats: readonly SeatPosition[],
  rest: Omit<SpeicherstadtPosition, 'seats'> = {},
): SpeicherstadtState =>
  fromPosition({ kaispeicher: true, ...rest, seats: seats.concat([{}, {}, {}, {}].slice(seats.length)) });

/** A loading in a game of four; seat 0 begins. */
export const loading = (
  cards: readonly string[],
  cubes: Readonly<Record<string, readonly Good[]>> = {},
  rest: Omit<SpeicherstadtPosition, 'seats'> & { readonly seat?: SeatPosition } = {},
): SpeicherstadtState => {
  const { seat, ...others } = rest;
  return table([{ ...seat, cards }], { phase: 'loading', cubes, ...others });
};

export const buy = (player: number): SpeicherstadtMove => ({ type: 'buy', player });
export const decline = (player: number): SpeicherstadtMove => ({ type: 'decline', player });
export const done = (player: number): SpeicherstadtMove => ({ type: 'done', player });
export const place = (player: number, column: number, gray = false): SpeicherstadtMove => ({
  type: 'place',
  player,
  column,
  gray,
});
export const load = (good: Good, card: string | null, player = 0): SpeicherstadtMove => ({
  type: 'load',
  player,
  good,
  card,
});
export const trade = (first: Good, second: Good, third: Good | null, take: Good | null): SpeicherstadtMove => ({
  type: 'trade',
  player: 0,
  first,
  second,
  third,
  take,
});

/** The state after some moves. */
export const following = (state: SpeicherstadtState, ...moves: readonly SpeicherstadtMove[]): SpeicherstadtState =>
  moves.reduce((now, move) => apply(now, move), state);

/** Turns up a card. */
export const turnUp = (state: SpeicherstadtState, card: string): SpeicherstadtState =>
  apply(state, { type: 'turn-up', card });

/** Lets everybody who is still to load finish. */
export const allDone = (state: SpeicherstadtState): SpeicherstadtState => {
  let now = state;
  while (now.phase === 'loading') now = apply(now, done(now.player));
  return now;
};

/** Turns up and draws the first that is possible until somebody has to decide. */
export const drawAny = (state: SpeicherstadtState): SpeicherstadtState => {
  let now = state;
  for (let next = chance(now)[0]; next !== undefined; next = chance(now)[0]) now = apply(now, next.outcome);
  return now;
};

/** The ids of a seat's cards. */
export const idsOf = (state: SpeicherstadtState, seat: number): readonly string[] =>
  (state.cards[seat] ?? []).map((number) => cardsOf(state.options)[number]?.id ?? '');

/** The ids of some cards. */
export const names = (state: SpeicherstadtState, numbers: readonly number[]): readonly (string | null)[] =>
  numbers.map((number) => cardsOf(state.options)[number]?.id ?? null);

/** What lies on a card. */
export const loadOn = (state: SpeicherstadtState, id: string): number =>
  state.loads[cardsOf(state.options).findIndex((card) => card.id === id)] ?? -1;

/** Why not. */
export const whyNot = (state: SpeicherstadtState, move: SpeicherstadtMove): SpeicherstadtIllegal | null =>
  check(state, move);

/** The events of a move. */
export const eventsOf = (state: SpeicherstadtState, move: SpeicherstadtMove): readonly SpeicherstadtEvent[] =>
  step(state, move).events;

/** Whether a move is in the list. */
export const isLegal = (state: SpeicherstadtState, move: SpeicherstadtMove): boolean =>
  legalMoves(state).some((legal) => JSON.stringify(legal) === JSON.stringify(move));

/** The items of a seat's score in a category. */
export const itemsOf = (
  state: SpeicherstadtState,
  category: SpeicherstadtItem['category'],
  seat = 0,
): readonly SpeicherstadtItem[] => (score(state).sides[seat]?.items ?? []).filter((item) => item.category === category);

/** The points of a seat in a category. */
export const pointsOf = (state: SpeicherstadtState, category: SpeicherstadtItem['category'], seat = 0): number =>
  itemsOf(state, category, seat).reduce((sum, { points }) => sum + points, 0);

/** Who must act, and who may. */
export const actors = (state: SpeicherstadtState): readonly [readonly number[], readonly number[]] => {
  const due = turn(state);
  return due.kind === 'decision' ? [due.players, due.others] : [[], []];
};

/** A deck of these entries alone. */
export const deckOf = (base: Manifest['base']): Manifest => ({
  goods: MANIFEST.goods,
  base,
  kaispeicher: [],
});

/** A deck of some built-in entries alone. */
export const small = (...ids: readonly string[]): Manifest =>
  deckOf(MANIFEST.base.filter(({ id }) => ids.includes(id)));
