import { describe, expect, test } from 'vitest';
import { guessesOf } from '../../src/bots/guide.js';
import { type Bot, greedyBot, mctsBot } from '../../src/bots/index.js';
import { judgeOf } from '../../src/bots/reward.js';
import { placesOf } from '../../src/bots/side.js';
import { type Arm, armOf, choiceOf, type Look, newNode, offer, select } from '../../src/bots/tree.js';
import type { Rules } from '../../src/core/contract.js';
import { createRandom } from '../../src/core/random.js';
import { type Plan, type Stub, seenBy, stubOf } from './stub.js';

const SEEDS = Array.from({ length: 10 }, (_, seed) => seed);
const greedy = (game: Rules<Stub>): Bot<Stub> => greedyBot(game);
const search = (game: Rules<Stub>): Bot<Stub> => mctsBot(game, { iterations: 300 });

/** What a bot does at the beginning, once for each seed; null: nothing. */
const answers = (make: (game: Rules<Stub>) => Bot<Stub>, plan: Plan, seat = 0): readonly (string | null)[] =>
  SEEDS.map((seed) => make(stubOf(plan))(seenBy(seat, plan), createRandom(seed))?.type ?? null);
const always = (type: string | null): readonly (string | null)[] => SEEDS.map(() => type);

/** One seat moves once, then the game is over. */
const once = (moves: readonly string[], more: Pick<Plan, 'totals'> & Partial<Plan>): Plan => ({
  sides: [[0], [1]],
  due: (done) => (done === '' ? { players: [0] } : null),
  moves: () => moves,
  ...more,
});

describe('what is hidden', () => {
  // A guess at the card wins or loses; to keep out of it wins by a little.
  const plan = once(['zero', 'one', 'safe'], {
    deals: 2,
    totals: (done, dealt) => (done === '0safe' ? [1, 0] : [done === (dealt === 0 ? '0zero' : '0one') ? 20 : -20, 0]),
  });

  test('is dealt anew in each iteration', () => {
    expect(answers(search, plan)).toEqual(always('safe'));
  });
});

describe.each([0, 1, 2, 3])('chance in manual mode, with luck at %d of 4', (lucky) => {
  const gamble = once(['gamble', 'safe'], {
    seeded: false,
    totals: (done, _, roll) => (done === '0safe' ? [1, 0] : [roll === lucky ? 30 : -30, 0]),
  });

  test('is drawn anew in each iteration', () => {
    expect(answers(search, gamble)).toEqual(always('safe'));
  });

  test('is the same for all moves that greedy compares', () => {
    // Luck is worth far more than the move, which only shows if both have the same.
    const plan = once(['less', 'more'], {
      seeded: false,
      totals: (done, _, roll) => [(roll === lucky ? 100 : 0) + (done === '0more' ? 1 : 0), 1000],
    });
    expect(answers(greedy, plan)).toEqual(always('more'));
  });
});

describe('whom a seat plays for', () => {
  test('itself, of three sides: it does not help the one that thinks', () => {
    const plan: Plan = {
      sides: [[0], [1], [2]],
      due: (done) => (done === '' ? { players: [0] } : done === '0trust' ? { players: [1] } : null),
      moves: (done) => (done === '' ? ['trust', 'safe'] : ['give', 'keep']),
      totals: (done) =>
        done === '0safe' ? [5, 4, 6] : done === '0trust 1give' ? [12, 0, 0] : done === '' ? [0, 0, 0] : [0, 10, 0],
    };
    expect(answers(search, plan)).toEqual(always('safe'));
  });

  test('its side, where two play together', () => {
    const plan: Plan = {
      sides: [
        [0, 2],
        [1, 3],
      ],
      due: (done) => (done === '' ? { players: [0] } : done === '0trust' ? { players: [2] } : null),
      moves: (done) => (done === '' ? ['trust', 'safe'] : ['waste', 'use']),
      totals: (done) => (done.endsWith('use') ? [10, 0] : done.includes(' ') ? [0, 10] : done === '' ? [0, 0] : [0, 1]),
    };
    expect(answers(search, plan)).toEqual(always('trust'));
  });
});

