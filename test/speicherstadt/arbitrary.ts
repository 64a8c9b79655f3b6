import fc from 'fast-check';
import { pickOutcome } from '../../src/core/chance.js';
import { createRandom, pickFrom } from '../../src/core/random.js';
import {
  apply,
  cardsOf,
  chance,
  fromPosition,
  GOODS,
  init,
  legalMoves,
  MANIFEST,
  type Manifest,
  type SpeicherstadtMove,
  type SpeicherstadtOptions,
  type SpeicherstadtPosition,
  speicherstadt,
  turn,
} from '../../src/speicherstadt/index.js';
import { RULINGS } from '../../src/speicherstadt/options.js';
import { jsonCopy, partsOf } from '../../src/testing/plain.js';
import { positionsFrom } from '../positions-from.js';
import { written } from './written.js';

const ids = cardsOf(fromPosition({ seats: [{}, {}], kaispeicher: true }).options).map(({ id }) => id);

const rulingsWith = {
  fireTies: fc.constantFrom(...RULINGS.fireTies),
  unboughtCubes: fc.constantFrom(...RULINGS.unboughtCubes),
};

/** Rulings, some of them not given. */
export const someRulings = fc.record(rulingsWith, { requiredKeys: [] });

/** Options of seeded games, with any rulings. */
export const seededOptions: fc.Arbitrary<SpeicherstadtOptions> = fc.record({
  players: fc.integer({ min: 2, max: 5 }),
  kaispeicher: fc.boolean(),
  firstPlayer: fc.constantFrom(0, 1, 'random' as const),
  rulings: fc.record(rulingsWith),
  seed: fc.integer(),
});

/** Numbers on the cards that the rules read. */
const VALUES: readonly unknown[] = ['points', 'coins', 'crates', 'capacity'];

/** Other values on the cards. */
export const anyManifest: fc.Arbitrary<Manifest> = fc
  .noShrink(fc.nat())
  .map((seed) => {
    const random = createRandom(seed);
    const manifest = jsonCopy(MANIFEST);
    for (const { path, value } of partsOf(manifest)) {
      const key = path.at(-1) as string | number;
      if (!VALUES.includes(key) || random(3) > 0) continue;
      const box = path.slice(0, -1).reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], manifest);
      (box as Record<string, number>)[key] = pickFrom([0, 1, 7, (value as number) + 1], random);
    }
    return manifest;
  })
  .filter((manifest) => speicherstadt.parseOptions({ players: 5, kaispeicher: true, seed: 1, manifest }).ok);

const id = fc.constantFrom(...ids);
const player = fc.nat(4);
const good = fc.constantFrom(...GOODS);
const place = fc.option(id, { freq: 3 });
const column = fc.nat(5);
const spot = fc.nat(53);
const gray = fc.boolean();

/** Moves of every type, legal or not. */
export const anyMove: fc.Arbitrary<SpeicherstadtMove> = fc.oneof(
  fc.record({ type: fc.constant('place' as const), player, column, gray }),
  fc.record({
    type: fc.constantFrom(
      'stop' as const,
      'buy' as const,
      'decline' as const,
      'done' as const,
      'pass' as const,
      'fish-market' as const,
      'double' as const,
      'insure' as const,
    ),
    player,
  }),
  fc.record({
    type: fc.constantFrom('load' as const, 'discard' as const, 'auction' as const),
    player,
    good,
    card: place,
  }),
  fc
    .record({
      type: fc.constant('trade' as const),
      player,
      first: good,
      second: good,
      third: fc.option(good),
      take: fc.option(good),
    })
    .filter(({ third, take }) => third === null || take !== null),
  fc.record({ type: fc.constant('reserve' as const), player, card: id, gray }),
  fc.record({ type: fc.constant('swap' as const), player, own: spot, other: spot }),
  fc.record({ type: fc.constant('smuggle' as const), player, from: id, good, card: place }),
  fc.record({ type: fc.constantFrom('truck-take' as const, 'truck-put' as const), player, good, card: id }),
);

const worker = fc.nat(9);

const PHASES = ['supply', 'demand', 'purchase', 'loading', 'over'] as const;

/** Made up: hardly any of them is possible. */
const madeUp: fc.Arbitrary<SpeicherstadtPosition> = fc.record(
  {
    seats: fc.array(
      fc.record(
        {
          cards: fc.uniqueArray(id, { maxLength: 5 }),
          coins: fc.nat(9),
          points: fc.integer({ min: -9, max: 40 }),
          hall: fc.option(good),
        },
        { requiredKeys: [] },
      ),
      { minLength: 2, maxLength: 5 },
    ),
    kaispeicher: fc.boolean(),
    phase: fc.constantFrom(...PHASES),
    asked: fc.option(fc.constantFrom('squad-leader' as const, 'insurance' as const, 'snitch' as const)),
    fire: fc.option(fc.constantFrom('fire-1', 'fire-2', 'fire-3', 'fire-4')),
    // Another one than follows from the rest is refused.
    round: fc.integer({ min: 1, max: 3 }),
    firstPlayer: player,
    player,
    row: fc.uniqueArray(fc.option(id), { maxLength: 5 }),
    columns: fc.array(fc.array(worker, { maxLength: 4 }), { maxLength: 5 }),
    cubes: fc.dictionary(id, fc.array(good, { maxLength: 4 }), { maxKeys: 3 }),
    stock: fc.dictionary(good, fc.nat(4), { maxKeys: 3 }),
    quay: fc.array(good, { maxLength: 3 }),
    bought: fc.uniqueArray(player, { maxLength: 3 }),
    pile: fc.option(fc.uniqueArray(id, { maxLength: 5 })),
    upper: fc.uniqueArray(id, { maxLength: 3 }),
    reserved: fc.array(fc.record({ card: id, worker }), { maxLength: 3 }),
    gray: fc.nat(2),
    breaks: fc.nat(2),
    rulings: someRulings,
    seed: fc.oneof(fc.integer(), fc.string()),
    chance: fc.constantFrom('seeded' as const, 'manual' as const),
  },
  { requiredKeys: ['seats'] },
);

/** Those of states that random games reach, chance included. */
const reached: fc.Arbitrary<SpeicherstadtPosition> = fc
  .record({ options: seededOptions, steps: fc.nat(400), seed: fc.noShrink(fc.nat()) })
  .map(({ options, steps, seed }) => {
    const random = createRandom(seed);
    let state = init({ ...init(options).options, chance: 'manual' });
    for (let i = 0; i < steps; i++) {
      const due = turn(state);
      if (due.kind === 'over') break;
      state = apply(
        state,
        due.kind === 'chance' ? pickOutcome(chance(state), random) : pickFrom(legalMoves(state), random),
      );
    }
    return written(state);
  });

/** Positions, possible or not. */
export const anyPosition: fc.Arbitrary<SpeicherstadtPosition> = positionsFrom(reached, madeUp);
