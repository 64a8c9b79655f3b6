/** A small game with hidden hands, secret bids, a lazy pile, an anytime card and both chance modes: it tries the contract. */
import type { Basis } from '../../src/core/basis.js';
import type { Game, GameInfo, Rules } from '../../src/core/contract.js';
import {
  deriveApply,
  deriveChance,
  deriveInit,
  deriveKey,
  deriveMovesFrom,
  derivePickMove,
  deriveStart,
  deriveStep,
  deriveTryApply,
  deriveUnsafe,
  deriveWithRandom,
} from '../../src/core/derive.js';
import { basis, check, legalMoves, outcome, RULES, score, turn } from './rules.js';
import { fromPosition, parseChance, parseMove, parseOptions, parsePosition, parseState, parseView } from './schema.js';
import { explain, format, formatEvent, formatMove } from './text.js';
import type { Toy } from './types.js';
import { resample, view, viewEvents } from './view.js';

export const start: Rules<Toy>['start'] = /* @__PURE__ */ deriveStart(basis);
export const init: Rules<Toy>['init'] = /* @__PURE__ */ deriveInit<Toy>(start);
export const apply: Rules<Toy>['apply'] = /* @__PURE__ */ deriveApply(basis);
export const step: Rules<Toy>['step'] = /* @__PURE__ */ deriveStep(basis);
export const tryApply: Rules<Toy>['tryApply'] = /* @__PURE__ */ deriveTryApply(basis);
export const chance: Rules<Toy>['chance'] = /* @__PURE__ */ deriveChance(basis);
export const withRandom: Rules<Toy>['withRandom'] = /* @__PURE__ */ deriveWithRandom(basis);
export const key: Rules<Toy>['key'] = /* @__PURE__ */ deriveKey<Toy>();
export const movesFrom: Rules<Toy>['movesFrom'] = /* @__PURE__ */ deriveMovesFrom<Toy>(legalMoves);
export const pickMove: Rules<Toy>['pickMove'] = /* @__PURE__ */ derivePickMove<Toy>('toy', legalMoves);
export const unsafe: Rules<Toy>['unsafe'] = /* @__PURE__ */ deriveUnsafe(basis);

export const info: GameInfo = {
  schema: 1,
  rules: RULES,
  players: [2, 3],
  hidden: true,
  simultaneous: true,
  longest: 15,
  widest: 4,
  reveals: ['card-shown', 'bids-revealed'],
};

export const toy: Game<Toy> = {
  id: 'toy',
  title: 'Toy',
  info,
  init,
  legalMoves,
  apply,
  score,
  start,
  step,
  tryApply,
  check,
  turn,
  outcome,
  chance,
  withRandom,
  view,
  viewEvents,
  resample,
  pickMove,
  movesFrom,
  key,
  unsafe,
  fromPosition,
  parseOptions,
  parsePosition,
  parseState,
  parseView,
  parseMove,
  parseChance,
  explain,
  format,
  formatMove,
  formatEvent,
};

/** The toy with some of its core changed, and all that is derived from it made anew: for variants that are broken. */
export const toyFrom = (changed: Partial<Basis<Toy>>): Game<Toy> => {
  const other: Basis<Toy> = { ...basis, ...changed };
  return {
    ...toy,
    init: deriveInit<Toy>(deriveStart(other)),
    start: deriveStart(other),
    apply: deriveApply(other),
    step: deriveStep(other),
    tryApply: deriveTryApply(other),
    withRandom: deriveWithRandom(other),
    unsafe: deriveUnsafe(other),
    check: other.check,
    chance: deriveChance(other),
  };
};
