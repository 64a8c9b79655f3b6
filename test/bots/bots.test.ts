import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type Bot,
  greedyBot,
  type IterationBudget,
  type MctsOptions,
  mctsBot,
  playMatch,
  randomBot,
} from '../../src/bots/index.js';
import type { Game, Parts, Random } from '../../src/core/contract.js';
import { createRandom } from '../../src/core/random.js';
import {
  type KingdomBuilder,
  type KingdomBuilderState,
  kindAt,
  kingdomBuilder,
} from '../../src/kingdom-builder/index.js';
import { type Kontor, kontor } from '../../src/kontor/index.js';
import { speicherstadt } from '../../src/speicherstadt/index.js';
import { optionsOf } from '../kontor/games.js';
import { toy } from '../toy/index.js';
import type { Toy, ToyMove, ToyState } from '../toy/types.js';

/** Every bot, with little time to think. */
const KINDS: Readonly<Record<string, <T extends Parts>(game: Game<T>) => Bot<T>>> = {
  random: randomBot,
  greedy: greedyBot,
  mcts: (game) => mctsBot(game, { iterations: 12 }),
};
const kinds = Object.keys(KINDS);
const make = <T extends Parts>(kind: string, game: Game<T>): Bot<T> => {
  const of = KINDS[kind];
  if (of === undefined) throw new Error(kind);
  return of(game);
};

/** How many draws were made. */
const counting = (random: Random): { readonly random: Random; readonly drawn: () => number } => {
  let drawn = 0;
  return {
    random: (n) => {
      drawn++;
      return random(n);
    },
    drawn: () => drawn,
  };
};

/** The toy after its cards are drawn, and some moves. */
const toyAfter = (players: number, seed: number, ...moves: readonly Partial<ToyMove>[]): ToyState =>
  moves.reduce<ToyState>(
    (state, wish) => toy.apply(state, toy.movesFrom(state, wish.player ?? 0, wish)[0] as ToyMove),
    toy.init({ players, seed }),
  );

describe.each(kinds)('the %s bot', (kind) => {
  test('plays whole games of every kind', () => {
    const play = <T extends Parts>(game: Game<T>, options: T['Options']): void => {
      const bots = Array.from({ length: options.players }, (_, seat) =>
        seat === 0 ? make(kind, game) : randomBot(game),
      );
      expect(playMatch(game, bots, options).outcome.ranking.length).toBeGreaterThan(1);
    };
    play(toy, { players: 3, seed: 1 });
    play(kingdomBuilder, { players: 2, seed: 2 });
    play(kontor, optionsOf('special-cards', 3));
    play(kontor, optionsOf('old-rope-four', 4));
    play(speicherstadt, { players: kind === 'random' ? 5 : 2, kaispeicher: true, seed: 5 });
  });

  test('plays legal moves in manual mode', () => {
    const bots = [make(kind, toy), make(kind, toy)];
    expect(playMatch(toy, bots, { players: 2, chance: 'manual' }, { seed: 1 }).moves).toBeGreaterThan(4);
    const harbor = [make(kind, kontor), randomBot(kontor)];
    expect(playMatch(kontor, harbor, { players: 2, chance: 'manual' }, { seed: 1 }).moves).toBeGreaterThan(10);
  });

  test('gives the same move for the same view and draws, whatever it was asked before', () => {
    const bot = make(kind, kontor);
    const [one, other] = [
      kontor.init({ players: 2, seed: 1 }),
      kontor.init({ players: 2, ruleset: 'advanced', seed: 2 }),
    ];
    const ask = (state: typeof one, seat: number) => bot(kontor.view(state, seat), createRandom('ask'));
    const before = [ask(one, 0), ask(one, 1), ask(other, 0)];
    expect([ask(one, 0), ask(one, 1), ask(other, 0)]).toEqual(before);
    expect(make(kind, kontor)(kontor.view(one, 0), createRandom('ask'))).toEqual(before[0]);
  });

  test('knows nothing of what others have chosen in secret', () => {
    const start = kontor.init({ players: 2, seed: 6 });
    const moves = kontor.legalMoves(start, 1).map((choice) => {
      const seen = kontor.view(kontor.apply(start, choice), 0);
      return make(kind, kontor)(seen, createRandom('secret'));
    });
    expect(moves.length).toBe(6);
    for (const move of moves) expect(move).toEqual(moves[0]);
  });

  test('has nothing to do where it is not due, and refuses the view of a spectator', () => {
    const state = kingdomBuilder.init({ players: 2, seed: 1 });
    const bot = make(kind, kingdomBuilder);
    expect(kingdomBuilder.turn(state)).toEqual({ kind: 'decision', players: [0], others: [] });
    expect(bot(kingdomBuilder.view(state, 1), createRandom(1))).toBe(null);
    expect(() => bot(kingdomBuilder.view(state, 'spectator'), createRandom(1))).toThrow('viewer: viewer');
  });

  test('needs no time for a move without an alternative', () => {
    const state = kingdomBuilder.fromPosition({
      sections: ['tavern', 'paddock', 'oasis', 'farm'],
      settlements: [
        [
          [5, 6],
          [5, 7],
          [5, 8],
        ],
        [],
      ],
      toBuild: 0,
    });
    const { random, drawn } = counting(createRandom(1));
    const move = make(kind, kingdomBuilder)(kingdomBuilder.view(state, 0), random);
    expect(move).toEqual({ type: 'end-turn', player: 0 });
    // One draw picks the only move; a sample of the hidden cards would take more.
    expect(drawn()).toBeLessThan(2);
  });

  test('may act or not where it need not', () => {
    // Seat 0 has bid, and may still show its other card; seat 1 has yet to bid.
    const state = toyAfter(2, 3, { type: 'bid', player: 0 });
    expect(toy.turn(state)).toEqual({ kind: 'decision', players: [1], others: [0] });
    const bot = make(kind, toy);
    const moves = Array.from({ length: 30 }, (_, seed) => bot(toy.view(state, 0), createRandom(seed)));
    for (const move of moves) expect(move?.type ?? 'nothing').toMatch(/^(show|nothing)$/);
    // A point at once is what the greedy bot takes; chance takes either.
    const shows = moves.filter((move) => move !== null).length;
    if (kind === 'greedy') expect(shows).toBe(30);
    if (kind === 'random') expect(shows > 5 && shows < 25).toBe(true);
  });
});

