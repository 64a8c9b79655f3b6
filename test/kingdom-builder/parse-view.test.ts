import { describe, expect, test } from 'vitest';
import { createRandom } from '../../src/index.js';
import {
  fromPosition,
  init,
  type KingdomBuilderView,
  parseState,
  parseView,
  resample,
  view,
} from '../../src/kingdom-builder/index.js';
import { buildAll, endTurn, FIRST_GAME } from './table.js';

/* Views from another process: what may be wrong with them, and where. */

/** Three seats; the second is on turn, the others hold a forest and a canyon. */
const state = fromPosition({
  sections: FIRST_GAME,
  settlements: [[[2, 17]], [[0, 0]], []],
  tiles: [['paddock'], [], []],
  player: 1,
  terrain: 'desert',
  hands: ['forest', null, 'canyon'],
  pile: { grassland: 1, canyon: 2, desert: 3, 'flower-field': 4, forest: 0 },
  discard: { grassland: 2 },
  seed: 'view',
});
const seen = view(state, 0);
const watched = view(state, 'spectator');
/** A turn is over, and a card is to be drawn. */
const drawing = view(endTurn(buildAll({ ...state, random: null })), 0);

const issuesOf = (input: unknown): readonly string[] => {
  const parsed = parseView(input);
  return parsed.ok ? [] : parsed.error.map(({ path, code }) => `${path.join('.')}: ${code}`);
};

test('a view comes back as it is', () => {
  for (const one of [seen, watched, drawing])
    expect(parseView(JSON.parse(JSON.stringify(one)))).toEqual({ ok: true, value: one });
});

describe('a view that the rules show to nobody', () => {
  test.each<readonly [string, KingdomBuilderView, object, readonly string[]]>([
    ['of a fifth seat', seen, { viewer: 4 }, ['viewer: range']],
    ['of a fourth seat of three', watched, { viewer: 3 }, ['viewer: seat']],
    ['of a nobody', seen, { viewer: null }, ['viewer: range']],
    ['of another seat', seen, { viewer: 2 }, ['hands.0: view']],
    ['that shows a hand to a spectator', seen, { viewer: 'spectator' }, ['hands.0: view']],
    ['that hides the own hand', seen, { hands: ['hidden', null, 'hidden'] }, ['hands.0: view']],
    ['with more cards in the pile', seen, { pileSize: 11 }, ['pileSize: view']],
    ['with fewer', seen, { pileSize: 9 }, ['pileSize: view']],
    ['with no card for a hidden hand', seen, { unseen: [0, 0, 0, 0, 0], pileSize: 0 }, ['unseen: cards']],
    ['with six cards of a terrain', seen, { unseen: [4, 3, 3, 4, 0], pileSize: 13 }, ['unseen.0: cards']],
    [
      'with a card in the hand of the seat on turn',
      seen,
      { hands: ['forest', 'hidden', 'hidden'] },
      ['hands.1: phase'],
    ],
    ['with a hand too few', seen, { hands: ['forest', null] }, ['hands: list']],
    [
      'with nothing to draw',
      drawing,
      { discard: [0, 0, 0, 0, 0], unseen: [0, 1, 0, 0, 0], pileSize: 0 },
      ['pileSize: phase'],
    ],
    ['seeded, while a card is to be drawn', drawing, { seeded: true }, ['seeded: chance-due']],
    [
      'with a settlement on a mountain',
      seen,
      { settlements: seen.settlements.with(1, [8, ...Array(19).fill(0)]) },
      ['settlements.1: ground'],
    ],
    ['with a generator', seen, { random: state.random }, ['random: unknown-key']],
    ['with a pile', seen, { pile: state.pile }, ['pile: unknown-key']],
    ['of another shape', seen, { schema: 2 }, ['schema: schema']],
    ['of newer rules', seen, { rules: 2 }, ['rules: newer-rules']],
    ['of another game', seen, { game: 'kontor' }, ['game: one-of']],
  ])('%s', (_, one, change, issues) => {
    expect(issuesOf({ ...one, ...change })).toEqual(issues);
  });

  test('without schema or rules, as of old', () => {
    const { schema: _, rules: __, ...old } = seen;
    expect(issuesOf(old)).toEqual(['schema: schema', 'rules: missing-key']);
  });

  test('is told in words what it should be', () => {
    const expected = (change: object): readonly string[] => {
      const parsed = parseView({ ...seen, ...change });
      return parsed.ok ? [] : parsed.error.map((issue) => issue.expected);
    };
    expect(expected({ viewer: 3 })).toEqual(["a seat from 0 to 2, or 'spectator'"]);
    expect(expected({ viewer: 4 })).toEqual(["a seat from 0 to 3, or 'spectator'"]);
    expect(expected({ pileSize: 9 })).toEqual(['what the viewer sees, by the rest of the view']);
    expect(expected({ unseen: [0, 0, 0, 0, 0] })).toEqual(['a card for each hand that is hidden']);
    expect(expected({ unseen: [4, 3, 3, 4, 0], pileSize: 13 })).toEqual(['at most 5 cards of grassland in all']);
  });
});

test('a game goes on from any deal behind a view that was accepted', () => {
  const parsed = parseView({ ...seen, unseen: [0, 0, 0, 0, 1], pileSize: 0 });
  expect(parsed.ok).toBe(true);
  if (!parsed.ok) return;
  const dealt = resample(parsed.value, createRandom(1));
  expect([dealt.hands, dealt.pile]).toEqual([
    ['forest', null, 'forest'],
    [0, 0, 0, 0, 0],
  ]);
  expect(parseState(dealt).ok).toBe(true);
});

test('a view of the deal', () => {
  const dealing = view(init({ players: 2, sections: 'first-game', cards: 'first-game', chance: 'manual' }), 1);
  expect(parseView(dealing)).toEqual({ ok: true, value: dealing });
  expect(issuesOf({ ...dealing, hands: [null, 'desert'], unseen: [5, 5, 4, 5, 5], pileSize: 24 })).toEqual([
    'hands.1: phase',
  ]);
});
