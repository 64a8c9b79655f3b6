import type { Game, Parts, Seed } from '../../core/contract.js';

/** How the command shows a game: what the contract leaves to each game. */
export interface Display<T extends Parts> {
  /** The rules. */
  readonly game: Game<T>;
  /** Options that show most of the game, for one with that seed and so many seats. */
  options(seed: Seed, players: number): T['Options'];
  /** The seats when none are asked for. */
  readonly players: number;
  /** Types of moves and events without a line of their own, since the others of the step or the board tell the same. */
  readonly silent: readonly (T['Move'] | T['Event'])['type'][];
  /** What decides between equal points, in the order of `Rank.tieBreaks`: the noun for one. */
  readonly tieBreaks: readonly string[];
  /** Whether the board is worth printing after this event. */
  showsBoard(event: T['Event'], state: T['State']): boolean;
  /** A line on what the points are for. */
  describeItem(item: T['Item']): string;
}
