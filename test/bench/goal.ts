/** What the library wants to be, as a figure that was measured: at least, or at most, so much. */
export interface Goal {
  readonly text: string;
  /** Null where nobody has measured it yet. */
  readonly measured: number | null;
  readonly atLeast?: number;
  readonly atMost?: number;
  /** How a figure is written. Default: a ratio. */
  readonly show?: (figure: number) => string;
}

const ratio = (figure: number): string => figure.toFixed(figure < 10 ? 2 : 1);

const verdictOf = ({ measured, atLeast = 0, atMost = Number.POSITIVE_INFINITY }: Goal): 'met' | 'missed' | '' => {
  if (measured === null) return '';
  return measured >= atLeast && measured <= atMost ? 'met' : 'missed';
};

/** How many goals were met, and how many were not, as the end of a sentence, and the table of them, as Markdown. */
export const goalTable = (goals: readonly Goal[], head: string): string => {
  const count = (wanted: string): number => goals.filter((goal) => verdictOf(goal) === wanted).length;
  const missed = count('missed');
  const open = count('');
  const rest = open === 0 ? '' : `; ${open} ${open === 1 ? 'is' : 'are'} not measured`;
  return [
    `${count('met')} of ${goals.length} goals were met, and ${missed === 0 ? 'none was' : missed} missed${rest}:`,
    '',
    `| ${head} | goal | measured | |`,
    '| --- | ---: | ---: | --- |',
    ...goals.map((goal) => {
      const { text, measured, atLeast, atMost, show = ratio } = goal;
      const plain = goal.show ?? String;
      const bound = atLeast === undefined ? `at most ${plain(atMost as number)}` : `at least ${plain(atLeast)}`;
      const verdict = verdictOf(goal);
      const shown = measured === null ? 'not measured' : show(measured);
      return `| ${text} | ${bound} | ${shown} | ${verdict === 'missed' ? '**missed**' : verdict} |`;
    }),
  ].join('\n');
};
