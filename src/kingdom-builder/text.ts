import { boardOf, kindAt } from './board.js';
import type { Tile } from './data/sections.js';
import { TERRAINS } from './data/terrains.js';
import { columnOf, hexAt, rowOf, SIZE } from './hex.js';
import type { KingdomBuilderIllegal } from './illegal.js';
import { has } from './rows.js';
import { settlementsToBuild, supplyOf, turn } from './turn.js';
import type {
  Hex,
  HexKind,
  KingdomBuilderChance,
  KingdomBuilderMove,
  KingdomBuilderSeen,
  TileStatus,
} from './types.js';

const at = (hex: Hex): string => `(${rowOf(hex)}, ${columnOf(hex)})`;

const name = (kind: HexKind): string => kind.replace('-', ' ');

/** Whether a kind of hex is a single place, where the others are kinds of ground. */
const isPlace = (kind: HexKind): boolean => kind === 'castle' || kind === 'location' || kind === 'mountain';

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words[words.length - 1]}`;

/**
 * One English sentence on why a move is not legal.
 *
 * @example
 * ```ts
 * import { explain } from 'kontorhaus/kingdom-builder';
 *
 * explain({ code: 'must-build', toBuild: 2 }); // => 'Build 2 more settlements before the turn ends.'
 * ```
 */
export const explain = (illegal: KingdomBuilderIllegal): string => {
  switch (illegal.code) {
    case 'game-over':
      return 'The game is over.';
    case 'not-your-turn':
      return `It is the turn of player ${listed(illegal.players.map(String))}.`;
    case 'chance-due':
      return 'A card has to be drawn first.';
    case 'no-such-outcome':
      return 'That card cannot be drawn now.';
    case 'no-such-move':
      return 'That is not a move of Kingdom Builder.';
    case 'nothing-to-build':
      return 'The mandatory action is done.';
    case 'must-build':
      return `Build ${illegal.toBuild} more ${illegal.toBuild === 1 ? 'settlement' : 'settlements'} before the turn ends.`;
    case 'mid-mandatory':
      return `No tile can be used before the ${illegal.toBuild} remaining ${illegal.toBuild === 1 ? 'settlement is' : 'settlements are'} built.`;
    case 'no-tile':
      return `You have no ${illegal.tile} tile.`;
    case 'tile-used':
      return `The ${illegal.tile} tile has been used this turn.`;
    case 'tile-new':
      return `The ${illegal.tile} tile was taken this turn and can be used from the next turn on.`;
    case 'no-supply':
      return 'No settlement is left to build.';
    case 'no-card':
      return `The ${illegal.tile} needs a terrain card, and none is in play.`;
    case 'not-your-settlement':
      return `You have no settlement at ${at(illegal.from)}.`;
    case 'occupied':
      return `Player ${illegal.by} has a settlement at ${at(illegal.hex)}.`;
    case 'wrong-terrain':
      return `The hex at ${at(illegal.hex)} is ${isPlace(illegal.found) ? `a ${illegal.found}` : name(illegal.found)}; it must be ${listed(illegal.need.map(name))}.`;
    case 'not-on-edge':
      return `The hex at ${at(illegal.hex)} is not on the edge of the board.`;
    case 'not-at-line-end':
      return `The hex at ${at(illegal.hex)} does not continue a line of at least three of your settlements.`;
    case 'not-two-away':
      return `The hex at ${at(illegal.hex)} is not two hexes in a straight line from the settlement to move.`;
    case 'not-adjacent':
      return `The hex at ${at(illegal.hex)} is beside none of your settlements, and there are hexes that are.`;
  }
};

/** A move or an outcome in a few English words; hexes as (row, column). */
export const formatMove = (move: KingdomBuilderMove | KingdomBuilderChance): string => {
  switch (move.type) {
    case 'draw':
      return `a ${name(move.terrain)} card is drawn`;
    case 'build':
      return `player ${move.player} builds at ${at(move.hex)}`;
    case 'end-turn':
      return `player ${move.player} ends the turn`;
    case 'tile':
      return move.from === null
        ? `player ${move.player} builds at ${at(move.hex)} with the ${move.tile}`
        : `player ${move.player} moves ${at(move.from)} to ${at(move.hex)} with the ${move.tile}`;
  }
};

const LETTERS: Readonly<Record<HexKind, string>> = {
  grassland: 'g',
  canyon: 'c',
  desert: 'd',
  'flower-field': 'f',
  forest: 't',
  water: '~',
  mountain: '^',
  castle: '#',
  location: '@',
};

const STATUS: readonly string[] = ['', '', ' (used)', ' (new)'];

/** The tiles that a seat holds, as words. */
const tilesOf = (of: KingdomBuilderSeen, seat: number): string => {
  const held = boardOf(of.options.sections).locations.flatMap(({ tile }: { readonly tile: Tile }, index) => {
    const status = (of.tiles[seat] as readonly TileStatus[])[index] as TileStatus;
    return status >= 1 && status <= 3 ? [`${tile}${STATUS[status]}`] : [];
  });
  return held.length > 0 ? held.join(', ') : 'no tiles';
};

const seatLine = (of: KingdomBuilderSeen, seat: number): string => {
  const card = of.hands[seat];
  const hand =
    card === 'hidden' ? 'a hidden card' : card === null || card === undefined ? 'no card' : `a ${name(card)} card`;
  const supply = supplyOf(of, seat);
  return `player ${seat}: ${supply} ${supply === 1 ? 'settlement' : 'settlements'} left, ${hand} in hand, ${tilesOf(of, seat)}`;
};

const waitingFor = (of: KingdomBuilderSeen): string => {
  const due = turn(of);
  if (due.kind === 'over') return 'The game is over.';
  if (due.kind === 'chance') return `A card is to be drawn for player ${of.player}.`;
  const left = settlementsToBuild(of);
  const card = of.terrain === null ? 'no card' : `the ${name(of.terrain)} card`;
  const rest = left === 0 ? 'and may end the turn' : `and has ${left} of the mandatory settlements to build`;
  return `Player ${of.player} is on turn with ${card}, ${rest}.`;
};

/**
 * The board and the players as text for a terminal. Each hex is a letter, followed by the number of the player who has
 * a settlement there; odd rows stand one place to the right, as they lie on the table.
 */
export const format = (of: KingdomBuilderSeen): string => {
  const columns = Array.from({ length: SIZE }, (_, column) => String(column).padEnd(2)).join('');
  const rows = Array.from({ length: SIZE }, (_, row) => {
    const cells = Array.from({ length: SIZE }, (_, column) => {
      const hex = hexAt(row, column);
      const owner = of.settlements.findIndex((own) => has(own, hex));
      return LETTERS[kindAt(of.options.sections, hex)] + (owner < 0 ? ' ' : String(owner));
    }).join('');
    return `${String(row).padStart(2)} ${row % 2 === 1 ? ' ' : ''}${cells}`.trimEnd();
  });
  const sites = boardOf(of.options.sections).locations.map(({ hex, tile }) => `${tile} ${at(hex)}`);
  return [
    `   ${columns}`.trimEnd(),
    ...rows,
    `${TERRAINS.map((terrain) => `${LETTERS[terrain]} ${name(terrain)}`).join(', ')}, ~ water, ^ mountain, # castle, @ location`,
    `locations: ${sites.join(', ')}`,
    `cards: ${of.options.cards.join(', ')}`,
    ...of.settlements.map((_, seat) => seatLine(of, seat)),
    waitingFor(of),
  ].join('\n');
};
