/** Fuzzing by a command: see docs/testing.md. */
import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { exit } from 'node:process';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { Case } from './play.js';
import { SUBJECTS } from './subjects/index.js';
import { TARGETS, type Target } from './targets/index.js';
import { type Finding, tryCase } from './try.js';
import type { Report, Work } from './worker.js';

const USAGE = `npm run fuzz -- [TARGET...] [--seconds N] [--seed S|random] [--jobs J]
npm run fuzz -- TARGET --seed S --iteration I    one iteration again
npm run fuzz -- TARGET --case JSON               one case again
Targets (default: all): ${Object.keys(TARGETS).join(', ')}`;

/** A single iteration takes well below a second: so long a silence is a loop without end. */
const SILENCE = 180;

const usage = (problem: string): never => {
  console.error(`${problem}\n${USAGE}`);
  return exit(2);
};

const readArguments = (): ReturnType<typeof parseArguments> => {
  try {
    return parseArguments();
  } catch (error) {
    return usage(String(error));
  }
};

const parseArguments = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      jobs: { type: 'string', default: String(availableParallelism()) },
      iteration: { type: 'string' },
      case: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });

const numberOf = (name: string, text: string, min: number): number => {
  const value = Number(text);
  return Number.isSafeInteger(value) && value >= min ? value : usage(`--${name} takes a whole number from ${min} on`);
};

const readCase = (text: string): Case => {
  try {
    const tried = JSON.parse(text) as Case;
    if (SUBJECTS.some(({ game }) => game.id === tried.game)) return tried;
  } catch {}
  return usage('--case takes the JSON of an input that was found');
};

const show = (
  target: string,
  seed: string | null,
  { tried, message, ...more }: Finding & { iteration?: number },
): void => {
  const json = JSON.stringify(tried);
  const quoted = `'${json.replaceAll("'", "'\\''")}'`;
  console.log(`FOUND by ${target}${seed === null ? '' : `, seed ${seed}, iteration ${more.iteration}`}\n${message}`);
  console.log(`input: ${json}`);
  console.log(`again: npm run fuzz -- ${target} --case ${quoted}`);
  if (seed !== null) console.log(`   or: npm run fuzz -- ${target} --seed ${seed} --iteration ${more.iteration}`);
};

/** Runs one target in a thread of its own; true if it found nothing. */
const fuzz = async (work: Omit<Work, 'progress'>): Promise<boolean> => {
  const progress = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: { ...work, progress } });
  const began = performance.now();
  let seen = -1;
  let silent = 0;
  const watch = setInterval(() => {
    const at = Atomics.load(progress, 0);
    silent = at === seen ? silent + 1 : 0;
    seen = at;
    if (silent >= SILENCE) void worker.terminate();
  }, 1000);
  const report = await new Promise<Report | string>((resolve) => {
    worker.once('message', resolve);
    worker.once('error', (error) => resolve(String(error)));
    worker.once('exit', () => resolve(`no end after ${SILENCE} s`));
  });
  clearInterval(watch);
  await worker.terminate();
  const { target, seed } = work;
  if (typeof report === 'string') {
    console.log(`FOUND by ${target}, seed ${seed}, iteration ${seen}\n${report}`);
    console.log(`again: npm run fuzz -- ${target} --seed ${seed} --iteration ${seen}`);
    return false;
  }
  console.log(`${target}: ${report.done} iterations in ${Math.round((performance.now() - began) / 1000)} s`);
  if (report.finding !== null) show(target, seed, report.finding);
  return report.finding === null;
};

const { values, positionals } = readArguments();
if (values.help) {
  console.log(USAGE);
  exit(0);
}
for (const name of positionals) if (!Object.hasOwn(TARGETS, name)) usage(`no such target: ${name}`);
const targets = positionals.length > 0 ? positionals : Object.keys(TARGETS);
const single = values.case !== undefined || values.iteration !== undefined;
if (single && targets.length !== 1) usage('one target, please');

if (values.case !== undefined) {
  const target = targets[0] as string;
  const finding = tryCase(TARGETS[target] as Target, SUBJECTS, readCase(values.case));
  if (finding !== null) show(target, null, finding);
  else console.log('It holds.');
  exit(finding === null ? 0 : 1);
}

const seed = values.seed === 'random' ? String(randomInt(2 ** 31)) : values.seed;
const seconds = values.iteration === undefined ? numberOf('seconds', values.seconds, 1) : null;
const first = values.iteration === undefined ? 0 : numberOf('iteration', values.iteration, 0);
console.log(`seed ${seed}`);
const waiting = [...targets];
let holds = true;
const work = async (): Promise<void> => {
  for (let target = waiting.shift(); target !== undefined; target = waiting.shift())
    holds = (await fuzz({ target, seed, seconds, first })) && holds;
};
await Promise.all(Array.from({ length: numberOf('jobs', values.jobs, 1) }, work));
exit(holds ? 0 : 1);
