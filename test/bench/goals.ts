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

/** What the library wants to be, as a ratio that was measured: at least, or at most, so much. */
interface Goal {
  readonly text: string;
  readonly measured: number;
  readonly atLeast?: number;
  readonly atMost?: number;
}

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

const isMet = ({ measured, atLeast = 0, atMost = Number.POSITIVE_INFINITY }: Goal): boolean =>
  measured >= atLeast && measured <= atMost;

/** Which goals were met in a run, and which were not, as Markdown. */
export const goalsText = (tables: readonly (readonly Speed[])[]): string => {
  const goals = goalsOf(tables);
  const missed = goals.filter((goal) => !isMet(goal)).length;
  return [
    `In this run ${goals.length - missed} of ${goals.length} goals were met, and ${missed === 0 ? 'none was' : missed} missed:`,
    '',
    '| ratio | goal | measured | |',
    '| --- | ---: | ---: | --- |',
    ...goals.map((goal) => {
      const { text, measured, atLeast, atMost } = goal;
      const bound = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`;
      return `| ${text} | ${bound} | ${measured.toFixed(measured < 10 ? 2 : 1)} | ${isMet(goal) ? 'met' : '**missed**'} |`;
    }),
  ].join('\n');
};
