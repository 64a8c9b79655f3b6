import type { Player } from '../core/contract.js';
import type { Refuse } from '../core/read.js';
import { sumOf } from '../core/sum.js';
import { cardAt, deckOf, rowSizeOf, sizesOf } from './deck.js';
import { sizeOf } from './goods.js';
import { askedAtFire, grayAtHome } from './kaispeicher/seam.js';
import { owns } from './owned.js';
import { checkStop, hasWorkers } from './phases/demand.js';
import { fireResult, LAST_SEASON } from './phases/fire.js';
import { offerOf } from './phases/purchase.js';
import { shipToFill } from './phases/supply.js';
import { placedIn } from './placed.js';
import { leftOf, ownerOf, startPlayer } from './seats.js';
import type { CardNumber, SpeicherstadtState } from './types.js';

/** The ships with cubes that a seat owns: it bought them in this round. */
const loadedShips = (state: SpeicherstadtState, seat: Player): readonly CardNumber[] =>
  (state.cards[seat] as readonly CardNumber[]).filter(
    (number) => cardAt(state, number).kind === 'ship' && state.loads[number] !== 0,
  );

/** The seats that own such ships. */
export const loadedSeats = (state: SpeicherstadtState): readonly Player[] =>
  [...state.cards.keys()].filter((seat) => loadedShips(state, seat).length > 0);

/** The parts of a round agree with its phase. */
export const phaseIssues = (state: SpeicherstadtState, refuse: Refuse): void => {
  const { phase, asked } = state;
  const start = startPlayer(state);
  const isFire = asked === 'squad-leader' || asked === 'insurance';
  if (
    isFire !== (phase === 'supply' && asked !== null) ||
    (asked === 'snitch') !== (phase === 'demand' && asked !== null) ||
    (asked !== null && phase !== 'supply' && phase !== 'demand')
  )
    refuse(['asked'], 'phase', 'the Squad Leader and the Insurance in the supply, the Snitch in the demand');
  if (isFire !== state.fire >= 0) refuse(['fire'], 'phase', 'a fire while somebody is asked about it');
  if (!isFire && state.settled !== 0) refuse(['settled'], 'phase', '0 without a fire');
  if (phase !== 'demand' && state.stopped !== 0) refuse(['stopped'], 'phase', '0 outside the demand');
  if (phase !== 'purchase' && phase !== 'loading' && state.bought !== 0)
    refuse(['bought'], 'phase', '0 outside purchase and loading');
  const [placed] = placedIn(state);
  if (phase !== 'demand' && phase !== 'purchase' && placed !== undefined)
    refuse(placed[1].slice(0, 1), 'phase', 'no workers outside demand and purchase');
  if (phase !== 'purchase' && state.row.includes(-1)) {
    refuse(['row', state.row.indexOf(-1)], 'phase', 'a gap only in the purchase');
    return;
  }
  const laid = (['row', 'upper', 'reserved'] as const).find((name) => state[name].length > 0);
  if (phase === 'loading' && laid !== undefined) refuse([laid], 'phase', 'no cards after the purchase');
  if (phase !== 'demand' && phase !== 'purchase' && state.reserved.length > 0)
    refuse(['reserved'], 'phase', 'no reserved cards outside demand and purchase');
  endIssues(state, start, refuse);
  if (phase === 'supply') supplyIssues(state, start, refuse);
  if (isFire && state.fire >= 0) fireIssues(state, refuse);
  if (phase === 'demand') demandIssues(state, refuse);
  if (phase === 'purchase') purchaseIssues(state, refuse);
  for (const seat of loadedSeats(state))
    if (((state.bought >> seat) & 1) === 0) refuse(['bought'], 'phase', `seat ${seat}, which has cubes on a ship`);
  if (phase === 'loading') loadingIssues(state, start, refuse);
  if (state.random !== null && phase === 'supply' && asked === null)
    refuse(['random'], 'chance-due', 'null while a card is to be turned up: a seeded game does it at once');
};

/** The last fire is the end, and without it the end comes when nothing is left to turn up. */
const endIssues = (state: SpeicherstadtState, start: number, refuse: Refuse): void => {
  const { phase, pile, season, fire, options } = state;
  const { cards, seasons } = deckOf(options);
  const isOut =
    season >= LAST_SEASON &&
    (seasons[LAST_SEASON] as readonly CardNumber[]).some(
      (number) => cards[number]?.kind === 'fire' && number !== fire && !pile.includes(number),
    );
  if (phase === 'over') {
    if (!isOut && pile.length > 0) refuse(['pile'], 'phase', 'no card left, or the last fire turned up');
    if (state.player !== start) refuse(['player'], 'phase', 'the start player at the end');
  } else if (isOut) refuse(['phase'], 'phase', 'the end after the last fire');
};

/** In the purchase: whether the bag has had all along what it has now. Unbought cubes may come back to it. */
const mayBeFilled = ({ options, row }: SpeicherstadtState): boolean =>
  options.rulings.unboughtCubes !== 'bag' || (row[0] ?? -1) >= 0;

/** Ships are filled as they are laid, and nothing comes into the bag between the supply and the purchase. */
const emptyShipIssues = (state: SpeicherstadtState, laid: readonly CardNumber[], refuse: Refuse): void => {
  if (sumOf(state.bag) === 0) return;
  for (const number of laid) {
    const { kind, capacity } = cardAt(state, number);
    if (kind === 'ship' && sizeOf(state.loads[number] as number) < capacity)
      refuse(['loads', number], 'phase', `${capacity} cubes, while the bag has any`);
  }
};

