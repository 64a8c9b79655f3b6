import { expect, expectTypeOf, test } from 'vitest';
import { type Bot, BotError, isBotError, mctsBot, playMatch, randomBot } from '../../src/bots/index.js';
import type { AnyGame, Issue, Outcome, Parts, Rules } from '../../src/core/contract.js';
import { games, IllegalMoveError, InvalidInputError, isIllegalMoveError } from '../../src/index.js';
import {
  type Card,
  type KingdomBuilder,
  type KingdomBuilderSeen,
  kingdomBuilder,
  type SectionId,
} from '../../src/kingdom-builder/index.js';
import {
  type EndReason,
  type Kontor,
  type KontorIllegal,
  type KontorSeen,
  kontor,
  type ScenarioId,
} from '../../src/kontor/index.js';
import { type Fault, type GameResult, parseRecord, parseRecords, recordGame } from '../../src/record/index.js';
import { speicherstadt } from '../../src/speicherstadt/index.js';
import type { Toy } from '../toy/types.js';

/** A game that names no reasons for its end. */
interface Nim extends Parts {
  Illegal: { readonly code: 'too-many'; readonly most: number };
}

test('a game of your own makes the errors of the contract', () => {
  const issues: readonly Issue[] = [{ path: ['heaps', 0], code: 'range', expected: 'a whole number from 1 to 9' }];
  const invalid = new InvalidInputError('nim', issues);
  expect(invalid.message).toBe('nim: heaps.0: range (a whole number from 1 to 9)');
  const illegal = new IllegalMoveError<Nim['Illegal']>('nim', { code: 'too-many', most: 3 });
  expectTypeOf(illegal.code).toEqualTypeOf<'too-many'>();
  expect([illegal.message, illegal.illegal.most]).toEqual(['nim: too-many', 3]);
  expect(new BotError('nim', 'illegal-move', 1, illegal.illegal).message).toBe('nim: seat 1: illegal-move (too-many)');
  const refused = () => {
    // @ts-expect-error What is wrong is a list of issues, not a sentence.
    new InvalidInputError('my message');
    // @ts-expect-error The reason is data with a code.
    new IllegalMoveError('nim', 'too many');
  };
  expectTypeOf(refused).toBeFunction();
});

test('the reason of an illegal move is any, or that of a given game', () => {
  const any = (error: unknown) => (isIllegalMoveError(error) ? error.illegal : null);
  const ofKontor = (error: unknown) => (isIllegalMoveError(error, kontor) ? error.illegal : null);
  const own = (error: unknown, nim: Rules<Nim>) => (isIllegalMoveError(error, nim) ? error.illegal.most : null);
  expectTypeOf(any).returns.toEqualTypeOf<{ readonly code: string } | null>();
  expectTypeOf(ofKontor).returns.toEqualTypeOf<KontorIllegal | null>();
  expectTypeOf(own).returns.toEqualTypeOf<number | null>();
});

