#!/usr/bin/env node
import { reasonOf } from './failure.js';
import { run } from './program.js';
import { chunksOf } from './read-lines.js';
import { startPool } from './selfplay/pool.js';
import type { StopSignal, World } from './world.js';

const STOPS: readonly StopSignal[] = ['SIGINT', 'SIGTERM'];

/** The first signal asks to stop; another one ends the process at once, and so does every one while nobody listens. */
const onStop: World['onStop'] = (callback) => {
  let asked = false;
  const listener = (signal: StopSignal): void => {
    if (asked) process.exit(signal === 'SIGINT' ? 130 : 143);
    asked = true;
    callback(signal);
  };
  for (const signal of STOPS) process.on(signal, listener);
  return () => {
    for (const signal of STOPS) process.off(signal, listener);
  };
};

/** Whoever reads may have seen enough (`kontorhaus play | head`), which is no failure; anything else is. */
const endForOutput = (error: NodeJS.ErrnoException): never => {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`kontorhaus: cannot write the output: ${reasonOf(error)}\n`);
  process.exit(1);
};

process.stdout.on('error', endForOutput);
// Nobody reads the progress: the games go on, and the status still says how they ended.
process.stderr.on('error', () => undefined);

const world: World = {
  out: (line) => {
    process.stdout.write(`${line}\n`);
    // A game is played in one piece, and no event is heard before its end.
    if (process.stdout.errored) endForOutput(process.stdout.errored);
  },
  err: (line) => {
    process.stderr.write(`${line}\n`);
  },
  progress: process.stderr,
  input: () => chunksOf(0, 'standard input'),
  now: () => performance.now(),
  onStop,
  startPool,
};

try {
  process.exitCode = await run(process.argv.slice(2), world);
} catch (error) {
  // A bug of ours: one line for its user, the rest on demand.
  process.stderr.write(`kontorhaus: internal error: ${reasonOf(error)}\n`);
  if (process.env['KONTORHAUS_DEBUG'] !== undefined) throw error;
  process.exitCode = 1;
}
