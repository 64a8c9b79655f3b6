import fc from 'fast-check';
import { createRandom, pickFrom, shuffled } from '../../src/core/random.js';
import { MOST_NUMBER } from '../../src/kontor/data/cards.js';
import {
  apply,
  type CardSymbol,
  CELLS,
  cellAt,
  GOODS,
  init,
  type KontorMove,
  type KontorOptions,
  type KontorPosition,
  MANIFEST,
  type Manifest,
  pickMove,
  SCENARIOS,
  turn,
} from '../../src/kontor/index.js';
import { positionsFrom } from '../positions-from.js';
import { GAMES, type GameKind } from './games.js';
import { written } from './written.js';

const NUMBERS = Object.values(MANIFEST).flatMap((cards: readonly { readonly number: number }[]) =>
  cards.map(({ number }) => number),
);

const seed = fc.oneof(fc.integer(), fc.string());

/** Some of the games that the rulebook describes, the rulings that make sense in each, and any number of coins that it allows. */
export const optionsFor = (names: readonly string[]): fc.Arbitrary<KontorOptions> =>
  fc
    .record({
      game: fc.constantFrom(...names.map((name) => GAMES[name] as GameKind)),
      seed,
      edges: fc.boolean(),
      tax: fc.boolean(),
      ranked: fc.boolean(),
      bankruptcy: fc.boolean(),
      coins: fc.option(fc.nat(5)),
    })
    .map(({ game, seed, edges, tax, ranked, bankruptcy, coins }): KontorOptions => {
      const { fixedBoard, fixedCoins, ranks, ...options } = game;
      return {
        ...options,
        seed,
        ...(coins === null || fixedCoins ? {} : { startingCoins: coins }),
        rulings: {
          ...(edges && !fixedBoard ? { edgeRule: 'perDirection' as const } : {}),
          ...(tax && options.players === 4 ? { fourPlayerTax: 'oneOpponent' as const } : {}),
          ...(ranked && ranks ? { rankedZones: 'controlled' as const } : {}),
          ...(bankruptcy && options.scenario === 'poverty' ? { bankruptcy: 'cannotPay' as const } : {}),
        },
      };
    });

/** Every ruleset and scenario. */
export const options: fc.Arbitrary<KontorOptions> = optionsFor(Object.keys(GAMES));

/** The built-in cards with other numbers, goods and signs: all signs alike, dealt anew, or each as it comes. */
export const anyManifest: fc.Arbitrary<Manifest> = fc
  .record({
    seed: fc.noShrink(fc.nat()),
    signs: fc.constantFrom('coin' as const, 'ship' as const, null, 'dealt', 'any'),
  })
  .map(({ seed, signs }) => {
    const random = createRandom(seed);
    const { red, black, water, special } = MANIFEST;
    const numbers = shuffled(
      Array.from({ length: MOST_NUMBER }, (_, i) => i + 1),
      random,
    );
    const dealt = shuffled(
      [...red, ...black, ...water].map(({ symbol }) => symbol),
      random,
    );
    const symbolOf = (): CardSymbol => {
      if (signs === 'dealt') return dealt.pop() ?? null;
      return signs === 'any' ? pickFrom(dealt, random) : signs;
    };
    const number = (): number => numbers.pop() as number;
    const docks = (cards: Manifest['red']): Manifest['red'] =>
      cards.map(({ kind }) => {
        const goods = kind === 'goods' ? shuffled([...GOODS], random).slice(random(3)) : [];
        return { number: number(), kind, goods, symbol: symbolOf() };
      });
    return {
      red: docks(red),
      black: docks(black),
      water: water.map(() => ({ number: number(), symbol: symbolOf() })),
      special: special.map(({ kind }) => ({ number: number(), kind })),
    };
  });

const player = fc.nat(3);
const cell = fc.oneof(
  fc
    .tuple(fc.integer({ min: -5, max: 7 }), fc.integer({ min: -5, max: 6 }))
    .map(([row, column]) => cellAt(row, column)),
  fc.nat(CELLS - 1),
);

const number = fc.integer({ min: 1, max: 93 });

/** Moves of every type, legal or not. */
export const anyMove: fc.Arbitrary<KontorMove> = fc.oneof(
  fc.record({ type: fc.constant('choose' as const), player, card: fc.option(number) }),
  fc.record({ type: fc.constant('place' as const), player, cell }),
  fc.record({
    type: fc.constant('ship' as const),
    player,
    to: cell,
    remove: fc.option(cell),
    pile: fc.option(fc.nat(3)),
  }),
  fc.record({ type: fc.constant('bribe' as const), player, cell: fc.option(cell) }),
  fc.record({ type: fc.constant('buy' as const), player, count: fc.nat(6) }),
  fc.record({ type: fc.constant('pick' as const), player, card: number }),
  fc.record({ type: fc.constant('veto' as const), player, counts: fc.boolean() }),
);

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

/** Made up: hardly any of them is possible. */
const madeUp: fc.Arbitrary<KontorPosition> = fc.record(
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
    seed,
    chance: fc.constantFrom('seeded' as const, 'manual' as const),
  },
  { requiredKeys: ['cells'] },
);

/** Those of states that random games reach. */
const reached: fc.Arbitrary<KontorPosition> = fc
  .record({ options, moves: fc.nat(80), seed: fc.noShrink(fc.nat()) })
  .map(({ options, moves, seed }) => {
    const random = createRandom(seed);
    let state = init(options);
    for (let i = 0; i < moves; i++) {
      const due = turn(state);
      if (due.kind === 'decision') state = apply(state, pickMove(state, due.players[0] ?? 0, random));
    }
    // Seeded games have been dealt.
    return written(state) as KontorPosition;
  });

/** Positions, possible or not: those of games, those with up to two things said otherwise, and made-up ones. */
export const anyPosition: fc.Arbitrary<KontorPosition> = positionsFrom(reached, madeUp);
