import { describe, expect, test } from 'vitest';
import { createRandom, pickOutcome } from '../../src/index.js';
import {
  apply,
  chance,
  fromPosition,
  init,
  type KingdomBuilderState,
  parseState,
  pickMove,
  turn,
} from '../../src/kingdom-builder/index.js';
import { buildAll, endTurn, FIRST_GAME, placesOf } from './table.js';

/* Stored states: those that the rules reach are taken as they are; of others it is said what is wrong, and where. */

type Path = readonly (string | number)[];

/** A path in words, and what to put there. */
type Change = readonly [path: string, value: unknown];

const pathOf = (words: string): Path => words.split('.').map((word) => (/^\d+$/.test(word) ? Number(word) : word));

/** A copy of a state in which some parts are other ones. */
const changed = (state: KingdomBuilderState, changes: readonly Change[]): unknown => {
  const copy: unknown = JSON.parse(JSON.stringify(state));
  for (const [words, value] of changes) {
    const path = pathOf(words);
    let part: unknown = copy;
    for (const key of path.slice(0, -1)) part = (part as Record<string, unknown>)[key];
    (part as Record<string, unknown>)[path.at(-1) as string] = value;
  }
  return copy;
};

const issuesOf = (input: unknown): readonly string[] => {
  const parsed = parseState(input);
  return parsed.ok ? [] : parsed.error.map(({ path, code }) => `${path.join('.')}: ${code}`);
};

/** A row of the board with settlements in these columns. */
const columns = (...at: readonly number[]): number => at.reduce((row, column) => row | (1 << column), 0);

/* First game: Paddock at (2, 18) and (6, 11), the locations 0 and 3. */
const turnOf = (more: Partial<Parameters<typeof fromPosition>[0]> = {}): KingdomBuilderState =>
  fromPosition({
    sections: FIRST_GAME,
    settlements: [[[2, 17]], [[0, 0]], [[0, 7]]],
    tiles: [['paddock'], [], []],
    terrain: 'canyon',
    hands: [null, 'forest', 'desert'],
    ...more,
  });

const playing = turnOf();
const drawing = endTurn(buildAll(playing));
const dealing = init({ players: 4, sections: 'first-game', cards: 'first-game', firstPlayer: 2, chance: 'manual' });
const dealt = apply(dealing, { type: 'draw', terrain: 'forest' });
const over = endTurn(
  buildAll(
    turnOf({
      settlements: [[[2, 17]], [], placesOf(FIRST_GAME, 'forest').slice(0, 40)],
      player: 2,
      hands: ['forest', 'desert', null],
    }),
  ),
);
const NO_CARDS = { grassland: 0, canyon: 0, desert: 0, 'flower-field': 0, forest: 0 };
const NOTHING_LEFT = [0, 0, 0, 0, 0];
const flowers = placesOf(FIRST_GAME, 'flower-field');

describe('a state that the rules reach', () => {
  test.each([true, false])('is taken as it is, seeded %s, to the end of a game', (seeded) => {
    for (const [players, firstPlayer] of [
      [2, 1],
      [3, 0],
      [4, 3],
    ] as const) {
      const random = createRandom(`stored ${players}`);
      const first = init({ players, seed: players, firstPlayer });
      let state = seeded ? first : init({ ...first.options, chance: 'manual' });
      for (let due = turn(state); ; due = turn(state)) {
        expect(parseState(JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, value: state });
        if (due.kind === 'over') break;
        state = apply(
          state,
          due.kind === 'chance' ? pickOutcome(chance(state), random) : pickMove(state, state.player, random),
        );
      }
    }
  });

  test.each<readonly [string, KingdomBuilderState, readonly Change[]]>([
    ['with a settlement on water', playing, [['settlements.0.3', columns(0)]]],
    ['with 40 settlements', over, []],
    ['with a tile that two have taken, and a third seat beside it', taken(1, 1), [['tiles.2.0', 0]]],
    ['with a used tile', playing, [['tiles.0.0', 2]]],
    ['with a new tile', playing, [['tiles.0.0', 3]]],
    ['with a tile lost, its location left', playing, [['tiles.1.0', 4]]],
    [
      'with all five cards of a terrain in sight',
      playing,
      [
        ['pile.1', 0],
        ['discard.1', 4],
      ],
    ],
    ['over, with a card in each hand but the last', over, []],
    [
      'with the last card to draw',
      drawing,
      [
        ['pile', NOTHING_LEFT],
        ['discard', [0, 0, 1, 0, 0]],
      ],
    ],
    ['with as much built as there are settlements', playing, [['built', 1]]],
    ['with nothing dealt yet', dealing, []],
    [
      'with the last seat to deal to',
      dealt,
      [
        ['hands', ['forest', null, 'desert', 'canyon']],
        ['player', 1],
        ['pile', [5, 4, 4, 5, 4]],
      ],
    ],
  ])('%s', (_, state, changes) => {
    expect(issuesOf(changed(state, changes))).toEqual([]);
  });
});

