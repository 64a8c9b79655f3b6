import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bot, BotError, isBotError, type MatchStep, playMatch, randomBot } from '../../src/bots/index.js';
import type { Game, Parts, Player } from '../../src/core/contract.js';
import { isInvalidInputError } from '../../src/core/errors.js';
import { createRandom } from '../../src/core/random.js';
import { kingdomBuilder } from '../../src/kingdom-builder/index.js';
import { kontor } from '../../src/kontor/index.js';
import { speicherstadt } from '../../src/speicherstadt/index.js';
import { GAMES as KONTOR_GAMES, optionsOf } from '../kontor/games.js';
import { LARGE_DECK } from '../speicherstadt/large-deck.js';
import { toy } from '../toy/index.js';
import { CARDS, type Card, type Toy, type ToyMove, type ToyView } from '../toy/types.js';

/** A game to play, told apart by its name. */
interface Entry {
  readonly name: string;
  /** Runs a body with the game's own types. */
  readonly run: (body: <T extends Parts>(game: Game<T>, options: T['Options']) => void) => void;
}

const entry = <T extends Parts>(game: Game<T>, options: T['Options'], detail = ''): Entry => ({
  name: `${game.title}, ${options.players} players${detail}`,
  run: (body) => body(game, options),
});

const ENTRIES: readonly Entry[] = [
  ...[2, 3].map((players) => entry(toy, { players, seed: 11 })),
  ...[2, 3, 4].map((players) => entry(kingdomBuilder, { players, seed: 12 })),
  ...Object.keys(KONTOR_GAMES).map((name) => entry(kontor, optionsOf(name, 13), `, ${name}`)),
  ...[2, 3, 4, 5].flatMap((players) =>
    [false, true].map((kaispeicher) =>
      entry(speicherstadt, { players, kaispeicher, seed: 14 }, kaispeicher ? ', Kaispeicher' : ''),
    ),
  ),
];

const times = <E>(count: number, make: (seat: Player) => E): readonly E[] =>
  Array.from({ length: count }, (_, seat) => make(seat));

