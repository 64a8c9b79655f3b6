import type { Parts } from '../../../src/core/contract.js';
import type { Case } from '../play.js';
import type { Subject } from '../subject.js';
import { legalMovesAreLegal } from './legal-moves-are-legal.js';
import { parseNeverThrows } from './parse-never-throws.js';
import { recordRoundtrip } from './record-roundtrip.js';
import { viewsLeakNothing } from './views-leak-nothing.js';

/** Tries one case of a game, and throws where the invariant does not hold. */
export type Target = <T extends Parts>(subject: Subject<T>, tried: Case) => void;

/** One target for each invariant. */
export const TARGETS: Readonly<Record<string, Target>> = {
  'legal-moves-are-legal': legalMovesAreLegal,
  'record-roundtrip': recordRoundtrip,
  'parse-never-throws': parseNeverThrows,
  'views-leak-nothing': viewsLeakNothing,
};
