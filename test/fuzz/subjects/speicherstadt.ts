import fc from 'fast-check';
import { cardsOf, GOODS, init, type Speicherstadt, speicherstadt } from '../../../src/speicherstadt/index.js';
import { anyManifest, anyPosition, someRulings as rulings } from '../../speicherstadt/arbitrary.js';
import { BEYOND } from '../../speicherstadt/large-deck.js';
import type { Subject } from '../subject.js';
import { anySeed } from './any.js';

const ids = cardsOf(init({ players: 2, kaispeicher: true, seed: 1 }).options).map(({ id }) => id);
const places = [null, ...ids];
const spots = Array.from({ length: 54 }, (_, spot) => spot);
const flags = [false, true];

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
  positions: anyPosition,
  longest: ({ options }) => (options.manifest === null ? 1 : BEYOND) * speicherstadt.info.longest,
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
