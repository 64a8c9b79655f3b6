import type { Game, Player } from '../core/contract.js';
import { counted, deriveExplain, deriveFormatEvent, deriveFormatMove, listed, placeAt } from '../core/text.js';
import { type Cell, columnOf, rowOf } from './cells.js';
import { GOODS } from './data/cards.js';
import type { KontorEvent } from './events.js';
import type { CardNumber, EndReason, Kontor, Phase } from './types.js';
import type { Goods, WonBy } from './zones.js';

/** A space as (row, column). */
export const at = (cell: Cell): string => placeAt(rowOf(cell), columnOf(cell));

/** The sides. */
export const COLORS = ['red', 'black'] as const;

/** What the game waits for, as the rest of a sentence. */
export const WAITING_FOR: Readonly<Record<Phase, string>> = {
  deal: 'cards are to be dealt',
  pick: 'Dock cards are to be picked for the first hands',
  bribe: 'cards may be bought off the table',
  buy: 'special cards may be bought',
  choose: 'a card or a pass is to be chosen',
  act: 'the card shown is to be laid',
  veto: 'the owners of taverns are to judge their zones',
  over: 'the game is over',
};

/** Why the game is over, as the rest of a sentence. */
export const ENDS: Readonly<Record<EndReason, string>> = {
  'board-full': 'the board is full',
  dead: 'nobody can ever lay a card again',
  stalled: 'ten rounds in a row covered nothing new',
  line: 'a side has three regions in a line',
  bankrupt: 'a side is bankrupt',
  'both-bankrupt': 'both sides are bankrupt',
};

/** By which step a zone is won, as the rest of a sentence. */
export const WON_BY: Readonly<Record<WonBy, string>> = {
  'largest-advantage': 'the largest advantage',
  'most-advantages': 'the number of advantages',
  'goods-value': 'the better goods',
};

/**
 * One English sentence on why a move is not legal. See {@link Game.explain}.
 * @throws InvalidInputError for anything that is not a reason of this game.
 *
 * @example
 * ```ts
 * import { cellAt, explain } from 'kontorhaus/kontor';
 *
 * explain({ code: 'no-contact', cell: cellAt(2, 2) }); // => 'No card lies beside the space (2, 2).'
 * ```
 * @function
 */
export const explain: Game<Kontor>['explain'] = deriveExplain<Kontor>('kontor', 'Kontor', (illegal) => {
  switch (illegal.code) {
    case 'wrong-phase':
      return `That is not possible now: ${WAITING_FOR[illegal.phase]}.`;
    case 'already-chosen':
      return 'You have chosen already.';
    case 'no-such-card':
      return `Card ${illegal.card} is not among those that you can choose.`;
    case 'occupied':
      return `${illegal.card === 0 ? 'The harbor card' : `Card ${illegal.card}`} lies at ${at(illegal.cell)}.`;
    case 'edge': {
      const [top, bottom, left, right] = illegal.limits;
      return `The space ${at(illegal.cell)} is beyond the edge: rows ${top} to ${bottom} and columns ${left} to ${right} can be used.`;
    }
    case 'no-contact':
      return `No card lies beside the space ${at(illegal.cell)}.`;
    case 'crane':
      return `The ${COLORS[illegal.side]} crane at ${at(illegal.crane)} keeps other Dock cards away from ${at(illegal.cell)}.`;
    case 'no-water-beside':
      return `A Dock card at ${at(illegal.cell)} would have no Water beside it.`;
    case 'splits-region':
      return `Water at ${at(illegal.cell)} would split its region.`;
    case 'inner-zone':
      return `No Water can lie on the island, so not at ${at(illegal.cell)}.`;
    case 'would-complete':
      return `A Customs House at ${at(illegal.cell)} would complete a zone.`;
    case 'completed-zone':
      return `The zone at ${at(illegal.cell)} is complete and cannot be changed.`;
    case 'cannot-cover':
      return `There is nothing at ${at(illegal.cell)} that this card can cover.`;
    case 'under-ship':
      return `The ship lies at ${at(illegal.cell)}.`;
    case 'fill-the-gap':
      return `The card must fill the gap at ${at(illegal.gap)}.`;
    case 'must-remove':
      return 'There is room for the card only where the ship removes another.';
    case 'no-ship':
      return 'There is no ship in this game.';
    case 'no-ship-symbol':
      return 'Only a card with the ship symbol moves the ship.';
    case 'already-sailed':
      return 'The ship has moved already.';
    case 'not-water':
      return `There is no Water card at ${at(illegal.cell)} for the ship to go to.`;
    case 'same-place':
      return `The ship is at ${at(illegal.cell)} already.`;
    case 'not-beside-ship':
      return `The space ${at(illegal.cell)} is not beside the ship.`;
    case 'not-removable':
      return `There is no Dock card with the ship symbol at ${at(illegal.cell)}.`;
    case 'wrong-pile':
      return illegal.piles.length === 0
        ? 'No pile is to be named for this move.'
        : `The card goes under the pile of player ${listed(illegal.piles, 'or')}.`;
    case 'no-coins':
      return `That costs ${counted(illegal.need, 'coin')}, and you have ${illegal.have}.`;
    case 'not-for-sale':
      return `There is no opposing Dock card with goods in an open zone at ${at(illegal.cell)}.`;
    case 'too-few-cards':
      return `Only ${counted(illegal.left, 'special card is', 'special cards are')} left.`;
  }
});

