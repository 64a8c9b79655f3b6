import fc from 'fast-check';
import { GOODS, type KontorOptions, MANIFEST, type Manifest } from '../../src/kontor/index.js';
import { GAMES, type GameKind } from './games.js';

const SYMBOLS = ['coin', 'ship', null] as const;
const ALL = Object.values(MANIFEST).flat() as readonly { readonly number: number }[];

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

/** The built-in cards with other signs, goods and numbers. */
export const anyManifest: fc.Arbitrary<Manifest> = fc.gen().map((draw) => {
  const { red, black, water, special } = MANIFEST;
  const numbers = draw(
    fc.shuffledSubarray,
    ALL.map(({ number }) => number),
    { minLength: ALL.length },
  );
  const number = (): number => numbers.pop() as number;
  // All the same, or each as it comes.
  const signs = draw(fc.constantFrom, ['coin'] as const, ['ship'] as const, [null] as const, SYMBOLS);
  const symbol = () => draw(fc.constantFrom, ...signs);
  const docks = (cards: Manifest['red']): Manifest['red'] =>
    cards.map(({ kind }) => ({
      number: number(),
      kind,
      goods: kind === 'goods' ? draw(fc.subarray, [...GOODS], { minLength: 1 }) : [],
      symbol: symbol(),
    }));
  return {
    red: docks(red),
    black: docks(black),
    water: water.map(() => ({ number: number(), symbol: symbol() })),
    special: special.map(({ kind }) => ({ number: number(), kind })),
  };
});
