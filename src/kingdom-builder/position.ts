import * as v from 'valibot';
import type { Issue, Player, Random, Result } from '../core/contract.js';
import { InvalidInputError } from '../core/errors.js';
import { createRandom, isSeed, pickFrom, randomStateOf, SEED_ISSUE } from '../core/random.js';
import { optionReader } from '../core/read.js';
import { fail, ok } from '../core/result.js';
import { int, parserOf, strict } from '../core/schema.js';
import { boardOf } from './board.js';
import { stateIssues } from './consistency.js';
import { TILES, TILES_PER_LOCATION, type Tile } from './data/sections.js';
import { CARDS_PER_TERRAIN, TERRAINS, type Terrain } from './data/terrains.js';
import { hexAt, SIZE } from './hex.js';
import { RULES } from './play.js';
import { either, has, hasFree, type Rows, rowsOf, touches } from './rows.js';
import { resolve } from './setup.js';
import {
  type KingdomBuilderPosition,
  type KingdomBuilderState,
  MANDATORY,
  type ResolvedOptions,
  SUPPLY,
  type TileStatus,
} from './types.js';

const coordinate = int(0, SIZE - 1);
const counts = v.optional(
  strict(Object.fromEntries(TERRAINS.map((terrain) => [terrain, v.optional(int(0, CARDS_PER_TERRAIN))]))),
);
const perSeat = <T>(entry: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T[]> =>
  v.pipe(v.array(entry), v.minLength(2), v.maxLength(4));

/** The shape of what a position adds to options; sections, cards and rulings are read as options are. */
const positionSchema = strict({
  sections: v.unknown(),
  cards: v.optional(v.unknown()),
  settlements: perSeat(v.pipe(v.array(v.strictTuple([coordinate, coordinate])), v.maxLength(SUPPLY))),
  tiles: v.optional(perSeat(v.pipe(v.array(v.picklist(TILES)), v.maxLength(8)))),
  player: v.optional(int(0, 3)),
  terrain: v.optional(v.nullable(v.picklist(TERRAINS))),
  toBuild: v.optional(int(0, MANDATORY)),
  hands: v.optional(perSeat(v.nullable(v.picklist(TERRAINS)))),
  pile: counts,
  discard: counts,
  firstPlayer: v.optional(int(0, 3)),
  rulings: v.optional(v.unknown()),
  seed: v.optional(v.unknown()),
  chance: v.optional(v.picklist(['seeded', 'manual'])),
});

const parseShape = parserOf(positionSchema as v.GenericSchema<unknown, KingdomBuilderPosition>);

type Refuse = (path: readonly (string | number)[], code: string, expected: string) => void;

/** The options within a position, resolved; what is wrong with them is noted. */
const optionsOf = (position: KingdomBuilderPosition, issues: Issue[]): ResolvedOptions => {
  const { sections, cards = 'first-game', firstPlayer = 0, rulings = {} } = position;
  const given = { players: position.settlements.length, sections, cards, firstPlayer, rulings };
  return resolve(optionReader(given, null, [], issues));
};

/** What each seat has from each location hex, given the tiles that it can use. */
const statusesOf = (
  position: KingdomBuilderPosition,
  options: ResolvedOptions,
  settlements: readonly Rows[],
  refuse: Refuse,
): readonly (readonly TileStatus[])[] => {
  const { locations } = boardOf(options.sections);
  const statuses = settlements.map(() => locations.map((): TileStatus => 0));
  const takers = (index: number): number => statuses.filter((own) => own[index] !== 0).length;
  position.tiles?.forEach((tiles, seat) => {
    tiles.forEach((tile: Tile, at) => {
      const own = statuses[seat];
      if (own === undefined) return;
      const index = locations.findIndex(
        (location, candidate) =>
          location.tile === tile &&
          own[candidate] === 0 &&
          takers(candidate) < TILES_PER_LOCATION &&
          touches(settlements[seat] as Rows, location.hex),
      );
      if (index < 0)
        refuse(
          ['tiles', seat, at],
          'tile',
          `a ${tile} hex beside an own settlement that still has a tile for this seat`,
        );
      else own[index] = 1;
    });
  });
  // A tile that is not listed was taken, as the rules demand, and lost since.
  settlements.forEach((own, seat) => {
    locations.forEach(({ hex }, index) => {
      const mine = statuses[seat] as TileStatus[];
      if (mine[index] === 0 && touches(own, hex) && takers(index) < TILES_PER_LOCATION) mine[index] = 4;
    });
  });
  return statuses;
};

/** The terrain card on the table, the hands and the pile: as given, the rest dealt by the seed or in fixed order. */
const cardsOf = (
  position: KingdomBuilderPosition,
  options: ResolvedOptions,
  settlements: readonly Rows[],
  player: Player,
  random: Random | null,
  refuse: Refuse,
): Pick<KingdomBuilderState, 'terrain' | 'hands' | 'pile' | 'discard'> => {
  const copiesOf = (given: Readonly<Partial<Record<Terrain, number>>> | undefined, otherwise: number): number[] =>
    TERRAINS.map((terrain) => given?.[terrain] ?? otherwise);
  const discard = copiesOf(position.discard, 0);
  const left = TERRAINS.map((_, index) => CARDS_PER_TERRAIN - (discard[index] as number));
  const take = (terrain: Terrain): void => {
    left[TERRAINS.indexOf(terrain)] = (left[TERRAINS.indexOf(terrain)] as number) - 1;
  };
  for (const card of [position.terrain ?? null, ...(position.hands ?? [])]) if (card !== null) take(card);
  const drawOne = (fits: (terrain: Terrain) => boolean): Terrain | null => {
    const candidates = TERRAINS.filter((terrain, index) => (left[index] as number) > 0 && fits(terrain));
    const cards = candidates.flatMap((terrain) =>
      new Array<Terrain>(left[TERRAINS.indexOf(terrain)] as number).fill(terrain),
    );
    const card = random === null ? cards[0] : cards.length > 0 ? pickFrom(cards, random) : undefined;
    if (card !== undefined) take(card);
    return card ?? null;
  };
  const { kinds } = boardOf(options.sections);
  const terrain =
    position.terrain === undefined ? drawOne((kind) => hasFree(kinds[kind], settlements)) : position.terrain;
  const hands = settlements.map((_, seat) =>
    position.hands === undefined ? (seat === player ? null : drawOne(() => true)) : (position.hands[seat] ?? null),
  );
  if (left.some((copies) => copies < 0))
    refuse(['hands'], 'cards', `at most ${CARDS_PER_TERRAIN} cards of a terrain in all`);
  const pile = TERRAINS.map((kind, index) => position.pile?.[kind] ?? Math.max(0, left[index] as number));
  return { terrain, hands, pile, discard };
};

const build = (position: KingdomBuilderPosition): Result<KingdomBuilderState, readonly Issue[]> => {
  const issues: Issue[] = [];
  const refuse: Refuse = (path, code, expected) => {
    issues.push({ path, code, expected });
  };
  const { seed, player = 0 } = position;
  if (seed !== undefined && !isSeed(seed)) issues.push(SEED_ISSUE);
  if (position.chance === 'seeded' && seed === undefined) refuse(['seed'], 'seed-required', 'a seed for a seeded game');
  const options = optionsOf(position, issues);
  const seats = options.players;
  if (player >= seats) refuse(['player'], 'seat', `a seat from 0 to ${seats - 1}`);
  for (const name of ['tiles', 'hands'] as const)
    if (position[name] !== undefined && position[name].length !== seats)
      refuse([name], 'list', `${seats} entries, one for each seat`);
  if (issues.length > 0) return fail(issues);

  const settlements = position.settlements.map((cells, seat) => {
    let rows: Rows = rowsOf([]);
    cells.forEach(([row, column], at) => {
      if (has(rows, hexAt(row, column))) refuse(['settlements', seat, at], 'occupied', 'each hex once');
      rows = either(rows, rowsOf([hexAt(row, column)]));
    });
    return rows;
  });
  const supply = SUPPLY - (position.settlements[player] as readonly unknown[]).length;
  const random = seed === undefined ? null : createRandom(seed);
  const tiles = statusesOf(position, options, settlements, refuse);
  const cards = cardsOf(position, options, settlements, player, random, refuse);
  const most = cards.terrain === null ? 0 : Math.min(MANDATORY, supply);
  const toBuild = position.toBuild ?? most;
  if (toBuild > most) refuse(['toBuild'], 'range', `at most ${most}`);
  const state: KingdomBuilderState = {
    game: 'kingdom-builder',
    schema: 1,
    rules: RULES,
    options,
    random: seed === undefined || position.chance === 'manual' ? null : randomStateOf(seed, 'game'),
    phase: 'turn',
    player,
    terrain: cards.terrain,
    // All still to build means that the mandatory action has not begun.
    built: toBuild === most ? 0 : MANDATORY - toBuild,
    settlements,
    tiles,
    hands: cards.hands,
    pile: cards.pile,
    discard: cards.discard,
  };
  // A position says how many are still to build where a state says how many are built.
  const found = issues.length > 0 ? issues : stateIssues(state);
  const all = found.map((issue) => (issue.path[0] === 'built' ? { ...issue, path: ['toBuild'] } : issue));
  return all.length > 0 ? fail(all) : ok(state);
};

/** A position from outside; what it accepts, `fromPosition` accepts. */
export const parsePosition = (input: unknown): Result<KingdomBuilderPosition, readonly Issue[]> => {
  const shape = parseShape(input);
  if (!shape.ok) return shape;
  const built = build(shape.value);
  return built.ok ? shape : built;
};

/**
 * A state in the middle of a turn from a short description. See {@link KingdomBuilderPosition} for the defaults.
 * @throws InvalidInputError when the description contradicts the rules; it says where.
 *
 * @example
 * ```ts
 * import { fromPosition, movesFrom } from 'kontorhaus/kingdom-builder';
 *
 * const state = fromPosition({
 *   sections: ['oasis', 'paddock', 'farm', 'tavern'],
 *   settlements: [[[5, 6], [5, 7], [5, 8]], []],
 *   terrain: 'grassland',
 * });
 * movesFrom(state, 0, { type: 'build' }).length; // => 3
 * ```
 */
export const fromPosition = (position: KingdomBuilderPosition): KingdomBuilderState => {
  const shape = parseShape(position);
  const built = shape.ok ? build(shape.value) : shape;
  if (!built.ok) throw new InvalidInputError('kingdom-builder', built.error);
  return built.value;
};
