import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pickOutcome } from '../../src/core/chance.js';
import { createRandom, pickFrom } from '../../src/core/random.js';
import {
  apply,
  chance,
  fromPosition,
  init,
  type KingdomBuilderState,
  key,
  legalMoves,
  parsePosition,
  supplyOf,
  TILE_LOST,
  TILE_NEW,
  TILE_USED,
  turn,
} from '../../src/kingdom-builder/index.js';
import { anyPosition, withMore } from './arbitrary.js';
import { FIRST_GAME, placesOf } from './table.js';
import { anyWritten, written } from './written.js';

/* Every state of a game as a position. */

/** A random game to its end; tiles are used more often than not, those that move above all. */
const play = (from: KingdomBuilderState, seed: string, look: (state: KingdomBuilderState) => void): void => {
  const random = createRandom(seed);
  let state = from;
  look(state);
  for (let due = turn(state); due.kind !== 'over'; due = turn(state)) {
    if (due.kind === 'chance') state = apply(state, pickOutcome(chance(state), random));
    else {
      const moves = legalMoves(state);
      const tiles = moves.filter(({ type }) => type === 'tile' && random(3) > 0);
      const movers = tiles.filter((move) => move.type === 'tile' && move.from !== null);
      const [some = moves] = [movers, tiles].filter((each) => each.length > 0 && random(2) > 0);
      state = apply(state, pickFrom(some, random));
    }
    look(state);
  }
};

/** What is to be told of a state, as words. */
const kindsOf = (state: KingdomBuilderState): readonly (string | false)[] => {
  const { phase, terrain, built, player, pile, discard, hands } = state;
  const own = state.tiles[player] ?? [];
  const cards = [...pile, ...discard].reduce((sum, n) => sum + n, 0);
  const inSight = [terrain, ...hands].filter((card) => card !== null).length;
  const supply = supplyOf(state, player);
  return [
    phase,
    phase === 'turn' && turn(state).kind === 'chance' && `a card due with ${built} built`,
    own.includes(TILE_USED) && 'used',
    own.includes(TILE_NEW) && 'taken',
    own.includes(TILE_LOST) && 'lost',
    own.includes(TILE_LOST) && own.includes(TILE_NEW) && 'lost and taken',
    built > 0 && built < 3 && supply > 0 && supply < 3 - built && 'begun with a short supply',
    built > 0 && built < 3 && supply === 0 && 'supply used up',
    cards + inSight < 25 && `a card gone, ${phase}`,
    phase === 'turn' && hands.some((card, seat) => card === null && seat !== player) && 'an empty hand',
    phase === 'turn' && terrain === null && cards === 0 && 'no card left',
  ];
};

describe('every state of a random game can be written as a position', () => {
  const kinds = new Set<string>();
  let count = 0;

  const compare = (from: KingdomBuilderState, seed: string): void => {
    play(from, seed, (state) => {
      for (const kind of kindsOf(state)) if (kind !== false) kinds.add(kind);
      const position = written(state);
      expect(key(fromPosition(position))).toBe(key(state));
      if (count++ % 16 > 0) return;
      expect(parsePosition(JSON.parse(JSON.stringify(position))).ok).toBe(true);
      // With a seed the situation is the same, unless a card is due: then it is drawn.
      const seeded = fromPosition({ ...position, seed });
      if (turn(state).kind === 'chance') expect(turn(seeded).kind).not.toBe('chance');
      else expect(key(seeded)).toBe(key(state));
    });
  };

  const games = [2, 3, 4].flatMap((players) =>
    [false, true].flatMap((lordsCountZero) =>
      (['excluded', 'candidate'] as const).map((vacatedHex) => [players, { lordsCountZero, vacatedHex }] as const),
    ),
  );

  test.each(games)('%i players, %o', (players, rulings) => {
    const name = `written ${players} ${Object.values(rulings).join(' ')}`;
    for (let game = 0; game < 2; game++) {
      const seeded = init({ players, rulings, firstPlayer: game % players, seed: `${name} ${game}` });
      compare(seeded, name);
      compare(init({ ...seeded.options, chance: 'manual' }), name);
    }
  });

  /** Four seats, with all but some hexes of the canyon and of the desert settled. */
  const full = (left: number, more: Partial<Parameters<typeof fromPosition>[0]>): KingdomBuilderState => {
    const places = [...placesOf(FIRST_GAME, 'canyon').slice(left), ...placesOf(FIRST_GAME, 'desert').slice(left)];
    const settlements = [0, 1, 2, 3].map((seat) => places.filter((_, at) => at % 4 === seat));
    return fromPosition({ sections: FIRST_GAME, settlements, terrain: 'canyon', ...more });
  };

  test.each([1, 2, 3, 5])('with %i free hexes of two terrains', (left) => {
    for (let game = 0; game < 2; game++) {
      compare(full(left, { player: game }), `full ${left} ${game}`);
      compare(full(left, { player: game, seed: game }), `full and seeded ${left} ${game}`);
    }
  });

  test('with hardly a card left', () => {
    const none = { grassland: 0, canyon: 0, desert: 0, 'flower-field': 0, forest: 0 };
    for (const pile of [none, { ...none, canyon: 1 }, { ...none, canyon: 1, desert: 2 }])
      for (const hands of [
        [null, null, null, null],
        [null, 'desert', null, 'forest'],
      ] as const)
        compare(full(2, { pile, hands }), `hardly a card ${Object.values(pile).join('')}`);
    compare(full(2, { pile: none, hands: [null, null, null, null], terrain: null }), 'no card');
  });

  test('among them all that a position can tell', () => {
    for (const kind of [
      ...['deal', 'turn', 'draw', 'over'],
      ...['used', 'taken', 'lost', 'lost and taken'],
      ...['begun with a short supply', 'supply used up'],
      ...[0, 1, 2, 3].map((built) => `a card due with ${built} built`),
      ...['a card gone, turn', 'a card gone, draw', 'a card gone, over', 'an empty hand', 'no card left'],
    ])
      expect(kinds).toContain(kind);
    expect(count).toBeGreaterThan(6000);
  });
});

test('so can whatever else a position builds', () => {
  let built = 0;
  fc.assert(
    fc.property(withMore(fc.oneof(anyPosition(60), anyWritten)), (position) => {
      if (!parsePosition(position).ok) return;
      built++;
      const state = fromPosition(position);
      expect(key(fromPosition(written(state)))).toBe(key(state));
    }),
    { numRuns: 300 },
  );
  expect(built).toBeGreaterThan(30);
});
