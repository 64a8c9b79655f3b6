import type { Game, Player } from '../core/contract.js';
import { refuseArgument } from '../core/errors.js';
import { counted, deriveExplain, deriveFormatEvent, deriveFormatMove, nounOf, playersNamed } from '../core/text.js';
import { PROVENANCE, type Provenance } from './data/certainty.js';
import type { Place, SpeicherstadtEvent } from './events.js';
import { RESERVED_SPOTS } from './kaispeicher/seam.js';
import { SPACES, type Speicherstadt } from './types.js';

const spotName = (spot: number): string =>
  spot >= RESERVED_SPOTS
    ? `on reserved card ${spot - RESERVED_SPOTS}`
    : `in column ${Math.floor(spot / SPACES)}, space ${spot % SPACES}`;

/**
 * The name of a card in print, as far as it is known, with what tells it from its like. An id that no card has stands
 * for itself.
 * @throws InvalidInputError for anything that is not a text.
 *
 * @example
 * ```ts
 * import { nameOf } from 'kontorhaus/speicherstadt';
 *
 * nameOf('bank'); // => 'Bank'
 * nameOf('ship#3'); // => 'Ship #3'
 * nameOf('c-A-s'); // => 'Contract c-A-s'
 * ```
 */
export const nameOf = (id: string): string => {
  if (typeof id !== 'string') refuseArgument('speicherstadt', 'id', 'the id of a card');
  const [entry, number] = id.split('#') as [string, string?];
  const name = Object.hasOwn(PROVENANCE, entry) ? (PROVENANCE[entry] as Provenance).name : undefined;
  if (name !== undefined) return number === undefined ? name : `${name} #${number}`;
  // Other cards with ids of their own are in no manifest.
  return /^k?c-/.test(id) ? `Contract ${id}` : id;
};

/** Where cubes lie that are on no card. */
const PLACES: Readonly<Record<string, string>> = {
  bag: 'the bag',
  stock: 'the stock',
  quay: 'the quay',
  'market-hall': 'the market hall',
  'truck-bed': 'the Truck',
};

/** Where a cube is; null stands for a market hall, as in moves. */
const placeName = (place: Place | null): string => {
  const id = place ?? 'market-hall';
  return Object.hasOwn(PLACES, id) ? (PLACES[id] as string) : `the ${nameOf(id)}`;
};

/**
 * One English sentence on why a move is not legal. See {@link Game.explain}.
 * @throws InvalidInputError for anything that is not a reason of this game.
 *
 * @example
 * ```ts
 * import { explain } from 'kontorhaus/speicherstadt';
 *
 * explain({ code: 'no-coins', card: 'bank', need: 4, have: 3 });
 * // => 'The Bank costs 4 coins, and you have 3.'
 * ```
 * @function
 */
