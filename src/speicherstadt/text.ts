import { sumOf } from '../core/sum.js';
import { PROVENANCE, type Provenance } from './data/provenance.js';
import { cardAt, deckOf, idAt, pileSizeOf } from './deck.js';
import { amountOf, GOODS, goodsOf, kindOf, sizeOf } from './goods.js';
import { grayAtHome, RESERVED_SPOTS } from './kaispeicher/seam.js';
import { owns } from './owned.js';
import { fireResult } from './phases/fire.js';
import { offerOf } from './phases/purchase.js';
import { chanceIsDue } from './phases/supply.js';
import { MOST_SEATS, ownerOf, startPlayer } from './seats.js';
import { turn } from './turn.js';
import {
  type CardNumber,
  SPACES,
  type SpeicherstadtChance,
  type SpeicherstadtIllegal,
  type SpeicherstadtMove,
  type SpeicherstadtSeen,
  type Worker,
} from './types.js';

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

const spotName = (spot: number): string =>
  spot >= RESERVED_SPOTS
    ? `on reserved card ${spot - RESERVED_SPOTS}`
    : `in column ${Math.floor(spot / SPACES)}, space ${spot % SPACES}`;

/**
 * The name of a card in print, as far as it is known, with what tells it from its like. An id that no card has stands for
 * itself.
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
  const [entry, number] = id.split('#') as [string, string?];
  const name = Object.hasOwn(PROVENANCE, entry) ? (PROVENANCE[entry] as Provenance).name : undefined;
  if (name !== undefined) return number === undefined ? name : `${name} #${number}`;
  // Other cards with ids of their own are in no manifest.
  return /^k?c-/.test(id) ? `Contract ${id}` : id;
};

const placeName = (card: string | null): string => (card === null ? 'the market hall' : `the ${nameOf(card)}`);

/**
 * One English sentence on why a move is not legal.
 *
 * @example
 * ```ts
 * import { explain } from 'kontorhaus/speicherstadt';
 *
 * explain({ code: 'no-coins', card: 'bank', need: 4, have: 3 });
 * // => 'The Bank costs 4 coins, and you have 3.'
 * ```
 */
