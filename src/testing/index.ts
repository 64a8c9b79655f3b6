/**
 * A suite that holds any game to the contract, with random games from fast-check (a peer dependency of this subpath).
 * @module
 */
import type { Game, Parts } from '../core/contract.js';
import { wrongArguments } from './arguments.js';
import { chance } from './chance.js';
import { ending } from './ending.js';
import { legality } from './legality.js';
import { parsing } from './parsing.js';
import { type ConformanceSetup, type NamedCheck, tableOf } from './play.js';
import { purity } from './purity.js';
import { secrecy } from './secrecy.js';
import { simultaneous } from './simultaneous.js';
import { text } from './text.js';
import { viewParsing } from './view-parsing.js';

export type { ConformanceSetup, Deal } from './play.js';

/** One thing that must hold. */
export interface ConformanceCheck {
  /** What must hold, in words. */
  readonly name: string;
  /**
   * Plays random games and looks.
   * @throws Error when it does not hold: it says at which step of which game, and what differs.
   */
  readonly run: () => void;
}

const CHECKS: readonly NamedCheck[] = [
  legality,
  wrongArguments,
  purity,
  chance,
  simultaneous,
  secrecy,
  ending,
  parsing,
  viewParsing,
  text,
].flat();

/**
 * All that must hold for every game, as checks for whatever runs your tests. Random games come from fast-check, follow
 * its global configuration and shrink to the first step that fails.
 *
 * @example
 * ```ts
 * import fc from 'fast-check';
 * import { kingdomBuilder } from 'kontorhaus/kingdom-builder';
 * import { conformance } from 'kontorhaus/testing';
 *
 * const checks = conformance(kingdomBuilder, {
 *   options: fc.record({ players: fc.integer({ min: 2, max: 4 }), seed: fc.integer() }),
 *   moves: fc.record({ type: fc.constant('build'), player: fc.nat(3), hex: fc.nat(399) }),
 *   runs: 1,
 * });
 *
 * // With vitest: for (const { name, run } of checks) test(name, run);
 * for (const { run } of checks.slice(0, 3)) run();
 * checks.length > 40; // => true
 * ```
 */
export const conformance = <T extends Parts>(
  game: Game<T>,
  setup: ConformanceSetup<T>,
): readonly ConformanceCheck[] => {
  const table = tableOf(game, setup);
  return CHECKS.map(([name, run]) => ({ name, run: () => run(table) }));
};
