import { checkListener, checkSource, checkView, checkViewer } from '../core/arguments.js';
import type { Random, Rules, Viewer } from '../core/contract.js';
import { freshRandomState } from '../core/random.js';
import { pileSizeOf } from './deck.js';
import { MOST_SEATS } from './seats.js';
import type { SpeicherstadtEvent, SpeicherstadtState, SpeicherstadtView } from './types.js';

/**
 * What a seat or a spectator knows: everything but what comes next. All else lies open on the table, so all views of a
 * state differ in their viewer alone. See {@link Rules.view}.
 * @throws InvalidInputError when the viewer is neither a seat of this game nor `'spectator'`, and when it is given a
 * view or anything else that is not a state of this game.
 *
 * @example
 * ```ts
 * import { init, view } from 'kontorhaus/speicherstadt';
 *
 * const seen = view(init({ players: 3, seed: 1 }), 'spectator');
 * seen.coins; // => [5, 5, 5]
 * // Cards that may come, of the current season, and how many are left in all.
 * [seen.unseen.length, seen.pileSize]; // => [8, 48]
 * ```
 */
export const view = (state: SpeicherstadtState, viewer: Viewer): SpeicherstadtView => {
  checkViewer('speicherstadt', state, viewer);
  // Written out: a spread is several times slower.
  return {
    game: state.game,
    schema: state.schema,
    rules: state.rules,
    options: state.options,
    phase: state.phase,
    round: state.round,
    player: state.player,
    asked: state.asked,
    stopped: state.stopped,
    bought: state.bought,
    season: state.season,
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
    viewer,
    seeded: state.random !== null,
    unseen: state.pile,
    pileSize: pileSizeOf(state.options, state.season, state.pile.length),
  };
};

/**
 * The events as they are: nothing that has happened is hidden from anybody. See {@link Rules.viewEvents}.
 * @throws InvalidInputError when the viewer can be no seat and is not `'spectator'`.
 *
 * @example
 * ```ts
 * import { start, viewEvents } from 'kontorhaus/speicherstadt';
 *
 * const { events } = start({ players: 3, seed: 1 });
 * viewEvents(events, 'spectator') === events; // => true
 * ```
 */
export const viewEvents = (events: readonly SpeicherstadtEvent[], viewer: Viewer): readonly SpeicherstadtEvent[] => {
  checkListener('speicherstadt', MOST_SEATS, viewer);
  return events;
};

/**
 * A full state that agrees with the view. A pile holds no order before a card is turned up, so the only thing made anew
 * is the generator: a sample draws other cards than the game will, each order equally likely. See
 * {@link Rules.resample}.
 * @throws InvalidInputError when it is given a state, or a view of another game, and without a source.
 *
 * @example
 * ```ts
 * import { createRandom } from 'kontorhaus';
 * import { init, key, resample, view } from 'kontorhaus/speicherstadt';
 *
 * const seen = view(init({ players: 3, seed: 1 }), 0);
 * key(view(resample(seen, createRandom(1)), 0)) === key(seen); // => true
 * ```
 */
export const resample = (seen: SpeicherstadtView, random: Random): SpeicherstadtState => {
  checkView('speicherstadt', seen);
  checkSource(random);
  return {
    game: seen.game,
    schema: seen.schema,
    rules: seen.rules,
    options: seen.options,
    random: seen.seeded ? freshRandomState(random) : null,
    phase: seen.phase,
    round: seen.round,
    player: seen.player,
    asked: seen.asked,
    stopped: seen.stopped,
    bought: seen.bought,
    season: seen.season,
    pile: seen.unseen,
    bag: seen.bag,
    stock: seen.stock,
    row: seen.row,
    columns: seen.columns,
    fire: seen.fire,
    settled: seen.settled,
    coins: seen.coins,
    points: seen.points,
    workers: seen.workers,
    cards: seen.cards,
    halls: seen.halls,
    quay: seen.quay,
    loads: seen.loads,
    upper: seen.upper,
    reserved: seen.reserved,
    holders: seen.holders,
    gray: seen.gray,
    breaks: seen.breaks,
    truck: seen.truck,
  };
};
