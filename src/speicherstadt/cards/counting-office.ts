import { entry } from '../data/entry.js';
import type { CardEntry } from '../data/manifest.js';
import type { Card } from '../deck.js';
import type { Scoring } from './rule.js';

/**
 * All counting offices of a seat in one line, with the first of them. More than the scale has steps for count as its
 * last step. (The expansion's rulebook, "Counting Office", for the cap.)
 */
export const countingOffice: Scoring = ({ cards, deck }, card) => {
  const offices = cards.filter((other: Card) => other.kind === 'counting-office');
  if (offices[0] !== card) return [];
  const points = deck.scale[Math.min(offices.length, deck.scale.length - 1)] as number;
  return [{ category: 'counting-offices', points, cards: offices.map(({ id }) => id) }];
};

/** One in each season; the scale is reconstructed. */
export const COUNTING_OFFICES: CardEntry = entry('counting-office', 'counting-office', 'ABCD', {
  scale: [0, 1, 3, 6, 10],
});
