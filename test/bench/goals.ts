import { type Goal, goalTable } from './goal.js';
import { named, ratioOf, type Speed } from './measure.js';

/** Beginnings of the names of cases. */
export const CHESS = 'chess.js';
export const LISTED = 'Kingdom Builder playout: legalMoves, apply';
export const LISTED_UNSAFE = 'Kingdom Builder playout: legalMoves, unsafe.apply';
export const CHOSEN = 'Kingdom Builder playout: pickMove, apply';
export const CHOSEN_UNSAFE = 'Kingdom Builder playout: pickMove, unsafe.apply';
export const LISTING = 'Kingdom Builder choice: legalMoves';
export const PICKING = 'Kingdom Builder choice: pickMove';
export const SAME = 'Kingdom Builder, the same games:';

/** The speed of the case whose name begins so, with the speeds of its process. */
const inTables = (
  tables: readonly (readonly Speed[])[],
  name: string,
): { readonly speed: Speed; readonly table: readonly Speed[] } => {
  const table = tables.find((speeds) => speeds.some((speed) => speed.name.startsWith(name)));
  if (table === undefined) throw new Error(`no table with ${name}`);
  return { speed: named(table, name), table };
};

const goalsOf = (tables: readonly (readonly Speed[])[]): readonly Goal[] => {
  const ratio = (fast: string, slow: string): number => {
    const { speed, table } = inTables(tables, fast);
    return ratioOf(speed, named(table, slow));
  };
  const games = ['Kingdom Builder', 'Kontor', 'The Speicherstadt'];
  return [
    { text: 'Kingdom Builder, checked playouts: times chess.js', measured: ratio(LISTED, CHESS), atLeast: 200 },
    ...games.slice(1).map((game) => ({
      text: `${game}, checked playouts: times chess.js`,
      measured: ratio(`${game} playout: legalMoves, apply`, CHESS),
      atLeast: 60,
    })),
    {
      text: 'Kingdom Builder, the same games: times cells with Immer',
      measured: ratio(`${SAME} kontorhaus`, `${SAME} cells, Immer`),
      atLeast: 20,
    },
    {
      text: 'Kingdom Builder, a choice by `pickMove`: times one from the list of `legalMoves`, with no move played',
      measured: ratio(PICKING, LISTING),
      atLeast: 1.5,
    },
    {
      text: 'Kingdom Builder, playouts by `pickMove`: times those by `legalMoves`, both with `unsafe.apply`',
      measured: ratio(CHOSEN_UNSAFE, LISTED_UNSAFE),
      atLeast: 1.5,
    },
    ...games.flatMap((game) =>
      ['view', 'resample'].map((name) => ({
        text: `${game}, \`${name}\`: as long as so many moves`,
        measured: ratio(`${game} playout: legalMoves, apply`, `${game} ${name}`),
        atMost: 10,
      })),
    ),
  ];
};

/** Which goals were met in a run, and which were not, as Markdown. */
export const goalsText = (tables: readonly (readonly Speed[])[]): string =>
  `In this run ${goalTable(goalsOf(tables), 'ratio')}`;