export const explain: Game<Speicherstadt>['explain'] = deriveExplain<Speicherstadt>(
  'speicherstadt',
  'The Speicherstadt',
  (illegal) => {
    switch (illegal.code) {
      case 'wrong-phase':
        return illegal.asked === null
          ? `That is not possible in the ${illegal.phase} phase.`
          : `The question whether the ${nameOf(illegal.asked)} is used comes first.`;
      case 'no-column':
        return `There is no column ${illegal.column}; the row has ${counted(illegal.columns, 'card')}.`;
      case 'column-full':
        return `All ${illegal.spaces} spaces of column ${illegal.column} are taken.`;
      case 'no-worker':
        return `You have no ${illegal.gray ? 'gray ' : ''}worker left to place.`;
      case 'must-place':
        return `You have ${counted(illegal.workers, 'worker')} left to place.`;
      case 'no-coins':
        return `The ${nameOf(illegal.card)} costs ${counted(illegal.need, 'coin')}, and you have ${illegal.have}.`;
      case 'no-good':
        return illegal.have === 0
          ? `There is no ${illegal.good} to take.`
          : `That takes ${counted(illegal.need, 'cube')} of ${illegal.good}, and there ${nounOf(illegal.have, 'is', 'are')} only ${illegal.have}.`;
      case 'stays-stored':
        return `Stored ${illegal.good} moves only from the market hall to a warehouse.`;
      case 'not-your-card':
        return `You do not own the ${nameOf(illegal.card)}.`;
      case 'wrong-good':
        return `The ${nameOf(illegal.card)} does not take ${illegal.good}.`;
      case 'not-a-store':
        return `The ${nameOf(illegal.card)} is no store: cubes are discarded from a warehouse or the market hall.`;
      case 'no-space':
        return `There is no free space for ${illegal.good} in ${placeName(illegal.card)}.`;
      case 'not-in-order':
        return 'Name the goods that you give in the order of the list of goods.';
      case 'same-good':
        return `You give ${illegal.good}, so you cannot take it.`;
      case 'not-in-stock':
        return `There is no ${illegal.good} in the stock.`;
      case 'needs-kaispeicher':
        return 'That is only possible with Kaispeicher.';
      case 'not-in-upper-row':
        return `The ${nameOf(illegal.card)} does not lie above the board.`;
      case 'not-your-worker':
        return `No worker of yours stands ${spotName(illegal.spot)}.`;
      case 'not-others-worker':
        return `No worker of another player stands ${spotName(illegal.spot)}.`;
      case 'not-smugglable':
        return `The ${nameOf(illegal.card)} is no incomplete contract of another player with a cube on it.`;
      case 'not-a-contract':
        return `The ${nameOf(illegal.card)} is not a contract.`;
      case 'truck-closed':
        return `The Truck takes no more cubes; it carries ${illegal.cubes}.`;
      case 'truck-in-use':
        return 'The cubes on the Truck come first.';
      case 'too-late':
        return 'After the last fire nothing is loaded any more.';
    }
  },
);

const turnedUp = (card: string): string => `the ${nameOf(card)} is turned up`;

const swapped = ({
  player,
  own,
  other,
}: {
  readonly player: Player;
  readonly own: number;
  readonly other: number;
}): string => `player ${player} swaps the workers ${spotName(own)} and ${spotName(other)}`;

/**
 * A move or an outcome in a few English words. See {@link Game.formatMove}.
 * @throws InvalidInputError for anything that is neither a move nor an outcome of this game.
 *
 * @example
 * ```ts
 * import { formatMove } from 'kontorhaus/speicherstadt';
 *
 * formatMove({ type: 'place', player: 0, column: 2, gray: false }); // => 'player 0 places a worker in column 2'
 * formatMove({ type: 'turn-up', card: 'bank' }); // => 'the Bank is turned up'
 * ```
 * @function
 */
export const formatMove: Game<Speicherstadt>['formatMove'] = deriveFormatMove<Speicherstadt>(
  'speicherstadt',
  (move) => {
    const who = 'player' in move ? `player ${move.player}` : '';
    switch (move.type) {
      case 'turn-up':
        return turnedUp(move.card);
      case 'draw':
        return `a cube of ${move.good} is drawn`;
      case 'place':
        return `${who} places a ${move.gray ? 'gray ' : ''}worker in column ${move.column}`;
      case 'reserve':
        return `${who} reserves the ${nameOf(move.card)}${move.gray ? ' with a gray worker' : ''}`;
      case 'stop':
        return `${who} places no more workers`;
      case 'pass':
        return `${who} passes with a Break card`;
      case 'swap':
        return swapped(move);
      case 'buy':
        return `${who} buys`;
      case 'fish-market':
        return `${who} buys with the Fish Market`;
      case 'decline':
        return `${who} declines`;
      case 'double':
        return `${who} doubles the gain with the Squad Leader`;
      case 'insure':
        return `${who} pays the Insurance`;
      case 'load':
        return `${who} puts ${move.good} into ${placeName(move.card)}`;
      case 'trade':
        return `${who} trades ${move.first}, ${move.second}${move.third === null ? '' : `, ${move.third}`} for ${move.take ?? 'a coin'}`;
      case 'discard':
        return `${who} discards ${move.good} from ${placeName(move.card)}`;
      case 'done':
        return `${who} has loaded`;
      case 'auction':
        return `${who} takes ${move.good} with the Auction Hall and puts it into ${placeName(move.card)}`;
      case 'smuggle':
        return `${who} smuggles ${move.good} from the ${nameOf(move.from)} into ${placeName(move.card)}`;
      case 'truck-take':
        return `${who} loads ${move.good} from the ${nameOf(move.card)} onto the Truck`;
      case 'truck-put':
        return `${who} puts ${move.good} from the Truck onto the ${nameOf(move.card)}`;
    }
  },
);