describe('a bot is given views alone', () => {
  test('as its type says', () => {
    expectTypeOf<Parameters<Bot<KingdomBuilder>>[0]>().toEqualTypeOf<KingdomBuilder['View']>();
    // @ts-expect-error a state is no view
    const cheat: Bot<KingdomBuilder> = (state: KingdomBuilderState) => kingdomBuilder.legalMoves(state)[0] ?? null;
    expect(cheat).toBeTypeOf('function');
  });
});

/** One settlement is left to build, then the game ends: what each place is worth is plain to see. */
const lastOne = (): KingdomBuilderState => {
  const board = ['tavern', 'paddock', 'oasis', 'farm'] as const;
  const desert = Array.from({ length: 400 }, (_, hex) => hex)
    .filter((hex) => kindAt(board, hex) === 'desert')
    .map((hex) => [Math.floor(hex / 20), hex % 20] as const);
  return kingdomBuilder.fromPosition({
    sections: board,
    cards: ['fishermen', 'miners', 'merchants'],
    settlements: [[], desert.slice(0, 39)],
    player: 1,
    terrain: 'canyon',
    seed: 1,
  });
};

const totalAfter = (state: KingdomBuilderState, move: KingdomBuilder['Move']): number =>
  kingdomBuilder.score(kingdomBuilder.apply(state, move)).sides[1]?.total ?? Number.NaN;

describe('a known best move', () => {
  test.each(['greedy', 'mcts'])('is found by the %s bot: the best place for the last settlement', (kind) => {
    const state = lastOne();
    const totals = kingdomBuilder.legalMoves(state).map((move) => totalAfter(state, move));
    expect(new Set(totals).size).toBeGreaterThan(1);
    for (const seed of [1, 2, 3, 4, 5]) {
      const move = make(kind, kingdomBuilder)(kingdomBuilder.view(state, 1), createRandom(seed));
      expect(totalAfter(state, move as KingdomBuilder['Move'])).toBe(Math.max(...totals));
    }
  });

  test('is found by mcts although another one pays more at once: a point before the last bid', () => {
    // All has been bid but the last card of seat 1, who still has its charm: it shows the card first.
    let state = toy.init({ players: 2, seed: 21 });
    while (state.hands[1]?.reduce((sum, n) => sum + n, 0) !== 1 || state.bids[0] === null) {
      const turn = toy.turn(state);
      if (turn.kind !== 'decision') throw new Error('too far');
      state = toy.apply(state, toy.movesFrom(state, turn.players[0] as number, { type: 'bid' })[0] as ToyMove);
    }
    expect(toy.legalMoves(state, 1).map(({ type }) => type)).toEqual(['bid', 'show']);
    for (const seed of [1, 2, 3, 4, 5])
      expect(mctsBot(toy, { iterations: 300 })(toy.view(state, 1), createRandom(seed))?.type).toBe('show');
  });
});

