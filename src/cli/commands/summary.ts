import type { Command } from 'commander';
import { fileName } from '../arguments.js';
import { merge } from '../summary/merge.js';
import { readResults } from '../summary/results.js';
import { formatSummary } from '../summary/table.js';
import type { World } from '../world.js';

interface Values {
  readonly json?: boolean;
  readonly out?: string;
}

/** Adds `kontorhaus summary`. */
export const addSummary = (program: Command, world: World): void => {
  program
    .command('summary')
    .description('Wins, scores and lengths of a run, from all files of its shards.')
    .argument('<files...>', 'files that selfplay has written')
    .option('--json', 'as JSON, for programs')
    .option('--out <file>', 'also write all games into one file, as a run without shards does', fileName)
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
      const results = readResults(files);
      const { summary } = results;
      if (out !== undefined) merge(results, files, out);
      world.out(json ? JSON.stringify(summary, null, 2) : formatSummary(summary));
    });
};
