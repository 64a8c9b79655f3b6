import type { KontorOptions, Rulings } from '../../src/kontor/index.js';

/** A game that the rulebook describes, and what the tests need to know of it. */
export interface GameKind extends Pick<KontorOptions, 'ruleset' | 'scenario'> {
  readonly players: 2 | 4;
  /** Whether the board is fixed from the start. */
  readonly fixedBoard: boolean;
  /** Whether the number of coins is. */
  readonly fixedCoins: boolean;
  /** Whether only some zones count. */
  readonly ranks: boolean;
}

const kind = (players: 2 | 4, more: Partial<GameKind>): GameKind => ({
  players,
  fixedBoard: false,
  fixedCoins: false,
  ranks: true,
  ...more,
});

/** All of them by name. */
export const GAMES: Readonly<Record<string, GameKind>> = {
  base: kind(2, { ruleset: 'base', ranks: false }),
  advanced: kind(2, { ruleset: 'advanced' }),
  'four-players': kind(4, {}),
  'grand-canal': kind(2, { scenario: 'grand-canal', fixedBoard: true, ranks: false }),
  'always-go-small': kind(2, { scenario: 'always-go-small', ranks: false }),
  'water-game': kind(2, { scenario: 'water-game', ranks: false }),
  'tic-tac-toe': kind(2, { scenario: 'tic-tac-toe', fixedBoard: true, ranks: false }),
  baksheesh: kind(2, { scenario: 'baksheesh', fixedCoins: true }),
  'david-and-goliath': kind(2, { scenario: 'david-and-goliath' }),
  giant: kind(2, { scenario: 'giant' }),
  'gullivers-travels': kind(2, { scenario: 'gullivers-travels', fixedCoins: true, ranks: false }),
  justice: kind(2, { scenario: 'justice' }),
  'special-cards': kind(2, { scenario: 'special-cards' }),
  'great-island': kind(2, { scenario: 'great-island', ranks: false }),
  poverty: kind(2, { scenario: 'poverty', fixedCoins: true }),
  'old-rope': kind(2, { scenario: 'old-rope' }),
  'great-island-four': kind(4, { scenario: 'great-island', ranks: false }),
  'poverty-four': kind(4, { scenario: 'poverty', fixedCoins: true }),
  'old-rope-four': kind(4, { scenario: 'old-rope' }),
};

/** What a game is started with. */
export const optionsOf = (name: string, seed: number | string): KontorOptions => {
  const { players, ruleset, scenario } = GAMES[name] as GameKind;
  return { players, seed, ...(ruleset ? { ruleset } : {}), ...(scenario ? { scenario } : {}) };
};

/** Every ruling that makes sense in a game, otherwise than by default. */
export const otherRulingsOf = (name: string): Rulings => {
  const { players, scenario, fixedBoard, ranks } = GAMES[name] as GameKind;
  return {
    ...(fixedBoard ? {} : { edgeRule: 'perDirection' }),
    ...(players === 4 ? { fourPlayerTax: 'oneOpponent' } : {}),
    ...(ranks ? { rankedZones: 'controlled' } : {}),
    ...(scenario === 'poverty' ? { bankruptcy: 'cannotPay' } : {}),
  };
};
