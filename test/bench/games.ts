import { rivalCases } from './cells-rivals.js';
import { chessCase } from './chess.js';
import { kingdomBuilderCases } from './kingdom-builder.js';
import { kontorCases } from './kontor.js';
import type { Case } from './measure.js';
import { speicherstadtCases } from './speicherstadt.js';

/** What is timed in one process: chess.js as the yardstick, then a checked playout, then other cases. */
export const groups: Readonly<Record<string, () => readonly Case[]>> = {
  'kingdom-builder': () => [chessCase(), ...kingdomBuilderCases()],
  kontor: () => [chessCase(), ...kontorCases()],
  speicherstadt: () => [chessCase(), ...speicherstadtCases()],
  rivals: () => [chessCase(), ...rivalCases()],
};