describe('where the game is over', () => {
  const plan = once(['points', 'place'], {
    totals: (done) => (done === '0points' ? [30, 0] : [0, 30]),
    places: (done) => (done === '0place' ? [1, 2] : [2, 1]),
  });

  test.each([
    ['greedy', greedy],
    ['mcts', search],
  ])('the place decides, not the points, for the %s bot', (_, make) => {
    expect(answers(make, plan)).toEqual(always('place'));
  });

  test('points break ties between places', () => {
    const even: Plan = { ...plan, places: () => [1, 2] };
    expect(answers(search, even)).toEqual(always('points'));
    expect(answers(greedy, even)).toEqual(always('points'));
  });

  test('a place is worth the share of others that it beats', () => {
    const seat = (place: number, player: number) => ({ place, players: [player], tieBreaks: [] });
    const ranking = [seat(1, 2), seat(2, 0), seat(2, 3), seat(4, 1)];
    expect(placesOf({ reason: 'end', ranking }, [0, 1, 2, 3])).toEqual([0.5, 0, 1, 0.5]);
    expect(placesOf(null, [0, 1])).toBe(null);
  });

  test('is worth more to who has won, and not less to who has more points', () => {
    const judge = judgeOf();
    judge.reward([3, -3], null);
    const [won, lost] = judge.reward([-9, 9], [1, 0]);
    expect(won).toBeGreaterThan(0.89);
    expect(lost).toBeLessThan(0.11);
    const [more, fewer] = judge.reward([4, -4], [0.5, 0.5]);
    expect(more).toBeGreaterThan(fewer as number);
  });
});

describe('who chooses at the same time', () => {
  test('does not see what the others choose in the sample', () => {
    const seen: string[] = [];
    const plan: Plan = {
      sides: [[0], [1]],
      due: (done) => (done.includes(' ') ? null : { players: done === '' ? [0, 1] : [1] }),
      moves: (done, seat) => {
        seen.push(`${seat} after ${done}`);
        return ['left', 'right'];
      },
      totals: () => [0, 0],
    };
    mctsBot(stubOf(plan), { iterations: 50, depth: 0 })(seenBy(0, plan), createRandom(1));
    expect(new Set(seen)).toEqual(new Set(['0 after ', '1 after ']));
    expect(seen.length).toBeGreaterThan(50);
  });
});

describe('who may act or not', () => {
  const may = (points: number): Plan => ({
    sides: [[0], [1]],
    due: (done) => (done === '' ? { players: [0], others: [1] } : done === '1act' ? { players: [0] } : null),
    moves: (_, seat) => (seat === 0 ? ['end'] : ['act']),
    totals: (done) => [0, done.startsWith('1act') ? points : 0],
  });

  test.each([
    ['greedy', greedy],
    ['mcts', search],
  ])('acts if that is good and does nothing if it is not, for the %s bot', (_, make) => {
    expect(answers(make, may(10), 1)).toEqual(always('act'));
    expect(answers(make, may(-10), 1)).toEqual(always(null));
  });

  test('is asked in the tree, for the others do not sleep', () => {
    const plan: Plan = {
      sides: [[0], [1]],
      due: (done) => (done === '' ? { players: [0] } : done === '0bold' ? { players: [0], others: [1] } : null),
      moves: (done, seat) => (seat === 1 ? ['punish'] : done === '' ? ['bold', 'safe'] : ['end']),
      totals: (done) => (done.endsWith('punish') ? [0, 10] : done === '0safe' ? [2, 2] : [10, 0]),
    };
    expect(answers(search, plan)).toEqual(always('safe'));
  });
});

describe('how far a search looks', () => {
  // The bait pays at once, and costs more after twenty moves that nobody can help.
  const plan: Plan = {
    sides: [[0], [1]],
    due: (done) => (done.split(' ').length === 20 ? null : { players: [0] }),
    moves: (done) => (done === '' ? ['bait', 'wait'] : ['on']),
    totals: (done) => (done.startsWith('0bait') ? [done.split(' ').length === 20 ? -20 : 5, 0] : [0, 0]),
  };

  test('as far as its depth', () => {
    expect(answers((game) => mctsBot(game, { iterations: 12, depth: 5 }), plan)).toEqual(always('bait'));
    expect(answers((game) => mctsBot(game, { iterations: 60, depth: 20 }), plan)).toEqual(always('wait'));
    const all = { iterations: 60, depth: Number.POSITIVE_INFINITY };
    expect(answers((game) => mctsBot(game, all), plan)).toEqual(always('wait'));
  });
});

