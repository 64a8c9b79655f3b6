import type { Pool } from './selfplay/pool.js';

/** A signal that asks the command to stop. */
export type StopSignal = 'SIGINT' | 'SIGTERM';

/** Where progress goes: the standard error stream, or what a test gives for it. */
export type ProgressStream = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };

/** What the command touches of the process that it runs in, so that a test can run it without one. */
export interface World {
  /** Writes a line to standard output. */
  out(line: string): void;
  /** Writes a line to standard error. */
  err(line: string): void;
  /** Standard error itself. */
  readonly progress: ProgressStream;
  /** Standard input, piece by piece. */
  input(): Iterable<Buffer>;
  /** Milliseconds, for progress and for the size of batches only: no result depends on them. */
  now(): number;
  /** Calls back at the first signal instead of ending the process; returns what undoes it. */
  onStop(callback: (signal: StopSignal) => void): () => void;
  /** Threads that play games. */
  startPool(threads: number): Pool;
}