describe('how long mcts thinks', () => {
  const view = toy.view(toy.init({ players: 2, seed: 1 }), 0);
  const ask = (bot: Bot<Toy>): readonly [unknown, number] => {
    const { random, drawn } = counting(createRandom(1));
    return [bot(view, random), drawn()];
  };

  test('as many iterations as it is told', () => {
    const drawn = [1, 2, 10].map((iterations) => ask(mctsBot(toy, { iterations }))[1]);
    expect(drawn[0]).toBeGreaterThan(0);
    expect(drawn[1]).toBeGreaterThan(drawn[0] as number);
    expect(drawn[2]).toBeGreaterThan(3 * (drawn[1] as number));
  });

  test("as long as the caller's clock says, and at least one iteration", () => {
    let time = 0;
    const now = (): number => time++;
    expect(ask(mctsBot(toy, { milliseconds: 5, now }))).toEqual(ask(mctsBot(toy, { iterations: 5 })));
    expect(ask(mctsBot(toy, { milliseconds: 0.5, now: () => (time += 10) }))).toEqual(
      ask(mctsBot(toy, { iterations: 1 })),
    );
  });

  test('with a clock that is set back no longer than until then', () => {
    const times = [100, 101, 102, 7];
    const now = (): number => times.shift() ?? 8;
    expect(ask(mctsBot(toy, { milliseconds: 50, now }))).toEqual(ask(mctsBot(toy, { iterations: 3 })));
  });

  test('no longer than the rest could change its mind, which changes no move', () => {
    // A search that looks at a clock does not stop early.
    const iterations = 48;
    let early = 0;
    for (let seed = 0; seed < 200; seed++) {
      const seen = toy.view(toy.init({ players: 2, seed }), 0);
      const [short, long] = [counting(createRandom(seed)), counting(createRandom(seed))];
      let time = 0;
      const whole = mctsBot(toy, { milliseconds: iterations, now: () => time++ })(seen, long.random);
      expect(mctsBot(toy, { iterations })(seen, short.random)).toEqual(whole);
      if (short.drawn() < long.drawn()) early++;
    }
    expect(early).toBeGreaterThan(20);
  });

  test('what makes no sense is refused', () => {
    const now = (): number => 0;
    const wrong = [
      [{ iterations: 0 }, 'iterations'],
      [{ iterations: 1.5 }, 'iterations'],
      [{ iterations: Number.NaN }, 'iterations'],
      [{ iterations: Number.POSITIVE_INFINITY }, 'iterations'],
      [{ milliseconds: 0, now }, 'milliseconds'],
      [{ milliseconds: Number.NaN, now }, 'milliseconds'],
      [{ milliseconds: Number.POSITIVE_INFINITY, now }, 'milliseconds'],
      [{ milliseconds: 5, now: undefined as never }, 'now'],
      [{ iterations: 5, exploration: -1 }, 'exploration'],
      [{ iterations: 5, exploration: '1' as never }, 'exploration'],
      [{ iterations: 5, depth: Number.NaN }, 'depth'],
      [{ iterations: 5, evaluate: 1 as never }, 'evaluate'],
    ] as const;
    for (const [options, name] of wrong) expect(() => mctsBot(toy, options)).toThrow(`toy: ${name}: range`);
  });

  test('one budget must be given, and only keys that there are', () => {
    const now = (): number => 0;
    const wrong: readonly (readonly [unknown, string])[] = [
      [undefined, 'toy: input: object (an object)'],
      [{}, 'toy: iterations: range (a whole number from 1 on, or milliseconds and now)'],
      [{ now }, 'toy: iterations: range (a whole number from 1 on, or milliseconds and now)'],
      [
        { iterations: 5, milliseconds: 5, now },
        'toy: milliseconds: exclusive (none beside iterations); now: exclusive',
      ],
      [{ iterations: 5, evalute: () => [] }, 'toy: evalute: unknown-key (only iterations, milliseconds, now,'],
    ];
    for (const [options, message] of wrong) expect(() => mctsBot(toy, options as never)).toThrow(message);
    // What is undefined is not given.
    expect(mctsBot(toy, { iterations: 5, milliseconds: undefined, depth: undefined } as never)).toBeTypeOf('function');
  });
});

