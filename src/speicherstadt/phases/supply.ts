import type { Weighted } from '../../core/contract.js';
import { NO_OUTCOMES } from '../../core/derive.js';
import { deckOf } from '../deck.js';
import {
  added,
  cardAt,
  type Draft,
  type Emit,
  endGame,
  idAt,
  isInterrupted,
  type Seen,
  setLoad,
  startPlayer,
  without,
} from '../draft.js';
import { expansionOf } from '../expansion.js';
import { cube, GOODS, sizeOf, sumOf, withGoods } from '../goods.js';
import type { CardNumber, Speicherstadt, SpeicherstadtState } from '../types.js';
import { startDemand } from './demand.js';
import { startFire } from './fire.js';

/** Whether a card is to be turned up or a cube to be drawn. */
export const chanceIsDue = (of: Seen): boolean => of.phase === 'supply' && !isInterrupted(of);

/** The ship laid last (the upper row is filled after the row) while it has an empty crate and the bag a cube; -1 otherwise. */
const shipToFill = (of: Seen): CardNumber => {
  const laid = of.upper[of.upper.length - 1] ?? of.row[of.row.length - 1];
  if (laid === undefined) return -1;
  const card = cardAt(of, laid);
  return card.kind === 'ship' && sizeOf(of.loads[laid] as number) < card.capacity && sumOf(of.bag) > 0 ? laid : -1;
};

const DRAWS: readonly Weighted<Speicherstadt>['outcome'][] = GOODS.map((good) => ({
  type: 'draw',
  good,
}));

/**
 * What can be turned up or drawn now, in a fixed order: cards by number, each as likely as the others; cubes in the
 * order of `GOODS`, each kind as likely as it has cubes in the bag. See the contract's `chance`.
 */
export const chance = (state: SpeicherstadtState): readonly Weighted<Speicherstadt>[] => {
  if (!chanceIsDue(state)) return NO_OUTCOMES;
  if (shipToFill(state) < 0) {
    const { turnUps } = deckOf(state.options);
    return state.pile.map((number) => turnUps[number] as Weighted<Speicherstadt>);
  }
  const outcomes: Weighted<Speicherstadt>[] = [];
  for (let kind = 0; kind < DRAWS.length; kind++) {
    const weight = state.bag[kind] as number;
    if (weight > 0) outcomes.push({ outcome: DRAWS[kind] as Weighted<Speicherstadt>['outcome'], weight });
  }
  return outcomes;
};

/** Begins a round, or ends the game when no card is left. */
export const startSupply = (next: Draft, emit: Emit): void => {
  next.phase = 'supply';
  next.player = startPlayer(next);
  if (next.pile.length === 0) {
    endGame(next, emit);
    return;
  }
  emit?.({ type: 'round-started', round: next.round, player: next.player });
  emit?.({ type: 'phase-started', phase: 'supply' });
};

/** The first season from a given one that has cards, or 5. */
export const seasonFrom = (of: Seen, season: number): number => {
  const { seasons } = deckOf(of.options);
  let at = season;
  while (at < seasons.length && (seasons[at] as readonly number[]).length === 0) at++;
  return at;
};

/** A season is used up before the next one is begun. (Public rules summaries, "Setup": the piles lie on one another.) */
const takeFromPile = (next: Draft, number: CardNumber): void => {
  next.pile = without(next.pile, next.pile.indexOf(number));
  if (next.pile.length > 0) return;
  next.season = seasonFrom(next, next.season + 1);
  next.pile = deckOf(next.options).seasons[next.season] ?? [];
};

/** A card is turned up: laid out, or resolved at once if it is a fire. (Public rules summaries, "Supply".) */
export const turnUp = (next: Draft, number: CardNumber, emit: Emit): void => {
  takeFromPile(next, number);
  const card = cardAt(next, number);
  if (card.kind === 'fire') {
    emit?.({ type: 'card-turned-up', card: card.id, to: 'fire' });
    startFire(next, number, emit);
    return;
  }
  const onWater = next.row.length <= next.options.players;
  if (onWater) {
    next.row = added(next.row, number);
    next.columns = added(next.columns, NOBODY);
  } else next.upper = added(next.upper, number);
  emit?.({ type: 'card-turned-up', card: card.id, to: onWater ? 'row' : 'upper' });
  continueSupply(next, emit);
};

/** A column without workers. */
const NOBODY: readonly number[] = [];

/** A cube is put onto the ship turned up last. (Public rules summaries, "Supply"; the expansion's rulebook, "Ship".) */
export const drawCube = (next: Draft, kind: number, emit: Emit): void => {
  const ship = shipToFill(next);
  next.bag = withGoods(next.bag, kind, -1);
  setLoad(next, ship, (next.loads[ship] as number) + cube(kind));
  emit?.({ type: 'cube-drawn', good: GOODS[kind] as (typeof GOODS)[number], card: idAt(next, ship) });
  continueSupply(next, emit);
};

/** Goes on to the demand when all is laid out, or all that there is. */
export const continueSupply = (next: Draft, emit: Emit): void => {
  if (shipToFill(next) >= 0) return;
  const needed = (next.options.players + 1) * expansionOf(next.options).rows;
  if (next.row.length + next.upper.length < needed && next.pile.length > 0) return;
  if (next.row.length === 0) endGame(next, emit);
  else startDemand(next, emit);
};
