// The job arrays of the guide, as their shells run them: every task as a process of the built command.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Built, buildCommand } from './built.js';
import { emptyFolder } from './call.js';

const SHARDS = 2;
const GAMES = 20;

/** The section of the guide, with quick games, and 2 shards where it has 16. */
const SECTION = (() => {
  const [, section = ''] =
    /\n## Over many machines\n([\s\S]*?)\n## /.exec(readFileSync('docs/selfplay.md', 'utf8')) ?? [];
  return section
    .replaceAll(
      '--scenario giant --bots mcts:500,greedy --games 10000',
      `--scenario tic-tac-toe --bots random --games ${GAMES}`,
    )
    .replaceAll(/(?<=seq |array=1-|completions: |\/)16\b/g, String(SHARDS));
})();

/** The only block of the section that is in a language and has a text in it. */
const blockWith = (language: string, text: string): string => {
  const blocks = [...SECTION.matchAll(/```(\w+)\n([\s\S]*?)```/g)].filter(
    ([, name, block = '']) => name === language && block.includes(text),
  );
  expect(blocks).toHaveLength(1);
  return blocks[0]?.[2] ?? '';
};

/** The text below a key of YAML that ends in `|`, without its indentation. */
const blockScalar = (yaml: string): string => {
  const [, indent = '', first = ''] = /\|\n( +)(.*\n)/.exec(yaml) ?? [];
  const rest = yaml.slice(yaml.indexOf(indent + first)).split('\n');
  const end = rest.findIndex((line) => !line.startsWith(indent));
  return rest
    .slice(0, end)
    .map((line) => line.slice(indent.length))
    .join('\n');
};

/** What stands in for programs that a machine need not have. They take the words of the guide and no others. */
const STAND_INS = {
  // npx without its look at the registry.
  npx: 'exec node_modules/.bin/"$@"',
  // The package is there already.
  npm: '[ "$1" = install ]',
  // A task of two processors: without both options a real one starts too many processes, or binds them to one processor.
  srun: '[ "$1 $2" = "--ntasks=1 --cpus-per-task=2" ] && shift 2 && exec "$@"',
  // One job after the other instead of four at a time.
  parallel: `[ "$1" = --jobs ] && shift 2 && while read -r line; do
  sh -c "$(echo "$*" | sed "s/{}/$line/g")" </dev/null || exit
done`,
} as const;

/** Whether the real GNU parallel is there: it takes its own part in the test then. */
const hasParallel =
  spawnSync('parallel', ['--version'], { encoding: 'utf8' }).stdout?.startsWith('GNU parallel') ?? false;

let built: Built;
/** The file that a run without shards gives. */
let whole: string;
beforeAll(async () => {
  built = buildCommand();
  const out = join(dirname(built.main), 'whole.ndjson');
  const words = ['--game', 'kontor', '--scenario', 'tic-tac-toe', '--bots', 'random', '--games', String(GAMES)];
  expect(await built.start('selfplay', ...words, '--quiet', '--out', out).ended).toMatchObject({ status: 0, err: '' });
  whole = readFileSync(out, 'utf8');
});
afterAll(() => built.remove());

interface Folder {
  readonly path: string;
  /** Runs a script in the folder. */
  sh(script: string, env?: Readonly<Record<string, string>>): string;
}

