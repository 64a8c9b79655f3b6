import type { Game } from '../core/contract.js';
import { counted } from '../core/text.js';
import { boardOf, kindAt } from './board.js';
import type { HexKind } from './data/sections.js';
import { TERRAINS } from './data/terrains.js';
import { hexAt, SIZE } from './hex.js';
import { settlementAt, tilesOf } from './questions.js';
import { at, name } from './text.js';
import { TILE_NEW, TILE_USED, type TileStatus } from './tiles/status.js';
import { settlementsToBuild, supplyOf, turn } from './turn.js';
import type { KingdomBuilder, KingdomBuilderSeen } from './types.js';

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

const statusText = (status: TileStatus): string =>
  status === TILE_USED ? ' (used)' : status === TILE_NEW ? ' (new)' : '';

const seatLine = (of: KingdomBuilderSeen, seat: number): string => {
  const card = of.hands[seat];
  const hand =
    card === 'hidden' ? 'a hidden card' : card === null || card === undefined ? 'no card' : `a ${name(card)} card`;
  const tiles = tilesOf(of, seat).map(({ tile, status }) => `${tile}${statusText(status)}`);
  return `player ${seat}: ${counted(supplyOf(of, seat), 'settlement')} left, ${hand} in hand, ${tiles.join(', ') || 'no tiles'}`;
};

const statusLine = (of: KingdomBuilderSeen): string => {
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
 * a settlement there; odd rows stand one place to the right, as they lie on the table. See {@link Game.format}.
 *
 * @example
 * ```ts
 * import { format, init } from 'kontorhaus/kingdom-builder';
 *
 * const lines = format(init({ players: 2, sections: 'first-game', cards: 'first-game', seed: 1 })).split('\n');
 * lines.find((line) => line.startsWith('cards')); // => 'cards: fishermen, knights, merchants'
 * ```
 * @function
 */
export const format: Game<KingdomBuilder>['format'] = (of) => {
  const columns = Array.from({ length: SIZE }, (_, column) => String(column).padEnd(2)).join('');
  const rows = Array.from({ length: SIZE }, (_, row) => {
    const cells = Array.from({ length: SIZE }, (_, column) => {
      const hex = hexAt(row, column);
      return LETTERS[kindAt(of.options.sections, hex)] + (settlementAt(of, hex) ?? ' ');
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
    statusLine(of),
  ].join('\n');
};
