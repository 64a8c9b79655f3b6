import { Failure, onFile } from '../failure.js';
import { readLines } from '../read-lines.js';
import { isFile, partOf } from '../selfplay/growing-file.js';
import { differenceOf, type GameLine, type Header, parseGameLine, parseHeader } from '../selfplay/lines.js';
import { botsOfGame, gameSeed, type Run } from '../selfplay/run.js';

/** The games of one run, however many files they came from. */
export interface Collected {
  readonly run: Run;
  /** Whether records were kept of all of them. */
  readonly records: boolean;
  /** In the order of their numbers, so that sums do not depend on the order of the files. */
  readonly games: readonly GameLine[];
}

/** What is wrong with a game of a run; null if nothing is. */
const faultOf = (run: Run, game: GameLine): string | null => {
  if (game.n >= run.games) return `game ${game.n} is beyond the run`;
  if (game.seed !== gameSeed(run, game.n)) return `game ${game.n} has another seed`;
  if (game.bots.join() !== botsOfGame(run, game.n).join()) return `game ${game.n} has other bots`;
  const seats = game.sides.flatMap(({ players }) => players).sort((a, b) => a - b);
  return seats.length === game.bots.length && seats.every((seat, i) => seat === i)
    ? null
    : `game ${game.n} has other seats`;
};

/** Adds the games of one file. */
const readFile = (path: string, first: Header | null, games: Map<number, GameLine>): Header => {
  if (!isFile(path))
    throw new Failure(
      isFile(partOf(path))
        ? `${path} is not complete: name ${partOf(path)} for what is there`
        : `there is no file ${path}`,
    );
  let header: Header | null = null;
  let number = 0;
  for (const { text, whole } of readLines(path)) {
    number++;
    // Torn by a kill: `selfplay` will play the game again.
    if (!whole) break;
    if (header === null) {
      header = parseHeader(text);
      if (header === null) break;
      const difference = first === null ? null : differenceOf(header, first);
      if (difference !== null) throw new Failure(`${path} is of another run: ${difference}`);
      continue;
    }
    const game = parseGameLine(text);
    if (game === null) throw new Failure(`${path}: line ${number} is no result`);
    const fault = faultOf(header.run, game);
    if (fault !== null) throw new Failure(`${path}: line ${number}: ${fault}`);
    if (games.has(game.n)) throw new Failure(`${path}: line ${number}: game ${game.n} is there twice`);
    games.set(game.n, game);
  }
  if (header === null) throw new Failure(`${path} is no file of results`);
  return header;
};

/** Reads files of results, all of the same run. */
export const collect = (paths: readonly string[]): Collected => {
  const games = new Map<number, GameLine>();
  let first: Header | null = null;
  let records = true;
  for (const path of paths) {
    const header: Header = onFile('read', path, () => readFile(path, first, games));
    first ??= header;
    records &&= header.records;
  }
  if (first === null) throw new Failure('no file is given');
  return { run: first.run, records, games: [...games.values()].sort((a, b) => a.n - b.n) };
};
