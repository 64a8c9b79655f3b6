import { describe, expect, test } from 'vitest';
import type { Issue, Result } from '../../src/core/contract.js';
import * as kingdomBuilder from '../../src/kingdom-builder/index.js';
import * as kontor from '../../src/kontor/index.js';
import * as speicherstadt from '../../src/speicherstadt/index.js';
import { partsOf } from '../../src/testing/plain.js';

/*
 * A list from JavaScript, or from a structured clone, can have holes. `some`, `every` and `forEach` pass over them, loops
 * do not: a hole must never be read as anything.
 */

type Parse = (input: unknown) => Result<unknown, readonly Issue[]>;

const speicherstadtPosition: speicherstadt.SpeicherstadtPosition = {
  kaispeicher: true,
  seats: [
    { cards: ['c-A-s', 'storekeeper', 'coffee-break', 'warehouse'], hall: 'tea' },
    { cards: ['truck', 'c-B-s'] },
    {},
    {},
  ],
  row: ['bank', 'ship#1'],
  columns: [[1, 5], [0]],
  upper: ['insurance'],
  reserved: [{ card: 'theater', worker: 2 }],
  cubes: { 'ship#1': ['tea', 'tea', 'tea'], 'c-A-s': ['coffee'], warehouse: ['tea'] },
  truck: { player: 1, goods: ['tea'] },
  player: 3,
};
const loading: speicherstadt.SpeicherstadtPosition = {
  seats: [{ cards: ['ship#1', 'warehouse'] }, { cards: ['bank'] }],
  phase: 'loading',
  cubes: { 'ship#1': ['tea', 'tea'], warehouse: ['tea', 'coffee', 'tea'] },
  quay: ['coffee'],
  bought: [0, 1],
  pile: ['c-C-l', 'ship#8'],
};
const stopped: speicherstadt.SpeicherstadtPosition = {
  kaispeicher: true,
  seats: [{ cards: ['storekeeper'] }, {}],
  row: ['bank'],
  columns: [[0, 1, 0, 1, 0, 1, 0]],
  stopped: [0],
  player: 1,
};
const kontorPosition: kontor.KontorPosition = {
  ruleset: 'advanced',
  cells: [
    [1, 1, 36],
    [1, 2, 'water'],
  ],
  rows: [-2, 2],
  columns: [-2, 2],
  ship: [0, 1],
  coins: [3, 2],
  hands: [[31, 60], [30]],
  known: [31],
  shown: [29, null],
  dockTops: [33, null],
  dockHidden: [3, 0],
  under: [[5], []],
  last: 1,
};
const kontorOrder: kontor.KontorPosition = {
  scenario: 'special-cards',
  cells: [],
  coins: [1, 2],
  hands: [[29], [36]],
  owed: [0, 0, 1],
};
const kontorChosen: kontor.KontorPosition = { cells: [], hands: [[29], [36]], chosen: [29, null] };
const bankrupt: kontor.KontorPosition = {
  players: 4,
  scenario: 'poverty',
  cells: [],
  coins: [0, 6, 0, 6],
  bankrupt: [0, 1],
};
const settled: kingdomBuilder.KingdomBuilderPosition = {
  sections: ['oasis', 'paddock', 'farm', 'tavern'],
  settlements: [
    [
      [5, 6],
      [5, 7],
    ],
    [[9, 9]],
  ],
  hands: [null, 'desert'],
  tiles: [[], []],
  terrain: 'grassland',
};

const manifests: readonly (readonly [string, Parse, unknown])[] = [
  ['Kontor', kontor.parseOptions, { players: 2, seed: 1, manifest: kontor.MANIFEST }],
  ['The Speicherstadt', speicherstadt.parseOptions, { players: 4, seed: 1, manifest: speicherstadt.MANIFEST }],
  [
    'Kingdom Builder',
    kingdomBuilder.parseOptions,
    { players: 2, seed: 1, sections: ['oasis', 'paddock', 'farm', 'tavern'], cards: ['lords', 'miners', 'farmers'] },
  ],
];

