import fc from 'fast-check';
import { createRandom, shuffled } from '../../../src/core/random.js';
import {
  CELLS,
  type Kontor,
  type KontorPosition,
  type KontorState,
  kontor,
  MANIFEST,
  type Manifest,
  SCENARIOS,
} from '../../../src/kontor/index.js';
import { options } from '../../kontor/arbitrary.js';
import type { Subject } from '../subject.js';
import { anySeed, some } from './any.js';

const NUMBERS = Object.values(MANIFEST).flatMap((cards: readonly { readonly number: number }[]) =>
  cards.map(({ number }) => number),
);
const cells = Array.from({ length: CELLS }, (_, cell) => cell);
const numbers = Array.from({ length: 94 }, (_, number) => number);

/** Other numbers on all cards, and the signs of the Dock and Water cards dealt anew. */
const anyManifest: fc.Arbitrary<Manifest> = fc.noShrink(fc.nat()).map((seed) => {
  const random = createRandom(seed);
  const others = shuffled(
    Array.from({ length: 999 }, (_, i) => i + 1),
    random,
  );
  const signs = shuffled(
    [...MANIFEST.red, ...MANIFEST.black, ...MANIFEST.water].map(({ symbol }) => symbol),
    random,
  );
  const change = <C extends { readonly number: number }>(cards: readonly C[]): C[] =>
    cards.map((card) => ({
      ...card,
      number: others.pop() as number,
      ...('symbol' in card ? { symbol: signs.pop() } : {}),
    }));
  return {
    red: change(MANIFEST.red),
    black: change(MANIFEST.black),
    water: change(MANIFEST.water),
    special: change(MANIFEST.special),
  };
});

const spot = fc.integer({ min: -4, max: 4 });
const card = fc.oneof(fc.constantFrom(...NUMBERS), fc.nat(99));
const perSeat = <E>(entry: fc.Arbitrary<E>): fc.Arbitrary<E[]> => fc.array(entry, { minLength: 2, maxLength: 4 });
const line = fc
  .tuple(spot, fc.nat(7))
  .map(([first, more]): readonly [first: number, last: number] => [first, first + more]);

/** Cards that touch each other more often than not. */
const layout = fc
  .array(fc.tuple(fc.integer({ min: -1, max: 1 }), fc.boolean(), fc.oneof(card, fc.constant('water' as const))), {
    maxLength: 14,
  })
  .map((walk) => {
    let [row, column] = [0, 0];
    return walk.map(([step, down, card]): readonly [row: number, column: number, card: number | 'water'] => {
      if (down) row += step;
      else column += step;
      return [row, column, card];
    });
  });

const PHASES = ['pick', 'bribe', 'buy', 'choose', 'act', 'veto', 'over'] as const;

const positions: fc.Arbitrary<KontorPosition> = fc.record(
  {
    players: fc.constantFrom(2, 4),
    ruleset: fc.constantFrom('base' as const, 'advanced' as const),
    scenario: fc.constantFrom(...SCENARIOS),
    startingCoins: fc.nat(6),
    cells: fc.oneof(
      layout,
      fc.array(fc.tuple(spot, spot, fc.oneof(card, fc.constant('water' as const))), { maxLength: 8 }),
    ),
    rows: line,
    columns: line,
    ship: fc.tuple(spot, spot),
    coins: perSeat(fc.nat(9)),
    hands: perSeat(fc.array(card, { maxLength: 5 })),
    known: fc.array(card, { maxLength: 4 }),
    shown: perSeat(fc.option(card)),
    waterTop: fc.option(card),
    dockTops: perSeat(fc.option(card)),
    under: perSeat(fc.array(card, { maxLength: 2 })),
    phase: fc.constantFrom(...PHASES),
    chosen: perSeat(fc.option(fc.oneof(card, fc.nat(2), fc.constant('pass' as const), fc.boolean()))),
    waterHidden: fc.nat(45),
    dockHidden: perSeat(fc.nat(20)),
    owed: fc.array(fc.nat(4), { maxLength: 3 }),
    last: fc.nat(4),
    gained: fc.integer({ min: -5, max: 5 }),
    idle: fc.nat(11),
    bankrupt: fc.array(fc.constantFrom(0 as const, 1 as const), { maxLength: 3 }),
    seed: anySeed,
    chance: fc.constantFrom('seeded' as const, 'manual' as const),
  },
  { requiredKeys: ['cells'] },
);

/** All places of the secrets that are not the viewer's. */
const secretsOf = ({ secret, pools }: KontorState, viewer: unknown): readonly (readonly number[])[] => [
  ...secret.filter((_, seat) => seat !== viewer),
  ...pools,
];

export const kontorSubject: Subject<Kontor> = {
  game: kontor,
  options: fc
    .tuple(options, fc.option(anyManifest, { freq: 2 }))
    .map(([some, manifest]) => (manifest === null ? some : { ...some, manifest })),
  positions,
  fields: {
    choose: { card: [null, ...numbers] },
    place: { cell: cells },
    ship: { to: cells, remove: [null, ...cells], pile: [null, 0, 1, 2, 3] },
    bribe: { cell: [null, ...cells] },
    buy: { count: [0, 1, 2, 3, 4, 5, 6] },
    pick: { card: numbers },
    veto: { counts: [false, true] },
  },
  outcomes: numbers.map((card) => ({ type: 'deal', card })),
  // Two hidden cards of one suit change places, wherever they lie and whatever was chosen with them.
  disguise: (state, viewer, random) => {
    const hidden = secretsOf(state, viewer).filter((cards) => cards.length > 0);
    const one = some(some(hidden, random) ?? [], random);
    if (one === undefined) return null;
    const suits = Object.values(state.options.manifest ?? MANIFEST) as (readonly { readonly number: number }[])[];
    const suit = suits.find((cards) => cards.some(({ number }) => number === one)) ?? [];
    const other = some(
      hidden.flat().filter((card) => card !== one && suit.some(({ number }) => number === card)),
      random,
    );
    if (other === undefined) return null;
    const exchange = (card: number): number => (card === one ? other : card === other ? one : card);
    const anew = (lists: readonly (readonly number[])[]): number[][] =>
      lists.map((cards) => cards.map(exchange).sort((a, b) => a - b));
    return {
      ...state,
      hands: anew(state.hands),
      secret: anew(state.secret),
      pools: anew(state.pools),
      choices:
        state.phase === 'choose'
          ? state.choices.map((choice, seat) => (choice === null || seat === viewer ? choice : exchange(choice)))
          : state.choices,
    };
  },
};