describe('a judgement of the caller', () => {
  // The charm of seat 0 can be used now, or be kept while it bids.
  const seen = toy.view(toy.init({ players: 2, seed: 1 }), 0);
  const choice = (
    evaluate: (state: ToyState) => readonly number[],
    options: IterationBudget<Toy> = { iterations: 300 },
  ): string | undefined => mctsBot(toy, { ...options, evaluate })(seen, createRandom(1))?.type;

  test('takes the place of playouts', () => {
    const keep = ({ charms }: ToyState): readonly number[] => charms.map((there) => (there ? 1 : 0));
    const spend = ({ charms }: ToyState): readonly number[] => charms.map((there) => (there ? 0 : 1));
    expect([choice(keep), choice(spend)]).toEqual(['bid', 'show']);
  });

  test('is asked for samples of games that go on, at once or after a playout', () => {
    const cards = (depth?: number): readonly number[] => {
      const left: number[] = [];
      const judge = (state: ToyState): readonly number[] => {
        expect(toy.turn(state).kind).toBe('decision');
        left.push(state.hands.flat().reduce((sum, n) => sum + n, 0));
        return [0.5, 0.5];
      };
      choice(judge, depth === undefined ? { iterations: 20 } : { iterations: 20, depth });
      return left;
    };
    const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;
    expect(cards()).toEqual(cards(0));
    expect(mean(cards(5))).toBeLessThan(mean(cards(0)));
    // Every playout comes to the end: it is asked only for what comes right after the moves of lists.
    expect(cards(60).length).toBeLessThan(20);
    expect(cards(0).length).toBeGreaterThan(20);
  });

  // Each of these is wanted for ever or not at all, and the score likes the others better.
  test.each([1, 3, 5, 8])('finds the moves that it likes and the score does not (seed %d)', (seed) => {
    const game = kingdomBuilder;
    const state = game.init({ players: 2, seed, cards: ['fishermen', 'miners', 'workers'] });
    const isWanted = (after: KingdomBuilderState): boolean => game.score(after).sides[0]?.total === 0;
    const wanted = game.legalMoves(state).filter((move) => isWanted(game.apply(state, move)));
    expect(wanted.length).toBeGreaterThan(5);
    expect(wanted.length).toBeLessThan(game.legalMoves(state).length / 2);
    for (const iterations of [1, 50, 100]) {
      const bot = mctsBot(game, { iterations, evaluate: (after) => [isWanted(after) ? 1 : 0, 0.5] });
      for (const draws of [0, 1, 2]) {
        const move = bot(game.view(state, 0), createRandom(draws)) as KingdomBuilder['Move'];
        expect(isWanted(game.apply(state, move))).toBe(true);
      }
    }
  });

  test.each([
    ['a search in depth', 0],
    ['playouts', 5],
    ['playouts to the end', Number.POSITIVE_INFINITY],
  ])('leaves the score alone, but for who plays with whom: %s', (_, depth) => {
    let scored = 0;
    const blind: Game<Toy> = {
      ...toy,
      score: (of) => {
        scored++;
        return toy.score(of);
      },
    };
    const ask = (evaluate?: () => readonly number[]): number => {
      scored = 0;
      mctsBot(blind, { iterations: 200, depth, evaluate })(seen, createRandom(1));
      return scored;
    };
    expect(ask(() => [0.5, 0.5])).toBe(1);
    expect(ask()).toBeGreaterThan(200);
  });

  test.each([
    [[]],
    [[0.5]],
    [[0.5, 0.5, 0.5]],
    [[2, 0]],
    [[0, -1]],
    [[Number.NaN, 0]],
    [undefined],
    [['0.5', '0.5']],
    [[[], [0.3]]],
    [[null, null]],
    [[true, false]],
    [new Array(2)],
  ])('is refused where it is %j', (values) => {
    expect(() => choice(() => values as unknown as number[])).toThrow('toy: evaluate: range (2 numbers from 0 to 1');
  });

  test('has the type of the game', () => {
    mctsBot(kingdomBuilder, {
      iterations: 1,
      evaluate: (state) => {
        expectTypeOf(state).toEqualTypeOf<KingdomBuilderState>();
        return [];
      },
    });
    // @ts-expect-error It is the state of another game.
    mctsBot(kontor, { iterations: 1, evaluate: (state: KingdomBuilderState) => [state.player] });
    // What fits every game fits one.
    const options: MctsOptions = { iterations: 1, evaluate: (state) => [state.options.players] };
    expectTypeOf(mctsBot(kontor, options)).toEqualTypeOf<Bot<Kontor>>();
  });
});

describe('strength', () => {
  /** The share of games that the first bot wins, the seats exchanged after each. */
  const share = <T extends Parts>(game: Game<T>, first: Bot<T>, second: Bot<T>, games: number): number => {
    let won = 0;
    for (let n = 0; n < games; n++) {
      const seat = n % 2;
      const bots = seat === 0 ? [first, second] : [second, first];
      const { outcome } = playMatch(game, bots, { players: 2, seed: `test ${n >> 1}` } as T['Options']);
      const best = outcome.ranking.filter(({ place }) => place === 1);
      if (best.some(({ players }) => players.includes(seat))) won += 1 / best.length;
    }
    return won / games;
  };

  test('thinking helps', () => {
    expect(share(kingdomBuilder, greedyBot(kingdomBuilder), randomBot(kingdomBuilder), 2)).toBe(1);
    expect(share(kontor, greedyBot(kontor), randomBot(kontor), 4)).toBeGreaterThan(0.7);
  });
});
