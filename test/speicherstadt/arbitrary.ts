import fc from 'fast-check';
import { pickOutcome } from '../../src/core/chance.js';
import type { Random } from '../../src/core/contract.js';
import { createRandom, pickFrom, shuffled } from '../../src/core/random.js';
import {
  apply,
  type CardEntry,
  type CardValues,
  cardsOf,
  chance,
  fromPosition,
  GOODS,
  type Good,
  init,
  legalMoves,
  MANIFEST,
  type Manifest,
  SEASONS,
  type SpeicherstadtMove,
  type SpeicherstadtOptions,
  type SpeicherstadtPosition,
  turn,
} from '../../src/speicherstadt/index.js';
import { RULINGS } from '../../src/speicherstadt/options.js';
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

/** Another number than that, up to the largest that a manifest may have there. */
const otherNumber = (name: string, value: number, random: Random): number => {
  const largest = name === 'crates' || name === 'capacity' ? 7 : 99;
  return pickFrom([0, 1, 3, largest, Math.min(value + 1, largest)], random);
};

/** Other values in place of some: numbers, goods, and the scale of the counting offices. */
const otherValues = <V extends CardValues>(values: V, random: Random): V => {
  const goods = (): Good => pickFrom(GOODS, random);
  const other = Object.entries(values).map(([name, value]: [string, unknown]) => {
    if (random(3) > 0) return [name, value];
    if (typeof value === 'number') return [name, otherNumber(name, value, random)];
    if (name === 'good') return [name, goods()];
    if (name === 'goods') return [name, Array.from({ length: pickFrom([1, 2, 7], random) }, goods)];
    if (name === 'scale') return [name, Array.from({ length: pickFrom([1, 2, 9], random) }, () => random(100))];
    return [name, value];
  });
  return Object.fromEntries(other) as V;
};

/**
 * An entry with more cards than it has, or fewer, in other seasons and with other values; only what has an id of its own
 * comes once at most.
 */
const otherEntry = ({ id, kind, values, cards }: CardEntry, most: number, random: Random): CardEntry => {
  const named = cards.filter((card) => card.id !== undefined);
  const count = kind === 'bonus' || kind === 'special' || random(3) > 0 ? cards.length : 1 + random(most);
  const some =
    named.length > 0
      ? shuffled(named, random).slice(random(2) * random(named.length + 1))
      : Array.from({ length: count }, (_, i) => cards[i] ?? pickFrom(cards, random));
  return {
    id,
    kind,
    values: otherValues(values, random),
    cards: some.map((card) => ({
      ...otherValues(card, random),
      season: random(3) > 0 ? card.season : pickFrom(SEASONS, random),
    })),
  };
};

/** Manifests of every kind: entries left out, in another order, with other cards and values; and other cubes. */
export const anyManifest: fc.Arbitrary<Manifest> = fc.noShrink(fc.nat()).map((seed) => {
  const random = createRandom(seed);
  // Most entries are there, half of them, or hardly any.
  const share = pickFrom([0.95, 0.95, 0.5, 0.1], random);
  // Now and then an entry has as many cards as it may.
  const most = pickFrom([3, 3, 3, 3, 3, 3, 3, 99], random);
  const entries = (all: readonly CardEntry[]): CardEntry[] =>
    shuffled(all, random)
      .filter(() => random(100) < 100 * share)
      .map((entry, at) => otherEntry(entry, at === 0 ? most : 3, random));
  const cubes = Object.entries(MANIFEST.goods).map(([good, count]) => [
    good,
    random(3) > 0 ? count : otherNumber('goods', count, random),
  ]);
  return { goods: Object.fromEntries(cubes), base: entries(MANIFEST.base), kaispeicher: entries(MANIFEST.kaispeicher) };
});

/** As {@link seededOptions}, with cards of one's own. */
export const manifestOptions: fc.Arbitrary<SpeicherstadtOptions> = fc
  .tuple(seededOptions, anyManifest)
  .map(([options, manifest]) => ({ ...options, manifest }));

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
  .record({
    options: fc.oneof({ weight: 3, arbitrary: seededOptions }, manifestOptions),
    steps: fc.nat(400),
    seed: fc.noShrink(fc.nat()),
  })
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
