// What tests import from vitest and fast-check, for mutation testing: tests are only collected, and properties run less often.
import { format } from 'node:util';
import fastCheck from 'fast-check';
import { expect as vitestExpect } from 'vitest';

/** Every test, in the order of its file. */
export const tests = [];

let file = '';
const suites = [];

/** Says from which file the next tests are. */
export const enter = (name) => {
  file = name;
};

const add = (name, run) => {
  const full = [...suites, name].join(' ');
  tests.push({ id: `${tests.length} ${file} ${full}`, name: full, file, run });
};

const group = (name, collect) => {
  suites.push(name);
  collect();
  suites.pop();
};

/** Makes one of each row; a row that is a list has several arguments. */
const eachOf = (make) => (rows) => (name, run) => {
  for (const row of rows) {
    const values = Array.isArray(row) ? row : [row];
    make(format(name, ...values), () => run(...values));
  }
};

const SHARE = Number(process.env.FC_SHARE ?? 0.05);

/** Few runs of a property, and no search for a smaller example. */
const fewer = (given) => {
  const runs = given?.numRuns ?? 3 / SHARE;
  return { ...given, numRuns: Math.max(2, Math.ceil(runs * SHARE)), endOnFailure: true };
};

const assert = (property, given) => fastCheck.assert(property, fewer(given));

export default { ...fastCheck, assert };

/** The one matcher that asks vitest which test runs. */
const toSatisfy = (holds) => ({ $$typeof: Symbol.for('jest.asymmetricMatcher'), asymmetricMatch: holds });

export const expect = Object.assign((...values) => vitestExpect(...values), vitestExpect, { toSatisfy });

export const describe = Object.assign(group, { each: eachOf(group) });

export const test = Object.assign(add, {
  each: eachOf(add),
  prop: (arbitraries, given) => (name, holds) => {
    add(name, () => assert(fastCheck.property(...arbitraries, holds), given));
  },
});
