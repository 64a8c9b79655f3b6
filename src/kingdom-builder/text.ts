import type { Game } from '../core/contract.js';
import { counted, deriveExplain, deriveFormatEvent, deriveFormatMove, listed, nounOf, placeAt } from '../core/text.js';
import type { HexKind, Tile } from './data/sections.js';
import { columnOf, rowOf } from './hex.js';
import type { Hex, KingdomBuilder } from './types.js';

/** A hex as (row, column). */
export const at = (hex: Hex): string => placeAt(rowOf(hex), columnOf(hex));

/** A kind of hex in words. */
export const name = (kind: HexKind): string => kind.replace('-', ' ');

/** Whether a kind of hex is a single place, where the others are kinds of ground. */
const isPlace = (kind: HexKind): boolean => kind === 'castle' || kind === 'location' || kind === 'mountain';

/**
 * One English sentence on why a move is not legal. See {@link Game.explain}.
 * @throws InvalidInputError for anything that is not a reason of this game.
 *
 * @example
 * ```ts
 * import { explain } from 'kontorhaus/kingdom-builder';
 *
 * explain({ code: 'must-build', toBuild: 2 }); // => 'Build 2 more settlements before the turn ends.'
 * ```
 * @function
 */
export const explain: Game<KingdomBuilder>['explain'] = deriveExplain<KingdomBuilder>(
  'kingdom-builder',
  'Kingdom Builder',
  (illegal) => {
    switch (illegal.code) {
      case 'nothing-to-build':
        return 'The mandatory action is done.';
      case 'must-build':
        return `Build ${illegal.toBuild} more ${nounOf(illegal.toBuild, 'settlement')} before the turn ends.`;
      case 'mid-mandatory':
        return `No tile can be used before the ${illegal.toBuild} remaining ${nounOf(illegal.toBuild, 'settlement is', 'settlements are')} built.`;
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
        return `The hex at ${at(illegal.hex)} is ${isPlace(illegal.found) ? `a ${illegal.found}` : name(illegal.found)}; it must be ${listed(illegal.need.map(name), 'or')}.`;
      case 'not-on-edge':
        return `The hex at ${at(illegal.hex)} is not on the edge of the board.`;
      case 'not-at-line-end':
        return `The hex at ${at(illegal.hex)} does not continue a line of at least three of your settlements.`;
      case 'not-two-away':
        return `The hex at ${at(illegal.hex)} is not two hexes in a straight line from the settlement to move.`;
      case 'not-adjacent':
        return `The hex at ${at(illegal.hex)} is not next to any of your settlements, but ${illegal.possible.length > 0 ? 'a hex next to one is possible' : 'the hex just left is, and counts as possible'}.`;
    }
  },
);

const built = (player: number, hex: Hex, tile: Tile | null): string =>
  `player ${player} builds at ${at(hex)}${tile === null ? '' : ` with the ${tile}`}`;

const moved = (player: number, from: Hex, hex: Hex, tile: Tile): string =>
  `player ${player} moves ${at(from)} to ${at(hex)} with the ${tile}`;

/**
 * A move or an outcome in a few English words; hexes as (row, column). See {@link Game.formatMove}.
 * @throws InvalidInputError for anything that is neither a move nor an outcome of this game.
 *
 * @example
 * ```ts
 * import { formatMove, hexAt } from 'kontorhaus/kingdom-builder';
 *
 * formatMove({ type: 'build', player: 0, hex: hexAt(3, 7) }); // => 'player 0 builds at (3, 7)'
 * formatMove({ type: 'draw', terrain: 'flower-field' }); // => 'a flower field card is drawn'
 * ```
 * @function
 */
export const formatMove: Game<KingdomBuilder>['formatMove'] = deriveFormatMove<KingdomBuilder>(
  'kingdom-builder',
  (move) => {
    switch (move.type) {
      case 'draw':
        return `a ${name(move.terrain)} card is drawn`;
      case 'build':
        return built(move.player, move.hex, null);
      case 'end-turn':
        return `player ${move.player} ends the turn`;
      case 'tile':
        return move.from === null
          ? built(move.player, move.hex, move.tile)
          : moved(move.player, move.from, move.hex, move.tile);
    }
  },
);

/**
 * An event as a line of English for a log; hexes as (row, column). See {@link Game.formatEvent}.
 * @throws InvalidInputError for anything that is not an event of this game.
 *
 * @example
 * ```ts
 * import { formatEvent, type KingdomBuilderEvent, viewEvents } from 'kontorhaus/kingdom-builder';
 *
 * const events: readonly KingdomBuilderEvent[] = [{ type: 'card-drawn', player: 1, terrain: 'canyon' }];
 * events.map(formatEvent); // => ['player 1 draws a canyon card']
 * viewEvents(events, 0).map(formatEvent); // => ['player 1 draws a card']
 * ```
 * @function
 */
export const formatEvent: Game<KingdomBuilder>['formatEvent'] = deriveFormatEvent<KingdomBuilder>(
  'kingdom-builder',
  (event) => {
    switch (event.type) {
      case 'card-drawn':
        return `player ${event.player} draws a ${event.terrain === null ? '' : `${name(event.terrain)} `}card`;
      case 'pile-reshuffled':
        return `the discards are shuffled into a new pile of ${counted(event.cards, 'card')}`;
      case 'turn-started':
        return `player ${event.player}'s turn begins`;
      case 'turn-ended':
        return `player ${event.player}'s turn ends`;
      case 'last-settlement':
        return `player ${event.player} has no settlement left: this round is the last`;
      case 'card-played':
        return `player ${event.player} plays the ${name(event.terrain)} card`;
      case 'card-removed':
        return `player ${event.player}'s ${name(event.terrain)} card leaves the game: no such hex is free`;
      case 'card-discarded':
        return `player ${event.player} discards the ${name(event.terrain)} card`;
      case 'settlement-built':
        return built(event.player, event.hex, event.tile);
      case 'settlement-moved':
        return moved(event.player, event.from, event.hex, event.tile);
      case 'tile-taken':
        return `player ${event.player} takes the ${event.tile} tile from ${at(event.location)}`;
      case 'tile-lost':
        return `player ${event.player} loses the ${event.tile} tile from ${at(event.location)}`;
      case 'game-over':
        return 'the game is over';
    }
  },
);
