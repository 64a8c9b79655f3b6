import { expect, expectTypeOf, test } from 'vitest';
import type { AnyGame, Game, Parts, Rules } from '../../src/core/contract.js';
import { deriveMovesFrom } from '../../src/index.js';
import { type KingdomBuilder, type KingdomBuilderMove, kingdomBuilder } from '../../src/kingdom-builder/index.js';
import { type Kontor, kontor } from '../../src/kontor/index.js';
import { type Speicherstadt, type SpeicherstadtMove, speicherstadt } from '../../src/speicherstadt/index.js';
import type { Toy, ToyMove } from '../toy/types.js';

/** The moves of some types, where each type of move is a member of its own. */
type Some<M extends { readonly type: string }, K extends M['type']> = readonly Extract<M, { readonly type: K }>[];

const first = <M>(moves: readonly M[]): M => moves[0] as M;

// Nothing here runs: the types are the test.

test('every game is any game, whatever its moves', () => {
  const games = [kingdomBuilder, kontor, speicherstadt] satisfies readonly AnyGame[];
  expectTypeOf(games).toExtend<readonly AnyGame[]>();
});

test('movesFrom has the fields of the type that is asked for', () => {
  const narrow = (
    boards: { game: Game<KingdomBuilder>; of: KingdomBuilder['State'] },
    harbors: { game: Game<Kontor>; of: Kontor['View'] },
    tables: { game: Game<Speicherstadt>; of: Speicherstadt['View'] },
    toys: { game: Game<Toy>; of: Toy['State'] },
  ) => {
    const builds = boards.game.movesFrom(boards.of, 0, { type: 'build' });
    expectTypeOf(first(builds).hex).toBeNumber();
    expectTypeOf(builds).toExtend<Some<KingdomBuilderMove, 'build'>>();
    const tiles = boards.game.movesFrom(boards.of, 0, { type: 'tile', tile: 'barn', from: null });
    expectTypeOf(tiles).toExtend<Some<KingdomBuilderMove, 'tile'>>();
    expectTypeOf(first(harbors.game.movesFrom(harbors.of, 1, { type: 'ship' })).to).toBeNumber();
    const loads = tables.game.movesFrom(tables.of, 1, { type: 'load', good: 'tea' });
    expectTypeOf(loads).toExtend<Some<SpeicherstadtMove, 'load'>>();
    // One member for both types.
    expectTypeOf(first(toys.game.movesFrom(toys.of, 0, { type: 'bid' })).type).toEqualTypeOf<'bid'>();
    expectTypeOf(first(toys.game.movesFrom(toys.of, 0, { type: 'bid' })).card).toEqualTypeOf<ToyMove['card']>();
    // @ts-expect-error There is no such type of move.
    boards.game.movesFrom(boards.of, 0, { type: 'fly' });
    // @ts-expect-error No move has such a field.
    boards.game.movesFrom(boards.of, 0, { where: 1 });
    // @ts-expect-error A build has no tile.
    first(builds).tile;
  };
  expectTypeOf(narrow).toBeFunction();
});

test('without a type, or with one of several, it gives what it may be', () => {
  const wide = (game: Game<KingdomBuilder>, of: KingdomBuilder['State'], type: 'build' | 'end-turn') => {
    expectTypeOf(first(game.movesFrom(of, 0, {})).type).toEqualTypeOf<KingdomBuilderMove['type']>();
    expectTypeOf(game.movesFrom(of, 0, { hex: 3 })).toExtend<readonly KingdomBuilderMove[]>();
    expectTypeOf(first(game.movesFrom(of, 0, { type })).type).toEqualTypeOf<'build' | 'end-turn'>();
    const wish: Partial<KingdomBuilderMove> = {};
    let moves: readonly KingdomBuilderMove[] = game.movesFrom(of, 0, wish);
    moves = game.legalMoves(of);
    // What may be undefined asks for nothing then, as at run time.
    const hovered: number | undefined = of.built === 0 ? undefined : 3;
    expectTypeOf(first(game.movesFrom(of, 0, { type: 'build', hex: hovered })).hex).toBeNumber();
    // A type that may be missing promises nothing.
    const perhaps: { type?: 'end-turn' } = {};
    expectTypeOf(first(game.movesFrom(of, 0, perhaps)).type).toEqualTypeOf<KingdomBuilderMove['type']>();
    const clicked: Partial<Extract<KingdomBuilderMove, { readonly type: 'tile' }>> = {};
    expectTypeOf(game.movesFrom(of, 0, clicked)).toEqualTypeOf<readonly KingdomBuilderMove[]>();
    return moves;
  };
  expectTypeOf(wide).returns.toEqualTypeOf<readonly KingdomBuilderMove[]>();
});

test('a game of your own has its movesFrom without a cast', () => {
  interface Nim extends Parts {
    Move: { readonly type: 'take'; readonly player: number; readonly count: number };
  }
  const legalMoves: Rules<Nim>['legalMoves'] = (_, player = 0) =>
    [1, 2, 3].map((count) => ({ type: 'take', player, count }));
  const rest: Pick<Rules<Nim>, 'legalMoves' | 'movesFrom'> = {
    legalMoves,
    movesFrom: deriveMovesFrom<Nim>(legalMoves),
  };
  const of = { options: { players: 2 } } as Nim['State'];
  expect(rest.movesFrom(of, 1, { count: 2 })).toEqual([{ type: 'take', player: 1, count: 2 }]);
  expect(rest.movesFrom(of, 1, { type: 'take' })).toHaveLength(3);
});

test('code for every game takes any wish', () => {
  const firstLike = <T extends Parts>(game: Game<T>, of: T['State'], wish: Partial<T['Move']>): T['Move'] | undefined =>
    game.movesFrom(of, 0, wish)[0];
  expectTypeOf(firstLike).toBeFunction();
});
