import { checkListener, checkSource, checkView, checkViewer } from '../core/arguments.js';
import type { Player, Random, Rules, Viewer } from '../core/contract.js';
import { freshRandomState, shuffled, testedSource } from '../core/random.js';
import { sumOf } from '../core/sum.js';
import { TERRAINS, type Terrain } from './data/terrains.js';
import type { KingdomBuilderEvent } from './events.js';
import { MOST_SEATS } from './seats.js';
import { withCards } from './turn.js';
import type { KingdomBuilderState, KingdomBuilderView } from './types.js';

/**
 * What a seat or a spectator knows: not the other hands, and not which cards the pile holds. See {@link Rules.view}.
 * @throws InvalidInputError when the viewer is neither a seat of this game nor `'spectator'`, and when it is given a
 * view or anything else that is not a state of this game.
 *
 * @example
 * ```ts
 * import { init, view } from 'kontorhaus/kingdom-builder';
 *
 * view(init({ players: 2, seed: 1 }), 0).hands; // => [null, 'hidden']
 * ```
 */
export const view = (state: KingdomBuilderState, viewer: Viewer): KingdomBuilderView => {
  checkViewer('kingdom-builder', state, viewer);
  const isSecret = (player: Player): boolean => player !== viewer && state.hands[player] !== null;
  const unseen = state.hands.reduce(
    (counts, terrain, player) => (terrain !== null && isSecret(player) ? withCards(counts, terrain, 1) : counts),
    state.pile,
  );
  return {
    game: state.game,
    schema: state.schema,
    rules: state.rules,
    options: state.options,
    phase: state.phase,
    player: state.player,
    terrain: state.terrain,
    built: state.built,
    settlements: state.settlements,
    tiles: state.tiles,
    discard: state.discard,
    viewer,
    seeded: state.random !== null,
    hands: state.hands.map((terrain, player) => (isSecret(player) ? 'hidden' : terrain)),
    unseen,
    pileSize: sumOf(state.pile),
  };
};

/**
 * The events with other seats' drawn cards blanked out. See {@link Rules.viewEvents}.
 * @throws InvalidInputError when the viewer can be no seat and is not `'spectator'`.
 *
 * @example
 * ```ts
 * import { type KingdomBuilderEvent, viewEvents } from 'kontorhaus/kingdom-builder';
 *
 * const events: readonly KingdomBuilderEvent[] = [{ type: 'card-drawn', player: 1, terrain: 'canyon' }];
 * viewEvents(events, 1); // => [{ type: 'card-drawn', player: 1, terrain: 'canyon' }]
 * viewEvents(events, 'spectator'); // => [{ type: 'card-drawn', player: 1, terrain: null }]
 * ```
 */
export const viewEvents = (events: readonly KingdomBuilderEvent[], viewer: Viewer): readonly KingdomBuilderEvent[] => {
  checkListener('kingdom-builder', MOST_SEATS, viewer);
  return events.map((event) =>
    event.type === 'card-drawn' && event.player !== viewer
      ? { type: 'card-drawn', player: event.player, terrain: null }
      : event,
  );
};

/**
 * A full state that agrees with the view: the unseen cards dealt anew. See {@link Rules.resample}.
 * @throws InvalidInputError when it is given a state, or a view of another game, and without a source.
 *
 * @example
 * ```ts
 * import { createRandom } from 'kontorhaus';
 * import { init, key, resample, view } from 'kontorhaus/kingdom-builder';
 *
 * const seen = view(init({ players: 2, seed: 1 }), 0);
 * key(view(resample(seen, createRandom(1)), 0)) === key(seen); // => true
 * ```
 */
export const resample = (seen: KingdomBuilderView, random: Random): KingdomBuilderState => {
  checkView('kingdom-builder', seen);
  checkSource(random);
  const cards = shuffled(
    seen.unseen.flatMap((copies, index) => new Array<Terrain>(copies).fill(TERRAINS[index] as Terrain)),
    testedSource(random),
  );
  const hands = seen.hands.map((card) => (card === 'hidden' ? (cards.pop() as Terrain) : card));
  return {
    game: seen.game,
    schema: seen.schema,
    rules: seen.rules,
    options: seen.options,
    random: seen.seeded ? freshRandomState(random) : null,
    phase: seen.phase,
    player: seen.player,
    terrain: seen.terrain,
    built: seen.built,
    settlements: seen.settlements,
    tiles: seen.tiles,
    hands,
    pile: TERRAINS.map((terrain) => cards.filter((card) => card === terrain).length),
    discard: seen.discard,
  };
};
