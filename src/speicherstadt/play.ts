import type { RandomState } from '../core/contract.js';
import { type Card, cardNamed, deckOf, sizesOf } from './deck.js';
import type { Draft, Emit } from './draft.js';
import { NO_GOODS } from './goods.js';
import { MOVE_RULES } from './moves.js';
import type { ResolvedOptions } from './options.js';
import { drawCube, openSeason, startSupply, turnUp } from './phases/supply.js';
import type { SpeicherstadtChance, SpeicherstadtMove, SpeicherstadtState } from './types.js';

/** Revision of the rules: any change that can change a game raises it. */
export const RULES = 1;

/** The coins that each seat starts with. (Public rules summaries, "Setup".) */
const COINS = 5;

/** The state before the first card is turned up. (Public rules summaries, "Setup"; the expansion's rulebook, "Setup".) */
export const begin = (options: ResolvedOptions, random: RandomState | null, emit?: Emit): SpeicherstadtState => {
  const { players, firstPlayer } = options;
  const { cards, goods } = deckOf(options);
  const { workers, aside } = sizesOf(options);
  const each = (count: number): readonly number[] => new Array<number>(players).fill(count);
  const next: Draft = {
    game: 'speicherstadt',
    schema: 1,
    rules: RULES,
    options,
    random,
    phase: 'supply',
    round: 1,
    player: firstPlayer,
    asked: null,
    stopped: 0,
    bought: 0,
    season: 0,
    pile: [],
    bag: goods,
    stock: NO_GOODS,
    row: [],
    columns: [],
    fire: -1,
    settled: 0,
    coins: each(COINS),
    points: each(0),
    workers: each(workers),
    cards: each(0).map(() => []),
    halls: each(-1),
    quay: NO_GOODS,
    loads: cards.map(() => 0),
    upper: [],
    reserved: [],
    holders: [],
    gray: aside,
    breaks: aside,
    truck: null,
  };
  openSeason(next, 0);
  startSupply(next, emit);
  return next;
};

/** The state after one legal move or possible outcome. See `Basis.play` in core. */
export const play = (
  state: SpeicherstadtState,
  input: SpeicherstadtMove | SpeicherstadtChance,
  emit?: Emit,
  random: RandomState | null = state.random,
): SpeicherstadtState => {
  // Written out: copying with a spread makes playouts half as fast.
  const next: Draft = {
    game: state.game,
    schema: state.schema,
    rules: state.rules,
    options: state.options,
    random,
    phase: state.phase,
    round: state.round,
    player: state.player,
    asked: state.asked,
    stopped: state.stopped,
    bought: state.bought,
    season: state.season,
    pile: state.pile,
    bag: state.bag,
    stock: state.stock,
    row: state.row,
    columns: state.columns,
    fire: state.fire,
    settled: state.settled,
    coins: state.coins,
    points: state.points,
    workers: state.workers,
    cards: state.cards,
    halls: state.halls,
    quay: state.quay,
    loads: state.loads,
    upper: state.upper,
    reserved: state.reserved,
    holders: state.holders,
    gray: state.gray,
    breaks: state.breaks,
    truck: state.truck,
  };
  if (input.type === 'turn-up') turnUp(next, cardNamed(next, input.card) as Card, emit);
  else if (input.type === 'draw') drawCube(next, input.good, emit);
  else MOVE_RULES.get(input.type)?.play(next, input, emit);
  // What came and went within the move leaves the list as it was.
  for (const name of ['coins', 'points', 'stock'] as const) {
    const before = state[name];
    if (next[name] !== before && next[name].every((value, index) => value === before[index])) next[name] = before;
  }
  return next;
};
