import type { Game } from '../core/contract.js';
import { sumOf } from '../core/sum.js';
import { capitalized, counted, playersNamed } from '../core/text.js';
import { cardAt, deckOf, idAt, pileSizeOf } from './deck.js';
import { amountOf, GOODS, goodsOf, kindOf, sizeOf } from './goods.js';
import { grayAtHome } from './kaispeicher/seam.js';
import { owns } from './owned.js';
import { fireResult } from './phases/fire.js';
import { offerOf } from './phases/purchase.js';
import { chanceIsDue } from './phases/supply.js';
import { MOST_SEATS, ownerOf, startPlayer } from './seats.js';
import { fireText, nameOf } from './text.js';
import { turn } from './turn.js';
import type { CardNumber, Speicherstadt, SpeicherstadtSeen, Worker } from './types.js';

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
      counted(of.points[seat] as number, 'point'),
      counted(of.coins[seat] as number, 'coin'),
      `${counted(of.workers[seat] as number, 'worker')} at home`,
      ...(owns(of, seat, 'storekeeper') ? [`${grayAtHome(of, seat)} gray at home`] : []),
      ...(owns(of, seat, 'coffee-break') ? [counted(of.breaks, 'Break card')] : []),
      `market hall: ${hall < 0 ? 'empty' : GOODS[hall]}`,
      ...(has(of.stopped, seat) ? ['places no more'] : []),
      ...(has(of.bought, seat) ? ['has bought'] : []),
    ].join(', ')}`,
    `  ${cards.length === 0 ? 'no cards' : cards.map((number) => cardText(of, number)).join(', ')}`,
  ];
};

const statusLine = (of: SpeicherstadtSeen): string => {
  const due = turn(of);
  if (due.kind === 'over') return 'The game is over.';
  if (chanceIsDue(of) || due.kind === 'chance') return 'A card is to be turned up, or a ship to be filled.';
  const who = capitalized(playersNamed(due.players));
  const others = due.others.length === 0 ? '' : ` ${capitalized(playersNamed(due.others))} may use a card.`;
  if (of.truck !== null) return `${who} has [${goodsOf(of.truck.load).join(' ')}] on the Truck.`;
  if (of.asked !== null) return `${who} may use the ${nameOf(of.asked)}.${others}`;
  const offer = offerOf(of);
  if (offer !== null)
    return `${who} is offered the ${nameOf(idAt(of, offer.card))} for ${counted(offer.price, 'coin')}.${others}`;
  return `${who} ${of.phase === 'demand' ? 'is to place a worker' : 'is loading'}.${others}`;
};

/** The fire that somebody is asked about. */
const fireLine = (of: SpeicherstadtSeen): string => {
  const { id, points } = cardAt(of, of.fire);
  return `${fireText(nameOf(id), { points, ...fireResult(of) })}; ${of.settled} settled`;
};

/**
 * The table as text for a terminal: the row with its columns of workers (the lowest, who is asked first, at the left),
 * the cards above the board, the reserved ones, the goods, and each player's quarter. See {@link Game.format}.
 *
 * @example
 * ```ts
 * import { format, fromPosition } from 'kontorhaus/speicherstadt';
 *
 * const state = fromPosition({ seats: [{ coins: 2 }, {}, {}], phase: 'purchase', row: ['bank'], columns: [[0, 2]] });
 * const lines = format(state).split('\n');
 * lines[2]; // => '  0: Bank  < 0 2'
 * lines.at(-1); // => 'Player 0 is offered the Bank for 2 coins.'
 * ```
 * @function
 */
export const format: Game<Speicherstadt>['format'] = (of) => {
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
    `round ${of.round}, ${of.phase}; ${counted(pileSizeOf(of.options, of.season, pile), 'card')} in the pile, ${counted(fires, 'fire')} among them`,
    ...(of.fire < 0 ? [] : [fireLine(of)]),
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
    statusLine(of),
  ].join('\n');
};
