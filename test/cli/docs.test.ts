// Every call of the command that the guide, the README and the help show is one that the command takes.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kontor } from '../../src/kontor/index.js';
import { recordGame } from '../../src/record/index.js';
import { call, emptyFolder } from './call.js';

const NAMES = ['play', 'selfplay', 'summary', 'replay', 'perft'];

/** The lines with a call in the blocks of shell and YAML of a guide. */
const callsIn = (path: string): readonly string[] =>
  [...readFileSync(path, 'utf8').matchAll(/```(?:sh|yaml)\n([\s\S]*?)```/g)]
    .flatMap(([, block = '']) => block.split('\n'))
    .filter((line) => /kontorhaus (?!&&)/.test(line));

const helpCalls = async (): Promise<readonly string[]> => {
  const texts = await Promise.all(NAMES.map((name) => call([name, '--help'])));
  return texts.flatMap(({ out }) => out.split('\n').filter((line) => /^ {2}(kontorhaus|head) /.test(line)));
};

/** The words behind the command's name as a shell reads them, in the third task of a job array. */
const wordsOf = (line: string): readonly string[] => {
  const told = line
    .replaceAll('{}', '3')
    .replace(/^.*?(?:npx|node_modules\/\.bin\/|^ *)? *kontorhaus /, 'printf "%s\\n" ');
  const env = {
    PATH: process.env['PATH'],
    SLURM_CPUS_PER_TASK: '2',
    SLURM_ARRAY_TASK_ID: '3',
    JOB_COMPLETION_INDEX: '2',
  };
  return execFileSync('sh', ['-c', told], { encoding: 'utf8', env }).trimEnd().split('\n');
};

/** The same call with small numbers and quick bots, and its files in a folder of their own. */
const quick = (words: readonly string[], folder: string): readonly string[] =>
  words.map((word, i) => {
    const before = words[i - 1];
    if (before === '--games') return '17';
    if (before === '--depth') return '1';
    if (before === '--delay') return '0';
    if (before === '--bots') return word.replaceAll(/greedy|mcts:\d+/g, 'random');
    return /\.(nd)?json(\.part)?$/.test(word) ? join(folder, word.replaceAll(/[/*]/g, '')) : word;
  });

/** A text without the version of the package, which a release changes and nothing else. */
const unversioned = (text: string): string =>
  text.replace(/"version":"[^"]*"/, '"version":""').replace(/kontorhaus \d\S*/, 'kontorhaus');

/* The samples of the guide are what its call gives. UPDATE_DOCS=1 writes them. */
test('the samples of the guide are what the command gives', async () => {
  const guide = 'docs/selfplay.md';
  const text = readFileSync(guide, 'utf8');
  const words = / `(--game [^`]* --out results.ndjson)`/.exec(text)?.[1]?.split(' ') ?? [];
  expect(words).toContain('--games');
  const out = join(emptyFolder(), 'results.ndjson');
  expect(await call(['selfplay', ...words.slice(0, -1), out])).toMatchObject({ status: 0 });
  const [header, first] = readFileSync(out, 'utf8').split('\n');
  const samples = { json: `${header}\n${first}\n`, text: (await call(['summary', out])).out };
  let wanted = text;
  for (const [language, sample] of Object.entries(samples))
    wanted = wanted.replace(new RegExp(`(\`\`\`${language}\\n)[^]*?\`\`\``), (_, open) => `${open}${sample}\`\`\``);
  if (process.env['UPDATE_DOCS'] === '1') writeFileSync(guide, wanted);
  else expect(unversioned(text)).toBe(unversioned(wanted));
});

test('the counts in the guide are what the command gives', async () => {
  const shown = [...readFileSync('docs/debug.md', 'utf8').matchAll(/```sh\n(.+)\n```\n\n```text\n([\s\S]*?)```/g)];
  expect(shown).toHaveLength(2);
  for (const [, line = '', sample] of shown) expect((await call(wordsOf(line))).out).toBe(sample);
});

describe('calls in the documentation', async () => {
  const guides = ['README.md', 'docs/selfplay.md', 'docs/debug.md'];
  const calls = [...guides.flatMap(callsIn), ...(await helpCalls())];

  test('are there', () => {
    for (const name of NAMES) expect(calls.some((line) => line.includes(`kontorhaus ${name}`))).toBe(true);
  });

  test.each(calls)('%s', async (line) => {
    const folder = emptyFolder();
    const record = recordGame(kontor, { players: 2, seed: 1 }, (state) => kontor.legalMoves(state)[0] as never);
    for (const file of ['record.json', 'records.ndjson']) writeFileSync(join(folder, file), JSON.stringify(record));
    writeFileSync(join(folder, 'position.json'), JSON.stringify({ seats: [{}, {}] }));
    const files = [
      'results-.ndjson',
      'results.ndjson.part',
      ...(line.includes('summary results.ndjson') ? ['results.ndjson'] : []),
    ];
    if (line.includes('summary'))
      for (const file of files) {
        const made = join(folder, 'made.ndjson');
        await call([
          'selfplay',
          '--game',
          'kontor',
          '--scenario',
          'tic-tac-toe',
          '--bots',
          'random',
          '--games',
          '3',
          '--out',
          made,
        ]);
        writeFileSync(join(folder, file), readFileSync(made));
      }
    const words = wordsOf(line);
    const { status, err } = await call(quick(words, folder), { input: JSON.stringify(record) });
    expect({ status, err }).toEqual({ status: 0, err: '' });
    if (line.includes('$') || line.includes('{}')) expect(words).toContain('3/16');
  });
});
