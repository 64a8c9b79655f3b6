import { nounOf } from '../../core/text.js';
import type { Spread } from './statistics.js';
import type { Standing, Summary } from './tally.js';

const count = (value: number): string => value.toLocaleString('en');

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Rows in columns: the first to the left, the others to the right. */
const columns = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] as string).length)));
  return rows.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] as number) : cell.padStart(widths[i] as number))).join('  '),
  );
};

const spread = (of: Spread | null): string =>
  of === null ? '' : `${of.mean.toFixed(1)} ± ${of.deviation.toFixed(1)} (${of.min} to ${of.max})`;

const standings = (title: string, list: readonly Standing[]): readonly string[] =>
  columns([
    [title, 'played', 'won', 'drawn', 'lost', 'win rate', '95 % interval', 'score'],
    ...list.map(({ name, played, wins, draws, losses, rate, interval: [low, high], score }) => [
      name,
      ...[played, wins, draws, losses].map(count),
      percent(rate),
      `${percent(low)} to ${percent(high)}`,
      spread(score),
    ]),
  ]);

/** Options as they would be typed, but for what is too long for a line. */
const optionsText = (options: Readonly<Record<string, unknown>>): string =>
  Object.entries(options)
    .map(([key, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return `${key} ${text.length > 60 ? '(given)' : text}`;
    })
    .join(', ');

/** The summary for a person. It says nothing of files and shards, so that the same games give the same text. */
export const formatSummary = ({ run, played, missing, firstMissing, bots, seats, moves, reasons }: Summary): string =>
  [
    `${run.game} (rules ${run.rules}), ${optionsText(run.options)}`,
    `bots ${run.bots.join(', ')}; seed ${JSON.stringify(run.seed)}; kontorhaus ${run.version}`,
    missing === 0
      ? `${count(played)} ${nounOf(played, 'game')}: complete`
      : `INCOMPLETE: ${count(played)} of ${count(run.games)} ${nounOf(run.games, 'game')}; ${count(missing)} missing, the first is number ${firstMissing}`,
    ...(played === 0
      ? []
      : [
          '',
          ...standings('bot', bots),
          '',
          ...standings('seat', seats),
          '',
          `moves in a game: ${spread(moves)}`,
          `ended by: ${Object.entries(reasons)
            .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
            .map(([reason, n]) => `${reason} ${count(n)}`)
            .join(', ')}`,
        ]),
  ].join('\n');