/** An empty folder in which the package is installed. */
const folderWithPackage = (): Folder => {
  const path = emptyFolder();
  const [installed, programs] = [join(path, 'node_modules', '.bin'), join(path, 'programs')];
  for (const each of [installed, programs]) mkdirSync(each, { recursive: true });
  symlinkSync(built.main, join(installed, 'kontorhaus'));
  for (const [name, text] of Object.entries(STAND_INS))
    if (name !== 'parallel' || !hasParallel)
      writeFileSync(join(programs, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  const PATH = [programs, process.env['PATH']].join(delimiter);
  return {
    path,
    sh: (script, env = {}) =>
      execFileSync('sh', ['-c', script], {
        cwd: path,
        encoding: 'utf8',
        env: { PATH, HOME: path, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
  };
};

const MARK = '"end":"0000000000000000"';

/** A line of results that no game gives: if it is there after the run, its game was not played again. */
const marked = (line: string): string => line.replace(/"end":"\w+"/, MARK);

/** Leaves what a kill leaves of the last shard: the first games under a name with `.part`, the last line torn. */
const leavePart = (path: string): void => {
  const [header = '', ...games] = whole.split('\n');
  const ours = games.filter((_, n) => n % SHARDS === SHARDS - 1);
  const lines = [
    header.replace('"index":1,"count":1', `"index":${SHARDS},"count":${SHARDS}`),
    ...ours.slice(0, 3).map(marked),
  ];
  writeFileSync(`${path}.part`, `${lines.join('\n')}\n${ours[3]?.slice(0, 60)}`);
};

/** The whole run with the marks of {@link leavePart}. */
const expected = (): string =>
  whole
    .split('\n')
    .map((line, i) => (i > 0 && i <= 3 * SHARDS && i % SHARDS === 0 ? marked(line) : line))
    .join('\n');

const filesIn = (folder: Folder): readonly string[] =>
  readdirSync(folder.path)
    .filter((name) => name.includes('.ndjson'))
    .sort();

const results = (folder: Folder): string => readFileSync(join(folder.path, 'results.ndjson'), 'utf8');

const ids = Array.from({ length: SHARDS }, (_, i) => i + 1);

test('GNU parallel plays all that is missing of all shards', () => {
  const folder = folderWithPackage();
  leavePart(join(folder.path, `results-${SHARDS}.ndjson`));
  const [play = '', summary = '', ...rest] = blockWith('sh', '| parallel ').split('\n');
  expect(rest).toEqual(['']);
  folder.sh(play);
  expect(filesIn(folder)).toEqual(ids.map((id) => `results-${id}.ndjson`));
  expect(folder.sh(summary)).toContain(`\n${GAMES} games: complete\n`);
  expect(results(folder)).toBe(expected());
});

test('a job array of Slurm plays all that is missing of all shards', () => {
  const folder = folderWithPackage();
  leavePart(join(folder.path, `results-${SHARDS}.ndjson`));
  const script = blockWith('sh', '#SBATCH');
  const option = (name: string): string => new RegExp(`^#SBATCH --${name}=(.*)$`, 'm').exec(script)?.[1] ?? '';
  expect(option('array')).toBe(`1-${SHARDS}`);
  for (const id of ids)
    folder.sh(script, { SLURM_ARRAY_TASK_ID: `${id}`, SLURM_CPUS_PER_TASK: option('cpus-per-task') });
  expect(filesIn(folder)).toEqual(ids.map((id) => `results-${id}.ndjson`));
  folder.sh('node_modules/.bin/kontorhaus summary results-*.ndjson --out results.ndjson');
  expect(results(folder)).toBe(expected());
});

test('an indexed job of Kubernetes plays all that is missing of all shards', () => {
  const folder = folderWithPackage();
  leavePart(join(folder.path, `${SHARDS - 1}.ndjson`));
  const manifest = blockWith('yaml', 'kind: Job');
  expect(manifest).toContain('\n  completionMode: Indexed\n');
  expect(manifest).toContain(`\n  completions: ${SHARDS}\n`);
  expect(manifest).toContain('\n          command: [sh, -c]\n          args:\n            - |\n');
  expect(manifest).toContain('{ name: results, mountPath: /results }');
  const script = blockScalar(manifest);
  expect(script.split('\n')).toHaveLength(2);
  // Kubernetes would put values of its own into these before the shell sees them.
  expect(script).not.toMatch(/\$\$|\$\(\w+\)/);
  const here = script.replaceAll('/results/', `${folder.path}/`);
  for (const id of ids) folder.sh(here, { JOB_COMPLETION_INDEX: `${id - 1}` });
  expect(filesIn(folder)).toEqual(ids.map((id) => `${id - 1}.ndjson`));
  folder.sh('node_modules/.bin/kontorhaus summary ?.ndjson --out results.ndjson');
  expect(results(folder)).toBe(expected());
});
