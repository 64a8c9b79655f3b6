/**
 * Kingdom Builder: hexes, eight location tiles, ten scoring cards, two to four players.
 * @module
 */
import type { Game, GameInfo, Rules, Unsafe } from '../core/contract.js';
import {
  type Basis,
  deriveApply,
  deriveInit,
  deriveKey,
  deriveMovesFrom,
  deriveParseOptions,
  deriveStart,
  deriveStep,
  deriveTryApply,
  deriveUnsafeApply,
  deriveWithRandom,
} from '../core/derive.js';
import { check, legalMoves, pickMove } from './legal.js';
import { begin, play } from './play.js';
import { fromPosition, parsePosition } from './position.js';
import { parseChance, parseMove, parseState } from './schema.js';
import { outcome, score } from './score/index.js';
import { resolve } from './setup.js';
import { explain, format, formatMove } from './text.js';
import { chance, turn } from './turn.js';
import type { KingdomBuilder } from './types.js';
import { resample, view, viewEvents } from './view.js';

/** What everything below is derived from. */
const basis: Basis<KingdomBuilder> = { id: 'kingdom-builder', resolve, begin, check, play, chance };

export const start: Rules<KingdomBuilder>['start'] = /* @__PURE__ */ deriveStart(basis);
export const init: Rules<KingdomBuilder>['init'] = /* @__PURE__ */ deriveInit(basis);
export const apply: Rules<KingdomBuilder>['apply'] = /* @__PURE__ */ deriveApply(basis);
export const step: Rules<KingdomBuilder>['step'] = /* @__PURE__ */ deriveStep(basis);
export const tryApply: Rules<KingdomBuilder>['tryApply'] = /* @__PURE__ */ deriveTryApply(basis);
export const withRandom: Rules<KingdomBuilder>['withRandom'] = /* @__PURE__ */ deriveWithRandom(basis);
export const key: Rules<KingdomBuilder>['key'] = /* @__PURE__ */ deriveKey<KingdomBuilder>();
export const movesFrom: Rules<KingdomBuilder>['movesFrom'] =
  /* @__PURE__ */ deriveMovesFrom<KingdomBuilder>(legalMoves);
export const unsafe: Unsafe<KingdomBuilder> = { apply: /* @__PURE__ */ deriveUnsafeApply(basis) };
export { pickMove } from './legal.js';
export { outcome, score, scoreCard } from './score/index.js';
export { turn } from './turn.js';
export { resample, view, viewEvents } from './view.js';
export { chance, check, legalMoves };
