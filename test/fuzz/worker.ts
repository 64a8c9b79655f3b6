import { parentPort, workerData } from 'node:worker_threads';
import { SUBJECTS } from './subjects/index.js';
import { TARGETS, type Target } from './targets/index.js';
import { type Finding, tryOnce } from './try.js';

/** What a worker is started with. */
export interface Work {
  readonly target: string;
  readonly seed: string;
  /** How long it goes on; a single iteration if it is null. */
  readonly seconds: number | null;
  /** The first iteration. */
  readonly first: number;
  /** Where it notes the iteration that it is at, for whoever waits in vain. */
  readonly progress: Int32Array;
}

/** What it says in the end. */
export interface Report {
  /** Iterations done. */
  readonly done: number;
  readonly finding: (Finding & { readonly iteration: number }) | null;
}

const work = (data: Work): Report => {
  const { target, seed, seconds, first, progress } = data;
  const end = performance.now() + (seconds ?? 0) * 1000;
  let at = first;
  do {
    Atomics.store(progress, 0, at);
    const finding = tryOnce(TARGETS[target] as Target, SUBJECTS, `${target} ${seed}`, at);
    at++;
    if (finding !== null) return { done: at - first, finding: { ...finding, iteration: at - 1 } };
  } while (performance.now() < end);
  return { done: at - first, finding: null };
};

process.setSourceMapsEnabled(true);
parentPort?.postMessage(work(workerData as Work));
