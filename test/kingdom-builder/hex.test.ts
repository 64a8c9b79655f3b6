import fc from 'fast-check';
import { defineHex, Grid, distance as honeycombDistance, Orientation, ring } from 'honeycomb-grid';
import { describe, expect, test } from 'vitest';
import {
  areNeighbors,
  columnOf,
  DIRECTIONS,
  distance,
  HEXES,
  hexAt,
  lineFrom,
  neighborsOf,
  rowOf,
} from '../../src/kingdom-builder/hex.js';

const hexes = Array.from({ length: HEXES }, (_, hex) => hex);
const hex = fc.nat(HEXES - 1);
const direction = fc.constantFrom(...DIRECTIONS);

/** Steps from one hex to all others, by breadth-first search. */
const stepsFrom = (start: number): ReadonlyMap<number, number> => {
  const steps = new Map([[start, 0]]);
  // Map keeps insertion order, and the loop also visits what is added within it.
  for (const [here, n] of steps) for (const next of neighborsOf(here)) if (!steps.has(next)) steps.set(next, n + 1);
  return steps;
};

/** The middle of a hex, in units in which neighbors are 2 apart. */
const middleOf = (at: number): readonly [number, number] => [
  rowOf(at) * Math.sqrt(3),
  2 * columnOf(at) + (rowOf(at) % 2),
];

describe('hexes', () => {
  test('a hex is its row and column', () => {
    for (const at of hexes) {
      expect(hexAt(rowOf(at), columnOf(at))).toBe(at);
      expect(rowOf(at)).toBeLessThan(20);
      expect(columnOf(at)).toBeLessThan(20);
    }
  });

  test('a hex has two to six neighbors on the board, ascending, itself not among them', () => {
    for (const at of hexes) {
      const neighbors = neighborsOf(at);
      expect(neighbors.length).toBeGreaterThanOrEqual(2);
      expect(neighbors.length).toBeLessThanOrEqual(6);
      expect(neighbors).toEqual([...new Set(neighbors)].sort((a, b) => a - b));
      expect(neighbors.every((next) => next !== at && next >= 0 && next < HEXES)).toBe(true);
    }
    expect(hexes.filter((at) => neighborsOf(at).length === 6)).toHaveLength(18 * 18);
    expect(hexes.filter((at) => neighborsOf(at).length === 2)).toEqual([hexAt(0, 0), hexAt(19, 19)]);
  });

  test('adjacency is symmetric, and areNeighbors is membership', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        expect(areNeighbors(a, b)).toBe(areNeighbors(b, a));
        expect(areNeighbors(a, b)).toBe(neighborsOf(a).includes(b));
      }),
    );
    for (const at of hexes) for (const next of neighborsOf(at)) expect(areNeighbors(next, at)).toBe(true);
  });

  test('neighbors are the hexes whose middles are nearest', () => {
    for (const at of hexes) {
      const [y, x] = middleOf(at);
      const nearest = hexes.filter((other) => {
        const [otherY, otherX] = middleOf(other);
        return other !== at && Math.hypot(otherY - y, otherX - x) < 2.001;
      });
      expect(neighborsOf(at)).toEqual(nearest);
    }
  });
});

describe('distance', () => {
  test('is a metric', () => {
    fc.assert(
      fc.property(hex, hex, hex, (a, b, c) => {
        expect(distance(a, b) === 0).toBe(a === b);
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
      }),
      { numRuns: 2000 },
    );
  });

  test('is the length of the shortest path, so neighbors are the hexes at distance 1', () => {
    for (const at of hexes)
      for (const [other, steps] of stepsFrom(at)) if (distance(at, other) !== steps) expect.fail(`${at} to ${other}`);
  });
});