/** The error that a call throws. */
const thrownBy = (call: () => unknown): unknown => {
  try {
    call();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
};

/** A bot that says what it is to do from what it is asked: how often so far, and its own view. */
const toyBot =
  (choose: (view: ToyView, asked: number) => ToyMove | null, asked = { times: 0 }): Bot<Toy> =>
  (view) =>
    choose(view, asked.times++);

const first = (view: ToyView): ToyMove => toy.legalMoves(view)[0] as ToyMove;

describe('a match', () => {
  test.each(ENTRIES)('of $name ends, and is the same again', ({ run }) => {
    run((game, options) => {
      const bots = times(options.players, () => randomBot(game));
      const steps: unknown[] = [];
      const match = playMatch(game, bots, options, { onStep: ({ input }) => steps.push(input) });
      expect(game.turn(match.state)).toEqual({ kind: 'over' });
      expect(match.outcome).toEqual(game.outcome(match.state));
      expect(match.score).toEqual(game.score(match.state));
      expect(match.moves).toBe(steps.length);
      expect(playMatch(game, bots, options)).toEqual(match);
    });
  });

  test.each(ENTRIES)('of $name shows each bot the view of its own seat', ({ run }) => {
    run((game, options) => {
      let { state } = game.start(options);
      let spied = 0;
      const bots = times(options.players, (seat) => (view: object, random: (n: number) => number) => {
        // Nobody has moved since the last step that was told of.
        expect(view).toEqual(game.view(state, seat));
        spied++;
        return randomBot(game)(view as never, random);
      });
      const { moves } = playMatch(game, bots, options, {
        onStep: ({ before, input, step }) => {
          expect(before).toBe(state);
          expect(step).toEqual(game.step(before, input));
          state = step.state;
        },
        onStart: (step) => {
          expect(step.state).toEqual(state);
          state = step.state;
        },
      });
      expect(spied).toBeGreaterThanOrEqual(moves);
    });
  });

  test.each([
    [toy, { players: 3, chance: 'manual' }] as const,
    [kingdomBuilder, { players: 2, sections: 'first-game', cards: 'first-game', chance: 'manual' }] as const,
    [kontor, { players: 2, chance: 'manual' }] as const,
    [speicherstadt, { players: 2, chance: 'manual' }] as const,
  ])('in manual mode draws outcomes from its own seed (%#)', (game, options) => {
    const manual = game as unknown as Game<Parts>;
    const bots = times(options.players, () => randomBot(manual));
    const play = (seed: string, random = undefined as undefined | ((n: number) => number)) =>
      playMatch(manual, bots, options as Parts['Options'], { seed, ...(random && { random }) });
    expect(play('a')).toEqual(play('a'));
    expect(play('a').state).not.toEqual(play('b').state);
    expect(play('a').state.random).toBe(null);
    // Another source of outcomes, the same bots.
    expect(play('a', createRandom(1)).state).not.toEqual(play('a').state);
    expect(isInvalidInputError(thrownBy(() => playMatch(manual, bots, options as Parts['Options'])))).toBe(true);
  });

  test('counts moves, not outcomes, and tells of both', () => {
    const told: MatchStep<Toy>[] = [];
    const bots = [randomBot(toy), randomBot(toy)];
    const options = { players: 2, chance: 'manual' } as const;
    const { moves } = playMatch(toy, bots, options, { seed: 1, onStep: (step) => told.push(step) });
    const made = told.filter(({ input }) => 'player' in input);
    expect(moves).toBe(made.length);
    expect(told.length).toBeGreaterThan(made.length);
  });

  test('gives each seat a generator of its own', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(20), (seed, waste) => {
        const drawn = (extra: number): number[] => {
          const seen: number[] = [];
          const wasteful: Bot<Toy> = (view, random) => {
            for (let i = 0; i < extra; i++) random(10);
            return first(view);
          };
          const counting: Bot<Toy> = (view, random) => {
            seen.push(random(1000));
            return first(view);
          };
          playMatch(toy, [wasteful, counting], { players: 2, seed });
          return seen;
        };
        expect(drawn(waste)).toEqual(drawn(0));
      }),
      { numRuns: 20 },
    );
  });

  test("draws for bots what the game's own seed does not tell", () => {
    const seen: number[][] = [[], []];
    const bots = times(
      2,
      (seat): Bot<Toy> =>
        (view, random) => {
          seen[seat]?.push(random(1_000_000));
          return first(view);
        },
    );
    playMatch(toy, bots, { players: 2, seed: 5 });
    const direct = createRandom(5);
    expect(seen[0]?.[0]).not.toBe(seen[1]?.[0]);
    expect(seen[0]?.[0]).not.toBe(direct(1_000_000));
  });
});

describe('who is asked', () => {
  test('all who choose at the same time, before any of their moves is made', () => {
    const bids: string[] = [];
    const bot = toyBot((view) => {
      bids.push(`${view.viewer}: ${JSON.stringify(view.bids)}`);
      return first(view);
    });
    playMatch(toy, [bot, bot, bot], { players: 3, seed: 1 });
    expect(bids.slice(0, 3)).toEqual(['0: [null,null,null]', '1: [null,null,null]', '2: [null,null,null]']);
    expect(new Set(bids).size).toBe(3);
  });

  test('others once before each decision, in seat order, and again once one of them has acted', () => {
    const asked: string[] = [];
    const note = (view: ToyView): void => {
      asked.push(`${view.viewer}${view.bids[view.viewer as Player] === null ? '' : ' may'}`);
    };
    const show = (view: ToyView): ToyMove | undefined => toy.legalMoves(view).find(({ type }) => type === 'show');
    const bid = (view: ToyView): ToyMove => toy.legalMoves(view).find(({ type }) => type === 'bid') as ToyMove;
    const mayAct = (view: ToyView): boolean => view.bids[view.viewer as Player] !== null;
    // Seat 2 shows a card instead of bidding, so that it still has to bid when the others have.
    let shown = false;
    const bots: readonly Bot<Toy>[] = [
      (view) => {
        note(view);
        return mayAct(view) ? null : bid(view);
      },
      (view) => {
        note(view);
        return mayAct(view) ? (show(view) as ToyMove) : bid(view);
      },
      (view) => {
        note(view);
        const charm = shown ? undefined : show(view);
        shown = true;
        return charm ?? bid(view);
      },
    ];
    playMatch(toy, bots, { players: 3, seed: 2 });
    // Seat 0 passes, seat 1 shows; then seat 0 is asked again, and seat 1 has no charm left.
    expect(asked.slice(0, 7)).toEqual(['0', '1', '2', '0 may', '1 may', '0 may', '2']);
  });

  test('a seat whose choice has become illegal is asked again', () => {
    // Both may take the last card: who is first in seat order gets it.
    type Race = Parts & { State: Parts['State'] & { readonly taken: readonly number[] } };
    const race = {
      ...toy,
      start: () => ({ state: { taken: [], options: { players: 2 } }, events: [], chance: [] }),
      turn: ({ taken }: { taken: readonly number[] }) =>
        taken.length === 2
          ? { kind: 'over' }
          : { kind: 'decision', players: taken.length === 0 ? [0, 1] : [1], others: [] },
      view: (state: object, viewer: Player) => ({ ...state, viewer }),
      check: ({ taken }: { taken: readonly number[] }, { card }: { card: number }) =>
        taken.includes(card) ? { code: 'gone' } : null,
      unsafe: {
        apply: (state: { taken: readonly number[] }, { card }: { card: number }) => ({
          ...state,
          taken: [...state.taken, card],
        }),
      },
      outcome: () => null,
      score: () => ({ sides: [] }),
    } as unknown as Game<Race>;
    const bot = ((view: { taken: readonly number[] }) => ({ card: view.taken.length })) as unknown as Bot<Race>;
    const { state, moves } = playMatch(race, [bot, bot], { players: 2, seed: 1 });
    expect(state.taken).toEqual([0, 1]);
    expect(moves).toBe(2);
  });
});

