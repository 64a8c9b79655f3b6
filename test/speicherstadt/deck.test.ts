// Its plain tests would run as often as its properties: those are vitest's own.
import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  type Card,
  cardsOf,
  fromPosition,
  init,
  MANIFEST,
  type Manifest,
  PROVENANCE,
  SEASONS,
  type Season,
  view,
} from '../../src/speicherstadt/index.js';
import { manifestOptions } from './arbitrary.js';
import { plainDeck, removedFor } from './reference.js';

/* The cards of a game: their numbers, names and values. */

describe('cards', () => {
  test('are numbered alike with and without Kaispeicher, each entry with what is known of it', () => {
    const base = cardsOf(init({ players: 2, seed: 1 }).options);
    const all = cardsOf(init({ players: 2, kaispeicher: true, seed: 1 }).options);
    expect([base.length, all.length]).toEqual([54, 104]);
    expect(all.slice(0, 54)).toEqual(base);
    expect(Object.keys(PROVENANCE).sort()).toEqual(
      [...MANIFEST.base, ...MANIFEST.kaispeicher].map(({ id }) => id).sort(),
    );
    for (const { status, why } of Object.values(PROVENANCE)) expect(why === '').toBe(status === 'certain');
    // The lists of components: cards of each season, the 4th fire apart.
    const seasons = [...MANIFEST.base, ...MANIFEST.kaispeicher].flatMap((entry) => entry.cards.map((c) => c.season));
    expect(base.map(({ season }) => season).sort()).toEqual([
      ...new Array(12).fill(0),
      ...new Array(13).fill(1),
      ...new Array(13).fill(2),
      ...new Array(15).fill(3),
      4,
    ]);
    expect(all.map(({ season }) => SEASONS[season])).toEqual(seasons);
  });
});

describe('each card', () => {
  const all = cardsOf(fromPosition({ seats: [{}, {}], kaispeicher: true }).options);

  test('of several in an entry has a name of its own: contracts by season and size, others by number', () => {
    const namesOf = (entry: string): string => all.flatMap((card) => (card.entry === entry ? [card.id] : [])).join(' ');
    expect(namesOf('contract')).toBe('c-A-s c-A-m c-A-l c-B-s c-B-m c-B-l c-C-s c-C-m1 c-C-m2 c-C-l');
    expect(namesOf('contract-k')).toBe('kc-B-s kc-B-m kc-C-s kc-C-m kc-D-s kc-D-m');
    expect(namesOf('fireman-k')).toBe('fireman-k#1 fireman-k#2 fireman-k#3 fireman-k#4 fireman-k#5');
    expect(namesOf('bank')).toBe('bank');
  });

  test('has 0 for what its kind does not have', () => {
    const cardOf = (id: string): unknown => all.find((card) => card.id === id);
    const none = { room: 0, coins: 0, points: 0, capacity: 0, value: 0 };
    const theater = all.findIndex((card) => card.id === 'theater');
    expect(theater).toBeGreaterThan(53);
    expect(cardOf('theater')).toEqual({
      ...none,
      number: theater,
      id: 'theater',
      entry: 'theater',
      kind: 'building',
      season: 1,
      points: 2,
    });
    expect(cardOf('bank')).toMatchObject({ ...none, coins: 1 });
    expect(cardOf('ship#1')).toMatchObject({ ...none, capacity: 3 });
    expect(cardOf('fireman#7')).toMatchObject({ ...none, season: 3, value: 3 });
    expect(cardOf('coffee-roaster')).toMatchObject({ ...none, room: 1, coins: 1, points: 1, capacity: 1 });
    expect(cardOf('c-B-s')).toMatchObject({ ...none, season: 1, room: 0o10010, points: 5, capacity: 2 });
  });

  test('that has points for itself or for what it counts has one, and three merchants have none', () => {
    const pointsOf = (kind: Card['kind']) => all.flatMap((card) => (card.kind === kind ? [card.points] : []));
    expect(pointsOf('merchant')).toEqual([1, 1, 1, 1, 1, 0, 0, 0]);
    expect([...pointsOf('warehouse'), ...pointsOf('bonus')]).toEqual(new Array(8).fill(1));
  });
});

describe('the cards that are removed for the number of players', () => {
  const sizesWith = (base: Manifest['base']): readonly number[] =>
    [2, 3, 4, 5].map((players) => {
      const state = init({ players, seed: 1, manifest: { ...MANIFEST, base } });
      return state.row.length + view(state, 0).pileSize;
    });
  /** The built-in entries, that with this id in other seasons. */
  const inSeasons = (id: string, ...seasons: readonly Season[]): Manifest['base'] =>
    MANIFEST.base.map((entry) =>
      entry.id === id ? { ...entry, cards: seasons.map((season) => ({ season })) } : entry,
    );

  test('are all of their entry', () => {
    expect(sizesWith(inSeasons('boatsmen-church', 'D', 'D'))).toEqual([53, 52, 55, 52]);
  });

  test('are autumn cards: what is moved to another season stays', () => {
    expect(sizesWith(inSeasons('boatsmen-church', 'A'))).toEqual([52, 53, 54, 53]);
    expect(sizesWith(inSeasons('port', 'A'))).toEqual([53, 52, 54, 52]);
  });

  property.prop([manifestOptions], { numRuns: 60 })('in any deck, and all others play', (options) => {
    const state = init({ ...init(options).options, chance: 'manual' });
    const { players, kaispeicher, manifest } = state.options;
    const deck = plainDeck(manifest ?? MANIFEST, kaispeicher, players);
    expect(cardsOf(state.options)).toMatchObject(deck.map(({ removed: _, ...card }) => card));
    const played = deck.filter(({ removed }) => !removed).length;
    // Nothing has been turned up but what the start needs.
    expect(state.row.length + state.upper.length + view(state, 0).pileSize).toBe(played);
  });

  test('are those four of the built-in cards', () => {
    for (const players of [2, 3, 4, 5]) {
      const removed = plainDeck(MANIFEST, true, players).filter((card) => card.removed);
      expect(removed.map(({ id }) => id).sort()).toEqual([...removedFor(players)].sort());
    }
  });
});
