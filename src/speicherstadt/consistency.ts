import type { Issue } from '../core/contract.js';
import { issuesOf, type Refuse, refuseLengths } from '../core/read.js';
import { sumOf } from '../core/sum.js';
import { phaseIssues } from './consistency-phases.js';
import { cardAt, deckOf, pileSizeOf, rowSizeOf, sizesOf } from './deck.js';
import { amountOf, GOODS, KINDS, sizeOf } from './goods.js';
import { kaispeicherIssues, truckPhaseIssues } from './kaispeicher/seam.js';
import { owns } from './owned.js';
import { placedIn } from './placed.js';
import { MOST_SEATS, ownerOf } from './seats.js';
import type { CardNumber, SpeicherstadtState } from './types.js';

/** More cards than any manifest has, and more rounds. */
export const CARDS = 24_000;

const KIND_NUMBERS = GOODS.map((_, kind) => kind);

/** What the parts of a state may have wrong, whatever it waits for. */
export const partIssues = (state: SpeicherstadtState): readonly Issue[] => issuesOf(state, ...PARTS);

/**
 * What a state of the right shape, with valid options, may still have wrong: everything on which the rules could throw,
 * loop or miscount. A state that the rules reached has nothing wrong.
 */
export const stateIssues = (state: SpeicherstadtState): readonly Issue[] =>
  issuesOf(state, ...PARTS, truckPhaseIssues, phaseIssues);

const lengthIssues = (state: SpeicherstadtState, refuse: Refuse): void => {
  const seats = state.options.players;
  const rowSize = rowSizeOf(state.options);
  const { cards } = deckOf(state.options);
  refuseLengths(state, ['coins', 'points', 'workers', 'cards', 'halls'], seats, refuse);
  if (state.loads.length !== cards.length) refuse(['loads'], 'list', `${cards.length} entries, one for each card`);
  // A round turns up a card or more, so that the number stays within what is read back.
  const left = pileSizeOf(state.options, state.season, state.pile.length);
  if (state.round + left > CARDS) refuse(['round'], 'range', `at most ${CARDS - left}`);
  if (state.player >= seats) refuse(['player'], 'seat', `a seat from 0 to ${seats - 1}`);
  if (state.row.length > rowSize) refuse(['row'], 'list', `at most ${rowSize} cards`);
  if (state.columns.length !== state.row.length) refuse(['columns'], 'list', 'one for each card of the row');
  for (const name of ['stopped', 'bought'] as const)
    if (state[name] >> seats !== 0) refuse([name], 'seat', `bits for the seats 0 to ${seats - 1}`);
  if (state.holders.length !== state.reserved.length) refuse(['holders'], 'list', 'one for each reserved card');
  if (state.upper.length + state.reserved.length > rowSize)
    refuse(['upper'], 'list', `at most ${rowSize} cards, those reserved included`);
};

/** Every card lies in one place, and only cards that were turned up lie on the table. */
const cardIssues = (state: SpeicherstadtState, refuse: Refuse): void => {
  const deck = deckOf(state.options);
  const season = deck.seasons[state.season] ?? [];
  const inPlay = new Set(deck.seasons.slice(0, state.season + 1).flat());
  state.pile.forEach((card, at) => {
    const before = state.pile[at - 1] ?? -1;
    if (!season.includes(card) || card <= before) refuse(['pile', at], 'pile', 'cards of the season, ascending');
  });
  if (state.pile.length === 0 && deck.seasons.slice(state.season).some((cards) => cards.length > 0))
    refuse(['pile'], 'pile', 'the next season, if this one is used up');
  if (state.pile.length === 0 && state.season !== deck.seasons.length)
    refuse(['season'], 'pile', `${deck.seasons.length} when the pile is empty`);
  const seen = new Set(state.pile);
  const lay = (path: readonly (string | number)[], card: CardNumber, isFire: boolean): void => {
    if (card < 0) return;
    if (!inPlay.has(card) || seen.has(card)) refuse(path, 'card', 'a card in play that lies nowhere else');
    else if ((cardAt(state, card).kind === 'fire') !== isFire)
      refuse(path, 'card', isFire ? 'a fire' : 'any card but a fire');
    seen.add(card);
  };
  state.row.forEach((card, at) => {
    lay(['row', at], card, false);
  });
  for (const name of ['upper', 'reserved'] as const)
    state[name].forEach((card, at) => {
      lay([name, at], card, false);
    });
  state.cards.forEach((cards, seat) => {
    cards.forEach((card, at) => {
      lay(['cards', seat, at], card, false);
    });
  });
  lay(['fire'], state.fire, true);
};

/** What lies on a card fits on it, and lies only where it can. */
const loadIssues = (state: SpeicherstadtState, refuse: Refuse): void => {
  const onTable = new Set([...state.row, ...state.upper, ...state.reserved]);
  const owned = new Set(state.cards.flat());
  deckOf(state.options).cards.forEach(({ number, kind, room, capacity }) => {
    const load = state.loads[number] as number;
    if (load === 0) return;
    const fits =
      kind === 'contract'
        ? owned.has(number) && KIND_NUMBERS.every((good) => amountOf(load, good) <= amountOf(room, good))
        : kind === 'ship'
          ? sizeOf(load) <= capacity &&
            (onTable.has(number) || (owned.has(number) && (state.phase === 'purchase' || state.phase === 'loading')))
          : kind === 'warehouse' && owned.has(number) && sizeOf(load) <= capacity;
    if (!fits) refuse(['loads', number], 'load', 'cubes only where there is room for them');
  });
};

/** No cube is lost, and none is made. */
const cubeIssues = (state: SpeicherstadtState, refuse: Refuse): void => {
  const deck = deckOf(state.options);
  if (state.phase !== 'loading' && sumOf(state.quay) > 0) refuse(['quay'], 'phase', 'no cubes outside loading');
  for (let kind = 0; kind < KINDS; kind++) {
    let found = (state.bag[kind] as number) + (state.stock[kind] as number) + (state.quay[kind] as number);
    for (const hall of state.halls) if (hall === kind) found++;
    if (state.truck !== null) found += amountOf(state.truck.load, kind);
    for (const load of state.loads) found += amountOf(load, kind);
    if (found !== deck.goods[kind]) refuse(['bag', kind], 'cubes', `${deck.goods[kind]} cubes of this kind in all`);
  }
};

/** All workers are at home or on the table. */
const workerIssues = (state: SpeicherstadtState, refuse: Refuse): void => {
  const { workers } = sizesOf(state.options);
  const placed = placedIn(state);
  state.columns.forEach((column, at) => {
    if (state.row[at] === -1 && column.length > 0) refuse(['columns', at], 'workers', 'no workers where no card is');
  });
  const [, foreign = null] = placed.find(([worker]) => ownerOf(worker) >= state.options.players) ?? [];
  if (foreign !== null) {
    refuse(foreign, 'workers', 'workers of the seats');
    return;
  }
  state.workers.forEach((home, seat) => {
    if (home + placed.filter(([worker]) => worker === seat).length !== workers)
      refuse(['workers', seat], 'workers', `${workers} workers, at home and on the table`);
  });
  const [, gray = null] =
    placed
      .filter(([worker]) => worker >= MOST_SEATS)
      .find(([worker], at) => at >= state.gray || !owns(state, ownerOf(worker), 'storekeeper')) ?? [];
  if (gray !== null) refuse(gray, 'workers', "gray workers of the Storekeeper's owner alone, not more than are left");
};

/** The tests of the parts; each relies on what those before it found in order. */
const PARTS = [lengthIssues, cardIssues, loadIssues, cubeIssues, workerIssues, kaispeicherIssues];
