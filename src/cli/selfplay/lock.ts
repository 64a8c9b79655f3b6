import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { Failure, isMissing, isThere } from '../failure.js';
import { isFile } from './growing-file.js';

/** Who holds a lock. */
interface Holder {
  readonly pid: number;
  readonly host: string;
}

const parseHolder = (text: string): Holder | null => {
  const [, pid, host] = /^(\d+) (\S+)(?: \S+)?\n$/.exec(text) ?? [];
  return pid === undefined || host === undefined ? null : { pid: Number(pid), host };
};

/** Whether a process of this machine runs. One of another user does, although it cannot be signalled. */
const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Whether a lock was left behind by a process that is gone. Our own number on it is one: a container that is started
 * again often gives the same number to the same program.
 */
const isStale = (text: string): boolean => {
  const holder = parseHolder(text);
  return holder !== null && holder.host === hostname() && (holder.pid === process.pid || !isRunning(holder.pid));
};

/** Says who holds a lock, and when it has to be deleted by hand. */
const busy = (path: string, text: string): Failure => {
  const holder = parseHolder(text);
  if (holder === null)
    return new Failure(
      `${path} is held by another process: wait for its end; if there is none, delete ${path} by hand`,
    );
  const { pid, host } = holder;
  return new Failure(
    host === hostname()
      ? `${path} is held by process ${pid}: wait for its end; if that is no kontorhaus, delete ${path} by hand`
      : `${path} is held by process ${pid} on ${host}, which cannot be asked from here: if it no longer runs there, delete ${path} by hand`,
  );
};

/** Whether a lock still is the one that we made: another process may have taken it for one that was left behind. */
const isOurs = (path: string, text: string): boolean => {
  try {
    return readFileSync(path, 'utf8') === text;
  } catch {
    return false;
  }
};

const held = new Set<string>();

/** Makes the lock file if there is none, in one step; null if there is one. */
const tryLock = (path: string): (() => void) | null => {
  // Numbers and names of machines are not unique among containers: the last word is.
  const text = `${process.pid} ${hostname()} ${randomUUID()}\n`;
  try {
    writeFileSync(path, text, { flag: 'wx' });
  } catch (error) {
    if (isThere(error)) return null;
    // It may have been made, and then there was no space to write into it.
    rmSync(path, { force: true });
    throw error;
  }
  const release = (): void => {
    if (held.delete(path) && isOurs(path, text)) rmSync(path, { force: true });
    process.off('exit', release);
  };
  held.add(path);
  process.on('exit', release);
  return release;
};

/** Removes a lock that was left behind. What is no file is refused: reading from a pipe might never end. */
const removeStale = (path: string): void => {
  if (!isFile(path)) return;
  try {
    const found = readFileSync(path, 'utf8');
    if (held.has(path) || !isStale(found)) throw busy(path, found);
    // Moved away first, and looked at again: another process may have been quicker to take it over.
    const aside = `${path}.${process.pid}`;
    renameSync(path, aside);
    const moved = readFileSync(aside, 'utf8');
    rmSync(aside);
    if (moved === found) return;
    writeFileSync(path, moved, { flag: 'wx' });
    throw busy(path, moved);
  } catch (error) {
    // A third process has made one meanwhile: who of the two goes on is found out when they write.
    if (isThere(error)) throw busy(path, '');
    if (!isMissing(error)) throw error;
  }
};

/**
 * Takes the lock file at a path, so that no two processes write the same results; returns what gives it back. One left
 * behind by a dead process of this machine is taken over. Of another machine we cannot know: then a person must look.
 */
export const takeLock = (path: string): (() => void) => {
  let lock = tryLock(path);
  if (lock !== null) return lock;
  removeStale(path);
  lock = tryLock(path);
  if (lock === null) throw busy(path, '');
  return lock;
};
