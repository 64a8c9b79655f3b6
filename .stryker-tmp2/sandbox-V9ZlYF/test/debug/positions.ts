import type { Game, Parts } from '../../src/core/contract.js';
import { kindAt, kingdomBuilder, type Terrain } from '../../src/kingdom-builder/index.js';
import { kontor } from '../../src/kontor/index.js';
import { speicherstadt } from '../../src/speicherstadt/index.js';
import { GAMES as KONTOR_GAMES, optionsOf } from '../kontor/games.js';
import { toy } from '../toy/index.js';

/** A fixed position whose tree is counted, to such a depth that it takes well under a second. */
export interface Counted {
  readonly game: string;
  readonly name: string;
  readonly depth: number;
  /** Runs a body with the game's own types. */
  readonly run: <R>(body: <T extends Parts>(game: Game<T>, state: T['State'], depth: number) => R) => R;
}

const counted = <T extends Parts>(game: Game<T>, name: string, depth: number, state: () => T['State']): Counted => ({
  game: game.id,
  name,
  depth,
  run: (body) => body(game, state(), depth),
});

/** Settlements beside two paddocks, a barn and a harbor. */
const MIDDLE_GAME: readonly (readonly (readonly [row: number, column: number])[])[] = [
  [
    [5, 8],
    [5, 9],
    [6, 10],
    [11, 15],
    [11, 16],
    [13, 18],
    [16, 13],
    [17, 13],
  ],
  [
    [2, 17],
    [3, 17],
    [10, 2],
    [11, 3],
    [14, 4],
    [14, 5],
  ],
];

/** The board of the first game. */
const FIRST_GAME = ['tavern', 'paddock', 'oasis', 'farm'] as const;

/** All its hexes of a terrain, from the top left. */
const spotsOf = (terrain: Terrain): readonly (readonly [row: number, column: number])[] =>
  Array.from({ length: 400 }, (_, hex) => hex)
    .filter((hex) => kindAt(FIRST_GAME, hex) === terrain)
    .map((hex) => [Math.floor(hex / 20), hex % 20] as const);

const KINGDOM_BUILDER: readonly Counted[] = [
  ...[2, 3, 4].map((players) =>
    counted(kingdomBuilder, `first game, ${players} players, cards to be dealt`, 4, () =>
      kingdomBuilder.init({ players, sections: 'first-game', cards: 'first-game', chance: 'manual' }),
    ),
  ),
  counted(kingdomBuilder, 'first game, seed 1', 5, () =>
    kingdomBuilder.init({ players: 2, sections: 'first-game', cards: 'first-game', seed: 1 }),
  ),
  ...([0, 1] as const).map((player) =>
    counted(kingdomBuilder, `tiles in hand, seat ${player} on turn`, 2, () =>
      kingdomBuilder.fromPosition({
        sections: ['oracle', 'paddock', { id: 'harbor', turned: true }, 'barn'],
        cards: ['lords', 'miners', 'hermits'],
        settlements: MIDDLE_GAME,
        tiles: [
          ['paddock', 'barn'],
          ['paddock', 'harbor'],
        ],
        player,
        terrain: 'canyon',
      }),
    ),
  ),
  counted(kingdomBuilder, 'the mandatory action is done', 7, () =>
    kingdomBuilder.fromPosition({
      sections: ['oasis', 'paddock', 'farm', 'tavern'],
      settlements: [
        [
          [5, 6],
          [5, 7],
          [5, 8],
        ],
        [[10, 10]],
      ],
      toBuild: 0,
    }),
  ),
  counted(kingdomBuilder, 'the last settlement of the last seat', 4, () =>
    kingdomBuilder.fromPosition({
      sections: FIRST_GAME,
      settlements: [[], spotsOf('desert').slice(0, 39)],
      player: 1,
      terrain: 'canyon',
    }),
  ),
];

const KONTOR: readonly Counted[] = [
  ...Object.keys(KONTOR_GAMES).map((name) =>
    counted(kontor, `${name}, seed 1`, name === 'special-cards' ? 5 : KONTOR_GAMES[name]?.players === 4 ? 4 : 3, () =>
      kontor.init(optionsOf(name, 1)),
    ),
  ),
  counted(kontor, 'base, cards to be dealt', 2, () => kontor.init({ players: 2, chance: 'manual' })),
  counted(kontor, 'a shown card with the ship symbol', 3, () =>
    kontor.fromPosition({
      ruleset: 'advanced',
      cells: [
        [1, 1, 3],
        [1, 2, 'water'],
      ],
      shown: [null, 53],
    }),
  ),
  counted(kontor, 'four players choose', 4, () => kontor.fromPosition({ players: 4, cells: [[1, 1, 36]] })),
];

const SPEICHERSTADT: readonly Counted[] = [
  ...[2, 3, 4, 5].flatMap((players) => [
    counted(speicherstadt, `base, ${players} players, cards to be turned up`, 3, () =>
      speicherstadt.init({ players, chance: 'manual' }),
    ),
    counted(speicherstadt, `Kaispeicher, ${players} players, seed 1`, 4, () =>
      speicherstadt.init({ players, kaispeicher: true, seed: 1 }),
    ),
  ]),
  counted(speicherstadt, 'a loading with choices', 7, () =>
    speicherstadt.fromPosition({
      seats: [{ cards: ['ship#1', 'c-A-s', 'tea-trader'] }, {}, {}, {}],
      phase: 'loading',
      cubes: { 'ship#1': ['tea', 'tea', 'rubber'] },
    }),
  ),
];

const TOY: readonly Counted[] = [
  counted(toy, 'cards to be drawn', 6, () => toy.init({ players: 2, chance: 'manual' })),
  counted(toy, 'three players', 5, () => toy.init({ players: 3, seed: 1 })),
];

/** All of them. */
export const POSITIONS: readonly Counted[] = [...KINGDOM_BUILDER, ...KONTOR, ...SPEICHERSTADT, ...TOY];