/** What the owner of a tavern decides, as the rest of a sentence. (Old Rope.) */
const judgment = (counts: boolean): string =>
  `decides that the zone with the tavern ${counts ? 'counts' : 'does not count'}`;

/**
 * A move or an outcome in a few English words; cells as (row, column). See {@link Game.formatMove}.
 * @throws InvalidInputError for anything that is neither a move nor an outcome of this game.
 *
 * @example
 * ```ts
 * import { cellAt, formatMove } from 'kontorhaus/kontor';
 *
 * formatMove({ type: 'choose', player: 1, card: null }); // => 'player 1 passes'
 * formatMove({ type: 'place', player: 0, cell: cellAt(-1, 2) }); // => 'player 0 lays the card at (-1, 2)'
 * ```
 * @function
 */
export const formatMove: Game<Kontor>['formatMove'] = deriveFormatMove<Kontor>('kontor', (move) => {
  switch (move.type) {
    case 'deal':
      return `card ${move.card} is dealt`;
    case 'choose':
      return `player ${move.player} ${move.card === null ? 'passes' : `chooses card ${move.card}`}`;
    case 'place':
      return `player ${move.player} lays the card at ${at(move.cell)}`;
    case 'ship': {
      const card = move.remove === null ? '' : `the card at ${at(move.remove)}`;
      const removal = move.pile === null ? `removes ${card}` : `puts ${card} under the pile of player ${move.pile}`;
      return `player ${move.player} moves the ship to ${at(move.to)}${card === '' ? '' : ` and ${removal}`}`;
    }
    case 'bribe':
      return move.cell === null
        ? `player ${move.player} buys nothing`
        : `player ${move.player} buys the card at ${at(move.cell)} off the table`;
    case 'buy':
      return `player ${move.player} asks for ${counted(move.count, 'special card')}`;
    case 'pick':
      return `player ${move.player} picks card ${move.card}`;
    case 'veto':
      return `player ${move.player} ${judgment(move.counts)}`;
  }
});

/** What a seat shows, as the rest of a sentence. */
const shownBy = (card: CardNumber | null): string => (card === null ? 'passes' : `shows card ${card}`);

/** Why a seat takes a coin, as the rest of a sentence. */
const COIN_FOR: Readonly<Record<Extract<KontorEvent, { type: 'coin-taken' }>['reason'], string>> = {
  pass: 'for the pass',
  'nobody-paid': 'because nobody could pay',
  water: 'for a Water card',
};

/** Why a card goes back, as the rest of a sentence. */
const BACK_FOR: Readonly<Record<Extract<KontorEvent, { type: 'card-returned' }>['reason'], string>> = {
  tax: 'the tax is not paid',
  'no-space': 'there is no space for it',
  end: 'the game is over',
};

/** Goods in words, without those that are not there. */
const goodsText = (goods: Goods): string => {
  const held = GOODS.filter((good) => goods[good] > 0);
  return held.length === 0 ? 'nothing' : held.map((good) => `${goods[good]} ${good}`).join(', ');
};

