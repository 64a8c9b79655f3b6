import { renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { Failure, onFile } from '../failure.js';
import { headerOf } from '../selfplay/lines.js';
import { type Collected, collect } from '../summary/collect.js';
import { formatSummary } from '../summary/table.js';
import { tally } from '../summary/tally.js';
import type { World } from '../world.js';

interface Values {
  readonly json?: boolean;
  readonly out?: string;
}

/** Writes the games into one file: the very one that a run without shards gives. */
const merge = ({ run, games }: Collected, path: string): void => {
  if (games.length < run.games)
    throw new Failure(`${path} is not written: ${run.games - games.length} of ${run.games} games are missing`);
  const temporary = `${path}.${process.pid}.tmp`;
  onFile('write', path, () => {
    try {
      writeFileSync(temporary, '', { flag: 'wx' });
      const lines = [headerOf(run, { index: 1, count: 1 }), ...games];
      // In pieces: a large run does not fit into one string.
      for (let at = 0; at < lines.length; at += 10_000)
        writeFileSync(
          temporary,
          lines
            .slice(at, at + 10_000)
            .map((line) => `${JSON.stringify(line)}\n`)
            .join(''),
          { flag: 'a' },
        );
      renameSync(temporary, path);
    } finally {
      rmSync(temporary, { force: true });
    }
  });
};

/** Adds `kontorhaus summary`. */
export const addSummary = (program: Command, world: World): void => {
  program
    .command('summary')
    .description('Wins, scores and lengths of a run, from all files of its shards.')
    .argument('<files...>', 'files that selfplay has written')
    .option('--json', 'as JSON, for programs')
    .option('--out <file>', 'also write all games into one file, as a run without shards does')
    .addHelpText(
      'after',
      `
Files of different runs, and games that are there twice, are refused. Draws count half (a third between three).

Examples:
  kontorhaus summary results-*.ndjson
  kontorhaus summary --json results.ndjson.part
  kontorhaus summary results-*.ndjson --out results.ndjson`,
    )
    .action((files: readonly string[], { json, out }: Values) => {
      const collected = collect(files);
      if (out !== undefined) merge(collected, out);
      const summary = tally(collected);
      world.out(json ? JSON.stringify(summary, null, 2) : formatSummary(summary));
    });
};
