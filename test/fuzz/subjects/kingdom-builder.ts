import fc from 'fast-check';
import { pickFrom } from '../../../src/core/random.js';
import {
  type KingdomBuilder,
  kingdomBuilder,
  TERRAINS,
  type Terrain,
  TILES,
} from '../../../src/kingdom-builder/index.js';
import { anyCards, anySections, someRulings } from '../../kingdom-builder/arbitrary.js';
import { somePosition } from '../../kingdom-builder/written.js';
import type { Subject } from '../subject.js';
import { anySeed, some } from './any.js';

const hexes = Array.from({ length: 400 }, (_, hex) => hex);

export const kingdomBuilderSubject: Subject<KingdomBuilder> = {
  game: kingdomBuilder,
  options: fc.record(
    {
      players: fc.integer({ min: 2, max: 4 }),
      seed: anySeed,
      sections: fc.oneof(fc.constantFrom('first-game' as const, 'random' as const), anySections),
      cards: fc.oneof(fc.constantFrom('first-game' as const, 'random' as const), anyCards),
      firstPlayer: fc.constantFrom(0, 1, 'random' as const),
      rulings: someRulings,
    },
    { requiredKeys: ['players', 'seed'] },
  ),
  positions: somePosition,
  longest: () => kingdomBuilder.info.longest,
  fields: {
    build: { hex: hexes },
    tile: { tile: TILES, from: [null, ...hexes], hex: hexes },
    'end-turn': {},
  },
  outcomes: TERRAINS.map((terrain) => ({ type: 'draw', terrain })),
  // Another seat's card changes places with one of the pile.
  disguise: (state, viewer, random) => {
    const seat = some(
      state.hands.flatMap((terrain, seat) => (terrain === null || seat === viewer ? [] : [seat])),
      random,
    );
    const drawn = some(
      TERRAINS.flatMap((_, index) => (state.pile[index] === 0 ? [] : [index])),
      random,
    );
    if (seat === undefined || drawn === undefined) return null;
    const own = TERRAINS.indexOf(state.hands[seat] as Terrain);
    const change = (index: number): number => (index === own ? 1 : 0) - (index === drawn ? 1 : 0);
    return {
      ...state,
      hands: state.hands.with(seat, pickFrom([TERRAINS[drawn] ?? null], random)),
      pile: state.pile.map((copies, index) => copies + change(index)),
    };
  },
};
