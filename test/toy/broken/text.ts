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
    flaw: 'format shows what is undefined',
    game: but({ format: (of) => `${toy.format(of)} ${(of as ToyState).hands?.[3]}` }),
    noticed: ['format shows every state and view'],
  },
];
