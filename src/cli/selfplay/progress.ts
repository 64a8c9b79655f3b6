import { createLogUpdate } from 'log-update';
import { nounOf } from '../../core/text.js';
import type { ProgressStream } from '../world.js';

/** Shows how far a run has come. */
export interface Progress {
  /** So many games are done now. */
  update(done: number): void;
  /** Says something besides. */
  say(line: string): void;
  /** Leaves the terminal tidy. */
  end(): void;
}

/** Milliseconds between two looks: a terminal can be redrawn often, lines of a log add up. */
const REDRAW_MS = 100;
const LINE_MS = 5000;
const BAR = 24;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A time as `4:05` or `2:04:05`. */
export const clockOf = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${minutes}:${twoDigits(rest)}`;
};

const count = (value: number): string => value.toLocaleString('en');

/** How far it is in words: the rate is that of this call, not of what was on disk before. */
export const describeProgress = (done: number, before: number, size: number, elapsed: number): string => {
  const percent = Math.floor((100 * done) / Math.max(1, size));
  const head = `${count(done)} of ${count(size)} ${nounOf(size, 'game')}, ${percent} %`;
  const rate = (done - before) / Math.max(elapsed, 1);
  if (rate <= 0) return head;
  const perSecond = 1000 * rate;
  return `${head}, ${perSecond < 10 ? perSecond.toFixed(1) : count(Math.round(perSecond))} games/s, ${clockOf((size - done) / rate)} left`;
};

const barOf = (done: number, size: number): string => {
  const filled = Math.floor((BAR * done) / Math.max(1, size));
  return `[${'='.repeat(filled)}${' '.repeat(BAR - filled)}]`;
};

/** A bar that is redrawn on a terminal; a line now and then anywhere else. */
export const startProgress = (stream: ProgressStream, before: number, size: number, now: () => number): Progress => {
  const start = now();
  // Some terminals do not know their width: nothing would fit on them.
  const log = stream.isTTY && stream.columns !== 0 ? createLogUpdate(stream) : null;
  let shown = log === null ? start : Number.NEGATIVE_INFINITY;
  const show = (done: number): void => {
    const time = now();
    if (done < size && time - shown < (log === null ? LINE_MS : REDRAW_MS)) return;
    shown = time;
    const text = describeProgress(done, before, size, time - start);
    if (log === null) stream.write(`${text}\n`);
    else log(`${barOf(done, size)} ${text}`);
  };
  show(before);
  return {
    update: show,
    say: (line) => {
      log?.done();
      stream.write(`${line}\n`);
    },
    end: () => log?.done(),
  };
};
