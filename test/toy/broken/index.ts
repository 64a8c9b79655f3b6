import { wrongArguments } from './arguments.js';
import { chance } from './chance.js';
import type { Broken } from './change.js';
import { ending } from './ending.js';
import { legality } from './legality.js';
import { parsing } from './parsing.js';
import { purity } from './purity.js';
import { secrecy } from './secrecy.js';
import { simultaneous } from './simultaneous.js';
import { text } from './text.js';

export type { Broken } from './change.js';

/** Toys that each break one promise, in files named like those of the checks that are first to notice. */
export const BROKEN: readonly Broken[] = [
  legality,
  wrongArguments,
  purity,
  chance,
  simultaneous,
  secrecy,
  ending,
  parsing,
  text,
].flat();
