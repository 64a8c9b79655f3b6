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

/** What is kept of a list of whole numbers. Sums of squares may go beyond what a number holds exactly. */
export interface Sums {
  count: number;
  sum: bigint;
  squares: bigint;
  min: number;
  max: number;
}

/** The sums of an empty list. */
export const emptySums = (): Sums => ({
  count: 0,
  sum: 0n,
  squares: 0n,
  min: Number.POSITIVE_INFINITY,
  max: Number.NEGATIVE_INFINITY,
});

/** Adds a number to the list. */
export const addTo = (sums: Sums, value: number): void => {
  const exact = BigInt(value);
  sums.count++;
  sums.sum += exact;
  sums.squares += exact * exact;
  sums.min = Math.min(sums.min, value);
  sums.max = Math.max(sums.max, value);
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
export const spreadOf = ({ count, sum, squares, min, max }: Sums): Spread | null => {
  if (count === 0) return null;
  const n = BigInt(count);
  const variance = Number(n * squares - sum * sum) / (count * Math.max(1, count - 1));
  return { mean: Number(sum) / count, deviation: Math.sqrt(variance), min, max };
};
