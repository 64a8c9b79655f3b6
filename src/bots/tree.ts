import type { Parts, Player, Random } from '../core/contract.js';
import { pickFrom } from '../core/random.js';

/** What a seat can do at a node (null: nothing), and how it went. */
export interface Arm<T extends Parts> {
  readonly move: T['Move'] | null;
  /** The move as text. A move always has all its fields, so that each has one text. */
  readonly key: string;
  /** How often it could have been chosen: in other samples of the hidden cards it may not be legal. */
  available: number;
  /** How often it was chosen. */
  visits: number;
  /** The rewards of the side that chose it, added up. */
  sum: number;
  /** The margin right after it in the first sample that was looked at; NaN before. */
  margin: number;
}

/** What several samples have in common after the same moves. */
export interface Node<T extends Parts> {
  /** For each seat that has decided here what it could do. */
  readonly seats: Map<Player, Map<string, Arm<T>>>;
  /** What followed, by the moves made. */
  readonly next: Map<string, Node<T>>;
}

export const newNode = <T extends Parts>(): Node<T> => ({ seats: new Map(), next: new Map() });

/** The arms of a seat for what it can do in the sample at hand; new ones where it is seen for the first time. */
export const armsFor = <T extends Parts>(
  node: Node<T>,
  seat: Player,
  choices: readonly (T['Move'] | null)[],
): readonly Arm<T>[] => {
  let known = node.seats.get(seat);
  if (known === undefined) {
    known = new Map();
    node.seats.set(seat, known);
  }
  const arms: Arm<T>[] = [];
  for (const move of choices) {
    const key = JSON.stringify(move);
    let arm = known.get(key);
    if (arm === undefined) {
      arm = { move, key, available: 0, visits: 0, sum: 0, margin: Number.NaN };
      known.set(key, arm);
    }
    arm.available++;
    arms.push(arm);
  }
  return arms;
};

/** The arms with the highest value. */
const highest = <T extends Parts>(arms: readonly Arm<T>[], valueOf: (arm: Arm<T>) => number): readonly Arm<T>[] => {
  let best: Arm<T>[] = [];
  let value = Number.NEGATIVE_INFINITY;
  for (const arm of arms) {
    const own = valueOf(arm);
    if (own > value) {
      value = own;
      best = [arm];
    } else if (own === value) best.push(arm);
  }
  return best;
};

/** How many arms are tried after so many visits: their number grows with the square root (progressive widening). */
const breadth = (visits: number): number => 1.5 * Math.sqrt(visits + 1);

/** How much a margin that is best of all adds to the value of an arm before it is visited; it fades with the visits. */
const BIAS = 0.3;

/**
 * The arm to follow. Arms are opened one after the other, those with the highest margins first; among the open ones the
 * highest upper confidence bound decides. The bound counts how often an arm was available, not how often the node was
 * visited (Cowling, Powley, Whitehouse: "Information Set Monte Carlo Tree Search", 2012).
 */
export const select = <T extends Parts>(arms: readonly Arm<T>[], exploration: number, random: Random): Arm<T> => {
  const open = arms.filter(({ visits }) => visits > 0);
  let visits = 0;
  for (const arm of open) visits += arm.visits;
  if (open.length < arms.length && open.length < breadth(visits)) {
    const closed = arms.filter((arm) => arm.visits === 0);
    return pickFrom(
      highest(closed, ({ margin }) => margin),
      random,
    );
  }
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const { margin } of arms) {
    if (margin < low) low = margin;
    if (margin > high) high = margin;
  }
  const span = high - low || 1;
  return highest(
    open,
    (arm) =>
      arm.sum / arm.visits +
      exploration * Math.sqrt(Math.log(arm.available + 1) / arm.visits) +
      (BIAS * (arm.margin - low)) / span / (arm.visits + 1),
  )[0] as Arm<T>;
};
