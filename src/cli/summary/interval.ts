/** The quantile of the normal distribution for intervals of 95 %. */
const Z = 1.959963984540054;

/**
 * Wilson's score interval of 95 % for a share: `won` of `tries`. Half points for draws make it somewhat too wide, never
 * too narrow, since a draw varies less than a win and a loss. Without a try it is everything.
 */
export const wilson = (won: number, tries: number): readonly [low: number, high: number] => {
  if (tries === 0) return [0, 1];
  const share = won / tries;
  const z2 = Z * Z;
  const center = share + z2 / (2 * tries);
  const spread = Z * Math.sqrt((share * (1 - share)) / tries + z2 / (4 * tries * tries));
  const scale = 1 + z2 / tries;
  return [Math.max(0, (center - spread) / scale), Math.min(1, (center + spread) / scale)];
};

/** What is told of a list of numbers. */
export interface Spread {
  readonly mean: number;
  /** Of the sample: with n - 1; 0 for a single number. */
  readonly deviation: number;
  readonly min: number;
  readonly max: number;
}

/** Mean, standard deviation and range; null for an empty list. */
export const spreadOf = (values: readonly number[]): Spread | null => {
  if (values.length === 0) return null;
  let sum = 0;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    sum += value;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  const mean = sum / values.length;
  let squares = 0;
  for (const value of values) squares += (value - mean) ** 2;
  return { mean, deviation: Math.sqrt(squares / Math.max(1, values.length - 1)), min, max };
};
