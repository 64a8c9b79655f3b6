// What the functions of the games do with wrong arguments, with the very messages; the conformance suite asks every game
// for the same. And what user interfaces ask: whatever is no seat, hex, cell, card or list of sections is refused by name.
import { describe, expect, test } from 'vitest';
import { greedyBot, mctsBot, randomBot } from '../../src/bots/index.js';
import type { AnyGame } from '../../src/core/contract.js';
import { perft } from '../../src/debug/index.js';
import { createRandom, games, InvalidInputError, pickOutcome } from '../../src/index.js';
import * as kingdomBuilder from '../../src/kingdom-builder/index.js';
import * as kontor from '../../src/kontor/index.js';
import { recordGame, replay } from '../../src/record/index.js';
import * as speicherstadt from '../../src/speicherstadt/index.js';

const all: readonly AnyGame[] = Object.values(games);
const random = createRandom('arguments');

/** What a call was refused for, as `name: what was expected`. */
const refusal = (call: () => unknown): string => {
  try {
    call();
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    const [issue, more] = error.issues;
    expect([issue?.path, more]).toEqual([[issue?.code], undefined]);
    return `${error.game}: ${issue?.code} (${issue?.expected})`;
  }
  return 'it was not refused';
};

/** A state of each game with chance due, where its `chance` has most to read. */
const manual: Readonly<Record<string, () => unknown>> = {
  'kingdom-builder': () =>
    kingdomBuilder.init({ players: 2, sections: 'first-game', cards: 'first-game', chance: 'manual' }),
  kontor: () => kontor.init({ players: 2, chance: 'manual' }),
  speicherstadt: () => speicherstadt.init({ players: 2, chance: 'manual' }),
};

