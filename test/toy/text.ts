import type { Game } from '../../src/core/contract.js';
import { seatsOf, turn } from './rules.js';
import type { Toy, ToyState, ToyView } from './types.js';
import { cardsIn } from './view.js';

export const explain: Game<Toy>['explain'] = (illegal) => {
  switch (illegal.code) {
    case 'game-over':
      return 'The game has ended.';
    case 'not-your-turn':
      return `The game waits for ${illegal.players.map((seat) => `player ${seat}`).join(', ')}.`;
    case 'chance-due':
      return 'A card has to be drawn first.';
    case 'no-such-outcome':
      return 'That card cannot be drawn now.';
    case 'no-such-move':
      return 'There is no such move.';
    case 'already-bid':
      return `Player ${illegal.player} has already bid.`;
    case 'no-charm':
      return `Player ${illegal.player} has used the charm.`;
    case 'no-such-card':
      return `There is no ${illegal.card} in that hand.`;
  }
};

const handText = (of: ToyState | ToyView, seat: number): string => {
  const hand = 'hands' in of ? of.hands[seat] : of.viewer === seat ? of.hand : null;
  if (hand) return cardsIn(hand).join(' ') || 'none';
  return `${'handSizes' in of ? of.handSizes[seat] : 0} hidden`;
};

export const format: Game<Toy>['format'] = (of) =>
  [
    `pot ${of.pot}, ${turn(of).kind}`,
    ...seatsOf(of).map(
      (seat) =>
        `player ${seat}: hand ${handText(of, seat)}, bid ${of.bids[seat] ?? 'none'}, shown ${of.shown[seat] ?? 'none'}, won ${of.won[seat]}`,
    ),
  ].join('\n');

export const formatEvent: Game<Toy>['formatEvent'] = (event) => {
  switch (event.type) {
    case 'card-drawn':
      return `player ${event.player} draws a ${event.card ?? 'card'}`;
    case 'bid-placed':
      return `player ${event.player} bids ${event.card ?? 'in secret'}`;
    case 'card-shown':
      return `player ${event.player} shows a ${event.card}`;
    case 'bids-revealed':
      return `bids: ${event.bids.map((bid) => bid ?? 'none').join(', ')}; the pot goes to ${event.winner ?? 'nobody'}`;
  }
};

export const formatMove: Game<Toy>['formatMove'] = (move) =>
  move.type === 'draw' ? `a ${move.card} is drawn` : `player ${move.player}: ${move.type} ${move.card}`;
