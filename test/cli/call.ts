import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { run } from '../../src/cli/program.js';
import { type Batch, type Played, playBatch } from '../../src/cli/selfplay/batch.js';
import type { StopSignal, World } from '../../src/cli/world.js';

/** What a call of the command has left. */
export interface Called {
  readonly status: number;
  readonly out: string;
  readonly err: string;
  /** What went to standard error as progress. */
  readonly progress: string;
  /** The batches that were played. */
  readonly batches: readonly Batch[];
}

/** What a test may change of the world. */
export interface Changes {
  readonly input?: string;
  readonly isTTY?: boolean;
  /** Milliseconds that pass with each look at the clock. */
  readonly tick?: number;
  /** Called when the command begins to listen for signals. */
  readonly onListen?: (stop: (signal: StopSignal) => void) => void;
  /** Called before each batch; what it returns is waited for. */
  readonly before?: (batch: Batch, stop: (signal: StopSignal) => void) => Promise<void> | undefined;
}

/** Runs the command in this process, games included. */
export const call = async (words: readonly string[], changes: Changes = {}): Promise<Called> => {
  const [out, err, progress]: [string[], string[], string[]] = [[], [], []];
  const batches: Batch[] = [];
  const listeners = new Set<(signal: StopSignal) => void>();
  const stop = (signal: StopSignal): void => {
    for (const listener of listeners) listener(signal);
  };
  const stream = Object.assign(
    new Writable({
      write: (chunk, _, done) => {
        progress.push(String(chunk));
        done();
      },
    }),
    { isTTY: changes.isTTY ?? false, columns: 120, rows: 20 },
  );
  let time = 0;
  const unread = [Buffer.from(changes.input ?? '')];
  const world: World = {
    out: (line) => out.push(line),
    err: (line) => err.push(line),
    progress: stream,
    // As a pipe: what was read is gone.
    input: () => unread.splice(0),
    now: () => {
      time += changes.tick ?? 0;
      return time;
    },
    onStop: (callback) => {
      listeners.add(callback);
      changes.onListen?.(stop);
      return () => listeners.delete(callback);
    },
    startPool: () => ({
      play: async (batch): Promise<Played> => {
        await changes.before?.(batch, stop);
        batches.push(batch);
        return playBatch(batch);
      },
      close: async () => undefined,
    }),
  };
  const status = await run(words, world);
  const text = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
  return { status, out: text(out), err: text(err), progress: progress.join(''), batches };
};

/** An empty folder that is gone after the test. */
export const emptyFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kontorhaus-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** A short game with cheap bots: tic-tac-toe in the harbor. */
export const SHORT: readonly string[] = ['--game', 'kontor', '--scenario', 'tic-tac-toe', '--bots', 'random'];

/** How many games {@link selfplay} plays. */
export const GAMES = 20;

/** A run of short games in one thread. */
export const selfplay = (out: string, words: readonly string[] = [], changes: Changes = {}): Promise<Called> =>
  call(['selfplay', ...SHORT, '--games', String(GAMES), '--threads', '1', '--out', out, ...words], changes);

/** The text of a file. */
export const read = (path: string): string => readFileSync(path, 'utf8');
