import { nameOf, type Speicherstadt, type SpeicherstadtItem, speicherstadt } from '../../speicherstadt/index.js';
import type { Display } from './display.js';

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
  silent: [
    'worker-placed',
    'stopped',
    'passed',
    'workers-swapped',
    'card-declined',
    'worker-returned',
    'game-over',
    'buy',
    'fish-market',
    'load',
    'discard',
  ],
  tieBreaks: ['coin'],
  showsBoard: (event) => event.type === 'game-over' || (event.type === 'phase-started' && event.phase === 'demand'),
  describeItem,
};
