import { describe, expect, test } from 'vitest';
import {
  apply,
  chance,
  fromPosition,
  init,
  type KingdomBuilderPosition,
  type KingdomBuilderState,
  legalMoves,
  outcome,
  parsePosition,
  settlementsToBuild,
  turn,
} from '../../src/kingdom-builder/index.js';
import { build, draw, endTurn, FIRST_GAME, placesOf, type Spot } from './table.js';

/* Where the game of a position stands: within a turn and how far, between two turns, at the deal, at the end. */

const NO_CARDS = { grassland: 0, canyon: 0, desert: 0, 'flower-field': 0, forest: 0 };
const FOREST = placesOf(FIRST_GAME, 'forest');
const THREE: readonly Spot[] = [
  [0, 0],
  [0, 7],
  [1, 0],
];

const at = (position: Partial<KingdomBuilderPosition>): KingdomBuilderState =>
  fromPosition({ sections: FIRST_GAME, settlements: [[], []], ...position });

const refusals = (position: object): readonly (readonly [string, string])[] => {
  const parsed = parsePosition({ sections: FIRST_GAME, settlements: [[], []], ...position });
  return parsed.ok ? [] : parsed.error.map(({ path, code, expected }) => [`${path.join('.')}: ${code}`, expected]);
};
const issuesOf = (position: object): readonly string[] => refusals(position).map(([issue]) => issue);

describe('the mandatory action', () => {
  const short = [FOREST.slice(0, 38), []];

  test('begun with a short supply it is told by what was built', () => {
    const before = at({ settlements: [FOREST.slice(0, 38), []], terrain: 'canyon' });
    const [first] = legalMoves(before);
    if (first?.type !== 'build') throw new Error('there is something to build');
    const after = apply(before, first);
    const spots = [...FOREST.slice(0, 38), [Math.floor(first.hex / 20), first.hex % 20] as const];
    expect(at({ settlements: [spots, []], terrain: 'canyon', built: 1 })).toEqual(after);
    expect([after.built, settlementsToBuild(after)]).toEqual([1, 1]);
    // Without it, one to build is all that the supply allows.
    expect(at({ settlements: [spots, []], terrain: 'canyon', toBuild: 1 }).built).toBe(0);
  });

  test('what is built and what is to be built may both be told, if they agree', () => {
    const settlements = [THREE, []];
    for (const [built, toBuild] of [
      [0, 3],
      [1, 2],
      [2, 1],
      [3, 0],
    ] as const)
      expect(at({ settlements, built, toBuild })).toEqual(at({ settlements, toBuild }));
    expect(at({ settlements: short, terrain: 'canyon', built: 1, toBuild: 2 }).built).toBe(1);
    expect(refusals({ settlements, terrain: 'canyon', built: 1, toBuild: 3 })).toEqual([
      ['toBuild: range', '2, as follows from the rest'],
    ]);
    expect(refusals({ settlements: short, terrain: 'canyon', built: 0, toBuild: 3 })).toEqual([
      ['toBuild: range', '2, as follows from the rest'],
    ]);
    expect(issuesOf({ settlements: short, terrain: 'canyon', built: 2, toBuild: 0 })).toEqual(['toBuild: range']);
  });

  test('while a card is due nothing is to be built, whatever was', () => {
    const state = at({ settlements: [THREE, []], terrain: null, built: 1, toBuild: 0 });
    expect([state.built, settlementsToBuild(state), turn(state).kind]).toEqual([1, 0, 'chance']);
    expect(settlementsToBuild(draw(state, 'forest'))).toBe(2);
    expect(issuesOf({ settlements: [THREE, []], terrain: null, built: 1, toBuild: 2 })).toEqual(['toBuild: range']);
  });

  test('no more is built than there are settlements, and at most three', () => {
    expect(issuesOf({ built: 1 })).toEqual(['built: built']);
    expect(issuesOf({ settlements: [THREE.slice(0, 2), []], built: 3 })).toEqual(['built: built']);
    expect(issuesOf({ settlements: [[...THREE, [1, 1]], []], built: 4 })).toEqual(['built: range']);
  });
});

