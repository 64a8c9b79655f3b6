import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Random } from '../../src/core/contract.js';
import { createRandom, pickFrom } from '../../src/core/random.js';
import {
  apply,
  cellAt,
  columnOf,
  type Goods,
  info,
  init,
  type KontorMove,
  type KontorOptions,
  type KontorState,
  legalMoves,
  MANIFEST,
  outcome,
  rowOf,
  score,
  step,
  turn,
  zones,
} from '../../src/kontor/index.js';
import { leadOf } from '../../src/kontor/zones.js';
import { anyManifest, options, optionsFor } from './arbitrary.js';
import { GAMES } from './games.js';
import { NEIGHBORS, referencePoints, referenceZones, sizeOf, winnerOf } from './reference.js';
import { allCards } from './table.js';

type Choose = (moves: readonly KontorMove[], state: KontorState) => KontorMove;

/** The states of a whole game; it must end, and within the bound that `info` gives. */
const playOut = (game: KontorOptions, choose: Choose): readonly KontorState[] => {
  let state = init(game);
  const states = [state];
  for (let due = turn(state); due.kind === 'decision'; due = turn(state)) {
    // Seats that wait at the same time choose in any order.
    const seat = due.players[states.length % due.players.length];
    state = apply(state, choose(legalMoves(state, seat), state));
    states.push(state);
    if (states.length - 1 > info.longest) throw new Error('the game does not end');
  }
  return states;
};

const randomly = (seed: number): Choose => {
  const random = createRandom(seed);
  return (moves) => pickFrom(moves, random);
};

/** Random games under all options. */
const overGames = (body: (states: readonly KontorState[]) => void, runs = 60): void => {
  fc.assert(
    fc.property(options, fc.nat(), (game, seed) => body(playOut(game, randomly(seed)))),
    { numRuns: runs },
  );
};

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const goodsOf = (cards: readonly number[]): Goods => {
  const goods = { wine: 0, spice: 0, tea: 0 };
  for (const card of cards) for (const good of CARGO.get(card) ?? []) goods[good]++;
  return goods;
};
const CARGO = new Map([...MANIFEST.red, ...MANIFEST.black].map(({ number, goods }) => [number, goods]));
const COLORS = [MANIFEST.red, MANIFEST.black].map((cards) => new Set(cards.map(({ number }) => number)));

describe('zones', () => {
  test('equal a flood fill from scratch after every move', () => {
    overGames((states) => {
      for (const state of states) {
        const found = zones(state);
        expect(
          found.map(({ cells, complete, openings, goods, leader, by, distance, customsHouses }) => ({
            cells,
            complete,
            openings,
            goods,
            leader,
            by,
            distance,
            houses: customsHouses.length,
          })),
        ).toEqual(referenceZones(state));
      }
    }, 40);
  });

  test('partition the Dock cards; a completed one has no open neighbor', () => {
    overGames((states) => {
      for (const state of states.filter((_, i) => i % 3 === 0)) {
        const cells = zones(state).flatMap((zone) => zone.cells);
        expect(new Set(cells).size).toBe(cells.length);
        const docks = state.board.flatMap((card, cell) =>
          COLORS.some((set) => set.has(card)) || card > 89 ? [cell] : [],
        );
        expect(cells.toSorted((a, b) => a - b)).toEqual(docks);
        const [rows, columns] = sizeOf(state);
        const [top, bottom, left, right] = state.extent;
        const bound = [bottom - top + 1 === rows, right - left + 1 === columns];
        if (state.options.rulings.edgeRule !== 'perDirection') bound.fill(bound.every(Boolean));
        for (const zone of zones(state)) {
          const open = zone.cells.flatMap((cell) =>
            NEIGHBORS.map(([down, aside]) => [rowOf(cell) + down, columnOf(cell) + aside] as const).filter(
              ([row, column]) =>
                (state.board[cellAt(row, column)] as number) < 0 &&
                !(bound[0] && (row < top || row > bottom)) &&
                !(bound[1] && (column < left || column > right)),
            ),
          );
          expect(zone.complete).toBe(open.length === 0);
        }
      }
    });
  });

  test('once completed never change', () => {
    overGames((states) => {
      const done = new Map<number, string>();
      for (const state of states) {
        const complete = new Map(
          zones(state).flatMap((zone) => (zone.complete ? [[zone.cells[0] as number, zone] as const] : [])),
        );
        for (const [first, text] of done) expect(JSON.stringify(complete.get(first))).toBe(text);
        for (const [first, zone] of complete) done.set(first, JSON.stringify(zone));
      }
    });
  });

  test('Warehouses equal the goods on the own cards; awarded zones have none, centers are the first goods cards laid', () => {
    overGames((states) => {
      for (const state of states.filter((_, i) => i % 2 === 0))
        for (const zone of zones(state))
          for (const side of [0, 1] as const) {
            const own = zone.cells.filter((cell) => COLORS[side]?.has(state.board[cell] as number));
            const isAwarded = zone.complete && zone.leader !== null;
            expect(zone.warehouses[side]).toEqual(
              isAwarded ? goodsOf([]) : goodsOf(own.map((cell) => state.board[cell] as number)),
            );
            const first = state.laid.find((cell) => own.includes(cell)) ?? null;
            expect(zone.centers[side]).toBe(isAwarded ? null : first);
          }
    });
  });
});

