import fc from 'fast-check';
import { pickOutcome } from '../../src/core/chance.js';
import { createRandom } from '../../src/core/random.js';
import {
  apply,
  chance,
  init,
  type KingdomBuilderPosition,
  type KingdomBuilderState,
  locations,
  pickMove,
  type Spot,
  settlementsOf,
  TERRAINS,
  TILE_LOST,
  TILE_NEW,
  TILE_READY,
  TILE_USED,
  type TileStatus,
  turn,
} from '../../src/kingdom-builder/index.js';
import { anyPosition, spotOf, withMore } from './arbitrary.js';

/** The location hexes from which a seat has a tile in this state. */
const tilesWith = (state: KingdomBuilderState, seat: number, status: TileStatus): readonly Spot[] =>
  locations(state.options.sections)
    .filter((_, index) => state.tiles[seat]?.[index] === status)
    .map(({ hex }) => spotOf(hex));

const countsIn = (counts: readonly number[]): KingdomBuilderPosition['pile'] =>
  Object.fromEntries(TERRAINS.map((terrain, index) => [terrain, counts[index] ?? 0]));

/** A state as a position that leaves nothing to defaults. */
export const written = (state: KingdomBuilderState): KingdomBuilderPosition => {
  const { players, ...options } = state.options;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const removed = TERRAINS.map((terrain, index) => {
    const inSight = [state.terrain, ...state.hands].filter((card) => card === terrain).length;
    return 5 - inSight - (state.pile[index] ?? 0) - (state.discard[index] ?? 0);
  });
  return {
    ...options,
    settlements: seats.map((seat) => settlementsOf(state, seat).map(spotOf)),
    tiles: seats.map((seat) => tilesWith(state, seat, TILE_READY)),
    used: tilesWith(state, state.player, TILE_USED),
    taken: tilesWith(state, state.player, TILE_NEW),
    lost: seats.map((seat) => tilesWith(state, seat, TILE_LOST)),
    phase: state.phase,
    player: state.player,
    terrain: state.terrain,
    built: state.built,
    hands: state.hands,
    pile: countsIn(state.pile),
    discard: countsIn(state.discard),
    removed: countsIn(removed),
  };
};

/** Positions of states that random games reach, from the deal to the end. */
export const anyWritten: fc.Arbitrary<KingdomBuilderPosition> = fc
  .record({ players: fc.integer({ min: 2, max: 4 }), seed: fc.noShrink(fc.nat()), moves: fc.nat(300) })
  .map(({ players, seed, moves }) => {
    const random = createRandom(seed);
    const { options } = init({ players, seed, firstPlayer: 'random' });
    let state = init({ ...options, chance: 'manual' });
    for (let i = 0; i < moves && turn(state).kind !== 'over'; i++)
      state = apply(
        state,
        turn(state).kind === 'chance' ? pickOutcome(chance(state), random) : pickMove(state, state.player, random),
      );
    return written(state);
  });

/** Tidy positions, those of states that games reach, and either with more said. */
export const somePosition: fc.Arbitrary<KingdomBuilderPosition> = withMore(fc.oneof(anyPosition(60), anyWritten));
