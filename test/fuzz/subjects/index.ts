import type { Parts } from '../../../src/core/contract.js';
import type { Subject } from '../subject.js';
import { kingdomBuilderSubject } from './kingdom-builder.js';
import { kontorSubject } from './kontor.js';
import { speicherstadtSubject } from './speicherstadt.js';

/** All games. */
export const SUBJECTS: readonly Subject<Parts>[] = [
  kingdomBuilderSubject,
  kontorSubject,
  speicherstadtSubject,
] as unknown as readonly Subject<Parts>[];
