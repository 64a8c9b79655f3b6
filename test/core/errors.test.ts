import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract.js';
import { IllegalMoveError, InvalidInputError } from '../../src/core/errors.js';
import { createRandom, games, isIllegalMoveError, isInvalidInputError, standardSchema } from '../../src/index.js';
import { apply, init, kingdomBuilder, parseMove } from '../../src/kingdom-builder/index.js';
import { kontor } from '../../src/kontor/index.js';

const thrownBy = (call: () => unknown): unknown => {
  try {
    call();
  } catch (error) {
    return error;
  }
  return undefined;
};

const state = init({ players: 2, seed: 1 });

test('an illegal move throws game and code, and nothing of the state', () => {
  const error = thrownBy(() => apply(state, { type: 'end-turn', player: 0 })) as IllegalMoveError;
  expect(isIllegalMoveError(error)).toBe(true);
  expect(isInvalidInputError(error)).toBe(false);
  expect(error).toMatchObject({
    message: 'kingdom-builder: must-build',
    game: 'kingdom-builder',
    code: 'must-build',
    illegal: { code: 'must-build', toBuild: 3 },
  });
});

test('bad input throws with all that is wrong', () => {
  const error = thrownBy(() => init({ players: 7, seed: 1.5 })) as InvalidInputError;
  expect(isInvalidInputError(error)).toBe(true);
  expect(isIllegalMoveError(error)).toBe(false);
  expect(error.issues.map(({ path, code }) => [path.join('.'), code])).toEqual([
    ['seed', 'seed'],
    ['players', 'range'],
  ]);
});

test('the tests go by name, so they hold between copies of the library', () => {
  expect(isIllegalMoveError(Object.assign(new Error('x'), { name: 'IllegalMoveError' }))).toBe(true);
  expect(isIllegalMoveError({ name: 'IllegalMoveError' })).toBe(false);
  expect(isInvalidInputError(new InvalidInputError('x', []))).toBe(true);
  expect(isIllegalMoveError(new IllegalMoveError('x', { code: 'y' }))).toBe(true);
});

test('with a game, the error must be of that game, and its reason goes into that explain', () => {
  const error = thrownBy(() =>
    kontor.apply(kontor.init({ players: 2, seed: 1 }), { type: 'place', player: 0, cell: 3 }),
  );
  expect(isIllegalMoveError(error, kingdomBuilder)).toBe(false);
  expect(isIllegalMoveError(new Error('x'), kontor)).toBe(false);
  if (!isIllegalMoveError(error, kontor)) throw error;
  expect(kontor.explain(error.illegal)).toBe('That is not possible now: a card or a pass is to be chosen.');
});

test.each(Object.values(games))('$id: only a view of the game is resampled', (game: AnyGame) => {
  const start = game.init({ players: 2, seed: 1 });
  const other = Object.values(games).find(({ id }) => id !== game.id) as AnyGame;
  const foreign = other.view(other.init({ players: 2, seed: 1 }), 0);
  for (const wrong of [start, foreign, null, undefined, 'x'])
    expect(() => game.resample(wrong as never, createRandom(1))).toThrow(
      `${game.id}: view: view (a view of this game)`,
    );
  expect(game.resample(game.view(start, 'spectator'), createRandom(1)).game).toBe(game.id);
});

test('parsers serve as Standard Schemas', () => {
  const { validate, version, vendor } = standardSchema(parseMove)['~standard'];
  expect([version, vendor]).toEqual([1, 'kontorhaus']);
  expect(validate({ type: 'build', player: 1, hex: 3 })).toEqual({ value: { type: 'build', player: 1, hex: 3 } });
  expect(validate({ type: 'build', player: 1, hex: -1 })).toEqual({
    issues: [{ message: 'range: a whole number from 0 to 399', path: ['hex'] }],
  });
});
