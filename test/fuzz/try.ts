import fc from 'fast-check';
import type { Parts } from '../../src/core/contract.js';
import { createRandom } from '../../src/core/random.js';
import { anyCase, type Case } from './play.js';
import type { Subject } from './subject.js';
import type { Target } from './targets/index.js';

/** A case in which an invariant does not hold, as small as it could be made. */
export interface Finding {
  readonly tried: Case;
  readonly message: string;
}

/** How long a finding is made smaller, in milliseconds. */
const SHRINKING = 60_000;

/**
 * One iteration: a random case of one of the games. It depends on the seed and its number alone, so that it can be done
 * again without those before it.
 */
export const tryOnce = (
  target: Target,
  subjects: readonly Subject<Parts>[],
  seed: string,
  iteration: number,
): Finding | null => {
  const subject = subjects[iteration % subjects.length] as Subject<Parts>;
  const run = fc.check(
    fc.property(anyCase(subject), (tried) => target(subject, tried)),
    {
      seed: createRandom(`${seed} ${iteration}`)(2 ** 32) | 0,
      numRuns: 1,
      interruptAfterTimeLimit: SHRINKING,
    },
  );
  if (!run.failed || run.counterexample === null) return null;
  return { tried: run.counterexample[0], message: textOf(run.errorInstance) };
};

/** The same for a case that is given. */
export const tryCase = (target: Target, subjects: readonly Subject<Parts>[], tried: Case): Finding | null => {
  try {
    for (const subject of subjects) if (subject.game.id === tried.game) target(subject, tried);
    return null;
  } catch (error) {
    return { tried, message: textOf(error) };
  }
};

const textOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
