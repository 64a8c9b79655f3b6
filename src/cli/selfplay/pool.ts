import { Tinypool } from 'tinypool';
import type { Batch, Played } from './batch.js';

/** Threads that play batches. */
export interface Pool {
  play(batch: Batch): Promise<Played>;
  close(): Promise<void>;
}

/** The worker lies beside this module, in the sources as in the built command. */
const ENDING = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
const WORKER = new URL(`./worker${ENDING}`, import.meta.url);

/** So many threads, each with one batch at a time. */
export const startPool = (threads: number): Pool => {
  const pool = new Tinypool({
    filename: WORKER.href,
    name: 'playBatch',
    minThreads: threads,
    maxThreads: threads,
    // Run from the sources, TypeScript is loaded by tsx, which does not reach into threads.
    runtime: ENDING === '.ts' ? 'child_process' : 'worker_threads',
  });
  return {
    play: async (batch) => (await pool.run(batch)) as Played,
    close: async () => {
      await pool.destroy();
    },
  };
};
