import { describe, expect, test } from 'vitest';
import { pickOutcome } from '../../src/core/chance.js';
import { createRandom } from '../../src/core/random.js';
import {
  apply,
  cellAt,
  chance,
  init,
  type KontorMove,
  type KontorOptions,
  type KontorState,
  legalMoves,
  parseState,
  turn,
} from '../../src/kontor/index.js';
import {
  base,
  dealing,
  expectAccepted,
  expectRefused,
  give,
  giveBack,
  picking,
  putBack,
  swap,
  type Wrong,
} from './spoil.js';

/* Stored states in which cards are dealt or picked: what may be wrong with them. */

const dealingFour = (): KontorState => init({ players: 4, chance: 'manual' });
const dealingFew = (): KontorState => init({ players: 2, scenario: 'baksheesh', chance: 'manual' });

const WRONG: readonly Wrong[] = [
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
  ['spaces covered while cards are dealt', dealing, (s) => Object.assign(s, { gained: 1 }), 'gained: phase'],
  ['spaces lost while cards are dealt', dealingFew, (s) => Object.assign(s, { gained: -1 }), 'gained: phase'],
  ['spaces covered while hands are picked', picking, (s) => Object.assign(s, { gained: 1 }), 'gained: phase'],
  ['idle rounds before all cards are dealt', dealing, (s) => Object.assign(s, { idle: 1 }), 'phase: phase'],
  [
    'a crane while cards are dealt',
    dealing,
    (s) => {
      swap(s, 9, cellAt(0, 1));
      Object.assign(s, { extent: [0, 0, 0, 1] });
    },
    'phase: phase',
  ],
  [
    'a Flood while cards are dealt',
    dealingFour,
    (s) => {
      swap(s, 88, cellAt(0, 1));
      Object.assign(s, { extent: [0, 0, 0, 1] });
      s.pools[2] = (s.pools[2] ?? []).filter((card) => card !== 36);
      s.covered.push(36);
    },
    'phase: phase',
  ],
  [
    'a special card before the Dock cards of its hand',
    dealingFour,
    (s) => give(s, 0, [60, 61, 1, 3, 88]),
    'hands.0: hand',
  ],
  ['a choice while hands are picked', picking, (s) => s.choices.splice(0, 1, 0), 'choices.0: choice'],
  ['the ship elsewhere while hands are picked', picking, (s) => Object.assign(s, { ship: cellAt(0, 1) }), 'ship: ship'],
  ['other coins while cards are dealt', dealing, (s) => Object.assign(s, { coins: [3, 4] }), 'coins: coins'],
  ['nothing to deal', () => init({ players: 2, seed: 1 }), (s) => Object.assign(s, { phase: 'deal' }), 'phase: phase'],
  [
    'a removed card while cards are dealt',
    () => init({ players: 2, ruleset: 'advanced', chance: 'manual' }),
    (s) => {
      s.pools[1] = (s.pools[1] ?? []).filter((card) => card !== 3);
      Object.assign(s.docks[0] as object, { under: [3] });
    },
    'docks.0.hidden: pile',
  ],
  [
    'picks in the advanced game',
    picking,
    (s) => Object.assign(s.options, { ruleset: 'advanced', scenario: null }),
    'phase: phase',
  ],
  [
    'a short Water pile while hands are picked',
    picking,
    (s) => {
      Object.assign(s.water, { hidden: s.water.hidden - 1 });
    },
    'water.hidden: pile',
  ],
  [
    'an open Dock card before hands are picked',
    picking,
    (s) => {
      s.pools[2] = (s.pools[2] ?? []).filter((card) => card !== 36);
      Object.assign(s.docks[1] as object, { top: 36 });
    },
    'docks: pile',
  ],
  [
    'a Dock card dealt where one is picked first',
    picking,
    (s) => {
      putBack(s, 0, s.hands[0]?.[0]);
      putBack(s, 0, s.hands[0]?.[1]);
      Object.assign(s, { hands: [[], s.hands[1]], secret: [[], s.secret[1]] });
    },
    'hands.0: hand',
  ],
  ['a special card for a Water card', dealingFour, (s) => give(s, 0, [60, 1, 3, 5, 88]), 'hands.0: hand'],
  [
    'no open Water card where hands are picked',
    picking,
    (s) => {
      putBack(s, 0, s.water.top);
      Object.assign(s.water, { top: null });
    },
    'water.hidden: pile',
  ],
];

describe('parseState refuses', () => {
  test.each(WRONG)('%s', expectRefused);
});

test('it is said what comes first', () => {
  for (const [state, word] of [
    [dealing(), 'dealt'],
    [picking(), 'picked'],
  ] as const) {
    const read = parseState(JSON.parse(JSON.stringify({ ...state, idle: 1 })));
    expect(read.ok ? [] : read.error).toContainEqual({
      path: ['phase'],
      code: 'phase',
      expected: `nothing laid before all cards are ${word}`,
    });
  }
});

describe('parseState accepts all states of a deal', () => {
  test.each<readonly [string, KontorOptions]>([
    ['two players', { players: 2 }],
    ['other coins', { players: 2, startingCoins: 5 }],
    ['four players', { players: 4 }],
    ['Justice', { players: 2, scenario: 'justice' }],
    ['Special Cards', { players: 2, scenario: 'special-cards' }],
    ['Baksheesh', { players: 2, scenario: 'baksheesh' }],
    ['Poverty', { players: 4, scenario: 'poverty' }],
  ])('%s', (_, options) => {
    const random = createRandom(1);
    let state = init({ ...options, chance: 'manual' });
    let count = 0;
    while (turn(state).kind === 'chance' || state.phase === 'pick') {
      expectAccepted(state);
      const dealt = chance(state);
      state = apply(state, dealt.length > 0 ? pickOutcome(dealt, random) : (legalMoves(state).at(-1) as KontorMove));
      count++;
    }
    expectAccepted(state);
    expect(count).toBeGreaterThan(15);
  });
});
