// Plays the bots against each other over fixed seeds and prints how they did as a Markdown table:
// `npm run bench:bots -- --games 100 --game kontor --match mcts --processes 2 --write`. With --write each row goes into
// docs/bots.md, too, as soon as it is finished.
import { fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Parts, Rules } from 'kontorhaus';
import { greedyBot, mctsBot, playMatch, randomBot } from 'kontorhaus/bots';
import { kingdomBuilder } from 'kontorhaus/kingdom-builder';
import { kontor } from 'kontorhaus/kontor';
import { speicherstadt } from 'kontorhaus/speicherstadt';
import { wilson } from '../../src/cli/summary/statistics.js';

/** Where the seeds of the games come from. The bots were tuned on others; a change to a bot wants a new word here. */
const SEEDS = 'strength';

const games = { 'kingdom-builder': kingdomBuilder, kontor, speicherstadt } as const;
type Name = keyof typeof games;
const matches = ['greedy', 'mcts'] as const;
type MatchName = (typeof matches)[number];

const HEAD = [
  '| game | match | games | won | drawn | lost | share | 95 % interval | points ahead |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
];

/** How one game went for the first bot. */
interface Played {
  /** Above 0 for a win, below for a loss. */
  readonly places: number;
  readonly points: number;
}

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    iterations: { type: 'string', default: '1000' },
    game: { type: 'string', multiple: true, default: Object.keys(games) },
    match: { type: 'string', multiple: true, default: [...matches] },
    processes: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
    // For the processes themselves: which games of a row are theirs.
    part: { type: 'string' },
  },
});

/** What was given, or the end of it: a typing error must not cost an hour. */
const oneOf = <T extends string>(given: string, all: readonly T[]): T => {
  const found = all.find((name) => name === given);
  if (found === undefined) throw new Error(`${given} is none of ${all.join(', ')}`);
  return found;
};
const numberOf = (given: string): number => {
  if (!/^[1-9]\d*$/.test(given)) throw new Error(`${given} is no number above 0`);
  return Number(given);
};
const count = numberOf(values.games);
const iterations = numberOf(values.iterations);
const processes = numberOf(values.processes);
const names = values.game.map((name) => oneOf<Name>(name, Object.keys(games) as Name[]));
const wanted = values.match.map((match) => oneOf<MatchName>(match, matches));

/** Two players, the default options. Each game has a seed of its own; the seats are exchanged after each. */
const play = (name: Name, match: MatchName, n: number): Played => {
  const game = games[name] as unknown as Rules<Parts>;
  const greedy = greedyBot(game);
  const [first, second] = match === 'mcts' ? [mctsBot(game, { iterations }), greedy] : [greedy, randomBot(game)];
  const seat = n % 2;
  const { outcome, score } = playMatch(game, seat === 0 ? [first, second] : [second, first], {
    players: 2,
    seed: `${SEEDS} ${n}`,
  });
  const placeOf = (player: number): number =>
    outcome.ranking.find(({ players }) => players.includes(player))?.place ?? Number.NaN;
  const [own = Number.NaN, other = Number.NaN] = [seat, 1 - seat].map((player) => score.sides[player]?.total);
  return { places: placeOf(1 - seat) - placeOf(seat), points: own - other };
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const rowOf = (name: Name, match: MatchName, played: readonly Played[]): string => {
  const label = match === 'mcts' ? `mcts:${iterations} against greedy` : 'greedy against random';
  const wins = played.filter(({ places }) => places > 0).length;
  const draws = played.filter(({ places }) => places === 0).length;
  const won = wins + draws / 2;
  const [low, high] = wilson(won, played.length);
  const ahead = played.reduce((sum, { points }) => sum + points, 0) / played.length;
  const cells = [games[name].title, label, played.length, wins, draws, played.length - wins - draws];
  const share = percent(won / played.length);
  return `| ${cells.join(' | ')} | ${share} | ${percent(low)} to ${percent(high)} | ${ahead.toFixed(1)} |`;
};

/** The row in the page, in place of the one for the same game and match. */
const writeRow = (row: string): void => {
  const file = new URL('../../docs/bots.md', import.meta.url);
  const start = row.split('|').slice(0, 3).join('|');
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.startsWith(`${start}|`));
  if (at >= 0) lines[at] = row;
  else lines.splice(lines.indexOf(HEAD[1] as string) + 1, 0, row);
  writeFileSync(file, lines.join('\n'));
};

/** All games of a row, shared out over the processes: how many there are changes no game. */
const playAll = async (name: Name, match: MatchName): Promise<readonly Played[]> => {
  const played: Played[] = [];
  const share = (part: number): Promise<void> =>
    new Promise((done, failed) => {
      const own = ['--game', name, '--match', match, '--part', String(part)];
      const more = ['--games', values.games, '--iterations', values.iterations, '--processes', values.processes];
      fork(fileURLToPath(import.meta.url), [...own, ...more])
        .on('message', (one) => {
          played.push(one as Played);
          // The row so far, which is the row of as many games.
          const line = rowOf(name, match, played);
          process.stderr.write(process.stderr.isTTY ? `\r${line}\u001b[K` : `${line}\n`);
        })
        .on('error', failed)
        .on('exit', (code) => (code === 0 ? done() : failed(new Error(`a process ended with ${code}`))));
    });
  await Promise.all(Array.from({ length: processes }, (_, part) => share(part)));
  if (played.length !== count) throw new Error(`${played.length} of ${count} games were told of`);
  return played;
};

if (values.part !== undefined) {
  for (let n = Number(values.part); n < count; n += processes)
    process.send?.(play(names[0] as Name, wanted[0] as MatchName, n));
  process.disconnect();
} else {
  const rows: string[] = [];
  for (const name of names)
    for (const match of wanted) {
      const row = rowOf(name, match, await playAll(name, match));
      rows.push(row);
      if (values.write) writeRow(row);
    }
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  console.log([...HEAD, ...rows].join('\n'));
}