const supplyIssues = (state: SpeicherstadtState, start: number, refuse: Refuse): void => {
  const { options, row, upper, pile, player, asked } = state;
  if (asked === null && player !== start) refuse(['player'], 'phase', 'the start player while cards are turned up');
  if (upper.length > 0 && row.length < rowSizeOf(options))
    refuse(['upper'], 'phase', 'no card above the board before the row is full');
  const isFilling = shipToFill(state) !== undefined;
  const isFull = row.length + upper.length >= rowSizeOf(options) * sizesOf(options).rows;
  // Only the ship laid last may still be on its way to being full.
  emptyShipIssues(state, row.concat(upper).slice(0, -1), refuse);
  if (asked !== null) {
    // A fire is turned up in place of a card, after the last ship was filled.
    if (isFilling) refuse(['fire'], 'phase', 'no fire before the ship laid last is filled');
    if (isFull) refuse(['fire'], 'phase', 'no fire after all is laid out');
  } else if (!isFilling && (isFull || pile.length === 0)) refuse(['phase'], 'phase', 'the demand when all is laid out');
};

const fireIssues = (state: SpeicherstadtState, refuse: Refuse): void => {
  const { asked, settled, player, pile, season } = state;
  const { seasons } = deckOf(state.options);
  // It was the last card turned up: of a later season all cards are still in the pile.
  const own = cardAt(state, state.fire).season;
  const later = seasons.slice(own + 1, season + 1).flat().length;
  if (later !== (season > own ? pile.length : 0))
    refuse(['fire'], 'phase', 'the fire of the season, or of the one before while all cards of the season are left');
  const { winners, losers } = fireResult(state);
  const wins = settled < winners.length;
  const due = wins ? winners[settled] : losers[settled - winners.length];
  const card = wins ? 'squad-leader' : 'insurance';
  if (due !== player || asked !== card || !owns(state, player, card))
    refuse(['asked'], 'phase', 'a winner with the Squad Leader, or a loser with the Insurance');
  else if (askedAtFire(state, player, wins) === null)
    refuse(['coins', player], 'phase', 'the coins that the Insurance costs');
};

const demandIssues = (state: SpeicherstadtState, refuse: Refuse): void => {
  const { asked, player } = state;
  if (state.row.length === 0) refuse(['row'], 'phase', 'cards in the demand');
  emptyShipIssues(state, state.row.concat(state.upper, state.reserved), refuse);
  state.workers.forEach((_, seat) => {
    if ((state.stopped >> seat) & 1 && checkStop(state, { player: seat }) !== null)
      refuse(['stopped'], 'phase', `not seat ${seat}, which has workers to place`);
    if ((state.stopped >> seat) & 1 && state.workers[seat] === 0 && grayAtHome(state, seat) === 0)
      refuse(['stopped'], 'phase', `not seat ${seat}, which has no worker at home`);
  });
  if (asked === null) {
    if (!hasWorkers(state, player)) refuse(['player'], 'phase', 'a seat with workers to place');
    if (!state.options.kaispeicher) orderIssues(state, refuse);
    return;
  }
  const owners = state.columns.flat().concat(state.holders).map(ownerOf);
  if (!owns(state, player, 'snitch') || !owners.includes(player) || owners.every((owner) => owner === player))
    refuse(['asked'], 'phase', 'the owner of the Snitch, with workers to swap');
  if (state.workers.some((_, seat) => hasWorkers(state, seat)))
    refuse(['asked'], 'phase', 'the Snitch after all workers');
};

const purchaseIssues = (state: SpeicherstadtState, refuse: Refuse): void => {
  const { row, upper, reserved, player } = state;
  const offer = offerOf(state);
  if (offer === null || offer.price === 0 || offer.player !== player)
    refuse(
      ['player'],
      'phase',
      'the seat whose worker is the lowest above the leftmost card, or on the lowest reserved one',
    );
  const first = row.findIndex((card) => card >= 0);
  const gap = row.findLastIndex((card) => card < 0);
  if (first >= 0 && gap > first) refuse(['row', gap], 'phase', 'gaps only left of the card that is offered');
  const laid = row.concat(upper, reserved).filter((card) => card >= 0);
  if (mayBeFilled(state)) emptyShipIssues(state, laid, refuse);
};

const loadingIssues = (state: SpeicherstadtState, start: Player, refuse: Refuse): void => {
  for (let seat = start; seat !== state.player; seat = leftOf(state, seat))
    for (const number of loadedShips(state, seat))
      refuse(['loads', number], 'phase', 'none on a ship once its owner has loaded');
};

/**
 * In the base game workers are placed in turn: the seats before the one on turn have placed one more, those after it as
 * many, unless they have stopped.
 */
const orderIssues = (state: SpeicherstadtState, refuse: Refuse): void => {
  const { player, workers, stopped } = state;
  let more = 1;
  for (let i = 0, seat = startPlayer(state); i < workers.length; i++, seat = leftOf(state, seat)) {
    if (seat === player) more = 0;
    if (((stopped >> seat) & 1) === 0 && workers[seat] !== (workers[player] as number) - more) {
      refuse(['columns'], 'phase', 'workers placed in turn, from the start player on');
      return;
    }
  }
};
