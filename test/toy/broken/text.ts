import { toy } from '../index.js';
import type { ToyState } from '../types.js';
import { type Broken, but } from './change.js';

/** Flaws in the words for a person. */
export const text: readonly Broken[] = [
  {
    flaw: 'explain has no words for a reason',
    game: but({ explain: (illegal) => (illegal.code === 'no-charm' ? '' : toy.explain(illegal)) }),
    noticed: ['explain and formatMove find words for every reason, move and outcome'],
  },
  {
    flaw: 'formatEvent shows a hidden card as what it is not',
    game: but({ formatEvent: (event) => ('card' in event ? `card ${event.card ?? undefined}` : event.type) }),
    noticed: ['formatEvent finds words for every event, as each viewer sees it'],
  },
  {
    flaw: 'formatEvent needs two lines',
    game: but({ formatEvent: (event) => toy.formatEvent(event).replace('; ', '\n') }),
    noticed: ['formatEvent finds words for every event, as each viewer sees it'],
  },
  {
    flaw: 'format shows what is undefined',
    game: but({ format: (of) => `${toy.format(of)} ${(of as ToyState).hands?.[3]}` }),
    noticed: ['format shows every state and view'],
  },
];