describe('lines', () => {
  test('each goes where its name says: rows downwards, odd rows half a hex to the right', () => {
    const first = (row: number, column: number) =>
      DIRECTIONS.map((way) => [way, ...lineFrom(hexAt(row, column), way).slice(0, 2)]);
    expect(first(4, 4)).toEqual([
      ['east', hexAt(4, 5), hexAt(4, 6)],
      ['southeast', hexAt(5, 4), hexAt(6, 5)],
      ['southwest', hexAt(5, 3), hexAt(6, 3)],
      ['west', hexAt(4, 3), hexAt(4, 2)],
      ['northwest', hexAt(3, 3), hexAt(2, 3)],
      ['northeast', hexAt(3, 4), hexAt(2, 5)],
    ]);
    expect(first(5, 4)).toEqual([
      ['east', hexAt(5, 5), hexAt(5, 6)],
      ['southeast', hexAt(6, 5), hexAt(7, 5)],
      ['southwest', hexAt(6, 4), hexAt(7, 3)],
      ['west', hexAt(5, 3), hexAt(5, 2)],
      ['northwest', hexAt(4, 4), hexAt(3, 3)],
      ['northeast', hexAt(4, 5), hexAt(3, 5)],
    ]);
  });

  test('each step goes to a neighbor, and the n-th hex is n away on a straight line', () => {
    for (const at of hexes)
      for (const way of DIRECTIONS) {
        const line = [at, ...lineFrom(at, way)];
        const [y, x] = middleOf(at);
        const [stepY, stepX] = middleOf(line[1] ?? at).map((value, axis) => value - (axis === 0 ? y : x));
        line.forEach((here, n) => {
          const before = line[n - 1];
          if (before !== undefined && !areNeighbors(before, here)) expect.fail(`${before} to ${here}`);
          expect(distance(at, here)).toBe(n);
          const [hereY, hereX] = middleOf(here);
          expect(hereY).toBeCloseTo(y + n * (stepY ?? 0));
          expect(hereX).toBeCloseTo(x + n * (stepX ?? 0));
        });
      }
  });

  test('a line reaches the edge: as many hexes as the board has in that direction', () => {
    fc.assert(
      fc.property(hex, direction, (at, way) => {
        const last = lineFrom(at, way).at(-1) ?? at;
        expect(lineFrom(last, way)).toEqual([]);
        expect(neighborsOf(last).length).toBeLessThan(6);
      }),
    );
    expect(lineFrom(hexAt(4, 0), 'east')).toHaveLength(19);
    expect(lineFrom(hexAt(4, 0), 'west')).toHaveLength(0);
  });

  test('the first steps of the six lines are the neighbors, and opposite directions lead back', () => {
    for (const at of hexes) {
      const first = DIRECTIONS.flatMap((way) => lineFrom(at, way).slice(0, 1));
      expect(first.sort((a, b) => a - b)).toEqual(neighborsOf(at));
      DIRECTIONS.forEach((way, i) => {
        const [next] = lineFrom(at, way);
        const back = DIRECTIONS[(i + 3) % 6];
        if (next !== undefined && back !== undefined) expect(lineFrom(next, back)[0]).toBe(at);
      });
    }
  });
});

describe('sections', () => {
  test('turning a section by 180 degrees keeps its adjacency', () => {
    const turned = (at: number): number => hexAt(9 - rowOf(at), 9 - columnOf(at));
    const section = hexes.filter((at) => rowOf(at) < 10 && columnOf(at) < 10);
    for (const a of section)
      for (const b of section) expect(areNeighbors(turned(a), turned(b))).toBe(areNeighbors(a, b));
  });

  test('joined sections keep the adjacency that each has by itself', () => {
    const section = hexes.filter((at) => rowOf(at) < 10 && columnOf(at) < 10);
    for (const [down, right] of [
      [0, 10],
      [10, 0],
      [10, 10],
    ] as const)
      for (const a of section)
        for (const b of section) {
          const [c, d] = [a, b].map((at) => hexAt(rowOf(at) + down, columnOf(at) + right));
          expect(areNeighbors(c ?? -1, d ?? -1)).toBe(areNeighbors(a, b));
        }
  });

  test('at a seam every hex has the neighbors that the grid goes on with', () => {
    const seams = hexes.filter((at) => [9, 10].includes(rowOf(at)) || [9, 10].includes(columnOf(at)));
    const inside = seams.filter((at) => rowOf(at) % 19 !== 0 && columnOf(at) % 19 !== 0);
    for (const at of inside) expect(neighborsOf(at)).toHaveLength(6);
    expect(neighborsOf(hexAt(9, 9))).toEqual([
      hexAt(8, 9),
      hexAt(8, 10),
      hexAt(9, 8),
      hexAt(9, 10),
      hexAt(10, 9),
      hexAt(10, 10),
    ]);
    expect(neighborsOf(hexAt(10, 10))).toEqual([
      hexAt(9, 9),
      hexAt(9, 10),
      hexAt(10, 9),
      hexAt(10, 11),
      hexAt(11, 9),
      hexAt(11, 10),
    ]);
  });
});

describe('another library agrees', () => {
  const HoneycombHex = defineHex({ orientation: Orientation.POINTY, offset: -1 });
  const theirs = hexes.map((at) => new HoneycombHex({ row: rowOf(at), col: columnOf(at) }));

  test('on the neighbors of all 400 hexes', () => {
    theirs.forEach((center, at) => {
      const around = new Grid(HoneycombHex, ring({ center, radius: 1 })).toArray();
      const onBoard = around.filter(({ row, col }) => row >= 0 && row < 20 && col >= 0 && col < 20);
      // Adding 0 turns -0 into 0.
      expect(onBoard.map(({ row, col }) => hexAt(row, col) + 0).sort((a, b) => a - b)).toEqual(neighborsOf(at));
    });
  });

  test('on the distances between all of them', () => {
    const settings = HoneycombHex.prototype;
    theirs.forEach((a, from) => {
      theirs.forEach((b, to) => {
        if (honeycombDistance(settings, a, b) + 0 !== distance(from, to)) expect.fail(`${from} to ${to}`);
      });
    });
  });
});
