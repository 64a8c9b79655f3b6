import type { Basis, Emit } from './basis.js';
import type { Issue, Parts, Random } from './contract.js';
import { InvalidInputError } from './errors.js';
import { sourceFrom, testedSource } from './random.js';

/** `chance` gives no outcomes at a decision and at the end. */
const NO_OUTCOME: Issue = {
  path: ['outcomes'],
  code: 'no-outcome',
  expected: 'at least one: no outcome is due unless turn says chance',
};

/**
 * One of the outcomes that `chance` gives, as likely as their weights say: what a host in manual mode applies next.
 * @throws InvalidInputError when there is no outcome (none is due: see `turn`), and when `random` gives what is not a
 * draw.
 *
 * @example
 * ```ts
 * import { createRandom, pickOutcome } from 'kontorhaus';
 * import { apply, chance, init, turn } from 'kontorhaus/kingdom-builder';
 *
 * let state = init({ players: 2, sections: 'first-game', cards: 'first-game', chance: 'manual' });
 * const random = createRandom(1);
 * while (turn(state).kind === 'chance') state = apply(state, pickOutcome(chance(state), random));
 * state.hands.length; // => 2
 * ```
 */
export const pickOutcome = <C>(
  outcomes: readonly { readonly outcome: C; readonly weight: number }[],
  random: Random,
): C => {
  if (outcomes.length === 0) throw new InvalidInputError('kontorhaus', [NO_OUTCOME]);
  return outcomeOf(outcomes, testedSource(random));
};

/** The same for a source of our own, whose numbers need no test. */
const outcomeOf = <C>(outcomes: readonly { readonly outcome: C; readonly weight: number }[], random: Random): C => {
  let total = 0;
  for (const { weight } of outcomes) total += weight;
  let left = random(total);
  const picked = outcomes.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  return (picked as { outcome: C }).outcome;
};

/** Seeded mode is manual mode and this loop: nothing else draws. */
export const resolveChance = <T extends Parts>(
  basis: Basis<T>,
  state: T['State'],
  emit?: Emit<T>,
  resolved?: T['Chance'][],
): T['State'] => {
  let current = state;
  while (current.random !== null) {
    const outcomes = basis.chance(current);
    if (outcomes.length === 0) break;
    const [random, store] = sourceFrom(current.random);
    const outcome = outcomeOf(outcomes, random);
    current = basis.play(current, outcome, emit, store());
    resolved?.push(outcome);
  }
  return current;
};
