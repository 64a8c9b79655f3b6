import fc from 'fast-check';
import type { KontorOptions } from '../../src/kontor/index.js';
import { GAMES } from './games.js';

const seed = fc.oneof(fc.integer(), fc.string());

/** Every ruleset and scenario, the rulings that make sense in it, and any number of coins that it allows. */
export const options: fc.Arbitrary<KontorOptions> = fc
  .record({
    game: fc.constantFrom(...Object.values(GAMES)),
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
