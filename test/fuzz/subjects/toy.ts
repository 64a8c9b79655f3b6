import fc from 'fast-check';
import type { Game } from '../../../src/core/contract.js';
import { plus } from '../../toy/rules.js';
import { CARDS, type Counts, type Toy } from '../../toy/types.js';
import { cardsIn } from '../../toy/view.js';
import type { Subject } from '../subject.js';
import { anySeed, some } from './any.js';

/** The toy, or one of its broken variants. */
export const toySubject = (game: Game<Toy>): Subject<Toy> => ({
  game,
  options: fc.record(
    { players: fc.integer({ min: 2, max: 3 }), seed: anySeed, firstPlayer: fc.constantFrom(0, 1, 'random' as const) },
    { requiredKeys: ['players', 'seed'] },
  ),
  positions: fc.record({
    hands: fc.array(fc.array(fc.constantFrom(...CARDS), { maxLength: 3 }), { maxLength: 4 }),
    firstPlayer: fc.nat(3),
  }),
  longest: () => game.info.longest,
  fields: { bid: { card: CARDS }, show: { card: CARDS } },
  outcomes: CARDS.map((card) => ({ type: 'draw', card })),
  // Another seat's card changes places with one of the pile.
  disguise: (state, viewer, random) => {
    const seats = state.hands.flatMap((hand, seat) =>
      seat === viewer || state.shown[seat] !== null || cardsIn(hand).length === 0 ? [] : [seat],
    );
    const seat = some(seats, random);
    const drawn = some(cardsIn(state.pile), random);
    if (seat === undefined || drawn === undefined) return null;
    const hand = state.hands[seat] as Counts;
    const given = some(cardsIn(hand), random) ?? 1;
    return {
      ...state,
      hands: state.hands.with(seat, plus(plus(hand, given, -1), drawn)),
      pile: plus(plus(state.pile, drawn, -1), given),
    };
  },
});
