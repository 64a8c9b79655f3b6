// The goals that are no speed of one thread, and are measured elsewhere: sizes in dist, bots in docs/bots.md, and two
// threads by `npm run bench:threads -- --write`. docs/benchmarks.md tells of them beside the others.
import { readFileSync, writeFileSync } from 'node:fs';
import { bundle, bundleByTerser, rulesOf, rulesTogether, SIZE_GOALS, TOGETHER_GOAL } from '../package/sizes.mjs';
import { type Goal, goalTable } from './goal.js';

const page = new URL('../../docs/benchmarks.md', import.meta.url);
const botsPage = new URL('../../docs/bots.md', import.meta.url);

const TITLES = { 'kingdom-builder': 'Kingdom Builder', kontor: 'Kontor', speicherstadt: 'The Speicherstadt' } as const;
const IDS = Object.keys(TITLES) as (keyof typeof TITLES)[];

const bytes = (figure: number): string => `${figure.toLocaleString('en')} bytes`;
const percent = (figure: number): string => `${Number(figure.toFixed(1))} %`;

/** The rules in a bundle, by both minifiers: which of them a page is built with is not ours to choose. */
const sizeGoals = async (): Promise<readonly Goal[]> => {
  const bundles = [
    ...IDS.map((id) => ({ name: TITLES[id], source: rulesOf(id), atMost: SIZE_GOALS[id] })),
    { name: 'All three together', source: rulesTogether(IDS), atMost: TOGETHER_GOAL },
  ];
  const minifiers = [
    ['esbuild', bundle],
    ['Terser', bundleByTerser],
  ] as const;
  return Promise.all(
    bundles.flatMap(({ name, source, atMost }) =>
      minifiers.map(async ([minifier, measure]) => ({
        text: `${name}, the rules in a bundle, minified by ${minifier} and gzipped`,
        measured: (await measure(source)).gzipped,
        atMost,
        show: bytes,
      })),
    ),
  );
};

/** The bots' strength, as its table in docs/bots.md has it. */
export const strengthGoals = (text: string = readFileSync(botsPage, 'utf8')): readonly Goal[] =>
  (
    [
      ['greedy against random', 90],
      ['mcts:1000 against greedy', 65],
    ] as const
  ).flatMap(([match, atLeast]) =>
    IDS.map((id) => {
      const row = text.split('\n').find((line) => line.startsWith(`| ${TITLES[id]} | ${match} |`));
      const share = row?.split('|')[7];
      const measured = share === undefined ? null : Number.parseFloat(share);
      return { text: `${TITLES[id]}, two players, ${match}: share of wins`, measured, atLeast, show: percent };
    }),
  );

const THREADS = '`selfplay` on two free cores, two threads: times one thread';

/** What the page says of two threads; null if nobody has measured them. */
const statedThreads = (text: string): number | null => {
  const row = text.split('\n').find((line) => line.startsWith(`| ${THREADS} |`));
  const figure = Number.parseFloat(row?.split('|')[3] ?? '');
  return Number.isNaN(figure) ? null : figure;
};

const HEADING = '### Size, strength, threads';

/** The part of docs/benchmarks.md about them. Without a figure for two threads, what the page says stays. */
export const otherGoalsText = async (threads: number | null = null): Promise<string> => {
  const measured = threads ?? statedThreads(readFileSync(page, 'utf8'));
  const goals = [...(await sizeGoals()), ...strengthGoals(), { text: THREADS, measured, atLeast: 1.8 }];
  return `${HEADING}

These are measured apart from this run: sizes by \`npm run check:size\` on what is built, with two minifiers, bots by \`npm run bench:bots\` ([how](bots.md#how-strong-they-are)), threads by \`npm run bench:threads -- --write\`. On ${new Date().toISOString().slice(0, 10)}, ${goalTable(goals, 'figure')}
`;
};

/** Puts today's figures into docs/benchmarks.md and leaves the rest of the page as it is. */
export const writeOtherGoals = async (threads: number | null = null): Promise<void> => {
  const text = readFileSync(page, 'utf8');
  const start = text.indexOf(HEADING);
  const end = text.indexOf('\n## ', start);
  if (start < 0 || end < 0) throw new Error(`docs/benchmarks.md has no part "${HEADING}"`);
  writeFileSync(page, text.slice(0, start) + (await otherGoalsText(threads)) + text.slice(end));
};