test('what a bot does with its answer later makes no difference', () => {
  // Both seats write their bids into one object.
  const scratch = {} as ToyMove;
  const shared: Bot<Toy> = (view) =>
    Object.assign(
      scratch,
      toy.legalMoves(view).find(({ type }) => type === 'bid'),
    );
  const own: Bot<Toy> = (view) => toy.legalMoves(view).find(({ type }) => type === 'bid') ?? null;
  const options = { players: 2, seed: 3 };
  expect(playMatch(toy, [shared, shared], options)).toEqual(playMatch(toy, [own, own], options));
});

describe('a wrong bot is refused', () => {
  const good = randomBot(toy);
  const play = (bot: Bot<Toy>, more: { limit?: number } = {}): unknown =>
    thrownBy(() => playMatch(toy, [good, bot], { players: 2, seed: 3 }, more));

  test('that gives nothing although it must act', () => {
    const error = play(() => null) as BotError;
    expect(error).toBeInstanceOf(BotError);
    expect(error).toMatchObject({ name: 'BotError', game: 'toy', code: 'no-move', player: 1, illegal: null });
    expect(error.message).toBe('toy: seat 1: no-move');
    expect(isBotError(error)).toBe(true);
    expect(isBotError(new Error('other'))).toBe(false);
  });

  test('that gives undefined, as a search without a find does', () => {
    const error = play((() => undefined) as never) as BotError;
    expect(error).toMatchObject({ code: 'no-move', player: 1, illegal: null });
  });

  test('that gives a promise of a move', () => {
    const error = play((async (view: Toy['View']) => toy.legalMoves(view)[0]) as never) as BotError;
    expect(error).toMatchObject({ name: 'BotError', code: 'promise', player: 1, illegal: null });
    expect(error.message).toBe('toy: seat 1: promise (a bot gives its move at once: it must not be async)');
  });

  test('an option that there is not is refused', () => {
    expect(() => playMatch(toy, [good, good], { players: 2, seed: 3 }, { limt: 3 } as never)).toThrow(
      'toy: limt: unknown-key (only seed, random, onStart, onStep, limit)',
    );
  });

  test('in manual mode the seed that is missing is that of the match', () => {
    const options = { players: 2, chance: 'manual' } as const;
    expect(() => playMatch(speicherstadt, [randomBot(speicherstadt), randomBot(speicherstadt)], options)).toThrow(
      'speicherstadt: extra.seed: seed (a safe integer or a string)',
    );
  });

  test('that gives a move which is not legal', () => {
    const missing: Bot<Toy> = (view) => ({
      type: 'bid',
      player: 1,
      card: CARDS.find((card) => view.hand?.[card - 1] === 0) as Card,
    });
    const error = play(missing) as BotError;
    expect(error.message).toBe('toy: seat 1: illegal-move (no-such-card)');
    expect(error).toMatchObject({ code: 'illegal-move', player: 1, illegal: { code: 'no-such-card' } });
  });

  test('that makes its view another seat’s first', () => {
    const error = play((view) => {
      Object.assign(view, { viewer: 0 });
      return { type: 'bid', player: 0, card: 1 };
    }) as BotError;
    expect(error.message).toBe('toy: seat 1: illegal-move (not-your-turn)');
  });

  test('that is none', () => {
    for (const bots of [
      [good, undefined],
      [good, 5],
    ])
      expect(() => playMatch(toy, bots as Bot<Toy>[], { players: 2, seed: 3 })).toThrow('toy: bots: bots');
  });

  test('that moves for another seat, even legally so', () => {
    for (const card of [1, 2, 3, 4] as const)
      expect((play(() => ({ type: 'bid', player: 0, card })) as BotError).message).toBe(
        'toy: seat 1: illegal-move (not-your-turn)',
      );
  });

  test('that gives what is no move at all', () => {
    const wrong = [7, 'build', {}, { type: 'draw', terrain: 'forest' }];
    for (const value of wrong) {
      const bots = [() => value as never, randomBot(kingdomBuilder)];
      const error = thrownBy(() => playMatch(kingdomBuilder, bots, { players: 2, seed: 1 }));
      expect(error).toMatchObject({ name: 'BotError', code: 'illegal-move', player: 0 });
    }
  });

  test('and what it throws comes through', () => {
    const own = new Error('out of ideas');
    expect(
      play(() => {
        throw own;
      }),
    ).toBe(own);
  });

  test('a match that comes to its limit stops', () => {
    expect((play(good, { limit: 3 }) as BotError).message).toBe('toy: too-long');
    expect(play(good, { limit: 3 })).toMatchObject({ code: 'too-long', player: null });
    const { moves } = playMatch(toy, [good, good], { players: 2, seed: 3 });
    expect(playMatch(toy, [good, good], { players: 2, seed: 3 }, { limit: moves }).moves).toBe(moves);
    expect(thrownBy(() => playMatch(toy, [good, good], { players: 2, seed: 3 }, { limit: moves - 1 }))).toMatchObject({
      code: 'too-long',
    });
  });

  test('a game with more cards than the built-in ones is played to its end unless a smaller limit is given', () => {
    const { longest } = speicherstadt.info;
    const bots = times(2, () => randomBot(speicherstadt));
    const options = { players: 2, seed: 1, manifest: LARGE_DECK };
    const { outcome, moves } = playMatch(speicherstadt, bots, options);
    expect(outcome.reason).toBe('last-fire');
    expect(moves).toBeGreaterThan(longest);
    expect(thrownBy(() => playMatch(speicherstadt, bots, options, { limit: longest }))).toMatchObject({
      code: 'too-long',
      player: null,
    });
  });

  test("a match without a limit stops at 100 times the bound of the game's info", () => {
    let moves = 0;
    const apply: typeof toy.apply = (state) => {
      moves++;
      return state;
    };
    const endless = { ...toy, unsafe: { ...toy.unsafe, apply } };
    const error = thrownBy(() => playMatch(endless, [good, good], { players: 2, seed: 3 }));
    expect(error).toMatchObject({ code: 'too-long', player: null });
    expect(moves).toBe(100 * toy.info.longest);
  });

  test.each([Number.NaN, -1, 1.5, Number.POSITIVE_INFINITY, '10'])('a limit of %s is none', (limit) => {
    expect((play(good, { limit: limit as number }) as Error).message).toBe(
      'toy: limit: range (a whole number from 0 to 9007199254740991)',
    );
  });

  test('as are too many and too few bots, and options that are not valid', () => {
    for (const count of [0, 1, 3])
      expect(
        (
          thrownBy(() =>
            playMatch(
              toy,
              times(count, () => good),
              { players: 2, seed: 1 },
            ),
          ) as Error
        ).message,
      ).toBe('toy: bots: bots (2 bots, one for each seat)');
    expect(isInvalidInputError(thrownBy(() => playMatch(toy, [good], { players: 1, seed: 1 })))).toBe(true);
    expect(isInvalidInputError(thrownBy(() => playMatch(toy, [good, good], { players: 2 })))).toBe(true);
    const seed = 0.5 as number;
    expect((thrownBy(() => playMatch(toy, [good, good], { players: 2, seed: 1 }, { seed })) as Error).message).toMatch(
      'seed',
    );
  });
});
