// Fails when the library has become much slower: `npm run bench:gate`, after a build. Every floor is a ratio within one process, so a
// slow or busy machine changes both sides, and lies far enough below what was measured that noise does not reach it, but
// a library of half the speed does. Raise a floor when its case has become faster for good.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { groups } from './games.js';
import { CHESS, CHOSEN_UNSAFE, LISTED, LISTING, PICKING, SAME } from './goals.js';
import { type Case, measure, named, ratioOf } from './measure.js';

interface Floor {
  /** Beginnings of the names of two cases. */
  readonly fast: string;
  readonly slow: string;
  readonly atLeast: number;
}

const floors: Readonly<Record<string, readonly Floor[]>> = {
  'kingdom-builder': [
    { fast: LISTED, slow: CHESS, atLeast: 100 },
    { fast: CHOSEN_UNSAFE, slow: LISTED, atLeast: 1.2 },
    // The choice alone: in a playout most of the time goes to what both have in common.
    { fast: PICKING, slow: LISTING, atLeast: 1.2 },
  ],
  kontor: [{ fast: 'Kontor playout: legalMoves, apply', slow: CHESS, atLeast: 32 }],
  speicherstadt: [{ fast: 'The Speicherstadt playout', slow: CHESS, atLeast: 45 }],
  rivals: [
    { fast: `${SAME} kontorhaus`, slow: `${SAME} cells, structuredClone`, atLeast: 50 },
    { fast: `${SAME} kontorhaus`, slow: `${SAME} cells, Immer`, atLeast: 18 },
  ],
};

/** What is slow is so each time; a neighbor on the machine is not. */
const TRIES = 3;
const ROUNDS = 5;
const MILLISECONDS = 120;

const [group] = process.argv.slice(2);
if (group === undefined) {
  const isSlow = (name: string): boolean => {
    const words = [...process.execArgv, fileURLToPath(import.meta.url), name];
    return spawnSync(process.execPath, words, { stdio: 'inherit' }).status !== 0;
  };
  const failed = Object.keys(floors).filter((name) => Array.from({ length: TRIES }).every(() => isSlow(name)));
  process.exitCode = failed.length === 0 ? 0 : 1;
} else {
  const mine = floors[group] ?? [];
  const cases = (groups[group] as () => readonly Case[])();
  const names = [...new Set(mine.flatMap(({ fast, slow }) => [fast, slow]))];
  const speeds = measure(
    names.map((name) => named(cases, name)),
    ROUNDS,
    MILLISECONDS,
  );
  for (const { fast, slow, atLeast } of mine) {
    const ratio = ratioOf(named(speeds, fast), named(speeds, slow));
    const isTooSlow = ratio < atLeast;
    console.log(`${isTooSlow ? 'TOO SLOW' : 'ok'}: ${fast} / ${slow} = ${ratio.toFixed(2)}, at least ${atLeast}`);
    if (isTooSlow) process.exitCode = 1;
  }
}
