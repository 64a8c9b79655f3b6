import type { Parts, Random } from '../../src/core/contract.js';
import { pickFrom } from '../../src/core/random.js';
import type { Subject } from './subject.js';

/** Every combination of values, or so many of them at random. */
function* combinations(
  fields: readonly (readonly [name: string, values: readonly unknown[]])[],
  most: number,
  random: Random,
): Generator<Readonly<Record<string, unknown>>> {
  const all = fields.reduce((product, [, values]) => product * values.length, 1);
  for (let i = 0; i < Math.min(all, most); i++) {
    let rest = i;
    const chosen: Record<string, unknown> = {};
    for (const [name, values] of fields) {
      chosen[name] = all <= most ? values[rest % values.length] : pickFrom(values, random);
      rest = Math.floor(rest / values.length);
    }
    yield chosen;
  }
}

/**
 * Moves of all types with all values in their fields, at most so many of a type, for every seat and one that does not
 * exist. Those of a type with few fields are complete, so what is legal must be among them.
 */
export function* movesOf<T extends Parts>(
  { fields }: Subject<T>,
  players: number,
  most: number,
  random: Random,
): Generator<T['Move']> {
  const seats = Array.from({ length: players + 1 }, (_, seat) => seat);
  for (const [type, more] of Object.entries(fields))
    for (const chosen of combinations([['player', seats], ...Object.entries(more)], most, random))
      yield { type, ...chosen } as unknown as T['Move'];
}
