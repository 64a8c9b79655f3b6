import { cardAt, placeOf, type Seen } from '../../draft.js';

/** What the Insurance costs each time. */
export const premiumOf = (of: Seen): number => cardAt(of, placeOf(of, 'insurance')).coins;