/** Three seats beside the Paddock at (2, 18), the first with a tile of it, the others with this from it. */
function taken(second: number, third: number): KingdomBuilderState {
  const beside = turnOf({ settlements: [[[2, 17]], [[1, 18]], [[1, 17]]], tiles: [['paddock'], ['paddock'], []] });
  return changed(beside, [
    ['tiles.1.0', second],
    ['tiles.2.0', third],
  ]) as KingdomBuilderState;
}

describe('a state that the rules cannot reach', () => {
  test.each<readonly [string, KingdomBuilderState, readonly Change[], readonly string[]]>([
    ['a section twice', playing, [['options.sections.1', 'tavern-turned']], ['options.sections: sections']],
    ['a card twice', playing, [['options.cards.1', 'fishermen']], ['options.cards: cards']],
    ['a first seat that is none', playing, [['options.firstPlayer', 3]], ['options.firstPlayer: range']],
    ['a seat on turn that is none', playing, [['player', 3]], ['player: seat']],
    ['settlements of a seat more', playing, [['settlements.3', playing.settlements[1]]], ['settlements: list']],
    ['tiles of a seat more', playing, [['tiles.3', playing.tiles[1]]], ['tiles: list']],
    ['a hand more', playing, [['hands.3', null]], ['hands: list']],
    ['a settlement on a mountain', playing, [['settlements.1.0', columns(3)]], ['settlements.1: ground']],
    ['a settlement on a castle', playing, [['settlements.1.3', columns(3)]], ['settlements.1: ground']],
    ['a settlement on a location', playing, [['settlements.1.6', columns(2)]], ['settlements.1: ground']],
    ['41 settlements', over, [['settlements.2.0', columns(0)]], ['settlements.2: supply']],
    ['a hex of two seats', playing, [['settlements.2.0', columns(0)]], ['settlements.2: occupied']],
    [
      'a hex of two others',
      playing,
      [
        ['settlements.2.2', columns(17)],
        ['tiles.2.0', 1],
      ],
      ['settlements.2: occupied'],
    ],
    ['a list of tiles that is too short', playing, [['tiles.0', [1, 0, 0, 0, 0, 0, 0]]], ['tiles.0: list']],
    ['a tile beside no settlement', playing, [['tiles.1.0', 1]], ['tiles.1.0: tile']],
    ['a used tile of another seat', taken(2, 0), [], ['tiles.1.0: tile']],
    ['a new tile of another seat', taken(3, 0), [], ['tiles.1.0: tile']],
    ['a used tile when the turn is over', drawing, [['tiles.0.0', 2]], ['tiles.0.0: tile']],
    ['a tile of three seats', taken(1, 1), [], ['tiles.0.0: tile', 'tiles.1.0: tile', 'tiles.2.0: tile']],
    ['a lost tile of a third seat', taken(1, 4), [], ['tiles.0.0: tile', 'tiles.1.0: tile', 'tiles.2.0: tile']],
    ['a tile that was not taken', taken(1, 0), [['tiles.0.0', 0]], ['tiles.0.0: tile', 'tiles.2.0: tile']],
    ['a sixth card on the table', playing, [['pile.1', 5]], ['pile.1: cards']],
    ['a sixth card in a hand', playing, [['pile.4', 5]], ['pile.4: cards']],
    ['a sixth card discarded', playing, [['discard.0', 1]], ['pile.0: cards']],
    [
      'a card played between turns',
      drawing,
      [
        ['terrain', 'grassland'],
        ['pile.0', 4],
      ],
      ['terrain: phase'],
    ],
    ['something built between turns', drawing, [['built', 1]], ['built: phase']],
    [
      'a hand of the seat on turn',
      playing,
      [
        ['hands.0', 'grassland'],
        ['pile.0', 4],
      ],
      ['hands.0: phase'],
    ],
    [
      'a hand of the seat that draws',
      drawing,
      [
        ['hands.0', 'grassland'],
        ['pile.0', 4],
      ],
      ['hands.0: phase'],
    ],
    [
      'nothing to draw',
      drawing,
      [
        ['pile', NOTHING_LEFT],
        ['discard', NOTHING_LEFT],
      ],
      ['pile: phase'],
    ],
    [
      'a card on the table when the game is over for want of cards',
      endTurn(turnOf({ player: 2, terrain: null, hands: [null, null, null], pile: NO_CARDS })),
      [
        ['terrain', 'canyon'],
        ['pile.1', 0],
      ],
      ['terrain: phase', 'phase: phase'],
    ],
    ['too few cards to deal', dealt, [['pile', [0, 0, 0, 0, 2]]], ['pile: phase']],
    ['more built than there are settlements', playing, [['built', 2]], ['built: built']],
    [
      'a card without a free hex',
      turnOf({ settlements: [[[2, 17]], flowers.slice(0, 40), flowers.slice(40)] }),
      [
        ['terrain', 'flower-field'],
        ['pile.3', 4],
      ],
      ['terrain: terrain'],
    ],
    [
      'an end before the last round',
      drawing,
      [
        ['phase', 'over'],
        ['player', 2],
        ['hands.2', null],
      ],
      ['phase: phase'],
    ],
    [
      'an end within the last round',
      over,
      [
        ['player', 1],
        ['hands.1', null],
      ],
      ['phase: phase'],
    ],
    [
      'a hand of the seat that has just played, at the end',
      over,
      [
        ['hands.2', 'grassland'],
        ['pile.0', 4],
      ],
      ['hands.2: phase'],
    ],
    ['a lost tile of a seat without settlements', dealt, [['tiles.0.0', 4]], ['tiles.0.0: tile']],
    [
      'a card drawn after the last round',
      over,
      [
        ['phase', 'draw'],
        ['hands.2', null],
      ],
      ['phase: phase'],
    ],
    [
      'a seeded game that waits for a card',
      drawing,
      [['random', init({ players: 2, seed: 1 }).random]],
      ['random: chance-due'],
    ],
    ['cards dealt in another order', dealt, [['player', 0]], ['hands.3: phase']],
    [
      'a card dealt too many',
      dealt,
      [
        ['hands.1', 'desert'],
        ['pile.2', 4],
      ],
      ['hands.1: phase'],
    ],
    [
      'a card of the seat to be dealt to',
      dealt,
      [
        ['hands.3', 'desert'],
        ['pile.2', 4],
      ],
      ['hands.3: phase'],
    ],
    ['a settlement at the deal', dealt, [['settlements.0.0', columns(0)]], ['settlements: phase']],
    [
      'discards at the deal',
      dealt,
      [
        ['discard.0', 1],
        ['pile.0', 4],
      ],
      ['discard: phase'],
    ],
  ])('%s', (_, state, changes, issues) => {
    expect(issuesOf(changed(state, changes))).toEqual(issues);
  });

  test.each<readonly [string, unknown, readonly string[]]>([
    ['hands', [null, 'hidden', null], ['hands.1: one-of']],
    ['hands', [null], ['hands: list']],
    ['hands', null, ['hands: list']],
    ['settlements', [[1], [2], playing.settlements[2]], ['settlements.0: list', 'settlements.1: list']],
    [
      'settlements',
      playing.settlements.with(1, (playing.settlements[1] as number[]).with(7, -1)),
      ['settlements.1.7: range'],
    ],
    ['tiles', [[1], playing.tiles[1], [2]], ['tiles.0: list', 'tiles.2: list']],
    ['tiles', playing.tiles.with(2, (playing.tiles[2] as never[]).with(3, 5 as never)), ['tiles.2.3: range']],
  ])('a wrong entry of %s is named', (name, value, issues) => {
    expect(issuesOf({ ...playing, [name]: value } as never)).toEqual(issues);
  });

  test('what would do is told in words', () => {
    const expected = (state: KingdomBuilderState, ...changes: readonly Change[]): readonly string[] => {
      const parsed = parseState(changed(state, changes));
      return parsed.ok ? [] : parsed.error.map((issue) => issue.expected);
    };
    expect(expected(playing, ['player', 3])).toEqual(['a seat from 0 to 2']);
    expect(expected(playing, ['options.firstPlayer', 3])).toEqual(['a whole number from 0 to 2']);
    expect(expected(playing, ['hands.3', null])).toEqual(['3 entries, one for each seat']);
    expect(expected(playing, ['tiles.0', [1, 0, 0, 0]])).toEqual(['8 entries, one for each location hex']);
    expect(expected(playing, ['pile.1', 5])).toEqual(['at most 5 cards of canyon in all']);
    expect(expected(dealt, ['pile', [0, 0, 0, 0, 2]])).toEqual(['3 cards to draw']);
  });
});
