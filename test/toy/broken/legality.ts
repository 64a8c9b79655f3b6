import { isEqual } from '../../../src/core/equal.js';
import { toy } from '../index.js';
import type { ToyMove } from '../types.js';
import { type Broken, but, checking, isView, listing, wishing } from './change.js';

/** Flaws in which moves are legal. */
export const legality: readonly Broken[] = [
  {
    flaw: 'legalMoves lists a move twice',
    game: but({
      legalMoves: (of, player) => toy.legalMoves(of, player).flatMap((m) => (m.type === 'show' ? [m, m] : [m])),
    }),
    noticed: [
      'legalMoves has no duplicates',
      'movesFrom is legalMoves without the moves that differ in a field',
      'info holds: seats, the longest game, the widest list, who decides at the same time',
    ],
  },
  {
    flaw: 'legalMoves forgets to show the highest card',
    game: listing((of, player) =>
      toy.legalMoves(of, player).filter((m) => m.type === 'bid' || m.card < 4 || of.bids[m.player] !== null),
    ),
    noticed: ['legalMoves lists exactly the moves that check accepts'],
  },
  {
    flaw: 'legalMoves turns its order around from call to call',
    game: (() => {
      let calls = 0;
      return but({
        legalMoves: (of, player) => {
          const moves = toy.legalMoves(of, player);
          return player === undefined && calls++ % 2 === 1 ? moves.toReversed() : moves;
        },
      });
    })(),
    noticed: [
      'legalMoves keeps its order, from call to call and through JSON',
      'legalMoves of all seats are those of one seat after the other',
      'a view gives the legal moves of its own seat, as the state does',
    ],
  },
  {
    flaw: 'legalMoves on a view lists nothing while others still choose',
    game: listing((of, player) =>
      isView(of) && of.bids.includes(null) && of.pot > 0 ? [] : toy.legalMoves(of, player),
    ),
    noticed: [
      'movesFrom is legalMoves without the moves that differ in a field',
      'a view gives the legal moves of its own seat, as the state does',
      'pickMove picks legal moves, each of them in time, and throws where there is none',
    ],
  },
  {
    flaw: 'check accepts a show of any card',
    game: checking((of, input) => {
      const illegal = toy.check(of, input);
      return illegal?.code === 'no-such-card' && input.type === 'show' && !isView(of) ? null : illegal;
    }),
    noticed: [
      'legalMoves lists exactly the moves that check accepts',
      'check on a view accepts the legal moves of its own seat alone',
    ],
  },
  {
    flaw: 'check throws on a seat that does not exist',
    game: but({
      check: (of, input) => {
        if (isView(of) && input.type !== 'draw' && input.player >= of.options.players) throw new Error('no such seat');
        return toy.check(of, input);
      },
    }),
    noticed: [
      'check never throws on what parseMove accepts, for states and views',
      'check on a view accepts the legal moves of its own seat alone',
    ],
  },
  {
    flaw: 'pickMove never picks the last move',
    game: but({
      pickMove: (of, player, random) => {
        const picked = toy.pickMove(of, player, random);
        const moves = toy.legalMoves(of, player);
        return isEqual(picked, moves.at(-1)) ? (moves[0] as ToyMove) : picked;
      },
    }),
    noticed: ['pickMove picks legal moves, each of them in time, and throws where there is none'],
  },
  {
    flaw: 'movesFrom on a view takes no wish',
    game: wishing((of, player, partial) => toy.movesFrom(of, player, isView(of) ? {} : partial)),
    noticed: ['movesFrom is legalMoves without the moves that differ in a field'],
  },
  {
    flaw: 'movesFrom knows no field but the card',
    game: wishing((of, player, { card } = {}) => toy.movesFrom(of, player, card === undefined ? {} : { card })),
    noticed: ['movesFrom is legalMoves without the moves that differ in a field'],
  },
  {
    flaw: 'a seat that does not exist may act',
    game: but({
      turn: (of) => {
        const turn = toy.turn(of);
        return turn.kind === 'decision' ? { ...turn, others: [...turn.others, of.options.players] } : turn;
      },
    }),
    noticed: [
      'every seat that must or may act has a legal move, and no other seat',
      'parseState never throws, and the rules hold on whatever it accepts',
      'parseView never throws, and the rules hold on whatever it accepts',
    ],
  },
];