test('a game of one side is played for points', () => {
  const plan: Plan = {
    sides: [[0]],
    due: (done) => (done.split(' ').length === 3 ? null : { players: [0] }),
    moves: () => ['one', 'three', 'two'],
    totals: (done) => [done.split('three').length + 0.1 * done.split('two').length],
  };
  expect(answers(search, plan)).toEqual(always('three'));
  expect(answers(greedy, plan)).toEqual(always('three'));
});

describe('which arm is followed', () => {
  const arm = (more: Partial<Arm<Stub>> | Look): Arm<Stub> => ({
    ...armOf<Stub>(choiceOf(newNode<Stub>(), 0), { type: 'move', player: 0 }),
    look: 'value' in more ? more : { value: 0, place: null },
    ...('value' in more ? {} : more),
  });
  const pick = (arms: readonly Arm<Stub>[], exploration = 0.2): number =>
    arms.indexOf(select(arms, exploration, guessesOf(arms, 5), createRandom(1)));

  test('the one that was there more often, of equal ones', () => {
    const offered = (times: number): Arm<Stub> => {
      const made = arm({ visits: 10, sum: 5 });
      for (let n = 0; n < times; n++) offer(made);
      return made;
    };
    expect(pick([offered(20), offered(400)])).toBe(1);
    expect(pick([offered(400), offered(20)])).toBe(0);
    expect(offered(400).available).toBe(400);
    for (const times of [1, 20, 400]) expect(Math.abs(offered(times).chances - Math.log(times + 1))).toBeLessThan(0.04);
  });

  test('the best reward without exploration, the least visited with much', () => {
    const arms = [arm({ visits: 50, sum: 40, chances: 5 }), arm({ visits: 5, sum: 1, chances: 5 })];
    expect(pick(arms, 0)).toBe(0);
    expect(pick(arms, 5)).toBe(1);
  });

  test('first the one with the best guess: a win before points, points before a loss', () => {
    const lost = arm({ value: 30, place: 0 });
    const won = arm({ value: -30, place: 1 });
    const arms = [lost, arm({ value: 3, place: null }), won, arm({ value: 5, place: null })];
    expect(pick(arms)).toBe(2);
    expect(pick(arms.filter((one) => one !== won))).toBe(2);
    expect(pick([lost, arm({ value: -5, place: null })])).toBe(1);
  });
});

describe('with a judgement of the caller', () => {
  const judging = (evaluate: () => readonly number[]) => (game: Rules<Stub>) =>
    mctsBot(game, { iterations: 30, evaluate });

  test('the place decides where the game is over, and points do not', () => {
    const plan = once(['points', 'place'], {
      totals: (done) => (done === '0points' ? [30, 0] : [0, 30]),
      places: (done) => (done === '0place' ? [1, 2] : [2, 1]),
    });
    const never = judging(() => {
      throw new Error('the game is over after each move');
    });
    expect(answers(never, plan)).toEqual(always('place'));
    // A draw by places: whoever has the points makes no difference.
    const even: Plan = { ...plan, places: () => [1, 1] };
    const swapped: Plan = { ...even, totals: (done) => (done === '0points' ? [0, 30] : [30, 0]) };
    expect(answers(never, even)).toEqual(answers(never, swapped));
    expect(answers(search, even)).not.toEqual(answers(search, swapped));
  });

  test('a win at once is better than what it likes, and a loss is worse', () => {
    const end = (places: readonly number[]): Plan => ({
      sides: [[0], [1]],
      due: (done) => (done === '' ? { players: [0] } : done === '0on' ? { players: [1] } : null),
      moves: (done) => (done === '' ? ['end', 'on'] : ['end']),
      totals: () => [0, 0],
      places: (done) => (done === '0end' ? places : [1, 1]),
    });
    expect(
      answers(
        judging(() => [0.9, 0.1]),
        end([1, 2]),
      ),
    ).toEqual(always('end'));
    expect(
      answers(
        judging(() => [0.1, 0.9]),
        end([2, 1]),
      ),
    ).toEqual(always('on'));
  });

  test('a side alone, whose place tells nothing, is judged at the end, too', () => {
    const plan: Plan = {
      sides: [[0]],
      due: (done) => (done === '' ? { players: [0] } : null),
      moves: () => ['one', 'three', 'two'],
      totals: (done) => [done === '0three' ? 9 : 1],
    };
    const likesTwo = (game: Rules<Stub>): Bot<Stub> =>
      mctsBot(game, { iterations: 30, evaluate: ({ done }) => [done[0]?.type === 'two' ? 1 : 0] });
    expect(answers(likesTwo, plan)).toEqual(always('two'));
  });
});
