import type { Game, Parts, Seed } from '../../core/contract.js';

/** How the command shows a game: what the contract leaves to each game. */
export interface Display<T extends Parts> {
  /** The rules. */
  readonly game: Game<T>;
  /** Options that show most of the game, for one with that seed and so many seats. */
  options(seed: Seed, players: number): T['Options'];
  /** The seats when none are asked for. */
  readonly players: number;
  /** A line on what happened, or null where the move says enough. */
  describe(event: T['Event']): string | null;
  /** Whether the board is worth printing after this event. */
  showsBoard(event: T['Event'], state: T['State']): boolean;
  /** A line on what the points are for. */
  describeItem(item: T['Item']): string;
}
