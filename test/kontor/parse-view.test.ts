import { describe, expect, test } from 'vitest';
import { createRandom } from '../../src/index.js';
import {
  fromPosition,
  init,
  type KontorView,
  parseState,
  parseView,
  resample,
  step,
  view,
} from '../../src/kontor/index.js';
import { buying, rope } from './spoil.js';
import { choose, told } from './table.js';

/* Views from another process: what may be wrong with them, and where. */

/** Seat 0 holds 29, and 60 that all know; seat 1 holds 4 and 61. */
const state = fromPosition({
  ruleset: 'advanced',
  cells: [[1, 1, 36]],
  hands: [
    [29, 60],
    [4, 61],
  ],
  known: [60],
  dockTops: [31, 32],
});
const seen = view(state, 0);
const watched = view(state, 'spectator');
/** Seat 1 has chosen. */
const chosen = step(state, choose(1, 4)).state;
const waters = seen.unseen[0] as readonly number[];
const blacks = seen.unseen[2] as readonly number[];
/** The unseen cards with another list in one suit. */
const unseenWith = (suit: number, cards: readonly number[]): object => ({ unseen: seen.unseen.with(suit, cards) });

test('a view comes back as it is', () => {
  const views = [seen, watched, view(chosen, 0), view(chosen, 1), view(buying(), 0), view(rope(), 1)];
  for (const one of views) expect(parseView(JSON.parse(JSON.stringify(one)))).toEqual({ ok: true, value: one });
});

describe('a view that the rules show to nobody', () => {
  test.each<readonly [string, KontorView, object, readonly string[]]>([
    ['of a fifth seat', seen, { viewer: 4 }, ['viewer: range']],
    ['of a third seat of two', watched, { viewer: 2 }, ['viewer: seat']],
    ['of the other seat', seen, { viewer: 1 }, ['secret.0: hand']],
    ['with secrets of a spectator', watched, { secret: [60] }, ['secret: view']],
    ['with a secret that is not in the hand', seen, { secret: [31] }, ['secret.0: hand']],
    [
      'with hidden cards in the own hand',
      seen,
      {
        hidden: [
          [0, 1, 0],
          [1, 1, 0],
        ],
      },
      ['hidden.0.1: view'],
    ],
    [
      'with known cards alone in a hand',
      seen,
      {
        hands: [[29, 60], [4]],
        hidden: [
          [0, 0, 0],
          [0, 1, 0],
        ],
      },
      [`unseen.2.${blacks.indexOf(4)}: card`],
    ],
    [
      'with a hand too long',
      seen,
      {
        hidden: [
          [0, 0, 0],
          [4, 1, 0],
        ],
      },
      ['hands.1: hand'],
    ],
    ['with a hand more', seen, { hands: [...seen.hands, []] }, ['hands: list']],
    ['with counts of a hand more', seen, { hidden: [...seen.hidden, [0, 0, 0]] }, ['hidden: list']],
    ['with a choice more', seen, { choices: [null, null, 'hidden'] }, ['choices: list']],
    ['with no card for a hidden hand', seen, unseenWith(2, []), ['unseen.2: hand']],
    ['with a card unseen and on the table', seen, unseenWith(2, [...blacks, 36]), [`unseen.2.${blacks.length}: card`]],
    ['with a card unseen and in the own hand', seen, unseenWith(0, [60, ...waters]), ['unseen.0.0: card']],
    ['with a card missing', seen, unseenWith(0, waters.slice(1)), [': card']],
    ['with unseen cards in another order', seen, unseenWith(0, waters.toReversed()), ['unseen.0.0: view']],
    ['with an own choice that is hidden', view(chosen, 1), { choices: [null, 'hidden'] }, ['choices.1: view']],
    ['with a choice of another that is open', view(chosen, 0), { choices: [null, 0] }, ['choices.1: view']],
    [
      'with a choice before its time',
      view(init({ players: 2, chance: 'manual' }), 0),
      { choices: [null, 'hidden'] },
      ['choices.1: choice', 'choices: choice'],
    ],
    [
      'seeded, while a card is to be dealt',
      view(init({ players: 2, chance: 'manual' }), 0),
      { seeded: true },
      ['seeded: chance-due'],
    ],
    ['of another shape', seen, { schema: 2 }, ['schema: schema']],
    ['of newer rules', seen, { rules: 3 }, ['rules: newer-rules']],
    ['with pools', seen, { pools: state.pools }, ['pools: unknown-key']],
  ])('%s', (_, one, change, issues) => {
    expect(told(parseView({ ...one, ...change }))).toEqual(issues);
  });

  // Whichever of the cards is dealt: a red card among the Water, and Water among the red ones.
  test.each([0, 1, 2])('with cards in the wrong suits: %s', (at) => {
    const [water, red] = [waters[at] as number, seen.unseen[1]?.[at] as number];
    const turned = seen.unseen.map((cards) =>
      cards.map((card) => (card === water ? red : card === red ? water : card)).sort((a, b) => a - b),
    );
    const issues = told(parseView({ ...seen, unseen: turned }));
    expect(issues).not.toEqual([]);
    expect(issues.filter((issue) => !/^unseen\.[01]/.test(issue))).toEqual([]);
  });
});

test('a view made under older rules goes on under those of today', () => {
  expect(seen.rules).toBe(2);
  expect(parseView({ ...seen, rules: 1 })).toEqual({ ok: true, value: seen });
});

test('what is behind a view that was accepted is valid, whatever is dealt', () => {
  const parsed = parseView(view(chosen, 0));
  expect(parsed.ok).toBe(true);
  if (!parsed.ok) return;
  for (let seed = 0; seed < 40; seed++) {
    const dealt = resample(parsed.value, createRandom(seed));
    expect(told(parseState(dealt))).toEqual([]);
    expect(view(dealt, 0)).toEqual(parsed.value);
  }
});
