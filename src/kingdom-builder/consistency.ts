import type { Issue } from '../core/contract.js';
import { issuesOf, type Refuse, refuseLengths } from '../core/read.js';
import { sumOf } from '../core/sum.js';
import { type Board, boardOf } from './board.js';
import { TILES_PER_LOCATION } from './data/sections.js';
import { CARDS_PER_TERRAIN, TERRAINS } from './data/terrains.js';
import { count, either, hasFree, isEmpty, meet, minus, type Rows, touches } from './rows.js';
import { isFaceUp, isHeld, NO_TILE, TILE_LOST, type TileStatus } from './tiles/status.js';
import { chanceIsDue, isLastRound } from './turn.js';
import { type KingdomBuilderState, SUPPLY } from './types.js';

/**
 * What a state of the right shape may still have wrong: everything on which the rules could throw, loop or miscount.
 * A state that the rules reached has nothing wrong.
 */
export const stateIssues = (state: KingdomBuilderState): readonly Issue[] =>
  issuesOf(state, seatIssues, boardIssues, cardIssues);

const seatIssues = (state: KingdomBuilderState, refuse: Refuse): void => {
  const seats = state.options.players;
  if (state.player >= seats) refuse(['player'], 'seat', `a seat from 0 to ${seats - 1}`);
  refuseLengths(state, ['settlements', 'tiles', 'hands'], seats, refuse);
};

/**
 * Where settlements can stand. Only a Harbor leads onto water, but a settlement there is scored and moved the same without
 * one in play: puzzles and tests may have it.
 */
export const standableOf = ({ buildable, kinds }: Board): Rows => either(buildable, kinds.water);

const boardIssues = (state: KingdomBuilderState, refuse: Refuse): void => {
  const board = boardOf(state.options.sections);
  const ground = standableOf(board);
  state.settlements.forEach((own, seat) => {
    if (!isEmpty(minus(own, ground))) refuse(['settlements', seat], 'ground', 'settlements on terrain or water');
    if (count(own) > SUPPLY) refuse(['settlements', seat], 'supply', `at most ${SUPPLY} settlements`);
    state.settlements.slice(0, seat).forEach((other) => {
      if (meet(own, other)) refuse(['settlements', seat], 'occupied', 'one settlement on a hex');
    });
    const statuses = state.tiles[seat] as readonly TileStatus[];
    if (statuses.length !== board.locations.length) {
      refuse(['tiles', seat], 'list', `${board.locations.length} entries, one for each location hex`);
      return;
    }
    board.locations.forEach(({ hex }, index) => {
      const status = statuses[index] as TileStatus;
      const beside = touches(own, hex);
      if (isHeld(status) && !beside) refuse(['tiles', seat, index], 'tile', 'a tile only beside an own settlement');
      if (status === TILE_LOST && isEmpty(own))
        refuse(['tiles', seat, index], 'tile', 'a tile lost only by a seat with settlements');
      if (isFaceUp(status) && (state.phase !== 'turn' || seat !== state.player))
        refuse(['tiles', seat, index], 'tile', 'a tile used or taken this turn only for the seat on turn');
      const takers = state.tiles.filter((other) => other[index] !== NO_TILE).length;
      if (takers > TILES_PER_LOCATION)
        refuse(['tiles', seat, index], 'tile', `at most ${TILES_PER_LOCATION} seats with a tile from one location hex`);
      if (status === NO_TILE && beside && takers < TILES_PER_LOCATION)
        refuse(['tiles', seat, index], 'tile', 'a tile taken from a location hex beside an own settlement');
    });
  });
};

const cardIssues = (state: KingdomBuilderState, refuse: Refuse): void => {
  const { phase, player, terrain, hands, pile, discard, options } = state;
  TERRAINS.forEach((kind, index) => {
    const held = hands.filter((card) => card === kind).length + (terrain === kind ? 1 : 0);
    if ((pile[index] as number) + (discard[index] as number) + held > CARDS_PER_TERRAIN)
      refuse(['pile', index], 'cards', `at most ${CARDS_PER_TERRAIN} cards of ${kind} in all`);
  });
  if (phase !== 'turn') {
    if (terrain !== null) refuse(['terrain'], 'phase', 'no card played outside a turn');
    if (state.built !== 0) refuse(['built'], 'phase', 'nothing built outside a turn');
  }
  // At the deal there is more to say; at the end, too, the last seat has played its card.
  if (phase !== 'deal' && hands[player] !== null)
    refuse(['hands', player], 'phase', 'no card in the hand of the seat on turn');
  if (phase === 'deal' || phase === 'draw') {
    const cards = sumOf(pile.concat(discard));
    const due = phase === 'deal' ? hands.filter((card) => card === null).length : 1;
    if (cards < due) refuse(['pile'], 'phase', `${due} cards to draw`);
  }
  if (phase === 'deal') dealIssues(state, refuse);
  if (state.built > count(state.settlements[player] as Rows))
    refuse(['built'], 'built', 'no more than the settlements on the board');
  if (terrain !== null) {
    if (!hasFree(boardOf(state.options.sections).kinds[terrain], state.settlements))
      refuse(['terrain'], 'terrain', 'a card with a free hex of its terrain');
  }
  const isLastSeat = (player + 1) % options.players === options.firstPlayer;
  if (phase === 'over' && !(isLastSeat && isLastRound(state)))
    refuse(['phase'], 'phase', 'the last seat of a last round when the game is over');
  if (phase === 'draw' && isLastSeat && isLastRound(state))
    refuse(['phase'], 'phase', 'no card drawn after the last round');
  if (state.random !== null && chanceIsDue(state))
    refuse(['random'], 'chance-due', 'null while a card is to be drawn: a seeded game draws at once');
};

/** While the first cards are dealt, the seats before the one in `player` have theirs, and nothing is on the board. */
const dealIssues = (state: KingdomBuilderState, refuse: Refuse): void => {
  const { player, hands, options } = state;
  const dealt = (player - options.firstPlayer + options.players) % options.players;
  hands.forEach((card, seat) => {
    const place = (seat - options.firstPlayer + options.players) % options.players;
    if ((card !== null) !== place < dealt) refuse(['hands', seat], 'phase', 'cards dealt in turn order');
  });
  if (state.settlements.some((own) => !isEmpty(own)))
    refuse(['settlements'], 'phase', 'no settlement before the first turn');
  if (state.discard.some((copies) => copies > 0)) refuse(['discard'], 'phase', 'no discards before the first turn');
};