const completedText = ({ cells, goods, keeper, by }: Extract<KontorEvent, { type: 'zone-completed' }>): string => {
  const sides = COLORS.map((color, side) => `${color} ${goodsText(goods[side] as Goods)}`).join('; ');
  const winner = keeper === null ? 'nobody leads' : `${COLORS[keeper]} puts a Keeper there by ${WON_BY[by as WonBy]}`;
  return `the zone at ${at(cells[0] as Cell)}, ${counted(cells.length, 'card')}, is complete (${sides}): ${winner}`;
};

const pileName = (pile: Player | null): string => (pile === null ? 'the Water pile' : `player ${pile}'s pile`);

/**
 * An event as a line of English for a log; cells as (row, column). See {@link Game.formatEvent}.
 * @throws InvalidInputError for anything that is not an event of this game.
 *
 * @example
 * ```ts
 * import { formatEvent, type KontorEvent, viewEvents } from 'kontorhaus/kontor';
 *
 * const events: readonly KontorEvent[] = [{ type: 'card-dealt', player: 1, card: 7 }];
 * events.map(formatEvent); // => ['player 1 is dealt card 7']
 * viewEvents(events, 0).map(formatEvent); // => ['player 1 is dealt a card']
 * ```
 * @function
 */
export const formatEvent: Game<Kontor>['formatEvent'] = deriveFormatEvent<Kontor>('kontor', (event) => {
  switch (event.type) {
    case 'water-dealt':
      return `card ${event.card} is dealt to ${at(event.cell)}`;
    case 'card-dealt':
      return `player ${event.player} is dealt ${event.card === null ? 'a card' : `card ${event.card}`}`;
    case 'card-bought':
      return `player ${event.player} buys ${event.card === null ? 'a special card' : `special card ${event.card}`}`;
    case 'card-picked':
      return `player ${event.player} picks ${event.card === null ? 'a card' : `card ${event.card}`}`;
    case 'card-turned-up':
      return `card ${event.card} is turned up on ${pileName(event.pile)}`;
    case 'round-started':
      return 'a round begins';
    case 'choice-made':
      return `player ${event.player} has chosen`;
    case 'cards-revealed':
      return event.cards.map((card, seat) => `player ${seat} ${shownBy(card)}`).join(', ');
    case 'tax-paid':
      return `player ${event.player} pays ${counted(event.coins, 'coin')} in taxes`;
    case 'coin-taken':
      return `player ${event.player} takes a coin ${COIN_FOR[event.reason]}`;
    case 'card-returned':
      return `player ${event.player} takes card ${event.card} back: ${BACK_FOR[event.reason]}`;
    case 'ship-moved':
      return `player ${event.player} moves the ship from ${at(event.from)} to ${at(event.to)}`;
    case 'card-removed': {
      const price = event.coins === 0 ? '' : ` for ${counted(event.coins, 'coin')}`;
      return `player ${event.player} removes card ${event.card} at ${at(event.cell)}${price}: it goes under ${pileName(event.pile)}`;
    }
    case 'card-placed': {
      const covered = event.covers === null ? '' : `, over card ${event.covers}`;
      return `player ${event.player} lays card ${event.card} at ${at(event.cell)}${covered}`;
    }
    case 'edge-fixed':
      return `the ${event.direction} are fixed: ${event.first} to ${event.last}`;
    case 'warehouses-changed':
      return `the ${COLORS[event.side]} center at ${at(event.cell)} holds ${goodsText(event.goods)}`;
    case 'warehouses-moved':
      return `the ${COLORS[event.side]} Warehouses move from ${at(event.from)} to ${at(event.to)}`;
    case 'zone-completed':
      return completedText(event);
    case 'card-drawn':
      return `player ${event.player} draws card ${event.card}`;
    case 'best-card-shown':
      return event.card === null
        ? `player ${event.player} has no card to show`
        : `player ${event.player} shows card ${event.card}, the highest in the hand`;
    case 'cards-ordered':
      return `player ${event.player} asks for ${counted(event.asked, 'special card')} and gets ${event.granted}`;
    case 'zone-judged':
      return `${COLORS[event.side]} ${judgment(event.counts)}`;
    case 'game-over':
      return `the game is over: ${ENDS[event.reason]}`;
  }
});
