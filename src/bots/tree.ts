import type { Parts, Player, Random } from '../core/contract.js';
import { pickFrom } from '../core/random.js';

/** What a seat can do at a node (null: nothing), and how it went. */
export interface Arm<T extends Parts> {
  readonly move: T['Move'] | null;
  /** The move as text. A move always has all its fields, so that each has one text. */
  readonly key: string;
  /**
   * How often it was there to be chosen: found legal, which it need not be in other samples of the hidden cards, or picked
   * in the first visits, when no list is made.
   */
  available: number;
  /**
   * The logarithm of available + 1, up to 4 hundredths, as a sum (the area under 1/x by midpoints) that engines round in
   * the same way.
   */
  chances: number;
  /** How often it was chosen. */
  visits: number;
  /** The rewards of the side that chose it, added up. */
  sum: number;
  /** What comes right after it, in the sample in which it was looked at; null before. */
  look: Look | null;
}

/** What comes right after a move, for the side that makes it. */
export interface Look {
  /** How many points it is ahead; with a judgement of the caller, what that says. */
  readonly value: number;
  /** By the score: what its place is worth; null if the game goes on. */
  readonly place: number | null;
}

/** The choice of one seat at a node. */
export interface Choice<T extends Parts> {
  /** How often the seat has chosen here. */
  visits: number;
  /** What it could do, by the move as text. */
  readonly arms: Map<string, Arm<T>>;
}

/** What several samples have in common after the same moves. */
export interface Node<T extends Parts> {
  /** For each seat that has decided here its choice. */
  readonly choices: Map<Player, Choice<T>>;
  /** What followed, by the moves made. */
  readonly next: Map<string, Node<T>>;
}

export const newNode = <T extends Parts>(): Node<T> => ({ choices: new Map(), next: new Map() });

/** The choice of a seat at a node, begun where it is the first. */
export const choiceOf = <T extends Parts>({ choices }: Node<T>, seat: Player): Choice<T> => {
  let choice = choices.get(seat);
  if (choice === undefined) {
    choice = { visits: 0, arms: new Map() };
    choices.set(seat, choice);
  }
  return choice;
};

/** The arm of a move; a new one where the move is seen for the first time. */
export const armOf = <T extends Parts>({ arms }: Choice<T>, move: T['Move'] | null): Arm<T> => {
  const key = JSON.stringify(move);
  let arm = arms.get(key);
  if (arm === undefined) {
    arm = { move, key, available: 0, chances: 0, visits: 0, sum: 0, look: null };
    arms.set(key, arm);
  }
  return arm;
};

/** The arm was there to be chosen once more. */
export const offer = <T extends Parts>(arm: Arm<T>): void => {
  arm.available++;
  arm.chances += 1 / (arm.available + 0.5);
};

/** The arms with the highest value. */
const highest = <T extends Parts>(arms: readonly Arm<T>[], worth: (arm: Arm<T>) => number): readonly Arm<T>[] => {
  let best: Arm<T>[] = [];
  let value = Number.NEGATIVE_INFINITY;
  for (const arm of arms) {
    const own = worth(arm);
    if (own > value) {
      value = own;
      best = [arm];
    } else if (own === value) best.push(arm);
  }
  return best;
};

/**
 * How fast lists are opened: after a hundred visits fifteen arms are, those with the best first guess. A search of a
 * thousand iterations would otherwise spend them on trying each of some hundred moves a few times.
 */
const WIDENING = 1.5;

/** How many arms are tried after so many visits: their number grows with the square root (progressive widening). */
const breadth = (visits: number): number => WIDENING * Math.sqrt(visits + 1);

/**
 * What comes right after a move counts like so many visits: enough that one unlucky playout does not bury a move that
 * pays at once, so few that it is a tenth of the whole after ninety real ones.
 */
const FIRST_GUESS = 10;

/**
 * The arm to follow. Arms are opened one after the other, those with the best first guess first; among the open ones the
 * highest upper confidence bound decides, where the first guess stands for the first visits. The bound counts how often
 * an arm was available, not how often the node was visited (Cowling, Powley, Whitehouse: "Information Set Monte Carlo
 * Tree Search", 2012).
 */
export const select = <T extends Parts>(
  arms: readonly Arm<T>[],
  exploration: number,
  guess: (arm: Arm<T>) => number,
  random: Random,
): Arm<T> => {
  const open = arms.filter(({ visits }) => visits > 0);
  let visits = 0;
  for (const arm of open) visits += arm.visits;
  if (open.length < arms.length && open.length < breadth(visits)) {
    const closed = arms.filter((arm) => arm.visits === 0);
    return pickFrom(highest(closed, guess), random);
  }
  return highest(
    open,
    (arm) =>
      (arm.sum + FIRST_GUESS * guess(arm)) / (arm.visits + FIRST_GUESS) +
      exploration * Math.sqrt(arm.chances / arm.visits),
  )[0] as Arm<T>;
};