/** A fire in words: its name, its points, who is how strong, and what each gains or loses by it. */
export const fireText = (
  name: string,
  { points, sums, winners, losers }: Omit<Extract<SpeicherstadtEvent, { type: 'fire' }>, 'type' | 'card'>,
): string => {
  const does = (seats: readonly Player[], verb: string): string =>
    seats.length === 0 ? `nobody ${verb}s` : `${playersNamed(seats)} ${verb}${seats.length === 1 ? 's' : ''} ${points}`;
  return `${name} for ${counted(points, 'point')}: strength ${sums.join(', ')}; ${does(winners, 'gain')}, ${does(losers, 'lose')}`;
};

/** Coins or points that a seat gets or gives up, and why. */
const changeText = (
  { player, change, reason }: Extract<SpeicherstadtEvent, { type: 'coins' | 'points' }>,
  word: string,
): string => `player ${player} ${change < 0 ? 'loses' : 'gets'} ${counted(Math.abs(change), word)} (${nameOf(reason)})`;

/**
 * An event as a line of English for a log. See {@link Game.formatEvent}.
 * @throws InvalidInputError for anything that is not an event of this game.
 *
 * @example
 * ```ts
 * import { formatEvent } from 'kontorhaus/speicherstadt';
 *
 * formatEvent({ type: 'card-offered', player: 1, card: 'bank', price: 2 });
 * // => 'the Bank is offered to player 1 for 2 coins'
 * ```
 * @function
 */
export const formatEvent: Game<Speicherstadt>['formatEvent'] = deriveFormatEvent<Speicherstadt>(
  'speicherstadt',
  (event) => {
    switch (event.type) {
      case 'round-started':
        return `round ${event.round} begins, player ${event.player} starts`;
      case 'phase-started':
        return `the ${event.phase} phase begins`;
      case 'card-turned-up':
        return `${turnedUp(event.card)}${event.to === 'upper' ? ' above the board' : ''}`;
      case 'cube-drawn':
        return `a cube of ${event.good} is drawn for the ${nameOf(event.card)}`;
      case 'fire':
        return fireText(`the ${nameOf(event.card)} breaks out`, event);
      case 'worker-placed': {
        const worker = event.gray ? 'a gray worker' : 'a worker';
        return event.column === null
          ? `player ${event.player} reserves the ${nameOf(event.card)} with ${worker}`
          : `player ${event.player} places ${worker} in column ${event.column}, above the ${nameOf(event.card)}`;
      }
      case 'stopped':
        return `player ${event.player} places no more workers`;
      case 'passed':
        return `player ${event.player} passes with a Break card and has ${event.left} left`;
      case 'workers-swapped':
        return swapped(event);
      case 'card-offered':
        return `the ${nameOf(event.card)} is offered to player ${event.player} for ${counted(event.price, 'coin')}`;
      case 'card-declined':
        return `player ${event.player} declines the ${nameOf(event.card)} for ${counted(event.price, 'coin')}`;
      case 'card-bought':
        return `player ${event.player} buys the ${nameOf(event.card)} ${event.payment === 'coins' ? `for ${counted(event.price, 'coin')}` : `with the Fish Market instead of ${counted(event.price, 'coin')}`}`;
      case 'card-discarded':
        return `${event.player === null ? 'the' : `player ${event.player}'s`} ${nameOf(event.card)} is discarded`;
      case 'worker-returned':
        return event.gray
          ? `player ${event.player}'s gray worker leaves the game`
          : `a worker of player ${event.player} comes home`;
      case 'cube-moved': {
        const way = `from ${placeName(event.from)} to ${placeName(event.to)}`;
        return event.player === null
          ? `${event.good} goes ${way}`
          : `player ${event.player} moves ${event.good} ${way}`;
      }
      case 'coins':
        return changeText(event, 'coin');
      case 'points':
        return changeText(event, 'point');
      case 'card-asked':
        return `player ${event.player} may use the ${nameOf(event.card)}`;
      case 'game-over':
        return 'the game is over';
    }
  },
);
