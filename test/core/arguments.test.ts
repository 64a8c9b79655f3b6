// What the functions of the games say to wrong arguments; that they refuse each of them, the conformance suite asks of
// every game.
import { describe, expect, test } from 'vitest';
import { greedyBot, mctsBot, randomBot } from '../../src/bots/index.js';
import type { AnyGame } from '../../src/core/contract.js';
import { perft } from '../../src/debug/index.js';
import { createRandom, games, pickOutcome } from '../../src/index.js';
import { recordGame, replay } from '../../src/record/index.js';
import { refusal } from '../refusal.js';

const all: readonly AnyGame[] = Object.values(games);
const random = createRandom('arguments');

describe.each(all)('$id', (game) => {
  const { id } = game;
  const state = game.init({ players: 2, seed: 1 });
  const other = all.find((one) => one.id !== id) as AnyGame;
  const foreign = other.init({ players: 2, seed: 1 });
  const nobody = 9;
  const nothing = undefined as never;
  const seat = game.legalMoves(state)[0]?.player ?? 0;

  test.each<[string, () => unknown, string]>([
    ['apply on a view', () => game.apply(game.view(state, 0) as never, nothing), `${id}: state (a state of this game)`],
    ['chance of another game', () => game.chance(foreign), `${id}: state (a state of this game)`],
    ['perft of a view', () => perft(game, game.view(state, 0) as never, 1), `${id}: state (a state of this game)`],
    ['resample of a state', () => game.resample(state as never, random), `${id}: view (a view of this game)`],
    ['pickMove for nobody', () => game.pickMove(state, nobody, random), `${id}: player (a seat of this game)`],
    ['movesFrom for nobody', () => game.movesFrom(state, nobody), `${id}: player (a seat of this game)`],
    ['view for nobody', () => game.view(state, nobody), `${id}: viewer (a seat or 'spectator')`],
    ['viewEvents for nobody', () => game.viewEvents([], nobody), `${id}: viewer (a seat or 'spectator')`],
    [
      'pickMove without a source',
      () => game.pickMove(state, seat, nothing),
      `kontorhaus: random (a source of whole numbers below ${game.legalMoves(state, seat).length})`,
    ],
    [
      'pickOutcome without a source',
      () => pickOutcome([{ outcome: {}, weight: 3 }], nothing),
      'kontorhaus: random (a source of whole numbers below 3)',
    ],
  ])('%s', (_, call, refused) => {
    expect(refusal(call)).toBe(refused);
  });

  test.each([
    ['random', randomBot(game)],
    ['greedy', greedyBot(game)],
    ['mcts', mctsBot(game, { iterations: 2 })],
  ])('the %s bot takes the view of a seat alone', (_, bot) => {
    for (const wrong of [state, other.view(foreign, 0), undefined, null] as never[])
      expect(refusal(() => bot(wrong, random))).toBe(`${id}: view (a view of this game)`);
    expect(refusal(() => bot(game.view(state, 'spectator'), random))).toBe(`${id}: viewer (the view of a seat)`);
  });

  test('a record of another game is not played again, and says so before all else', () => {
    const record = recordGame(other, { players: 2, seed: 1 }, (now) => other.legalMoves(now)[0] as never);
    expect(() => replay(game, record).next()).toThrow(`${id}: game: other-game (a record of ${id})`);
  });
});
