import type { GameInfo } from './contract.js';

/** The bounds in a game's info as far as they hold under some options: with cards of one's own there are none. */
export const boundsOf = ({ longest, widest }: GameInfo, options: object): Pick<GameInfo, 'longest' | 'widest'> => {
  const { manifest = null } = options as { readonly manifest?: unknown };
  return manifest === null
    ? { longest, widest }
    : { longest: Number.POSITIVE_INFINITY, widest: Number.POSITIVE_INFINITY };
};