describe('between two turns', () => {
  const played = at({ settlements: [THREE, [[19, 19]]], terrain: 'desert', built: 3, hands: [null, 'forest'] });

  test('the seat that has ended its turn draws', () => {
    const state = at({
      settlements: [THREE, [[19, 19]]],
      phase: 'draw',
      hands: [null, 'forest'],
      discard: { desert: 1 },
    });
    expect(state).toEqual(endTurn(played));
    expect(state).toMatchObject({ phase: 'draw', player: 0, terrain: null, built: 0 });
    expect(chance(state).map(({ weight }) => weight)).toEqual([5, 5, 4, 5, 4]);
    const next = draw(state, 'canyon');
    expect([next.player, next.terrain, next.hands]).toEqual([1, 'forest', ['canyon', null]]);
  });

  test('the others have a card, if none is given', () => {
    const state = at({ settlements: [[], [], []], phase: 'draw', player: 1 });
    expect([state.hands, state.terrain]).toEqual([['grassland', null, 'grassland'], null]);
    expect(state.pile).toEqual([3, 5, 5, 5, 5]);
  });

  test('with a seed the card is drawn, and the next turn has begun', () => {
    const state = at({ phase: 'draw', hands: [null, 'forest'], seed: 7 });
    expect([state.phase, state.player, state.terrain]).toEqual(['turn', 1, 'forest']);
    expect(state.hands[0]).not.toBeNull();
    expect(state.random).not.toBeNull();
    expect(at({ phase: 'draw', hands: [null, 'forest'], seed: 7, chance: 'manual' }).phase).toBe('draw');
  });

  test.each<readonly [string, object, readonly string[]]>([
    ['a card played', { terrain: 'forest' }, ['terrain: phase']],
    ['something built', { settlements: [THREE, []], built: 1 }, ['built: phase']],
    ['something to build', { toBuild: 1 }, ['toBuild: range']],
    [
      'a tile used',
      {
        settlements: [
          [
            [11, 16],
            [0, 0],
          ],
          [],
        ],
        used: ['farm'],
      },
      ['used: phase'],
    ],
    ['a tile just taken', { settlements: [[[11, 16]], []], taken: ['farm'] }, ['taken: phase']],
    ['a card of the seat that draws', { hands: ['forest', 'desert'] }, ['hands.0: phase']],
    ['no card to draw', { hands: [null, 'desert'], pile: NO_CARDS }, ['pile: phase']],
    ['a last round', { settlements: [[], FOREST.slice(0, 40)], player: 1 }, ['phase: phase']],
  ])('%s is refused', (_, position, issues) => {
    expect(issuesOf({ phase: 'draw', ...position })).toEqual(issues);
  });
});

describe('a card due within a turn', () => {
  test('waits in manual mode, and is drawn with a seed until one fits', () => {
    const canyon = placesOf(FIRST_GAME, 'canyon');
    const settlements = [canyon.slice(0, 30), canyon.slice(30)];
    const pile = { ...NO_CARDS, canyon: 4, desert: 1 };
    const state = at({ settlements, terrain: null, hands: [null, 'forest'], pile });
    expect(chance(state)).toEqual([
      { outcome: { type: 'draw', terrain: 'canyon' }, weight: 4 },
      { outcome: { type: 'draw', terrain: 'desert' }, weight: 1 },
    ]);
    for (let seed = 0; seed < 5; seed++)
      expect(at({ settlements, terrain: null, hands: [null, 'forest'], pile, seed }).terrain).toBe('desert');
  });
});

describe('the end', () => {
  const settlements = [FOREST.slice(0, 40), THREE];

  test('is that of the last round, with the seat before the one that began', () => {
    const last = at({ settlements, player: 1, terrain: 'desert', built: 3, hands: ['canyon', null] });
    const state = at({ settlements, phase: 'over', hands: ['canyon', null], discard: { desert: 1 } });
    expect(state).toEqual(endTurn(last));
    expect(outcome(state)?.reason).toBe('last-settlement');
    expect(at({ settlements, phase: 'over' }).hands).toEqual(['grassland', null]);
    expect(at({ settlements, phase: 'over', firstPlayer: 1 }).player).toBe(0);
    expect(at({ settlements: [...settlements, []], phase: 'over', firstPlayer: 1 }).player).toBe(0);
    expect(at({ settlements: [...settlements, []], phase: 'over' }).player).toBe(2);
    expect(at({ settlements, phase: 'over', seed: 1 }).random).not.toBeNull();
  });

  test('or comes without any card', () => {
    const state = at({ phase: 'over', hands: [null, null], pile: NO_CARDS });
    expect(outcome(state)?.reason).toBe('no-cards');
    expect(
      at({
        phase: 'over',
        pile: NO_CARDS,
        removed: { ...NO_CARDS, grassland: 5 },
        hands: [null, null],
        discard: { canyon: 5, desert: 5, 'flower-field': 5, forest: 5 },
        settlements,
      }).discard,
    ).toEqual([0, 5, 5, 5, 5]);
  });

  test.each<readonly [string, object, readonly string[]]>([
    ['before any supply has run out', { settlements: [THREE, []] }, ['phase: phase']],
    ['within the last round', { settlements, player: 0 }, ['phase: phase']],
    ['with a card played', { settlements, terrain: 'desert' }, ['terrain: phase']],
    ['with something built', { settlements, built: 1 }, ['built: phase']],
    ['with a card of the seat that has just played', { settlements, hands: ['desert', 'desert'] }, ['hands.1: phase']],
    [
      'with a tile just used',
      { settlements: [FOREST.slice(0, 40), [[15, 13], ...THREE]], used: ['farm'] },
      ['used: phase'],
    ],
  ])('%s it is refused', (_, position, issues) => {
    expect(issuesOf({ phase: 'over', ...position })).toEqual(issues);
  });
});

