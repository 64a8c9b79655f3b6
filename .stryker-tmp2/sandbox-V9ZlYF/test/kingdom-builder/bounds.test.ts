import { describe, expect, test } from 'vitest';
import { createRandom } from '../../src/index.js';
import {
  HEX_KINDS,
  HEXES,
  type HexKind,
  info,
  init,
  kindAt,
  locations,
  pickMove,
  SECTIONS,
  type Sections,
  SUPPLY,
  TERRAINS,
  type Tile,
  turn,
  unsafe,
} from '../../src/kingdom-builder/index.js';

/** All choices of four sections; neither their places nor the way they lie change the counts. */
const boards = SECTIONS.flatMap((a, i) =>
  SECTIONS.slice(i + 1).flatMap((b, j) =>
    SECTIONS.slice(i + j + 2).flatMap((c, k) => SECTIONS.slice(i + j + k + 3).map((d): Sections => [a, b, c, d])),
  ),
);

const countsOf = (sections: Sections): ReadonlyMap<HexKind, number> => {
  const counts = new Map<HexKind, number>(HEX_KINDS.map((kind) => [kind, 0]));
  for (let hex = 0; hex < HEXES; hex++) {
    const kind = kindAt(sections, hex);
    counts.set(kind, (counts.get(kind) as number) + 1);
  }
  return counts;
};

describe('bounds', () => {
  test('there are 70 boards', () => {
    expect(boards.length).toBe(70);
  });

  test('no list is wider than all settlements times all hexes that tiles could move them to', () => {
    const widest = boards.map((sections) => {
      const counts = countsOf(sections);
      const count = (kind: HexKind): number => counts.get(kind) as number;
      const commonest = Math.max(...TERRAINS.map(count));
      const has = (tile: Tile): boolean => locations(sections).some((location) => location.tile === tile);
      const destinations =
        (has('barn') ? commonest : 0) + (has('harbor') ? count('water') : 0) + (has('paddock') ? 6 : 0);
      const builds =
        commonest +
        (has('oracle') ? commonest : 0) +
        (has('farm') ? count('grassland') : 0) +
        (has('oasis') ? count('desert') : 0) +
        (has('tower') ? 76 : 0) +
        // A line has two ends, and a settlement belongs to at most three lines of three or more.
        (has('tavern') ? 2 * SUPPLY : 0);
      // With the whole supply on the board nothing is left to build.
      return 1 + Math.max(SUPPLY * destinations, (SUPPLY - 1) * destinations + builds);
    });
    expect(Math.max(...widest)).toBe(info.widest);
  });

  test('no game is longer than fourteen turns of each player with every tile that moves', () => {
    const moving = boards.map(
      (sections) => locations(sections).filter(({ tile }) => ['barn', 'harbor', 'paddock'].includes(tile)).length,
    );
    const turns = Math.ceil(SUPPLY / 3);
    expect(info.longest).toBe(4 * (SUPPLY + turns + (turns - 1) * Math.max(...moving)));
  });

  test('midway a state of two players takes at most 700 bytes of JSON', () => {
    const random = createRandom('bytes');
    for (let seed = 0; seed < 200; seed++) {
      const states = [init({ players: 2, seed })];
      for (let state = states[0]; state !== undefined && turn(state).kind !== 'over'; state = states.at(-1))
        states.push(unsafe.apply(state, pickMove(state, state.player, random)));
      const midway = states[Math.floor(states.length / 2)];
      expect(JSON.stringify(midway).length).toBeLessThanOrEqual(700);
    }
  });
});
