import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The built command in a folder of its own, with nothing around it that it could load by mistake. */
export interface Built {
  /** Starts the command. */
  start(...words: readonly string[]): Running;
  /** Starts it with a standard input to write to. */
  startOpen(...words: readonly string[]): Running;
  readonly main: string;
  remove(): void;
}

/** A call of the command that runs. */
export interface Running {
  readonly process: ChildProcess;
  readonly ended: Promise<Ended>;
}

/** What it has left. */
export interface Ended {
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

const startNode = (words: readonly string[], input: 'ignore' | 'pipe'): Running => {
  const child = spawn(process.execPath, words, { stdio: [input, 'pipe', 'pipe'] });
  const [out, err]: [string[], string[]] = [[], []];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => out.push(text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => err.push(text));
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status, signal) => resolve({ status, signal, out: out.join(''), err: err.join('') }));
  });
  return { process: child, ended };
};

/** Builds the command as `npm run build` does. */
export const buildCommand = (): Built => {
  const folder = mkdtempSync(join(tmpdir(), 'command-'));
  const outDir = join(folder, 'dist', 'cli');
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(folder, 'package.json'), readFileSync('package.json'));
  const tsup = 'node_modules/tsup/dist/cli-default.js';
  execFileSync(process.execPath, [tsup, '--config', 'tsup.command.ts', '--out-dir', outDir, '--silent']);
  const main = join(outDir, 'main.js');
  return {
    start: (...words) => startNode([main, ...words], 'ignore'),
    startOpen: (...words) => startNode([main, ...words], 'pipe'),
    main,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

/** Waits until a file has so many lines. */
export const untilLines = async (path: string, lines: number): Promise<void> => {
  for (;;) {
    if (existsSync(path) && readFileSync(path, 'utf8').split('\n').length > lines) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};
