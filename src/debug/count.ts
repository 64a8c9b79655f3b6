import type { Parts, Rules } from '../core/contract.js';
import { inputsOf, rootOf } from './inputs.js';

/** What there is at one depth of a game's tree. */
export interface LevelCount {
  /** How many inputs lie above it. */
  readonly depth: number;
  /** All nodes: the number that `perft` gives for this depth. */
  readonly nodes: number;
  /** Those at which seats decide. */
  readonly decisions: number;
  /** Those at which an outcome of chance is due. */
  readonly chance: number;
  /** Those at which the game is over. */
  readonly over: number;
  /** The inputs that led here, by their type: how many of each. Empty at depth 0. */
  readonly inputs: Readonly<Record<string, number>>;
  /** The moves that led here, by the seat that made them. */
  readonly seats: readonly number[];
}

interface Level {
  nodes: number;
  decision: number;
  chance: number;
  over: number;
  readonly inputs: Map<string, number>;
  readonly seats: number[];
}

/**
 * The nodes at every depth from 0 to `depth`, by kind, by the type of the input that led there and by seat; what is a
 * branch is decided as for `perft`. It plays the last level too, so it takes longer.
 * @throws InvalidInputError when the depth is not a whole number from 0 on, and for a view.
 *
 * @example
 * ```ts
 * import { countNodes } from 'kontorhaus/debug';
 * import { init, kingdomBuilder } from 'kontorhaus/kingdom-builder';
 *
 * const state = init({ players: 2, sections: 'first-game', cards: 'first-game', chance: 'manual' });
 * countNodes(kingdomBuilder, state, 1)[1];
 * // => { depth: 1, nodes: 5, decisions: 0, chance: 5, over: 0, inputs: { draw: 5 }, seats: [0, 0] }
 * ```
 */
export const countNodes = <T extends Parts>(
  game: Rules<T>,
  state: T['State'],
  depth: number,
): readonly LevelCount[] => {
  const root = rootOf(game, state, depth);
  const levels = Array.from(
    { length: depth + 1 },
    (): Level => ({
      nodes: 0,
      decision: 0,
      chance: 0,
      over: 0,
      inputs: new Map(),
      seats: Array.from({ length: state.options.players }, () => 0),
    }),
  );
  const visit = (at: T['State'], ply: number): void => {
    const level = levels[ply] as Level;
    level.nodes++;
    level[game.turn(at).kind]++;
    const below = levels[ply + 1];
    if (below === undefined) return;
    for (const input of inputsOf(game, at)) {
      below.inputs.set(input.type, (below.inputs.get(input.type) ?? 0) + 1);
      if ('player' in input) below.seats[input.player] = (below.seats[input.player] as number) + 1;
      visit(game.unsafe.apply(at, input), ply + 1);
    }
  };
  visit(root, 0);
  return levels.map(({ nodes, decision, chance, over, inputs, seats }, at) => ({
    depth: at,
    nodes,
    decisions: decision,
    chance,
    over,
    inputs: Object.fromEntries([...inputs].sort(([a], [b]) => (a < b ? -1 : 1))),
    seats,
  }));
};
