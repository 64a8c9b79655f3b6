import fc from 'fast-check';
import {
  CARDS,
  type KingdomBuilderMove,
  type KingdomBuilderPosition,
  PHASES,
  type PositionTile,
  RULINGS,
  type Rulings,
  SECTIONS,
  type Section,
  type Sections,
  TERRAINS,
  type Terrain,
  TILES,
  type Tile,
} from '../../src/kingdom-builder/index.js';
import { type Cell, cellsOf, near } from './reference.js';

/** Four sections in any order, each upright or turned. */
export const anySections: fc.Arbitrary<Sections> = fc
  .tuple(
    fc.shuffledSubarray([...SECTIONS], { minLength: 4, maxLength: 4 }),
    fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean()),
  )
  .map(([ids, turned]) => {
    const section = (i: 0 | 1 | 2 | 3): Section => {
      const id = ids[i] ?? 'tavern';
      return turned[i] ? `${id}-turned` : id;
    };
    return [section(0), section(1), section(2), section(3)];
  });

/** Three cards. */
export const anyCards = fc
  .shuffledSubarray([...CARDS], { minLength: 3, maxLength: 3 })
  .map((cards) => cards as [(typeof CARDS)[number], (typeof CARDS)[number], (typeof CARDS)[number]]);

/** Rulings, some of them not given. */
export const someRulings = fc.record(
  { lordsCountZero: fc.constantFrom(...RULINGS.lordsCountZero), vacatedHex: fc.constantFrom(...RULINGS.vacatedHex) },
  { requiredKeys: [] },
);

export const anyRulings: fc.Arbitrary<Rulings> = fc.record({
  lordsCountZero: fc.boolean(),
  vacatedHex: fc.constantFrom('excluded', 'candidate'),
});

/** One settlement to place: anywhere, or beside the seat's last one, so that areas, lines and ties come up. */
interface Placement {
  readonly seat: number;
  readonly hex: number | null;
  readonly neighbor: number;
}

const anyPlacement = (players: number): fc.Arbitrary<Placement> =>
  fc.record({
    seat: fc.nat(players - 1),
    hex: fc.option(fc.nat(399), { freq: 1 }),
    neighbor: fc.nat(5),
  });

/** Places what can be placed: on the five terrains, with a Harbor on water too, on free hexes, at most 40 a seat. */
const place = (cells: readonly Cell[], players: number, placements: readonly Placement[]): readonly number[][] => {
  const settlements: number[][] = Array.from({ length: players }, () => []);
  const taken = new Set<number>();
  const ground = cells.some((cell) => cell.section === 'harbor') ? 'GCDFTW' : 'GCDFT';
  for (const { seat, hex, neighbor } of placements) {
    const own = settlements[seat];
    const around = near(own?.at(-1) ?? 210);
    const wanted = hex ?? around[neighbor % around.length];
    if (own === undefined || wanted === undefined || own.length === 40 || taken.has(wanted)) continue;
    if (!ground.includes(cells[wanted]?.letter ?? '')) continue;
    taken.add(wanted);
    own.push(wanted);
  }
  return settlements;
};

/** One tile for each location hex beside a settlement: all that a seat could hold. */
export const tilesBeside = (cells: readonly Cell[], own: readonly number[]): readonly Tile[] =>
  cells.filter((cell) => cell.letter === 'L' && near(cell.hex).some((hex) => own.includes(hex))).map((c) => c.section);

export const spotOf = (hex: number): readonly [number, number] => [Math.floor(hex / 20), hex % 20];

/** A position of two to four seats with up to `most` settlements, all tiles that the seat on turn could hold, and a card. */
export const anyPosition = (most: number): fc.Arbitrary<KingdomBuilderPosition> =>
  fc
    .record({ sections: anySections, players: fc.integer({ min: 2, max: 4 }), rulings: anyRulings })
    .chain(({ sections, players, rulings }) =>
      fc
        .record({
          placements: fc.array(anyPlacement(players), { maxLength: most, size: 'max' }),
          player: fc.nat(players - 1),
          terrain: fc.constantFrom<Terrain>(...TERRAINS),
        })
        .map(({ placements, player, terrain }) => {
          const cells = cellsOf(sections);
          const settlements = place(cells, players, placements);
          return {
            sections,
            rulings,
            player,
            terrain,
            settlements: settlements.map((own) => own.map(spotOf)),
            tiles: settlements.map((own, seat) => (seat === player ? tilesBeside(cells, own) : [])),
          };
        }),
    );

const anyTiles: fc.Arbitrary<PositionTile[]> = fc.array(
  fc.oneof(fc.constantFrom(...TILES), fc.tuple(fc.nat(19), fc.nat(19))),
  { maxLength: 3 },
);
const perSeat = <E>(entry: fc.Arbitrary<E>): fc.Arbitrary<E[]> => fc.array(entry, { minLength: 2, maxLength: 4 });
const anyCounts = fc.dictionary(fc.constantFrom(...TERRAINS), fc.nat(5), { maxKeys: 3 });

/** What else a position may say. */
const anyMore = fc.record({
  tiles: perSeat(anyTiles),
  used: anyTiles,
  taken: anyTiles,
  lost: perSeat(anyTiles),
  phase: fc.constantFrom(...PHASES),
  player: fc.nat(3),
  terrain: fc.option(fc.constantFrom(...TERRAINS)),
  built: fc.nat(3),
  toBuild: fc.nat(3),
  hands: perSeat(fc.option(fc.constantFrom(...TERRAINS))),
  pile: anyCounts,
  discard: anyCounts,
  removed: anyCounts,
  firstPlayer: fc.nat(3),
  seed: fc.oneof(fc.integer(), fc.string({ maxLength: 6 })),
  chance: fc.constantFrom('seeded' as const, 'manual' as const),
});

/** These positions with up to three other things said: most of them then contradict the rules, some do not. */
export const withMore = (positions: fc.Arbitrary<KingdomBuilderPosition>): fc.Arbitrary<KingdomBuilderPosition> =>
  fc.tuple(positions, anyMore, fc.uniqueArray(fc.nat(15), { maxLength: 3 })).map(([position, more, chosen]) => ({
    ...position,
    ...Object.fromEntries(Object.entries(more).filter((_, at) => chosen.includes(at))),
  }));

const player = fc.nat(3);
const hex = fc.nat(399);

/** Moves of every type, legal or not. */
export const anyMove: fc.Arbitrary<KingdomBuilderMove> = fc.oneof(
  fc.record({ type: fc.constant('build' as const), player, hex }),
  fc.record({
    type: fc.constant('tile' as const),
    player,
    tile: fc.constantFrom(...TILES),
    from: fc.option(hex),
    hex,
  }),
  fc.record({ type: fc.constant('end-turn' as const), player }),
);
