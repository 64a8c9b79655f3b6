// Prints how fast the library is, with chess.js in the same run as a yardstick: `npm run bench`.
import { cpus, loadavg } from 'node:os';
import { chessCase } from './chess.js';
import { kingdomBuilderCases } from './kingdom-builder.js';
import { kontorCases } from './kontor.js';
import { measure, type Speed } from './measure.js';
import { speicherstadtCases } from './speicherstadt.js';

const [rounds = 7, milliseconds = 300] = process.argv.slice(2).map(Number);
const cases = [chessCase(), ...kingdomBuilderCases(), ...kontorCases(), ...speicherstadtCases()];
console.log(
  `${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}, load ${loadavg()[0]?.toFixed(2)}; ` +
    `${rounds} interleaved rounds of ${milliseconds} ms, medians`,
);
const speeds = measure(cases, rounds, milliseconds);
const [chess] = speeds as [Speed];
// Calls are compared with the checked playout of their game.
let playout = chess;
const number = (value: number): string => Math.round(value).toLocaleString('en');
for (const speed of speeds) {
  const { name, unit, median, slowest, fastest } = speed;
  if (name.endsWith('legalMoves, apply')) playout = speed;
  const ratio =
    unit === 'moves'
      ? `${(median / chess.median).toFixed(1)} x chess.js`
      : `${(playout.median / median).toFixed(1)} moves each`;
  console.log(
    `${name.padEnd(50)} ${number(median).padStart(12)} ${unit}/s  (${number(slowest)} to ${number(fastest)})  ${ratio}`,
  );
}
