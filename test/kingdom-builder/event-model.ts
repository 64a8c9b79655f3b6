import { expect } from 'vitest';
import type { Viewer } from '../../src/core/contract.js';
import {
  type KingdomBuilderEvent,
  type KingdomBuilderState,
  type KingdomBuilderView,
  locations,
  type OpenPart,
  TERRAINS,
  type Terrain,
  type Tile,
} from '../../src/kingdom-builder/index.js';

/*
 * The table as somebody sees it who is told nothing but the events: all of them, or those that `viewEvents` leaves for
 * one viewer. What an event says is tested against this table before the table is changed.
 */

/** Who listens: a viewer, or one who hears all. */
export type Listener = Viewer | 'all';

/** What lies before a seat from one location hex. */
type Status = 'none' | 'ready' | 'used' | 'new' | 'lost';

/** All that can be known from events. */
export interface Table {
  isOver: boolean;
  /** The seat on turn; null while the first cards are dealt. */
  player: number | null;
  terrain: Terrain | null;
  built: number;
  settlements: readonly (readonly number[])[];
  tiles: readonly (readonly Status[])[];
  hands: readonly (Terrain | 'hidden' | null)[];
  /** How many cards of each terrain the listener has not seen, and how many the pile has. */
  unseen: readonly number[];
  pileSize: number;
  discard: readonly number[];
}

const STATUSES: readonly Status[] = ['none', 'ready', 'used', 'new', 'lost'];

const at = <T>(list: readonly T[], index: number): T => list[index] as T;

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const changed = (counts: readonly number[], terrain: Terrain, by: 1 | -1): readonly number[] => {
  const index = TERRAINS.indexOf(terrain);
  const count = at(counts, index) + by;
  expect(count).toBeGreaterThanOrEqual(0);
  return counts.with(index, count);
};

const openPart = (of: OpenPart) => ({
  isOver: of.phase === 'over',
  player: of.phase === 'deal' ? null : of.player,
  terrain: of.terrain,
  built: of.built,
  settlements: of.settlements.map((rows) =>
    rows.flatMap((bits, row) =>
      Array.from({ length: 20 }, (_, column) => 20 * row + column).filter((_, column) => (bits >> column) & 1),
    ),
  ),
  tiles: of.tiles.map((own) => own.map((status) => at(STATUSES, status))),
  discard: of.discard,
});

/** A state in the words of this file. */
export const tableOfState = (state: KingdomBuilderState): Table => ({
  ...openPart(state),
  hands: state.hands,
  unseen: state.pile,
  pileSize: sumOf(state.pile),
});

/** A view in the words of this file. */
export const tableOfView = (seen: KingdomBuilderView): Table => ({
  ...openPart(seen),
  hands: seen.hands,
  unseen: seen.unseen,
  pileSize: seen.pileSize,
});

/** A table before the first card is dealt. */
export const emptyTable = ({ players, sections }: OpenPart['options']): Table => {
  const each = <T>(value: T): readonly T[] => new Array<T>(players).fill(value);
  return {
    isOver: false,
    player: null,
    terrain: null,
    built: 0,
    settlements: each([]),
    tiles: each(locations(sections).map(() => 'none')),
    hands: each(null),
    unseen: TERRAINS.map(() => 5),
    pileSize: 25,
    discard: TERRAINS.map(() => 0),
  };
};

