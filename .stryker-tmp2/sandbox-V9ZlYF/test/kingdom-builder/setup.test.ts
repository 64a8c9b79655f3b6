import { describe, expect, test } from 'vitest';
import { SECTIONS } from '../../src/kingdom-builder/data/sections.js';
import { init, kingdomBuilder, locations, start } from '../../src/kingdom-builder/index.js';
import { CARDS, type KingdomBuilderOptions, type KingdomBuilderState } from '../../src/kingdom-builder/types.js';
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
});
