import { RECORD_START } from '../../record/text.js';
import { Failure } from '../failure.js';
import { GAMES } from '../games.js';
import { type Line, readLines } from '../read-lines.js';
import { isFile, partOf } from '../selfplay/growing-file.js';
import { differenceOf, type GameLine, type Header, parseGameLine, parseHeader } from '../selfplay/lines.js';
import { botsOfGame, gameSeed, type Run } from '../selfplay/run.js';
import { type Summary, type Tally, tallyOf } from './tally.js';

/** A file of results. */
export interface ResultFile {
  readonly header: Header;
  /** Its games, read as they are asked for. */
  readonly games: Generator<NumberedGame, void, undefined>;
}

/** A game, and the line of the file on which it stands. */
export interface NumberedGame {
  readonly game: GameLine;
  readonly line: number;
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

function* gamesOf(path: string, { run }: Header, lines: Iterable<Line>): Generator<NumberedGame, void, undefined> {
  // The header is the first.
  let line = 1;
  for (const { text, whole } of lines) {
    line++;
    // Torn by a kill: `selfplay` will play the game again.
    if (!whole) return;
    const game = parseGameLine(text);
    if (game === null) throw new Failure(`${path}: line ${line} is no result`);
    const fault = faultOf(run, game);
    if (fault !== null) throw new Failure(`${path}: line ${line}: ${fault}`);
    yield { game, line };
  }
}

/** Begins to read a file of results, which must be of the same run as the `first` one. */
export const openResults = (path: string, first: Header | null = null): ResultFile => {
  if (!isFile(path))
    throw new Failure(
      isFile(partOf(path))
        ? `${path} is not complete: name ${partOf(path)} for what is there`
        : `there is no file ${path}`,
    );
  const lines = readLines(path);
  const refuse = (reason: string): never => {
    lines.return();
    throw new Failure(`${path} is ${reason}`);
  };
  const { value: line } = lines.next();
  const header =
    (line?.whole ? parseHeader(line.text) : null) ??
    refuse(line?.text.startsWith(RECORD_START) ? 'a file of records: replay shows it' : 'no file of results');
  const { game } = header.run;
  if (!GAMES.includes(game)) refuse(`of no game that there is: ${JSON.stringify(game).slice(0, 100)}`);
  const difference = first === null ? null : differenceOf(header, first);
  if (difference !== null) refuse(`of another run: ${difference}`);
  return { header, games: gamesOf(path, header, lines) };
};

/** What is in files of results, all of the same run. */
export interface Results {
  readonly run: Run;
  /** Whether records were kept of all games. */
  readonly records: boolean;
  readonly summary: Summary;
}

/** Counts up files of results. No game is kept: a run may be larger than memory. */
export const readResults = (paths: readonly string[]): Results => {
  let first: Header | null = null;
  let tally: Tally | null = null;
  let records = true;
  for (const path of paths) {
    const { header, games } = openResults(path, first);
    first ??= header;
    tally ??= tallyOf(header.run);
    records &&= header.records;
    for (const { game, line } of games)
      if (!tally.add(game)) throw new Failure(`${path}: line ${line}: game ${game.n} is there twice`);
  }
  if (first === null || tally === null) throw new Failure('no file is given');
  return { run: first.run, records, summary: tally.summary() };
};
