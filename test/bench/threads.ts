// Prints how much faster two threads play a run than one: `npm run bench:threads`, after `npm run build`. With
// `-- --write` the figure by the clock goes into docs/benchmarks.md: only of a machine on which nothing else runs.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeOtherGoals } from './other-goals.js';

const command = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'threads-'));
const given = process.argv.slice(2);
const [games = '40000', rounds = '3', ...rest] = given.filter((word) => word !== '--write');
const words = rest.length > 0 ? rest : ['--game', 'kontor', '--bots', 'random'];

/** Prints the processor time of all threads at the end. */
const meter = `import { isMainThread } from 'node:worker_threads';
if (isMainThread) process.on('exit', () => { const { user, system } = process.cpuUsage(); process._rawDebug((user + system) / 1e6); });`;

/** Seconds for the whole run, the start of the process and its threads included. */
const time = (
  threads: number,
  round: number,
): { readonly seconds: number; readonly work: number; readonly file: string } => {
  const file = join(folder, `${threads}-${round}.ndjson`);
  const began = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(meter)}`,
      command,
      'selfplay',
      ...words,
      '--games',
      games,
      '--threads',
      String(threads),
      '--out',
      file,
      '--quiet',
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return { seconds: (performance.now() - began) / 1000, work: Number(stderr), file };
};

const median = (values: readonly number[]): number =>
  values.slice().sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

try {
  console.log(
    `${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}, load ${loadavg()[0]?.toFixed(2)}; ` +
      `${words.join(' ')}, ${games} games, ${rounds} rounds of 1 and 2 threads in turn`,
  );
  const ratios: number[] = [];
  const shares: number[] = [];
  for (let round = 0; round < Number(rounds); round++) {
    const [one, two] = [time(1, round), time(2, round)];
    if (readFileSync(one.file, 'utf8') !== readFileSync(two.file, 'utf8')) throw new Error('the results differ');
    ratios.push(one.seconds / two.seconds);
    shares.push((2 * one.work) / two.work);
    console.log(
      `1 thread ${one.seconds.toFixed(2)} s (${one.work.toFixed(2)} s of processor), ` +
        `2 threads ${two.seconds.toFixed(2)} s (${two.work.toFixed(2)} s): ${ratios.at(-1)?.toFixed(2)} times`,
    );
  }
  if (given.includes('--write')) await writeOtherGoals(median(ratios));
  console.log(`median: ${median(ratios).toFixed(2)} times as fast, of the very same results`);
  // On a machine that others use, the clock says little. The work that a second thread adds bounds what it can gain.
  console.log(`by processor time: at most ${median(shares).toFixed(2)} times where two cores are free`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
