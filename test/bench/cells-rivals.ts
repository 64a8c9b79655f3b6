import { produce } from 'immer';
import { createRandom, type Random } from 'kontorhaus';
import {
  apply,
  init,
  legalMoves,
  type ResolvedOptions,
  score,
  start,
  step,
  type Terrain,
} from 'kontorhaus/kingdom-builder';
import { cellsOf, referenceScore } from '../kingdom-builder/reference.js';
import {
  beginCells,
  type CellMove,
  type CellState,
  cellMoves,
  isLegalCellMove,
  playCellMove,
  tilesOn,
  wordsOf,
} from './cells.js';
import type { Case } from './measure.js';

/** A game that all programs play: the board, the cards in the order they come, and a seed for the choices. */
interface Script {
  readonly seed: number;
  readonly options: ResolvedOptions;
  readonly draws: readonly Terrain[];
}

const GAMES = 20;
const choicesOf = (seed: number): Random => createRandom(`choices ${seed}`);
const noNotes = (): void => undefined;

/** Plays one game, and returns how many moves it took. `note` is told each move. */
type Play = (script: Script, note: (words: string) => void) => number;

/** The game as the library plays it. */
const scriptOf = (seed: number): Script => {
  const random = choicesOf(seed);
  let { state, chance } = start({ players: 2, seed });
  const { options } = state;
  const draws = chance.map(({ terrain }) => terrain);
  while (state.phase !== 'over') {
    const moves = legalMoves(state);
    ({ state, chance } = step(state, moves[random(moves.length)] as (typeof moves)[number]));
    draws.push(...chance.map(({ terrain }) => terrain));
  }
  return { seed, options, draws };
};

const playLibrary: Play = ({ seed, options }, note) => {
  const random = choicesOf(seed);
  let state = init({ players: 2, seed });
  let count = 0;
  while (state.phase !== 'over') {
    const moves = legalMoves(state);
    const move = moves[random(moves.length)] as (typeof moves)[number];
    if (note !== noNotes) note(`${wordsOf(move)} of ${moves.length}`);
    state = apply(state, move);
    count++;
  }
  if (note !== noNotes)
    note(`${score(state).sides.map(({ items }) => items.map(({ points }) => points))} ${options.cards}`);
  return count;
};

/** Cells, with a way to get the next state from a state and a change to it. */
const playCells =
  (change: (state: CellState, recipe: (draft: CellState) => void) => CellState): Play =>
  ({ seed, options, draws }, note) => {
    const random = choicesOf(seed);
    const tileAt = tilesOn(options);
    let state = beginCells(options, draws);
    let count = 0;
    while (!state.isOver) {
      const moves = cellMoves(state);
      const move = moves[random(moves.length)] as CellMove;
      if (note !== noNotes) note(`${wordsOf(move)} of ${moves.length}`);
      if (!isLegalCellMove(state, move)) throw new Error('not legal');
      state = change(state, (draft) => {
        playCellMove(draft, move, tileAt);
      });
      count++;
    }
    if (note !== noNotes) note(`${finalScores(state, options)} ${options.cards}`);
    return count;
  };

/** The scores by the tests' slow reference: not part of what is timed. */
const finalScores = (state: CellState, options: ResolvedOptions): readonly (readonly number[])[] => {
  const cells = cellsOf(options.sections);
  const settlements = state.seats.map((_, seat) =>
    state.cells.flatMap((cell, hex) => (cell.owner === seat ? [hex] : [])),
  );
  const columns = [...options.cards, 'castle' as const].map((card) =>
    referenceScore(cells, settlements, card, options.rulings.lordsCountZero ?? false),
  );
  return settlements.map((_, seat) => columns.map((column) => column[seat] as number));
};

const withClone = playCells((state, recipe) => {
  const next = structuredClone(state);
  recipe(next);
  return next;
});

// As it comes: states are frozen.
const withImmer = playCells((state, recipe) => produce(state, recipe));

/** A number for all moves, lengths of lists and final scores of the games. */
const checksum = (play: Play, scripts: readonly Script[]): number => {
  let hash = 0x811c9dc5;
  for (const script of scripts)
    play(script, (words) => {
      for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ words.charCodeAt(i), 0x01000193);
    });
  return hash >>> 0;
};

/** The same games by three programs. Throws unless each plays the very same moves to the same scores. */
export const rivalCases = (): readonly Case[] => {
  const scripts = Array.from({ length: GAMES }, (_, seed) => scriptOf(seed));
  const plays: readonly (readonly [name: string, play: Play])[] = [
    ['Kingdom Builder, the same games: kontorhaus', playLibrary],
    ['Kingdom Builder, the same games: cells, structuredClone', withClone],
    ['Kingdom Builder, the same games: cells, Immer', withImmer],
  ];
  const sums = plays.map(([, play]) => checksum(play, scripts));
  if (new Set(sums).size !== 1) throw new Error(`the programs play different games: checksums ${sums.join(', ')}`);
  return plays.map(([name, play]): Case => {
    // The library plays all games between two looks at the clock, the others one.
    const batch = play === playLibrary ? GAMES : 1;
    let next = 0;
    const work = (): number => {
      let moves = 0;
      for (let game = 0; game < batch; game++) moves += play(scripts[next++ % GAMES] as Script, noNotes);
      return moves;
    };
    return { name, unit: 'moves', work };
  });
};
