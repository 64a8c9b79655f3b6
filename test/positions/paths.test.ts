import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Issue } from '../../src/core/contract.js';
import { createRandom } from '../../src/core/random.js';
import { faulty, leadsTo, WRITTEN } from './faults.js';

/** Keys that are left out, and to be given: the path of an issue may name them, and no other that is not there. */
const TO_BE_GIVEN: Readonly<Record<string, readonly string[]>> = {
  'kingdom-builder': ['sections', 'settlements', 'seed'],
  // A ship that is not given is on the harbor card, which may be covered.
  kontor: ['cells', 'seed', 'ship'],
  // What follows from the rest as long as nothing else is said.
  speicherstadt: ['seats', 'seed', 'phase', 'row'],
};

/** What a seat of The Speicherstadt has by default. */
const SEAT: readonly string[] = ['coins', 'points'];

/** Whether an issue says where something is wrong that is there, or which entry is missing. */
const isFindable = (game: string, position: unknown, { path, code }: Issue): boolean => {
  const depth = leadsTo(position, path);
  if (depth === path.length) return true;
  // The whole position, but for one key.
  if (depth === 0 && path.length === 1) return TO_BE_GIVEN[game]?.includes(String(path[0])) === true;
  // A ship that is named in the position, and has too few cubes.
  if (path[0] === 'cubes' && code === 'phase') return JSON.stringify(position).includes(JSON.stringify(path[1]));
  // An entry of a list that is too short or has a hole, a key of a part that has to be there, or one of a seat.
  return (
    depth === path.length - 1 &&
    (typeof path.at(-1) === 'number' || code === 'missing-key' || SEAT.includes(String(path.at(-1))))
  );
};

describe.each(WRITTEN.map((written) => [written.game.id, written] as const))('%s', (name, written) => {
  test('what is said to be wrong with a position can be found in it', () => {
    fc.assert(
      fc.property(written.subject.options, written.subject.positions, fc.noShrink(fc.nat()), (options, other, seed) => {
        const position = faulty(written, options, other, createRandom(seed));
        const read = written.game.parsePosition(position);
        if (read.ok) return;
        for (const issue of read.error)
          if (!isFindable(name, position, issue))
            expect.fail(`${issue.path.join('.')}: ${issue.code} (${issue.expected})`);
      }),
      // Most faults are of a few kinds.
      { numRuns: 3 * (fc.readConfigureGlobal().numRuns ?? 100) },
    );
  });
});
