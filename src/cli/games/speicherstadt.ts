import {
  nameOf,
  type Speicherstadt,
  type SpeicherstadtEvent,
  type SpeicherstadtItem,
  speicherstadt,
} from '../../speicherstadt/index.js';
import { nounOf } from '../counted.js';
import type { Display } from './display.js';

const signed = (change: number): string => (change > 0 ? `+${change}` : String(change));

const seats = (list: readonly number[]): string => (list.length === 0 ? 'nobody' : `player ${list.join(', ')}`);

const describe = (event: SpeicherstadtEvent): string | null => {
  switch (event.type) {
    case 'round-started':
      return `== round ${event.round}, player ${event.player} starts`;
    case 'phase-started':
      return `-- ${event.phase}`;
    case 'card-turned-up':
      return event.to === 'fire'
        ? null
        : `the ${nameOf(event.card)} is turned up${event.to === 'upper' ? ' above the board' : ''}`;
    case 'cube-drawn':
      return `  ${event.good} onto the ${nameOf(event.card)}`;
    case 'fire':
      return `FIRE: ${nameOf(event.card)} for ${event.points}; strength ${event.sums.join(', ')}: ${seats(event.winners)} gains, ${seats(event.losers)} loses`;
    case 'card-asked':
      return `player ${event.player} may use the ${nameOf(event.card)}`;
    case 'card-offered':
      return `the ${nameOf(event.card)} is offered to player ${event.player} for ${event.price}`;
    case 'card-bought':
      return `player ${event.player} buys the ${nameOf(event.card)} for ${event.price}${event.payment === 'coins' ? '' : ' with the Fish Market'}`;
    case 'card-discarded':
      return `the ${nameOf(event.card)} is discarded`;
    case 'cube-moved':
      return `  ${event.good} from ${nameOf(event.from)} to ${nameOf(event.to)}`;
    case 'coins':
      return `  player ${event.player}: ${signed(event.change)} ${nounOf(Math.abs(event.change), 'coin')} (${nameOf(event.reason)})`;
    case 'points':
      return `  player ${event.player}: ${signed(event.change)} ${nounOf(Math.abs(event.change), 'point')} (${nameOf(event.reason)})`;
    default:
      return null;
  }
};

const describeItem = (item: SpeicherstadtItem): string => {
  switch (item.category) {
    case 'track':
      return 'fires and point storages';
    case 'contract':
      return `${nameOf(item.card)}, ${item.filled} of ${item.spaces} filled`;
    case 'counting-offices':
      return item.cards.map(nameOf).join(', ');
    case 'mayor':
      return item.building === null ? 'no building' : `${nameOf(item.building)} once more`;
    case 'building':
    case 'merchant':
      return nameOf(item.card);
    default:
      return `${item.count} counted`;
  }
};

/** The Speicherstadt with Kaispeicher, the table printed when all workers stand. */
export const speicherstadtDisplay: Display<Speicherstadt> = {
  game: speicherstadt,
  players: 3,
  options: (seed, players) => ({ players, kaispeicher: true, seed }),
  describe,
  showsBoard: (event) => event.type === 'game-over' || (event.type === 'phase-started' && event.phase === 'demand'),
  describeItem,
};
