import { readdirSync } from 'node:fs';

/** Slow, and little that the others do not tell: whole games as text, averages over many games, sizes, tables from elsewhere. */
const LEFT_OUT = ['goldens', 'bounds', 'chance', 'docs', 'positions', 'checked-positions', 'random-play'];

/** Parts of names: only files with one of them are asked for. What they kill, all kill. */
const ONLY = (process.env.MUTATION_TESTS ?? '').split(',');

/** The test files of a game that tell mutants apart. */
export const testFiles = (game) =>
  readdirSync(`test/${game}`)
    .filter((name) => name.endsWith('.test.ts') && !LEFT_OUT.includes(name.slice(0, -'.test.ts'.length)))
    .filter((name) => ONLY.some((part) => name.includes(part)))
    .map((name) => `test/${game}/${name}`);