describe.each(all)('$id', (game) => {
  const { id } = game;
  const state = game.init({ players: 2, seed: 1 });
  const other = all.find((one) => one.id !== id) as AnyGame;
  const foreign = other.init({ players: 2, seed: 1 });
  const [, most] = game.info.players;
  const notSeats = [null, '0', -1, 2, 9, 0.5, Number.NaN, -0] as readonly unknown[] as readonly number[];
  const undue = undefined as unknown as number;

  test('chance, step and all that needs a state refuse a view, another game and text', () => {
    const due = manual[id]?.() as typeof state;
    expect(game.turn(due)).toEqual({ kind: 'chance' });
    expect(game.chance(due).length).toBeGreaterThan(0);
    const refused = `${id}: state (a state of this game)`;
    const wrong = [game.view(due, 0), foreign, JSON.stringify(state), undefined, null, 5, []] as (typeof state)[];
    for (const given of wrong) {
      const move = { type: 'end-turn', player: 0 };
      expect(refusal(() => game.chance(given))).toBe(refused);
      expect(refusal(() => game.apply(given, move))).toBe(refused);
      expect(refusal(() => game.step(given, move))).toBe(refused);
      expect(refusal(() => game.tryApply(given, move))).toBe(refused);
      expect(refusal(() => game.withRandom(given, 1))).toBe(refused);
      expect(refusal(() => game.view(given, 0))).toBe(refused);
      expect(refusal(() => perft(game, given, 1))).toBe(refused);
    }
  });

  test('who is no seat has no moves, and none is picked for it', () => {
    const refused = `${id}: player (a seat of this game)`;
    for (const of of [state, game.view(state, 0), game.view(state, 'spectator')]) {
      for (const player of notSeats)
        expect(game.legalMoves(of, player).length).toBe(Object.is(player, -0) ? game.legalMoves(of, 0).length : 0);
      for (const player of [undue, ...notSeats]) {
        expect(refusal(() => game.pickMove(of, player, random))).toBe(refused);
        expect(refusal(() => game.movesFrom(of, player, {}))).toBe(refused);
      }
    }
    expect(game.movesFrom(state, 0, undefined)).toEqual(game.legalMoves(state, 0));
    expect(game.movesFrom(state, 0)).toEqual(game.legalMoves(state, 0));
    expect(game.legalMoves(state, 0).length).toBeGreaterThan(0);
  });

  test('who is no viewer sees neither the game nor events', () => {
    const refused = `${id}: viewer (a seat or 'spectator')`;
    for (const viewer of [undue, ...notSeats]) expect(refusal(() => game.view(state, viewer))).toBe(refused);
    const { events } = game.start({ players: 2, seed: 1 });
    for (const viewer of [undue, ...notSeats.filter((seat) => seat !== 2), most])
      expect(refusal(() => game.viewEvents(events, viewer))).toBe(refused);
    expect(game.viewEvents(events, most - 1).length).toBe(events.length);
  });

  test('without a source of chance nothing is picked, dealt or drawn', () => {
    const [seat] = (game.turn(state) as { readonly players: readonly number[] }).players as [number];
    const { length } = game.legalMoves(state, seat);
    for (const source of [undefined, null, 0, {}] as never[]) {
      const refused = `kontorhaus: random (a source of whole numbers below ${length})`;
      expect(refusal(() => game.pickMove(state, seat, source))).toBe(refused);
      expect(refusal(() => game.resample(game.view(state, 0), source))).toMatch(/^kontorhaus: random \(/);
      expect(refusal(() => pickOutcome(game.chance(manual[id]?.() as typeof state), source))).toMatch(/: random \(/);
    }
  });

  test.each([
    ['random', randomBot(game)],
    ['greedy', greedyBot(game)],
    ['mcts', mctsBot(game, { iterations: 2 })],
  ])('the %s bot takes the view of a seat alone', (_, bot) => {
    for (const wrong of [state, other.view(foreign, 0), undefined, null] as never[])
      expect(refusal(() => bot(wrong, random))).toBe(`${id}: view (a view of this game)`);
    expect(refusal(() => bot(game.view(state, 'spectator'), random))).toBe(`${id}: viewer (the view of a seat)`);
  });

  test('a record of another game is not played again, and says so before all else', () => {
    const record = recordGame(other, { players: 2, seed: 1 }, (now) => other.legalMoves(now)[0] as never);
    expect(() => replay(game, record).next()).toThrow(`${id}: game: other-game (a record of ${id})`);
  });
});

describe('what user interfaces ask', () => {
  const board = ['tavern', 'paddock', 'oasis', 'farm'] as const;
  const build = kingdomBuilder.init({ players: 2, seed: 1 });
  const harbor = kontor.init({ players: 2, seed: 1 });
  const hexes = [-1, 400, 1.5, Number.NaN, '0', null, undefined, -0] as never[];
  const seats = [-1, 2, 9, '0', null, undefined] as never[];

  /** Each call with each wrong value gives the same refusal, and the right value gives an answer. */
  const ask = (
    name: string,
    expected: string,
    wrong: readonly never[],
    right: unknown,
    calls: readonly ((value: never) => unknown)[],
  ): void => {
    for (const call of calls) {
      for (const value of wrong) expect(refusal(() => call(value))).toBe(`${name} (${expected})`);
      expect(call(right as never)).not.toBe(undefined);
    }
  };

  test('Kingdom Builder: hexes, rows and columns, directions', () => {
    const { neighborsOf, lineFrom, rowOf, columnOf, kindAt, sectorOf, settlementAt, tilesLeft } = kingdomBuilder;
    const calls = [
      neighborsOf,
      rowOf,
      columnOf,
      sectorOf,
      (hex: never) => lineFrom(hex, 'east'),
      (hex: never) => kindAt(board, hex),
      (hex: never) => settlementAt(build, hex),
      (hex: never) => tilesLeft(build, hex),
    ];
    ask('kingdom-builder: hex', 'a whole number from 0 to 399', hexes, 399, calls);
    for (const question of [kingdomBuilder.areNeighbors, kingdomBuilder.distance]) {
      ask('kingdom-builder: a', 'a whole number from 0 to 399', hexes, 399, [(hex) => question(hex, 0)]);
      ask('kingdom-builder: b', 'a whole number from 0 to 399', hexes, 399, [(hex) => question(0, hex)]);
    }
    const lines = [-1, 20, 0.5, '1', undefined] as never[];
    ask('kingdom-builder: row', 'a whole number from 0 to 19', lines, 19, [(row) => kingdomBuilder.hexAt(row, 0)]);
    ask('kingdom-builder: column', 'a whole number from 0 to 19', lines, 19, [(at) => kingdomBuilder.hexAt(0, at)]);
    const directions = 'one of east, southeast, southwest, west, northwest, northeast';
    ask('kingdom-builder: direction', directions, ['north', undefined] as never[], 'west', [(way) => lineFrom(5, way)]);
  });

  test('Kingdom Builder: seats, tiles, cards', () => {
    const { settlementsOf, supplyOf, tilesOf, targetsOf, scoreCard } = kingdomBuilder;
    ask('kingdom-builder: player', 'a seat of this game', seats, 1, [
      (seat) => settlementsOf(build, seat),
      (seat) => supplyOf(build, seat),
      (seat) => tilesOf(build, seat),
    ]);
    const tiles = 'one of oracle, farm, oasis, tower, tavern, barn, harbor, paddock';
    const notTiles = ['castle', 'constructor', undefined] as never[];
    ask('kingdom-builder: tile', tiles, notTiles, null, [(tile) => targetsOf(build, tile, null)]);
    const from = hexes.filter((hex) => hex !== null);
    ask('kingdom-builder: from', 'a whole number from 0 to 399', from, null, [(hex) => targetsOf(build, 'barn', hex)]);
    const cards = `one of ${kingdomBuilder.CARDS.join(', ')}, castle`;
    const notCards = ['foo', 'constructor', undefined] as never[];
    ask('kingdom-builder: card', cards, notCards, 'castle', [(card) => scoreCard(build, card)]);
  });

  test('Kingdom Builder: sections', () => {
    const { castles, kindAt, locations } = kingdomBuilder;
    const names = kingdomBuilder.SECTIONS.flatMap((id) => [id, `${id}-turned`]);
    const wrong = [
      undefined,
      null,
      'tavern',
      ['tavern', 'paddock', 'oasis'],
      ['tavern', 'paddock', 'oasis', 'castle'],
      ['tavern', 'paddock', 'oasis', null],
      ['tavern', 'paddock', 'oasis', { id: 'constructor', turned: false }],
    ] as never[];
    ask('kingdom-builder: sections', `four of ${names.join(', ')}`, wrong, board, [
      castles,
      locations,
      (sections) => kindAt(sections, 0),
    ]);
  });

  test('Kingdom Builder: a list of sections that its owner has changed is read anew', () => {
    const { castles, kindAt, locations } = kingdomBuilder;
    const edited: kingdomBuilder.Section[] = ['tavern', 'paddock', 'oasis', 'farm'];
    const sections = edited as unknown as kingdomBuilder.Sections;
    const before = [locations(sections), castles(sections)];
    expect(locations(sections)).toBe(before[0]);
    edited[0] = 'oracle';
    const fresh = ['oracle', 'paddock', 'oasis', 'farm'] as const;
    expect(locations(sections)).toEqual(locations(fresh));
    expect(castles(sections)).toEqual(castles(fresh));
    for (const { hex } of locations(sections)) expect(kindAt(sections, hex)).toBe('location');
    for (const hex of castles(sections)) expect(kindAt(sections, hex)).toBe('castle');
    edited[0] = { id: 'oracle', turned: true };
    expect(locations(sections)).toEqual(locations(['oracle-turned', 'paddock', 'oasis', 'farm']));
    edited[0] = 'tavern';
    expect([locations(sections), castles(sections)]).toEqual(before);
  });

  test('Kontor: cells, seats, cards, places', () => {
    const { cellAt, rowOf, columnOf, spacesOf, firstZones, CELLS } = kontor;
    const cells = [-1, CELLS, 1.5, '0', null, undefined] as never[];
    ask('kontor: cell', 'a whole number from 0 to 194', cells, 194, [rowOf, columnOf]);
    ask('kontor: row', 'a whole number from -6 to 8', [-7, 9, '0', undefined] as never[], 8, [(row) => cellAt(row, 0)]);
    ask('kontor: column', 'a whole number from -6 to 7', [-7, 8, undefined] as never[], -6, [(at) => cellAt(0, at)]);
    expect(cellAt(0, 7)).toBe(cellAt(1, -6));
    ask('kontor: column', 'a whole number from -6 to 6', [7] as never[], 6, [(at) => cellAt(8, at)]);
    for (let cell = 0; cell < CELLS; cell++) expect(cellAt(rowOf(cell), columnOf(cell))).toBe(cell);
    ask('kontor: player', 'a seat of this game', seats, 1, [(seat) => spacesOf(harbor, seat, 3)]);
    const notCards = [0, -1, 93, 94, 9999, 1.5, '3', null, undefined] as never[];
    ask('kontor: card', 'the number of a card of this game', notCards, 87, [(card) => spacesOf(harbor, 0, card)]);
    // Only some games have special cards.
    const special = kontor.init({ players: 2, scenario: 'special-cards', seed: 1 });
    expect(spacesOf(special, 0, 93).length).toBeGreaterThan(0);
    const zones = [{ size: 3, distance: 1 }];
    const both = 'one of largest, smallest';
    ask('kontor: first', both, ['x', undefined] as never[], 'largest', [(first) => firstZones(zones, first, 1)]);
    const range = `a whole number from 0 to ${Number.MAX_SAFE_INTEGER}`;
    ask('kontor: places', range, [-1, 0.5, undefined] as never[], 0, [(n) => firstZones(zones, 'largest', n)]);
  });

  test('Speicherstadt: loads and ids', () => {
    const { goodsOf, nameOf } = speicherstadt;
    const loads = [-1, 0o100000000, 0.5, '1', null, undefined] as never[];
    ask('speicherstadt: load', `a whole number from 0 to ${0o77777777}`, loads, 0o77777777, [goodsOf]);
    ask('speicherstadt: id', 'the id of a card', [3, null, undefined] as never[], 'bank', [nameOf]);
  });
});