test('the reason that a match was ended for is any, or that of a given game', () => {
  const any = (error: unknown) => (isBotError(error) ? error.illegal : null);
  const ofKontor = (error: unknown) => (isBotError(error, kontor) ? error.illegal : null);
  expectTypeOf(any).returns.toEqualTypeOf<{ readonly code: string } | null>();
  expectTypeOf(ofKontor).returns.toEqualTypeOf<KontorIllegal | null>();
  const ofNim = new BotError('nim', 'illegal-move', 0, { code: 'too-many', most: 3 } as Nim['Illegal']);
  expectTypeOf(ofNim.illegal).toEqualTypeOf<Nim['Illegal'] | null>();
  expect([isBotError(ofNim), isBotError(ofNim, kontor), isBotError(new Error('kontor'), kontor)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('the result of a record keeps the reasons of its game', () => {
  type Reason<R extends { readonly result: GameResult | null }> = NonNullable<R['result']>['outcome']['reason'];
  const record = () => recordGame(kontor, { players: 2, seed: 1 }, (state) => kontor.pickMove(state, 0, () => 0));
  expectTypeOf<Reason<ReturnType<typeof record>>>().toEqualTypeOf<EndReason>();
  const parsed = (line: string) => {
    const one = parseRecord(kontor, line);
    return one.ok ? (one.value.result?.outcome.reason ?? null) : null;
  };
  expectTypeOf(parsed).returns.toEqualTypeOf<EndReason | null>();
  const kingdoms = (text: string) => {
    const all = parseRecords(games, text);
    const [first] = all.ok ? all.value : [];
    return first?.game === 'kingdom-builder' ? (first.result?.outcome.reason ?? null) : null;
  };
  expectTypeOf(kingdoms).returns.toEqualTypeOf<'last-settlement' | 'no-cards' | null>();
  expectTypeOf<Extract<Fault<Kontor>, { code: 'result' }>['expected']>().toEqualTypeOf<GameResult<Kontor> | null>();
  expectTypeOf<GameResult['outcome']['reason']>().toBeString();
  expectTypeOf<GameResult<Nim>>().toExtend<GameResult>();
});

test('a bot of one game stands in a list of bots of any game, and in none of another game', () => {
  const bots: Bot[] = [randomBot(kingdomBuilder), mctsBot(kontor, { iterations: 1 })];
  const game: AnyGame = kingdomBuilder;
  expectTypeOf(playMatch).toBeCallableWith(game, bots, { players: 2, seed: 1 });
  const view = kingdomBuilder.view(kingdomBuilder.init({ players: 2, seed: 1 }), 0);
  expect(bots[0]?.(view, () => 0)).toMatchObject({ type: 'build', player: 0 });
  // @ts-expect-error It would make moves of another game.
  const other: Bot<Kontor> = randomBot(kingdomBuilder);
  // @ts-expect-error Its moves may be those of any game.
  const one: Bot<KingdomBuilder> = bots[0] as Bot;
  expectTypeOf([other, one]).toBeArray();
});

test('a bot written into the call keeps its literals', () => {
  const play = () =>
    playMatch(
      kingdomBuilder,
      [
        () => ({ type: 'end-turn', player: 0 }),
        (view, random) => kingdomBuilder.pickMove(view, view.settlements.length - 1, random),
        randomBot(kingdomBuilder),
      ],
      { players: 3, seed: 1 },
    );
  expectTypeOf(play).returns.toExtend<{ readonly moves: number }>();
  const async = () =>
    // @ts-expect-error A bot gives its move, not a promise of one.
    playMatch(kingdomBuilder, [async () => ({ type: 'end-turn', player: 0 })], { players: 2, seed: 1 });
  expectTypeOf(async).toBeFunction();
});

test('options may come from a form: keys that are undefined, and lists of any length', () => {
  const start = (
    seed: number | undefined,
    sections: SectionId[],
    cards: Card[],
    chance: 'manual' | undefined,
    scenario: ScenarioId | undefined,
    kaispeicher: boolean | undefined,
  ) => [
    kingdomBuilder.init({ players: 2, sections, cards, seed, chance, firstPlayer: undefined }),
    kontor.init({ players: 2, seed, chance, scenario, ruleset: undefined }),
    speicherstadt.init({ players: 2, seed, chance, kaispeicher }),
  ];
  expect(
    start(1, ['oasis', 'paddock', 'farm', 'tavern'], ['lords', 'miners', 'workers'], undefined, undefined, undefined),
  ).toHaveLength(3);
  expect(() => kingdomBuilder.init({ players: 2, sections: ['oasis'], seed: 1 })).toThrow('kingdom-builder: sections');
});

test('so may rulings and positions', () => {
  const build = (edge: 'perDirection' | undefined, lords: true | undefined, n: 2 | undefined) => [
    kontor.fromPosition({ cells: [], rulings: { edgeRule: edge }, seed: n, last: n, players: n, shown: undefined }),
    kingdomBuilder.fromPosition({
      sections: ['oasis', 'paddock', 'farm', 'tavern'],
      settlements: [[], []],
      terrain: undefined,
      rulings: { lordsCountZero: lords },
      player: n,
      seed: n,
    }),
  ];
  expect(build(undefined, undefined, undefined).map(({ options }) => options.rulings)).toEqual([{}, {}]);
});

test('what takes states and views has a type of its own in each game', () => {
  expectTypeOf<Parameters<typeof kontor.score>[0]>().toEqualTypeOf<KontorSeen>();
  expectTypeOf<Parameters<typeof kingdomBuilder.score>[0]>().toEqualTypeOf<KingdomBuilderSeen>();
});

test('a search has one budget', () => {
  const now = () => 0;
  const refused = () => {
    // @ts-expect-error Iterations or time.
    mctsBot(kontor, { iterations: 5, milliseconds: 5, now });
    // @ts-expect-error Time needs a clock.
    mctsBot(kontor, { milliseconds: 5 });
    return mctsBot(kontor, { milliseconds: 5, now, depth: undefined });
  };
  expectTypeOf(refused).toBeFunction();
});

test('the reason of the end is a union where the game has one', () => {
  expectTypeOf<ReturnType<typeof kontor.outcome>>().toEqualTypeOf<Outcome<EndReason> | null>();
  expectTypeOf<ReturnType<typeof kingdomBuilder.outcome>>().toEqualTypeOf<Outcome<
    'last-settlement' | 'no-cards'
  > | null>();
  expectTypeOf<ReturnType<typeof speicherstadt.outcome>>().toEqualTypeOf<Outcome<'last-fire' | 'pile-empty'> | null>();
  expectTypeOf<ReturnType<Rules<Nim>['outcome']>>().toEqualTypeOf<Outcome | null>();
  expectTypeOf<ReturnType<Rules<Toy>['outcome']>>().toEqualTypeOf<Outcome | null>();
});
