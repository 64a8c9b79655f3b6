// Prints how fast the library is, with chess.js in the same process as a yardstick: `npm run bench`.
import { spawnSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { chessCase } from './chess.js';
import { kingdomBuilderCases } from './kingdom-builder.js';
import { kontorCases } from './kontor.js';
import { type Case, measure, type Speed } from './measure.js';
import { speicherstadtCases } from './speicherstadt.js';

/** The cases of each game, its checked playout first. */
const games: Readonly<Record<string, () => readonly Case[]>> = {
  'kingdom-builder': kingdomBuilderCases,
  kontor: kontorCases,
  speicherstadt: speicherstadtCases,
};

const number = (value: number): string => Math.round(value).toLocaleString('en');

/** One game and chess.js, round about. */
const run = (cases: readonly Case[], rounds: number, milliseconds: number): void => {
  const speeds = measure([chessCase(), ...cases], rounds, milliseconds);
  const [chess, playout] = speeds as [Speed, Speed];
  for (const { name, unit, median, slowest, fastest } of speeds) {
    const ratio =
      unit === 'moves'
        ? `${(median / chess.median).toFixed(1)} x chess.js`
        : `as long as ${(playout.median / median).toFixed(1)} moves`;
    const range = `(${number(slowest)} to ${number(fastest)})`;
    console.log(`${name.padEnd(50)} ${number(median).padStart(12)} ${unit}/s  ${range}  ${ratio}`);
  }
};

const [first, ...rest] = process.argv.slice(2);
const cases = first === undefined ? undefined : games[first];
const [rounds = 7, milliseconds = 300] = (cases === undefined ? process.argv.slice(2) : rest).map(Number);
if (cases !== undefined) run(cases(), rounds, milliseconds);
else {
  console.log(
    `${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}, load ${loadavg()[0]?.toFixed(2)}; ` +
      `${rounds} interleaved rounds of ${milliseconds} ms processor time, medians`,
  );
  // Each game in a process of its own, as a program that plays it would be: what the games share is then compiled for
  // that game alone.
  for (const game of Object.keys(games)) {
    const words = [...process.execArgv, fileURLToPath(import.meta.url), game, String(rounds), String(milliseconds)];
    const { status } = spawnSync(process.execPath, words, { stdio: 'inherit' });
    if (status !== 0) process.exit(1);
  }
}