/** What changes a table as an event says. */
export const listen = (
  { players, sections }: OpenPart['options'],
  listener: Listener,
  table: Table,
): { readonly table: Table; readonly tell: (event: KingdomBuilderEvent) => void } => {
  const places = locations(sections);

  const statusesOf = (player: number): readonly Status[] => at(table.tiles, player);
  const setStatus = (player: number, index: number, status: Status): void => {
    table.tiles = table.tiles.with(player, statusesOf(player).with(index, status));
  };
  const placeOf = (tile: Tile, hex: number): number => {
    const index = places.findIndex((place) => place.hex === hex);
    expect(places[index]?.tile).toBe(tile);
    return index;
  };
  /** The first of the tiles that can be used is. */
  const useTile = (player: number, tile: Tile): void => {
    const index = places.findIndex((place, i) => place.tile === tile && statusesOf(player)[i] === 'ready');
    expect(index).toBeGreaterThanOrEqual(0);
    setStatus(player, index, 'used');
  };
  const isTaken = (hex: number): boolean => table.settlements.some((own) => own.includes(hex));
  const settle = (player: number, hex: number): void => {
    expect(isTaken(hex)).toBe(false);
    table.settlements = table.settlements.with(
      player,
      [...at(table.settlements, player), hex].toSorted((a, b) => a - b),
    );
  };
  const leave = (player: number, hex: number): void => {
    expect(table.settlements[player]).toContain(hex);
    table.settlements = table.settlements.with(
      player,
      at(table.settlements, player).filter((other) => other !== hex),
    );
  };
  /** Of two equal tiles the one lying face up goes. */
  const loseTile = (player: number, tile: Tile, hex: number): void => {
    const index = placeOf(tile, hex);
    const status = statusesOf(player)[index];
    expect(['ready', 'used', 'new']).toContain(status);
    setStatus(player, index, 'lost');
    const twin = places.findIndex(
      (place, i) => place.tile === tile && ['used', 'new'].includes(at(statusesOf(player), i)),
    );
    if (status === 'ready' && twin >= 0) setStatus(player, twin, 'ready');
  };
  /** From the hand at the start of a turn, else straight from the pile. */
  const playCard = (player: number, terrain: Terrain): void => {
    const card = table.hands[player];
    if (card === null) table.pileSize--;
    else if (card !== 'hidden') expect(card).toBe(terrain);
    if (card === null || card === 'hidden') table.unseen = changed(table.unseen, terrain, -1);
    table.hands = table.hands.with(player, null);
    table.terrain = terrain;
  };

  const tell = (event: KingdomBuilderEvent): void => {
    expect(table.isOver).toBe(false);
    switch (event.type) {
      case 'card-drawn': {
        const { player, terrain } = event;
        expect(terrain !== null).toBe(listener === 'all' || listener === player);
        expect(table.hands[player]).toBeNull();
        table.hands = table.hands.with(player, terrain ?? 'hidden');
        table.pileSize--;
        if (terrain !== null) table.unseen = changed(table.unseen, terrain, -1);
        break;
      }
      case 'pile-reshuffled':
        expect(table.pileSize).toBe(0);
        expect(event.cards).toBe(sumOf(table.discard));
        table.unseen = table.unseen.map((count, i) => count + at(table.discard, i));
        table.pileSize = event.cards;
        table.discard = TERRAINS.map(() => 0);
        break;
      case 'turn-started':
        expect(table.terrain).toBeNull();
        if (table.player !== null) expect(event.player).toBe((table.player + 1) % players);
        table.player = event.player;
        table.built = 0;
        break;
      case 'turn-ended':
        expect([event.player, table.terrain]).toEqual([table.player, null]);
        table.built = 0;
        table.tiles = table.tiles.with(
          event.player,
          statusesOf(event.player).map((status) => (status === 'used' || status === 'new' ? 'ready' : status)),
        );
        break;
      case 'last-settlement':
        expect(table.settlements[event.player]).toHaveLength(40);
        break;
      case 'card-played':
        expect(event.player).toBe(table.player);
        playCard(event.player, event.terrain);
        break;
      case 'card-removed':
      case 'card-discarded':
        expect([event.player, event.terrain]).toEqual([table.player, table.terrain]);
        table.terrain = null;
        if (event.type === 'card-discarded') table.discard = changed(table.discard, event.terrain, 1);
        break;
      case 'settlement-built':
        expect(event.player).toBe(table.player);
        if (event.tile === null) table.built++;
        else useTile(event.player, event.tile);
        settle(event.player, event.hex);
        break;
      case 'settlement-moved':
        expect(event.player).toBe(table.player);
        useTile(event.player, event.tile);
        leave(event.player, event.from);
        settle(event.player, event.hex);
        break;
      case 'tile-taken':
        expect(statusesOf(event.player)[placeOf(event.tile, event.location)]).toBe('none');
        setStatus(event.player, placeOf(event.tile, event.location), 'new');
        break;
      case 'tile-lost':
        loseTile(event.player, event.tile, event.location);
        break;
      case 'game-over':
        table.isOver = true;
        break;
      default:
        // A new type of event does not compile here.
        event satisfies never;
    }
  };
  return { table, tell };
};
