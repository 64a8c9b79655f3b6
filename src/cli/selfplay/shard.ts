import type { Batch, Played } from './batch.js';
import type { Run, Shard } from './run.js';

/** What {@link playShard} needs. */
export interface Plan {
  readonly run: Run;
  readonly shard: Shard;
  /** The place of the first game that is to be played: those before are on disk. */
  readonly from: number;
  /** How many games the shard has. */
  readonly size: number;
  readonly records: boolean;
  readonly threads: number;
  play(batch: Batch): Promise<Played>;
  /** Takes batches in the order of their games. */
  write(played: Played): void;
  /** Whether no further game is to be begun. */
  stopped(): boolean;
  now(): number;
}

/** How long a batch is to take: long enough that messages cost nothing, short enough for a lively progress bar. */
const BATCH_MS = 200;
const MOST_PER_BATCH = 2000;

/**
 * Plays the rest of a shard on all threads and writes it in order. What has been begun is always finished, also when
 * the run is stopped: no game that was played is lost.
 */
export const playShard = async (plan: Plan): Promise<void> => {
  const { run, shard, from, size, records, threads, play, write, stopped, now } = plan;
  const waiting = new Map<number, Played>();
  let next = from;
  let written = from;
  let batchSize = 1;
  let failed = false;
  let unwritable = false;

  // What could not be written stays the next to be written: nothing may follow behind a gap.
  const flush = (): void => {
    for (let played = waiting.get(written); played !== undefined && !unwritable; played = waiting.get(written)) {
      try {
        write(played);
      } catch (error) {
        unwritable = true;
        throw error;
      }
      waiting.delete(written);
      written += played.lines.length;
    }
  };

  const lane = async (): Promise<void> => {
    while (next < size && !stopped() && !failed) {
      // Near the end batches get smaller, so that all threads end at about the same time.
      const count = Math.max(1, Math.min(batchSize, Math.ceil((size - next) / (2 * threads))));
      const place = next;
      next += count;
      const began = now();
      try {
        waiting.set(place, await play({ run, shard, from: place, count, records }));
        flush();
      } catch (error) {
        failed = true;
        throw error;
      }
      const each = (now() - began) / count;
      batchSize = Math.max(1, Math.min(MOST_PER_BATCH, 2 * batchSize, Math.round(BATCH_MS / Math.max(each, 0.001))));
    }
  };

  // All lanes end before an error is told: what they still play is written unless it was a write that failed.
  const ends = await Promise.allSettled(Array.from({ length: threads }, lane));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
};
