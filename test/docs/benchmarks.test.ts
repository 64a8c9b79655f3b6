// The goals on the page of benchmarks that are measured elsewhere: what it says of the bots is what their page says.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { goalTable } from '../bench/goal.js';
import { strengthGoals } from '../bench/other-goals.js';

const rowsOf = (text: string): readonly string[] => text.split('\n').filter((line) => line.startsWith('| '));

test('goals are met, missed or open, and counted', () => {
  const goals = [
    { text: 'speed', measured: 1.5, atLeast: 1.5 },
    { text: 'slowness', measured: 10.06, atMost: 10 },
    { text: 'size', measured: 9217, atMost: 9216, show: (n: number) => `${n} bytes` },
    { text: 'threads', measured: null, atLeast: 1.8 },
  ];
  expect(goalTable(goals, 'figure').split('\n')).toEqual([
    '1 of 4 goals were met, and 2 missed; 1 is not measured:',
    '',
    '| figure | goal | measured | |',
    '| --- | ---: | ---: | --- |',
    '| speed | at least 1.5 | 1.50 | met |',
    '| slowness | at most 10 | 10.1 | **missed** |',
    '| size | at most 9216 bytes | 9217 bytes | **missed** |',
    '| threads | at least 1.8 | not measured |  |',
  ]);
});

test("the bots' strength is what their page says", () => {
  const goals = strengthGoals();
  expect(goals.map(({ measured }) => measured)).not.toContain(null);
  const page = rowsOf(readFileSync('docs/benchmarks.md', 'utf8'));
  const rows = rowsOf(goalTable(goals, 'figure')).slice(2);
  expect(rows).toHaveLength(6);
  // `npm run bench -- --goals` puts them in.
  expect(page).toEqual(expect.arrayContaining([...rows]));
});
