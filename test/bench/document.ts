import { createRequire } from 'node:module';
import { CHOSEN, CHOSEN_UNSAFE, goalsText, LISTED, LISTED_UNSAFE, LISTING, PICKING } from './goals.js';
import { named, ratioOf, type Speed } from './measure.js';
import { rowOf } from './row.js';

/** One run of all groups. */
export interface Run {
  readonly date: string;
  readonly machine: string;
  readonly method: string;
  readonly load: string;
  readonly tables: readonly (readonly Speed[])[];
  /** The goals that the run does not measure, as Markdown. */
  readonly otherGoals: string;
}

const require = createRequire(import.meta.url);
const { devDependencies } = require('../../package.json') as { readonly devDependencies: Record<string, string> };

const tableOf = (speeds: readonly Speed[]): string =>
  [
    '| case | median | slowest to fastest round | beside the others |',
    '| --- | ---: | ---: | --- |',
    ...speeds.map((speed) => {
      const { name, rate, range, ratio } = rowOf(speed, speeds);
      return `| ${name} | ${rate} | ${range} | ${ratio} |`;
    }),
  ].join('\n');

/** docs/benchmarks.md. */
export const documentOf = ({ date, machine, method, load, tables, otherGoals }: Run): string => {
  const rivals = tables[tables.length - 1] as readonly [Speed, Speed, Speed, Speed];
  const [, ours, clone, immer] = rivals;
  const [kingdomBuilder] = tables as readonly [readonly Speed[]];
  const times = (fast: string, slow: string): string =>
    ratioOf(named(kingdomBuilder, fast), named(kingdomBuilder, slow)).toFixed(2);
  return `---
title: Benchmarks
---

# Benchmarks

Written by \`npm run bench -- --write\`; do not edit.

- Date: ${date}
- Machine: ${machine}
- Load of the machine in this run: ${load}
- chess.js ${devDependencies['chess.js']}, Immer ${devDependencies['immer']}
- Method: ${method}; the figures are medians over the rounds, a ratio is the median of the ratios within each round. Each table is one process.

## How to read them

Compare ratios, not figures: what else runs on a machine changes all figures of a run, and even ratios by a fifth or so. Only processor time of the process counts, its garbage collector included.

chess.js is a yardstick that everybody can run, no rival: chess has other rules. Its playout lists the moves, picks one, and plays it checked, for at most 200 plies. A playout of ours does the same: the full list of legal moves, a uniform choice, a checked \`apply\`, from \`init\` to the end of the game. \`pickMove\` chooses without listing; \`unsafe.apply\` does not check. "As long as 2.00 moves" means the time of two moves of the first playout in the table.

## Goals

### Speed

${goalsText(tables)}

${otherGoals}
## Each game

${tables.slice(0, -1).map(tableOf).join('\n\n')}

In this run playouts of Kingdom Builder by \`pickMove\` were ${times(CHOSEN_UNSAFE, LISTED_UNSAFE)} times as fast as those by \`legalMoves\`, both with \`unsafe.apply\`; with the checked \`apply\` ${times(CHOSEN, LISTED)} times. The choice alone (the rows that say so), with no move played, was ${times(PICKING, LISTING)} times as fast.

## The same rules kept as people write them

The rules of Kingdom Builder once more (\`test/bench/cells.ts\`): an array of 400 cells, each an object with what is printed there and whose settlement stands there, and moves that change it in place; made immutable by \`structuredClone\` of the state before each move, and by Immer's \`produce\` as it comes, with states frozen. The plain version lists targets cell by cell with tables of neighbors, once for all settlements that a tile could move, and checks one move without listing all. What never changes in a game (neighbors, lines, which tile lies where) is no part of its state.

All three play the same games, two players on random boards: the same choices by index from equally ordered lists, and the same cards, which the plain version finds stacked and so need not draw. Before anything is timed a checksum of every move, the length of every list and every final score (the plain version's by the tests' slow reference) must be equal.

${tableOf(rivals)}

In this run kontorhaus played ${ratioOf(ours, clone).toFixed(0)} times as fast as cells with structuredClone, and ${ratioOf(ours, immer).toFixed(0)} times as fast as cells with Immer.
`;
};
