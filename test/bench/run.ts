// Prints how fast the library is, with chess.js in the same process as a yardstick: `npm run bench`, which with
// `-- --write` also writes docs/benchmarks.md. `tsx test/bench/run.ts kontor 7 300` times one group alone. After a
// build, `tsx test/bench/run.ts --goals` times nothing and puts the sizes, and the strength of the bots, into that page.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { documentOf } from './document.js';
import { groups } from './games.js';
import { measure, type Speed } from './measure.js';
import { otherGoalsText, writeOtherGoals } from './other-goals.js';
import { rowOf } from './row.js';

/** Each group in a process of its own, as a program that plays the game would be: what the games share is then compiled for that game alone. */
const inOwnProcess = (group: string, rounds: number, milliseconds: number): readonly Speed[] => {
  const words = [...process.execArgv, fileURLToPath(import.meta.url), group, String(rounds), String(milliseconds)];
  const { status, stdout } = spawnSync(process.execPath, [...words, '--json'], {
    stdio: ['inherit', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) process.exit(1);
  return JSON.parse(stdout) as readonly Speed[];
};

const print = (speeds: readonly Speed[]): void => {
  for (const speed of speeds) {
    const { name, rate, range, ratio } = rowOf(speed, speeds);
    console.log(`${name.padEnd(56)} ${rate.padStart(20)}  ${range.padStart(26)}  ${ratio}`);
  }
};

const words = process.argv.slice(2);
const options = words.filter((word) => word.startsWith('--'));
const [first, ...rest] = words.filter((word) => !word.startsWith('--'));
const cases = first === undefined ? undefined : groups[first];
const numbers = (cases === undefined && first !== undefined ? [first, ...rest] : rest).map(Number);
const [rounds = 7, milliseconds = 300] = numbers;
if (options.includes('--goals')) await writeOtherGoals();
else if (cases !== undefined) {
  const speeds = measure(cases(), rounds, milliseconds);
  if (options.includes('--json')) console.log(JSON.stringify(speeds));
  else print(speeds);
} else {
  const load = (): string => (loadavg()[0] as number).toFixed(2);
  const began = load();
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`;
  const method = `${rounds} interleaved rounds of ${milliseconds} ms processor time`;
  console.log(`${machine}, load ${began}; ${method}, medians`);
  const tables = Object.keys(groups).map((group) => {
    const speeds = inOwnProcess(group, rounds, milliseconds);
    print(speeds);
    return speeds;
  });
  console.log(`load ${load()} at the end`);
  if (options.includes('--write')) {
    const date = new Date().toISOString().slice(0, 10);
    const otherGoals = await otherGoalsText();
    writeFileSync(
      new URL('../../docs/benchmarks.md', import.meta.url),
      documentOf({
        date,
        machine,
        method,
        load: `${began} at the beginning, ${load()} at the end`,
        tables,
        otherGoals,
      }),
    );
  }
}
