import { describe, test } from 'vitest';
import { apply, cellAt, fromPosition } from '../../src/kontor/index.js';
import {
  acting,
  base,
  bribing,
  buying,
  dealing,
  expectRefused,
  fill,
  give,
  giveBack,
  picking,
  rope,
  swap,
  type Wrong,
} from './spoil.js';
import { sailTo } from './table.js';

/* Stored states: what may be wrong with what they wait for. */

const WRONG: readonly Wrong[] = [
  ['a reason before the end', base, (s) => Object.assign(s, { reason: 'dead' }), 'reason: phase'],
  ['an end without a reason', base, (s) => Object.assign(s, { phase: 'over' }), 'reason: phase'],
  ['a winner without a sudden end', base, (s) => Object.assign(s, { winner: 1 }), 'winner: phase'],
  ['-0 for a side', base, (s) => Object.assign(s, { winner: -0 }), 'winner: range'],
  ['spaces covered before the round', base, (s) => Object.assign(s, { gained: 1 }), 'gained: phase'],
  ['ten idle rounds', base, (s) => Object.assign(s, { idle: 10 }), 'idle: phase'],
  ['a ship move between rounds', base, (s) => Object.assign(s, { sailed: true }), 'sailed: phase'],
  [
    'a ship moved without the symbol',
    () => fromPosition({ ruleset: 'advanced', cells: [], shown: [29, null] }),
    (s) => Object.assign(s, { sailed: true }),
    'sailed: ship',
  ],
  [
    'a gap away from the ship',
    () => apply(acting(), sailTo(1, [0, 1], [1, 1])),
    (s) => Object.assign(s, { gap: cellAt(1, 2) }),
    'gap: ship',
  ],
  [
    'nothing shown',
    acting,
    (s) => Object.assign(s, { phase: 'act', shown: [null, null], hands: [s.hands[0], [4, 53]] }),
    'shown: phase',
  ],
  ['a card shown between rounds', acting, (s) => Object.assign(s, { phase: 'choose' }), 'shown: phase'],
  ['no tavern to judge', rope, (s) => Object.assign(s, { choices: [1, null] }), 'phase: phase'],
  ['an end that was not judged', rope, (s) => Object.assign(s, { phase: 'over' }), 'choices: choice'],
  ['a veto in another game', base, (s) => Object.assign(s, { phase: 'veto', reason: 'dead' }), 'phase: phase'],
  [
    'bankruptcy in another game',
    base,
    (s) => Object.assign(s, { phase: 'over', reason: 'both-bankrupt' }),
    'reason: phase',
  ],
  ['a line that is none', base, (s) => Object.assign(s, { phase: 'over', reason: 'line', winner: 0 }), 'reason: phase'],
  ['cards owed in another game', base, (s) => Object.assign(s, { owed: [0] }), 'owed: phase'],
  ['cards owed to nobody', buying, (s) => Object.assign(s, { phase: 'choose', owed: [2] }), 'owed: seat'],
  ['a choice that is not in hand', base, (s) => s.choices.splice(0, 1, 31), 'choices.0: choice'],
  ['both have chosen', base, (s) => Object.assign(s, { choices: [0, 0] }), 'choices: choice'],
  ['a choice while a card is laid', acting, (s) => Object.assign(s, { choices: [29, null] }), 'choices.0: choice'],
  ['too many special cards asked for', buying, (s) => s.choices.splice(0, 1, 2), 'choices.0: choice'],
  ['a purchase that nobody can make', buying, (s) => Object.assign(s, { coins: [1, 1] }), 'phase: phase'],
  ['a bribe that nobody can pay', bribing, (s) => Object.assign(s, { coins: [0, 0] }), 'phase: phase'],
  ['a bribe in another game', base, (s) => Object.assign(s, { phase: 'bribe' }), 'phase: phase'],
  ['a choice before all cards are dealt', dealing, (s) => s.choices.splice(0, 1, 0), 'choices.0: choice'],
  ['rounds before all cards are dealt', dealing, (s) => Object.assign(s, { last: 1 }), 'phase: phase'],
  ['a Dock card dealt before the Water cards of its hand', dealing, (s) => give(s, 0, [1]), 'hands.0: hand'],
  ['a Water card missing where hands are picked', picking, (s) => giveBack(s, 0), 'hands.0: hand'],
  ['a short pile while cards are dealt', dealing, (s) => Object.assign(s.water, { hidden: 5 }), 'water.hidden: pile'],
  [
    'a short Dock pile while cards are dealt',
    dealing,
    (s) => Object.assign(s.docks[0] as object, { hidden: 5 }),
    'docks.0.hidden: pile',
  ],
  [
    'Water elsewhere while cards are dealt',
    dealing,
    (s) => {
      swap(s, 60, cellAt(0, 1));
      swap(s, 61, cellAt(1, 1));
      Object.assign(s, { extent: [0, 1, 0, 1] });
    },
    `board.${cellAt(1, 1)}: layout`,
  ],
  ['picks in another game', base, (s) => Object.assign(s, { phase: 'pick' }), 'phase: phase'],
  [
    'a pile before hands are picked',
    picking,
    (s) => Object.assign(s.docks[0] as object, { hidden: 15 }),
    'docks: pile',
  ],
  [
    'hands that are picked',
    picking,
    (s) => {
      give(s, 0, [3, 5, 7]);
      give(s, 1, [4, 6, 8]);
    },
    'phase: phase',
  ],
  [
    'a full board in play',
    base,
    (s) => {
      for (let r = -2; r <= 3; r++) for (let c = -2; c <= 3; c++) fill(s, cellAt(r, c));
      Object.assign(s, { extent: [-2, 3, -2, 3] });
    },
    'phase: phase',
  ],
];

describe('parseState refuses', () => {
  test.each(WRONG)('%s', expectRefused);
});