describe('the deal', () => {
  test('begins with nothing, and goes on in turn order', () => {
    const first = init({ players: 3, sections: FIRST_GAME, cards: 'first-game', firstPlayer: 2, chance: 'manual' });
    const settlements = [[], [], []];
    expect(at({ settlements, phase: 'deal', firstPlayer: 2 })).toEqual(first);
    const second = draw(first, 'desert');
    expect(at({ settlements, phase: 'deal', firstPlayer: 2, player: 0, hands: [null, null, 'desert'] })).toEqual(
      second,
    );
    expect(at({ settlements, phase: 'deal', firstPlayer: 2, player: 1 }).hands).toEqual([
      'grassland',
      null,
      'grassland',
    ]);
  });

  test('with a seed it is that of a new game', () => {
    const options = { sections: FIRST_GAME, cards: 'first-game', seed: 'deal' } as const;
    expect(fromPosition({ ...options, settlements: [[], []], phase: 'deal' })).toEqual(
      init({ ...options, players: 2 }),
    );
  });

  test.each<readonly [string, object, readonly string[]]>([
    ['a settlement', { settlements: [[[0, 0]], []] }, ['settlements: phase']],
    ['a discard', { discard: { forest: 1 } }, ['discard: phase']],
    ['a card of a seat to come', { hands: [null, 'forest'] }, ['hands.1: phase']],
    ['a card of nobody', { player: 1, hands: [null, null] }, ['hands.0: phase']],
    ['a lost tile', { lost: [['farm'], []] }, ['lost.0.0: tile']],
    ['too few cards', { pile: { ...NO_CARDS, forest: 1 } }, ['pile: phase']],
  ])('%s is refused', (_, position, issues) => {
    expect(issuesOf({ phase: 'deal', ...position })).toEqual(issues);
  });
});

describe('cards that have left the game', () => {
  test('are neither in the pile nor dealt', () => {
    const state = at({ removed: { grassland: 5, canyon: 4, desert: 1 } });
    expect([state.terrain, state.hands, state.pile]).toEqual(['canyon', [null, 'desert'], [0, 0, 3, 5, 5]]);
    expect(state.discard).toEqual([0, 0, 0, 0, 0]);
  });

  test('may be told beside a pile, which leaves them over anyway', () => {
    const cards = { terrain: 'forest', hands: [null, 'desert'], pile: { canyon: 3, forest: 2 } } as const;
    expect(at({ ...cards, removed: { canyon: 2, forest: 2 } })).toEqual(at(cards));
    expect(refusals({ ...cards, removed: { canyon: 1 } })).toEqual([
      ['removed.canyon: cards', 'all 5 canyon cards in all'],
    ]);
    // What is dealt is not left over.
    expect(at({ pile: { grassland: 2 }, removed: { grassland: 1 } }).hands).toEqual([null, 'grassland']);
  });

  test('are five of a terrain at most, with all others', () => {
    expect(issuesOf({ terrain: 'canyon', removed: { canyon: 5 } })).toEqual(['removed.canyon: cards']);
    expect(issuesOf({ terrain: 'canyon', discard: { canyon: 2 }, removed: { canyon: 3 } })).toEqual([
      'discard.canyon: cards',
    ]);
    expect(issuesOf({ removed: { canyon: 6 } })).toEqual(['removed.canyon: range']);
    expect(issuesOf({ removed: { water: 1 } })).toEqual(['removed.water: unknown-key']);
  });

  test('one that leaves in play is told so', () => {
    const canyon = placesOf(FIRST_GAME, 'canyon');
    const [last] = canyon;
    if (last === undefined) throw new Error('there are canyons');
    const others = [canyon.slice(1, 31), canyon.slice(31)];
    const before = at({ settlements: [[], ...others], terrain: 'canyon', hands: [null, 'forest', 'desert'] });
    const settlements = [[last], ...others];
    const after = at({
      settlements,
      terrain: null,
      built: 1,
      hands: [null, 'forest', 'desert'],
      removed: { canyon: 1 },
    });
    expect(after).toEqual(build(before, last));
  });
});