describe('goods advantage', () => {
  const count = fc.nat(12);
  const goods = fc.record({ wine: count, spice: count, tea: count });

  test('is antisymmetric, decided unless all are equal, and blind to equal additions', () => {
    fc.assert(
      fc.property(goods, goods, goods, (red, black, more) => {
        const { leader, by } = leadOf(red, black);
        const swapped = leadOf(black, red);
        expect(swapped).toEqual({ leader: leader === null ? null : 1 - leader, by });
        expect(leader === null).toBe(JSON.stringify(red) === JSON.stringify(black));
        const plus = (a: Goods, b: Goods): Goods => ({
          wine: a.wine + b.wine,
          spice: a.spice + b.spice,
          tea: a.tea + b.tea,
        });
        expect(leadOf(plus(red, more), plus(black, more))).toEqual({ leader, by });
      }),
      { numRuns: 1000 },
    );
  });

  test('of the library is the one of the reference, and takes its steps in their order', () => {
    fc.assert(
      fc.property(goods, goods, (red, black) => {
        expect(leadOf(red, black)).toEqual(winnerOf({ ...red }, { ...black }));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('conservation', () => {
  test('of cards over table, hands, piles and what is out of the game', () => {
    overGames((states) => {
      const all = allCards(states[0] as KontorState);
      expect(new Set(all).size).toBe(all.length);
      for (const state of states) expect(allCards(state)).toEqual(all);
    });
  });

  test('of coins between players and treasury, each of them told', () => {
    fc.assert(
      fc.property(options, fc.nat(), (game, seed) => {
        const choose = randomly(seed);
        let state = init(game);
        let treasury = 20 - sumOf(state.coins);
        if (game.scenario === 'poverty') treasury = 0;
        const total = treasury + sumOf(state.coins);
        for (let due = turn(state); due.kind === 'decision'; due = turn(state)) {
          const next = step(state, choose(legalMoves(state, due.players.at(-1)), state));
          for (const event of next.events) {
            if (event.type === 'tax-paid' || event.type === 'card-removed') treasury += event.coins;
            if (event.type === 'coin-taken') treasury--;
            if (event.type === 'cards-ordered') treasury += 2 * event.granted;
            expect(treasury).toBeGreaterThanOrEqual(0);
          }
          state = next.state;
          expect(treasury + sumOf(state.coins)).toBe(total);
          expect(Math.min(...state.coins)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('scores', () => {
  test('equal the reference, midway and at the end', () => {
    overGames((states) => {
      for (const state of states.filter((_, i) => i % 9 === 0 || i === states.length - 1))
        expect(score(state).sides.map(({ total }) => total)).toEqual(referencePoints(state));
    }, 150);
  });
});

describe('states', () => {
  test('stay within 2 kB of JSON', () => {
    let largest = 0;
    overGames((states) => {
      for (const state of states) largest = Math.max(largest, JSON.stringify(state).length);
    });
    expect(largest).toBeLessThanOrEqual(2048);
    // The bound is not far off.
    expect(largest).toBeGreaterThan(1500);
  });
});

describe('every game ends', () => {
  /** What a player does who knows one thing alone; `ships` are the cards that let the ship move. */
  type Habit = (moves: readonly KontorMove[], ships: ReadonlySet<number>, random: Random) => KontorMove;
  const first: Habit = (moves) => moves[0] as KontorMove;
  // The last choice is the pass.
  const last: Habit = (moves) => moves.at(-1) as KontorMove;
  const swap =
    (otherwise: Habit): Habit =>
    (moves, ships, random) =>
      moves.find((move) => move.type === 'ship' && move.remove !== null) ??
      moves.find((move) => move.type === 'choose' && ships.has(move.card ?? 0)) ??
      otherwise(moves, ships, random);
  const habits: Readonly<Record<string, Habit>> = {
    'move at random': (moves, _, random) => pickFrom(moves, random),
    'pass, and else take the last move': last,
    'take the first move': first,
    'swap by ship': swap(first),
    'swap by ship and else pass': swap(last),
    'never pass and take the last move': (moves, ships, random) =>
      moves[0]?.type === 'choose' && moves.length > 1 ? (moves.at(-2) as KontorMove) : last(moves, ships, random),
    'buy whatever they can and lay the rest': (moves, ships, random) =>
      moves.find((move) => move.type === 'bribe' && move.cell !== null) ??
      moves.findLast((move) => move.type === 'buy') ??
      moves.find((move) => move.type === 'place') ??
      first(moves, ships, random),
  };
  const names = Object.keys(habits);

  /** Plays a game to its end, each seat by its habit. */
  const ends = (options: KontorOptions, habitOf: (seat: number) => Habit): void => {
    const { red, black, water } = options.manifest ?? MANIFEST;
    const withShip = [...red, ...black, ...water].filter(({ symbol }) => symbol === 'ship');
    const ships = new Set(withShip.map(({ number }) => number));
    const random = createRandom('ends');
    const states = playOut(options, (moves) => habitOf(moves[0]?.player ?? 0)(moves, ships, random));
    const end = states.at(-1) as KontorState;
    expect(end.phase).toBe('over');
    expect(outcome(end)?.ranking).toHaveLength(2);
  };

  // Whatever is on the cards, and whatever the options.
  describe.each(Object.keys(GAMES))('%s', (name) => {
    const games = fc
      .tuple(optionsFor([name]), fc.option(anyManifest))
      .map(([game, manifest]): KontorOptions => ({ ...game, manifest }));

    test.each(names)('of players who %s', (habit) => {
      fc.assert(
        fc.property(games, (game) => ends(game, () => habits[habit] as Habit)),
        { numRuns: 4 },
      );
    });

    test('of players of whom each has a habit of his own', () => {
      const habit = fc.constantFrom(...Object.values(habits));
      fc.assert(
        fc.property(games, fc.array(habit, { minLength: 4, maxLength: 4 }), (game, own) =>
          ends(game, (seat) => own[seat] as Habit),
        ),
        { numRuns: 8 },
      );
    });
  });
});