const speicherstadtStates = [speicherstadtPosition, loading, stopped].map(speicherstadt.fromPosition);
const kontorStates = [kontorPosition, kontorOrder, kontorChosen, bankrupt].map(kontor.fromPosition);
const changedDeck = speicherstadt.MANIFEST.base.map((entry) =>
  entry.id === 'port' ? { ...entry, values: { points: 2 } } : entry,
);
const changedCards = kontor.MANIFEST.red.map((card) =>
  card.number === 7 ? { ...card, symbol: 'ship' as const } : card,
);

const inputs: readonly (readonly [string, Parse, readonly unknown[]])[] = [
  ['positions of The Speicherstadt', speicherstadt.parsePosition, [speicherstadtPosition, loading, stopped]],
  [
    'states of The Speicherstadt',
    speicherstadt.parseState,
    [
      ...speicherstadtStates,
      speicherstadt.init({ players: 4, seed: 1, manifest: { ...speicherstadt.MANIFEST, base: changedDeck } }),
    ],
  ],
  ['positions of Kontor', kontor.parsePosition, [kontorPosition, kontorOrder, kontorChosen, bankrupt]],
  [
    'states of Kontor',
    kontor.parseState,
    [...kontorStates, kontor.init({ players: 2, seed: 1, manifest: { ...kontor.MANIFEST, red: changedCards } })],
  ],
  ['positions of Kingdom Builder', kingdomBuilder.parsePosition, [settled]],
  [
    'states of Kingdom Builder',
    kingdomBuilder.parseState,
    [kingdomBuilder.fromPosition(settled), kingdomBuilder.init({ players: 3, seed: 1 })],
  ],
  ...manifests.map(([name, parse, options]) => [`options of ${name}`, parse, [options]] as const),
];

/** Lists with a hole in place of an entry (some of a long one), with one more at the end, and of holes alone. */
const withHoles = (list: readonly unknown[]): readonly (readonly unknown[])[] => {
  const places = [...list.keys()].filter((at) => at < 9 || at === list.length - 1);
  return [
    ...places.map((at) => {
      const broken = list.slice();
      delete broken[at];
      return broken;
    }),
    Object.assign(list.slice(), { length: list.length + 1 }),
    ...Array.from({ length: 9 }, (_, holes) => new Array<unknown>(holes + 1)),
    // The longest list there is: to walk it would take minutes.
    new Array<unknown>(2 ** 32 - 1),
  ];
};

/** A copy with something else at a path; what is not on the way is shared. */
const changedAt = (whole: unknown, [key, ...rest]: readonly (string | number)[], value: unknown): unknown => {
  if (key === undefined) return value;
  const copy: Record<string | number, unknown> = Object.assign(Array.isArray(whole) ? [] : {}, whole);
  copy[key] = changedAt(copy[key], rest, value);
  return copy;
};

describe('a list with a hole is refused', () => {
  test.each(inputs)('in %s', (_, parse, wholes) => {
    let lists = 0;
    for (const whole of wholes) {
      expect(parse(whole)).toMatchObject({ ok: true });
      for (const { path, value } of partsOf(whole)) {
        if (!Array.isArray(value)) continue;
        lists++;
        for (const broken of withHoles(value)) {
          const read = parse(changedAt(whole, path, broken));
          if (read.ok) throw new Error(`a hole is read at ${path.join('.')}, in a list of ${broken.length}`);
          expect(read.error.length).toBeGreaterThan(0);
        }
      }
    }
    expect(lists).toBeGreaterThan(1);
  });

  // Four cubes of no kind were a load that never came to an end, and one was four points for a warehouse.
  test.each([1, 4, 5, 7, 8])('%i cubes of no kind', (holes) => {
    const of = (position: object, card: string): Result<unknown, readonly Issue[]> =>
      speicherstadt.parsePosition({ ...position, cubes: { [card]: new Array(holes) } });
    for (const [position, card] of [
      [{ seats: [{}, {}], row: ['ship#1'] }, 'ship#1'],
      [{ seats: [{ cards: ['warehouse'] }, {}] }, 'warehouse'],
    ] as const)
      expect(of(position, card)).toEqual({
        ok: false,
        error: [{ path: ['cubes', card, 0], code: 'one-of', expected: `one of ${speicherstadt.GOODS.join(', ')}` }],
      });
  });
});
