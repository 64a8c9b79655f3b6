/** Something to time: `work` does a batch and returns how many units it did. */
export interface Case {
  readonly name: string;
  readonly unit: string;
  work(): number;
}

/** A case's speed, in units per second. */
export interface Speed {
  readonly name: string;
  readonly unit: string;
  readonly median: number;
  readonly slowest: number;
  readonly fastest: number;
  /** Round by round. */
  readonly rounds: readonly number[];
}

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] as number;

/** The case, or its speed, whose name begins so. */
export const named = <T extends { readonly name: string }>(items: readonly T[], name: string): T => {
  const found = items.find((item) => item.name.startsWith(name));
  if (found === undefined) throw new Error(`no case ${name}`);
  return found;
};

/** How many times as fast one case is as another: the median over the rounds, in each of which both ran side by side. */
export const ratioOf = (one: Speed, other: Speed): number =>
  medianOf(one.rounds.map((speed, round) => speed / (other.rounds[round] as number)));

/** The processor time of this process, its garbage collector included: other processes on the machine do not count. */
const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const runFor = (milliseconds: number, { work }: Case): number => {
  const start = spent();
  let done = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    done += work();
    elapsed = spent() - start;
  }
  return (done / elapsed) * 1000;
};

/**
 * Times the cases in turn, round after round: a machine that slows down or speeds up does so for all of them. The first
 * round warms up and does not count.
 */
export const measure = (cases: readonly Case[], rounds: number, milliseconds: number): readonly Speed[] => {
  for (const each of cases) runFor(milliseconds, each);
  const speeds = cases.map((): number[] => []);
  for (let round = 0; round < rounds; round++)
    cases.forEach((each, index) => {
      speeds[index]?.push(runFor(milliseconds, each));
    });
  return cases.map(({ name, unit }, index) => {
    const own = speeds[index] as number[];
    return {
      name,
      unit,
      median: medianOf(own),
      slowest: Math.min(...own),
      fastest: Math.max(...own),
      rounds: own,
    };
  });
};
