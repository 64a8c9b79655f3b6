// Plays the bots against each other over fixed seeds and prints how they did as a Markdown table:
// `npm run bench:bots -- --games 100 --game kontor --match mcts --write`. With --write the rows go into docs/bots.md too.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Parts, Rules } from 'kontorhaus';
import { type Bot, greedyBot, mctsBot, playMatch, randomBot } from 'kontorhaus/bots';
import { kingdomBuilder } from 'kontorhaus/kingdom-builder';
import { kontor } from 'kontorhaus/kontor';
import { speicherstadt } from 'kontorhaus/speicherstadt';
import { wilson } from './wilson.js';

/** How often the first bot came in before the second, and by how much. */
interface Tally {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Points ahead, on average. */
  readonly margin: number;
}

/**
 * Two players, the default options. Each seed is played twice, with the seats exchanged. The bots were tuned on other
 * seeds than these.
 */
const duel = <T extends Parts>(
  game: Rules<T>,
  first: Bot<T>,
  second: Bot<T>,
  games: number,
  progress: (done: number, tally: Tally) => void,
): Tally => {
  let [wins, draws, losses, ahead] = [0, 0, 0, 0];
  for (let n = 0; n < games; n++) {
    const seat = n % 2;
    const bots = seat === 0 ? [first, second] : [second, first];
    const { outcome, score } = playMatch(game, bots, { players: 2, seed: `report ${n >> 1}` });
    const placeOf = (player: number): number =>
      outcome.ranking.find(({ players }) => players.includes(player))?.place ?? Number.NaN;
    const difference = placeOf(1 - seat) - placeOf(seat);
    if (difference > 0) wins++;
    else if (difference < 0) losses++;
    else draws++;
    const totals = score.sides.map(({ total }) => total);
    ahead += (totals[seat] as number) - (totals[1 - seat] as number);
    progress(n + 1, { wins, draws, losses, margin: ahead / (n + 1) });
  }
  return { wins, draws, losses, margin: ahead / games };
};

const games = { 'kingdom-builder': kingdomBuilder, kontor, speicherstadt } as const;
type Name = keyof typeof games;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const HEAD = [
  '| game | match | games | won | drawn | lost | share | 95 % interval | points ahead |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
];

const rowOf = (title: string, match: string, count: number, { wins, draws, losses, margin }: Tally): string => {
  const won = wins + draws / 2;
  const [low, high] = wilson(won, count);
  const cells = [title, match, count, wins, draws, losses, percent(won / count)];
  return `| ${cells.join(' | ')} | ${percent(low)} to ${percent(high)} | ${margin.toFixed(1)} |`;
};

/** The rows in the page, each in place of the one for the same game and match. */
const writeRows = (rows: readonly string[]): void => {
  const file = new URL('../../docs/bots.md', import.meta.url);
  let text = readFileSync(file, 'utf8');
  for (const row of rows) {
    const start = row.split('|').slice(0, 3).join('|');
    const lines = text.split('\n');
    const at = lines.findIndex((line) => line.startsWith(`${start}|`));
    if (at >= 0) lines[at] = row;
    else lines.splice(lines.indexOf(HEAD[1] as string) + 1, 0, row);
    text = lines.join('\n');
  }
  writeFileSync(file, text);
};

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    iterations: { type: 'string', default: '1000' },
    game: { type: 'string', multiple: true, default: Object.keys(games) },
    match: { type: 'string', multiple: true, default: ['greedy', 'mcts'] },
    write: { type: 'boolean', default: false },
  },
});
const count = Number(values.games);
const iterations = Number(values.iterations);
const rows: string[] = [];
for (const name of values.game as Name[]) {
  const game = games[name] as unknown as Rules<Parts>;
  for (const match of values.match) {
    const greedy = greedyBot(game);
    const [first, second, label] =
      match === 'mcts'
        ? [mctsBot(game, { iterations }), greedy, `mcts:${iterations} against greedy`]
        : [greedy, randomBot(game), 'greedy against random'];
    const tally = duel(game, first, second, count, (done, soFar) => {
      // The row so far, which is the row of as many games.
      const line = rowOf(game.title, label, done, soFar);
      process.stderr.write(process.stderr.isTTY ? `\r${line}\u001b[K` : `${line}\n`);
    });
    rows.push(rowOf(game.title, label, count, tally));
  }
}
if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
console.log([...HEAD, ...rows].join('\n'));
if (values.write) writeRows(rows);
