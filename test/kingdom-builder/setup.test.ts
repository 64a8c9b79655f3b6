import { describe, expect, test } from 'vitest';
import { SECTIONS } from '../../src/kingdom-builder/data/sections.js';
import { init, kingdomBuilder, locations, start } from '../../src/kingdom-builder/index.js';
import type { KingdomBuilderOptions } from '../../src/kingdom-builder/options.js';
import { CARDS, type KingdomBuilderState } from '../../src/kingdom-builder/types.js';
import { partsOf } from './reference.js';
import { playTurn } from './table.js';

const seeds = Array.from({ length: 200 }, (_, seed) => seed);
const games: readonly KingdomBuilderState[] = seeds.map((seed) => init({ players: 2 + (seed % 3), seed }));

const codes = (options: unknown): readonly string[] => {
  const parsed = kingdomBuilder.parseOptions(options);
  return parsed.ok ? [] : parsed.error.map(({ code }) => code);
};

describe('setup', () => {
  test('two to four players', () => {
    for (const players of [2, 3, 4]) expect(init({ players, seed: 1 }).hands).toHaveLength(players);
    for (const players of [1, 5]) expect(codes({ players, seed: 1 })).toEqual(['range']);
  });

  test('an empty board, 25 terrain cards, one for each player', () => {
    for (const state of games) {
      expect(state.settlements.flat().every((row) => row === 0)).toBe(true);
      expect(state.tiles.flat().every((status) => status === 0)).toBe(true);
      const { players } = state.options;
      expect(state.pile.reduce((a, b) => a + b, 0)).toBe(25 - players);
      expect(state.hands.filter((card) => card !== null)).toHaveLength(players - 1);
      expect(state.terrain).not.toBe(null);
    }
  });

  test('four different sections of eight, each in any place and both ways round', () => {
    const seen = new Set<string>();
    for (const { options } of games) {
      const ids = options.sections.map((section) => partsOf(section).id);
      expect(new Set(ids).size).toBe(4);
      options.sections.forEach((section, place) => {
        seen.add(`${place} ${section}`);
      });
    }
    expect(seen.size).toBe(4 * SECTIONS.length * 2);
  });

  test('three different cards of ten, Lords among them', () => {
    const seen = new Set<string>();
    for (const { options } of games) {
      expect(new Set(options.cards).size).toBe(3);
      for (const card of options.cards) seen.add(card);
    }
    expect([...seen].sort()).toEqual([...CARDS].sort());
  });

  test('four location tiles of each kind, two of Oracle and Harbor: two on each location hex', () => {
    for (const { options } of games)
      for (const id of options.sections.map((section) => partsOf(section).id))
        expect(locations(options.sections).filter(({ tile }) => tile === id)).toHaveLength(
          id === 'oracle' || id === 'harbor' ? 1 : 2,
        );
  });

  test('the first game of the rulebook', () => {
    const { options } = init({ players: 4, seed: 1, sections: 'first-game', cards: 'first-game' });
    expect(options.sections).toEqual(['tavern', 'paddock', 'oasis', 'farm']);
    expect([...options.cards].sort()).toEqual(['fishermen', 'knights', 'merchants']);
  });

  test('seat 0 starts unless said otherwise; drawn, every seat can', () => {
    expect(init({ players: 4, seed: 1 }).player).toBe(0);
    expect(init({ players: 4, seed: 1, firstPlayer: 3 }).player).toBe(3);
    const drawn = seeds.map((seed) => init({ players: 4, seed, firstPlayer: 'random' }));
    expect(new Set(drawn.map(({ player }) => player)).size).toBe(4);
    for (const state of drawn) expect(state.options.firstPlayer).toBe(state.player);
  });

  test('the resolved options and the seed make the same game again', () => {
    const options: KingdomBuilderOptions = { players: 3, seed: 'again', firstPlayer: 'random' };
    const first = start(options);
    const again = start({ ...first.state.options, seed: 'again' });
    expect(again).toEqual(first);
    expect(playTurn(again.state)).toEqual(playTurn(first.state));
  });

  test('in manual mode nothing is drawn: sections, cards and start player are named', () => {
    expect(codes({ players: 2, chance: 'manual' })).toEqual(['manual-random', 'manual-random']);
    const named = { players: 2, sections: 'first-game', cards: 'first-game' } as const;
    expect(codes({ ...named, firstPlayer: 'random', chance: 'manual' })).toEqual(['manual-random']);
    expect(codes({ ...named, chance: 'manual', seed: 1 })).toEqual(['manual-seed']);
    expect(codes({ ...named, chance: 'manual' })).toEqual([]);
    expect(codes(named)).toEqual(['seed-required']);
  });

  test('what is wrong with options is told in words, and where', () => {
    const wrong = (options: object) => {
      const parsed = kingdomBuilder.parseOptions({ players: 2, seed: 1, ...options });
      return parsed.ok ? [] : parsed.error;
    };
    expect(wrong({ colors: 4 })).toEqual([
      {
        path: ['colors'],
        code: 'unknown-key',
        expected: 'only players, sections, cards, firstPlayer, rulings, seed, chance',
      },
    ]);
    expect(wrong({ cards: ['lords', 'lords', 'miners'] })).toEqual([
      { path: ['cards'], code: 'cards', expected: `3 different cards of ${CARDS.join(', ')}` },
    ]);
    expect(wrong({ chance: 'manual', seed: undefined, cards: 'first-game' })).toEqual([
      { path: ['sections'], code: 'manual-random', expected: 'sections by name' },
    ]);
    expect(wrong({ cards: ['lords', 'lords', 'x'] })).toEqual([
      { path: ['cards', 2], code: 'cards', expected: `one of ${CARDS.join(', ')}` },
    ]);
    expect(wrong({ sections: ['farm', 'moat', 'oasis', 'tower'] })[0]?.path).toEqual(['sections', 1]);
    const [issue] = wrong({ sections: ['farm'] });
    expect(issue?.path).toEqual(['sections']);
    expect(issue?.expected).toMatch(/^4 different sections of oracle, oracle-turned, farm, farm-turned, /);
  });

  test('sections and cards are as many as the game uses, each once', () => {
    const four = ['farm', { id: 'oasis', turned: true }, { id: 'tower', turned: false }, 'barn-turned'];
    const three = ['lords', 'miners', 'citizens'];
    const { options } = init({ players: 2, seed: 1, sections: four, cards: three } as KingdomBuilderOptions);
    expect(options.sections).toEqual(['farm', 'oasis-turned', 'tower', 'barn-turned']);
    expect(options.cards).toEqual(three);
    const bad = (options: object): readonly string[] => codes({ players: 2, seed: 1, ...options });
    for (const sections of [
      four.slice(1),
      [...four, 'tavern'],
      [...four, 'farm'],
      four.with(3, 'oasis'),
      four.with(3, 'moat'),
      'all',
      {},
      null,
    ])
      expect([sections, ...bad({ sections })]).toEqual([sections, 'sections']);
    for (const cards of [three.slice(1), [...three, 'hermits'], three.with(2, 'lords'), three.with(2, 'castle'), 7])
      expect([cards, ...bad({ cards })]).toEqual([cards, 'cards']);
  });

  test('a seed draws the same board and cards for ever, within a revision of the rules', () => {
    const { options, rules } = init({ players: 2, seed: 1 });
    expect([rules, options.sections, options.cards]).toEqual([
      1,
      ['barn-turned', 'paddock', 'harbor-turned', 'tavern'],
      ['merchants', 'lords', 'hermits'],
    ]);
  });

  test('what is to be random is drawn as if it were not given', () => {
    const drawn = init({ players: 3, seed: 9, sections: 'random', cards: 'random' });
    expect(drawn).toEqual(init({ players: 3, seed: 9 }));
  });
});
