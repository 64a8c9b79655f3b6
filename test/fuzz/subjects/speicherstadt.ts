import fc from 'fast-check';
import { createRandom, pickFrom } from '../../../src/core/random.js';
import {
  cardsOf,
  GOODS,
  init,
  MANIFEST,
  type Manifest,
  type Speicherstadt,
  type SpeicherstadtPosition,
  speicherstadt,
} from '../../../src/speicherstadt/index.js';
import { jsonCopy, partsOf } from '../../../src/testing/plain.js';
import { someRulings as rulings } from '../../speicherstadt/arbitraries.js';
import type { Subject } from '../subject.js';
import { anySeed } from './any.js';

const ids = cardsOf(init({ players: 2, kaispeicher: true, seed: 1 }).options).map(({ id }) => id);
const places = [null, ...ids];
const spots = Array.from({ length: 54 }, (_, spot) => spot);
const flags = [false, true];

/** Numbers on the cards that the rules read. */
const VALUES: readonly unknown[] = ['points', 'coins', 'crates', 'capacity'];

/** Other values on the cards. */
const anyManifest: fc.Arbitrary<Manifest> = fc
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
const good = fc.constantFrom(...GOODS);
const seat = fc.nat(4);
const worker = fc.nat(9);

const PHASES = ['supply', 'demand', 'purchase', 'loading', 'over'] as const;

const positions: fc.Arbitrary<SpeicherstadtPosition> = fc.record(
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
    firstPlayer: seat,
    player: seat,
    row: fc.uniqueArray(fc.option(id), { maxLength: 5 }),
    columns: fc.array(fc.array(worker, { maxLength: 4 }), { maxLength: 5 }),
    cubes: fc.dictionary(id, fc.array(good, { maxLength: 4 }), { maxKeys: 3 }),
    stock: fc.dictionary(good, fc.nat(4), { maxKeys: 3 }),
    quay: fc.array(good, { maxLength: 3 }),
    bought: fc.uniqueArray(seat, { maxLength: 3 }),
    pile: fc.option(fc.uniqueArray(id, { maxLength: 5 })),
    upper: fc.uniqueArray(id, { maxLength: 3 }),
    reserved: fc.array(fc.record({ card: id, worker }), { maxLength: 3 }),
    gray: fc.nat(2),
    breaks: fc.nat(2),
    rulings,
    seed: anySeed,
    chance: fc.constantFrom('seeded' as const, 'manual' as const),
  },
  { requiredKeys: ['seats'] },
);

export const speicherstadtSubject: Subject<Speicherstadt> = {
  game: speicherstadt,
  options: fc.record(
    {
      players: fc.integer({ min: 2, max: 5 }),
      kaispeicher: fc.boolean(),
      seed: anySeed,
      firstPlayer: fc.constantFrom(0, 1, 'random' as const),
      rulings,
      manifest: fc.option(anyManifest, { freq: 2 }),
    },
    { requiredKeys: ['players', 'seed'] },
  ),
  positions,
  fields: {
    place: { column: [0, 1, 2, 3, 4, 5, 6], gray: flags },
    stop: {},
    buy: {},
    decline: {},
    done: {},
    pass: {},
    'fish-market': {},
    double: {},
    insure: {},
    load: { good: GOODS, card: places },
    discard: { good: GOODS, card: places },
    auction: { good: GOODS, card: places },
    trade: { first: GOODS, second: GOODS, third: [null, ...GOODS], take: [null, ...GOODS] },
    reserve: { card: ids, gray: flags },
    swap: { own: spots, other: spots },
    smuggle: { from: ids, good: GOODS, card: places },
    'truck-take': { good: GOODS, card: ids },
    'truck-put': { good: GOODS, card: ids },
  },
  outcomes: [
    ...ids.map((card) => ({ type: 'turn-up' as const, card })),
    ...GOODS.map((good) => ({ type: 'draw' as const, good })),
  ],
  // Nothing but the generator is hidden.
  disguise: () => null,
};
