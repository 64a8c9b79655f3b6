import { describe, expect, test } from 'vitest';
import { greedyBot, mctsBot } from '../../src/bots/index.js';
import { createRandom, pickFrom } from '../../src/core/random.js';
import { type KontorMove, type KontorState, kontor } from '../../src/kontor/index.js';
import { optionsOf } from '../kontor/games.js';

interface Ending {
  readonly state: KontorState;
  readonly seat: number;
}

/** Whether a move ends the game at once, and well for its seat. */
const wins = ({ state, seat }: Ending, move: KontorMove): boolean =>
  kontor.outcome(kontor.apply(state, move))?.ranking[0]?.players.includes(seat) ?? false;

/** Positions of random games, one of each, in which one seat is due that can win at once or fail to. */
const endingsOf = (scenario: string, count: number): readonly Ending[] => {
  const found: Ending[] = [];
  for (let seed = 0; found.length < count; seed++) {
    const random = createRandom(`ending ${seed}`);
    let state = kontor.init(optionsOf(scenario, seed));
    for (let turn = kontor.turn(state); turn.kind === 'decision'; turn = kontor.turn(state)) {
      const ending = { state, seat: pickFrom(turn.players, random) };
      const moves = kontor.legalMoves(state, ending.seat);
      const good = turn.players.length > 1 ? 0 : moves.filter((move) => wins(ending, move)).length;
      if (good > 0 && good < moves.length) {
        found.push(ending);
        break;
      }
      state = kontor.unsafe.apply(state, pickFrom(moves, random));
    }
  }
  return found;
};

describe.each(['tic-tac-toe', 'poverty'])('a win that is on the table in %s', (scenario) => {
  const endings = endingsOf(scenario, 5);
  test.each([
    ['greedy', greedyBot(kontor)],
    ['mcts', mctsBot(kontor, { iterations: 100 })],
  ])('is taken by the %s bot, whatever points there are elsewhere', (_, bot) => {
    const taken = endings.map((ending) =>
      wins(ending, bot(kontor.view(ending.state, ending.seat), createRandom(1)) as KontorMove),
    );
    expect(taken).toEqual(endings.map(() => true));
  });
});