export const explain = (illegal: SpeicherstadtIllegal): string => {
  switch (illegal.code) {
    case 'game-over':
      return 'The game is over.';
    case 'not-your-turn':
      return `It is the turn of player ${illegal.players.join(' or ')}.`;
    case 'chance-due':
      return 'A card has to be turned up first.';
    case 'no-such-outcome':
      return 'That cannot be turned up or drawn now.';
    case 'no-such-move':
      return 'That is not a move of The Speicherstadt.';
    case 'wrong-phase':
      return illegal.asked === null
        ? `That is not possible in the ${illegal.phase} phase.`
        : `The question whether the ${nameOf(illegal.asked)} is used comes first.`;
    case 'no-column':
      return `There is no column ${illegal.column}; the row has ${plural(illegal.columns, 'card')}.`;
    case 'column-full':
      return `All ${illegal.spaces} spaces of column ${illegal.column} are taken.`;
    case 'no-worker':
      return `You have no ${illegal.gray ? 'gray ' : ''}worker left to place.`;
    case 'must-place':
      return `You have ${plural(illegal.workers, 'worker')} left to place.`;
    case 'no-coins':
      return `The ${nameOf(illegal.card)} costs ${plural(illegal.need, 'coin')}, and you have ${illegal.have}.`;
    case 'no-good':
      return illegal.have === 0
        ? `There is no ${illegal.good} to take.`
        : `That takes ${plural(illegal.need, 'cube')} of ${illegal.good}, and there is only ${illegal.have}.`;
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
};

/** A move or an outcome in a few English words. */
export const formatMove = (move: SpeicherstadtMove | SpeicherstadtChance): string => {
  const who = 'player' in move ? `player ${move.player}` : '';
  switch (move.type) {
    case 'turn-up':
      return `the ${nameOf(move.card)} is turned up`;
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
      return `${who} swaps the workers ${spotName(move.own)} and ${spotName(move.other)}`;
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
};

/** A worker: his seat, with an apostrophe if he is gray. */
const workerName = (worker: Worker): string => `${ownerOf(worker)}${worker >= MOST_SEATS ? "'" : ''}`;

/** A card with what lies on it. */
const cardText = (of: SpeicherstadtSeen, number: CardNumber): string => {
  if (number < 0) return '-';
  const { id, kind, room, capacity, value, points } = cardAt(of, number);
  const name = nameOf(id);
  const load = of.loads[number] as number;
  switch (kind) {
    case 'contract': {
      const filled = GOODS.map((_, good) => amountOf(load, good));
      const cells = goodsOf(room).map((good) => ((filled[kindOf(good)] as number)-- > 0 ? good : `(${good})`));
      return `${name} [${cells.join(' ')}] ${sizeOf(load)}/${capacity} for ${points}`;
    }
    case 'ship':
    case 'warehouse':
      return load === 0 ? name : `${name} [${goodsOf(load).join(' ')}]`;
    case 'fireman':
      return `${name} (${value})`;
    default:
      return name;
  }
};

const countsText = (counts: readonly number[]): string =>
  sumOf(counts) === 0
    ? 'nothing'
    : GOODS.flatMap((good, kind) => (counts[kind] ? [`${counts[kind]} ${good}`] : [])).join(', ');

/** Whether a seat is in a set of seats. */
const has = (seats: number, seat: number): boolean => ((seats >> seat) & 1) === 1;

const seatLines = (of: SpeicherstadtSeen, seat: number): readonly string[] => {
  const hall = of.halls[seat] as number;
  const cards = of.cards[seat] as readonly CardNumber[];
  return [
    `player ${seat}${seat === startPlayer(of) ? ' (start)' : ''}: ${[
      plural(of.points[seat] as number, 'point'),
      plural(of.coins[seat] as number, 'coin'),
      `${plural(of.workers[seat] as number, 'worker')} at home`,
      ...(owns(of, seat, 'storekeeper') ? [`${grayAtHome(of, seat)} gray at home`] : []),
      ...(owns(of, seat, 'coffee-break') ? [plural(of.breaks, 'Break card')] : []),
      `market hall: ${hall < 0 ? 'empty' : GOODS[hall]}`,
      ...(has(of.stopped, seat) ? ['places no more'] : []),
      ...(has(of.bought, seat) ? ['has bought'] : []),
    ].join(', ')}`,
    `  ${cards.length === 0 ? 'no cards' : cards.map((number) => cardText(of, number)).join(', ')}`,
  ];
};

const waitingFor = (of: SpeicherstadtSeen): string => {
  const due = turn(of);
  if (due.kind === 'over') return 'The game is over.';
  if (chanceIsDue(of) || due.kind === 'chance') return 'A card is to be turned up, or a ship to be filled.';
  const who = `Player ${due.players.join(', ')}`;
  const others = due.others.length === 0 ? '' : ` Player ${due.others.join(', ')} may use a card.`;
  if (of.truck !== null) return `${who} has [${goodsOf(of.truck.load).join(' ')}] on the Truck.`;
  if (of.asked !== null) return `${who} may use the ${nameOf(of.asked)}.${others}`;
  const offer = offerOf(of);
  if (offer !== null)
    return `${who} is offered the ${nameOf(idAt(of, offer.card))} for ${plural(offer.price, 'coin')}.${others}`;
  return `${who} ${of.phase === 'demand' ? 'is to place a worker' : 'is loading'}.${others}`;
};

/** The fire that somebody is asked about. */
const fireText = (of: SpeicherstadtSeen): string => {
  const { id, points } = cardAt(of, of.fire);
  const { sums, winners, losers } = fireResult(of);
  return `${nameOf(id)} for ${plural(points, 'point')}: strength ${sums.join(' ')}; gains: ${winners.join(' ')}; loses: ${losers.join(' ')}; ${of.settled} settled`;
};

/**
 * The table as text for a terminal: the row with its columns of workers (the lowest, who is asked first, at the left),
 * the cards above the board, the reserved ones, the goods, and each player's quarter.
 */
export const format = (of: SpeicherstadtSeen): string => {
  const pile = 'pile' in of ? of.pile.length : of.unseen.length;
  const row = of.row.map((number, column) => {
    const workers = (of.columns[column] as readonly Worker[]).map(workerName).join(' ');
    return `  ${column}: ${cardText(of, number)}${workers === '' ? '' : `  < ${workers}`}`;
  });
  const reserved = of.reserved.map(
    (number, at) => `  ${cardText(of, number)}  < ${workerName(of.holders[at] as Worker)}`,
  );
  const { cards, seasons } = deckOf(of.options);
  const coming = seasons
    .slice(of.season + 1)
    .flat()
    .concat('pile' in of ? of.pile : of.unseen);
  const fires = coming.filter((number) => cards[number]?.kind === 'fire').length;
  return [
    `round ${of.round}, ${of.phase}; ${plural(pileSizeOf(of.options, of.season, pile), 'card')} in the pile, ${plural(fires, 'fire')} among them`,
    ...(of.fire < 0 ? [] : [fireText(of)]),
    `row:${row.length === 0 ? ' empty' : ''}`,
    ...row,
    ...(of.options.kaispeicher
      ? [
          `above the board: ${of.upper.map((number) => cardText(of, number)).join(', ') || 'empty'}`,
          `reserved:${reserved.length === 0 ? ' none' : ''}`,
          ...reserved,
        ]
      : []),
    `bag: ${countsText(of.bag)}; stock: ${countsText(of.stock)}${sumOf(of.quay) > 0 ? `; quay: ${countsText(of.quay)}` : ''}`,
    ...of.cards.flatMap((_, seat) => seatLines(of, seat)),
    waitingFor(of),
  ].join('\n');
};
