// Prints how much faster two threads play a run than one: `npm run bench:threads`, after `npm run build`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'threads-'));
const [games = '3000', rounds = '5', ...rest] = process.argv.slice(2);
const words = rest.length > 0 ? rest : ['--game', 'kontor', '--bots', 'random'];

/** Seconds for the whole run, the start of the process and its threads included. */
const time = (threads: number, round: number): { readonly seconds: number; readonly file: string } => {
  const file = join(folder, `${threads}-${round}.ndjson`);
  const began = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    [command, 'selfplay', ...words, '--games', games, '--threads', String(threads), '--out', file, '--quiet'],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return { seconds: (performance.now() - began) / 1000, file };
};

const median = (values: readonly number[]): number =>
  values.slice().sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

try {
  console.log(
    `${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}, load ${loadavg()[0]?.toFixed(2)}; ` +
      `${words.join(' ')}, ${games} games, ${rounds} rounds of 1 and 2 threads in turn`,
  );
  const ratios: number[] = [];
  for (let round = 0; round < Number(rounds); round++) {
    const [one, two] = [time(1, round), time(2, round)];
    if (readFileSync(one.file, 'utf8') !== readFileSync(two.file, 'utf8')) throw new Error('the results differ');
    ratios.push(one.seconds / two.seconds);
    console.log(
      `1 thread ${one.seconds.toFixed(2)} s, 2 threads ${two.seconds.toFixed(2)} s: ${ratios.at(-1)?.toFixed(2)} times`,
    );
  }
  console.log(`median: ${median(ratios).toFixed(2)} times, of the very same results`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
