import type { Weighted } from '../../core/contract.js';
import { without } from '../../core/lists.js';
import { sumOf } from '../../core/sum.js';
import { NO_OUTCOMES } from '../../core/turn.js';
import { type Card, cardAt, deckOf, rowSizeOf, sizesOf } from '../deck.js';
import { type Draft, type Emit, startPhase } from '../draft.js';
import { type Good, kindOf, kindsIn, sizeOf } from '../goods.js';
import { isInterrupted } from '../kaispeicher/seam.js';
import { startPlayer } from '../seats.js';
import { changeCubes } from '../storing.js';
import type { Speicherstadt, SpeicherstadtSeen, SpeicherstadtState } from '../types.js';
import { startFire } from './fire.js';

/** Whether a card is to be turned up or a cube to be drawn. */
export const chanceIsDue = (of: SpeicherstadtSeen): boolean => of.phase === 'supply' && !isInterrupted(of);

/** The ship laid last (the upper row is filled after the row) while it has an empty crate and the bag a cube. */
export const shipToFill = (of: SpeicherstadtSeen): Card | undefined => {
  const laid = of.upper.at(-1) ?? of.row.at(-1);
  const card = laid === undefined ? undefined : cardAt(of, laid);
  return card?.kind === 'ship' && sizeOf(of.loads[card.number] as number) < card.capacity && sumOf(of.bag) > 0
    ? card
    : undefined;
};

/**
 * What can be turned up or drawn now, in a fixed order: cards by number, each as likely as the others; cubes in the
 * order of `GOODS`, each kind as likely as it has cubes in the bag.
 */
export const chance = (state: SpeicherstadtState): readonly Weighted<Speicherstadt>[] => {
  if (!chanceIsDue(state)) return NO_OUTCOMES;
  if (shipToFill(state) === undefined)
    return state.pile.map((number) => deckOf(state.options).turnUps[number] as Weighted<Speicherstadt>);
  return kindsIn(state.bag).map((good) => ({
    outcome: { type: 'draw', good },
    weight: state.bag[kindOf(good)] as number,
  }));
};

/** Begins a round, or ends the game when no card is left. */
export const startSupply = (next: Draft, emit: Emit): void => {
  if (next.pile.length === 0) startPhase(next, 'over', emit);
  else {
    emit?.({ type: 'round-started', round: next.round, player: startPlayer(next) });
    startPhase(next, 'supply', emit);
  }
};

/** The first season from a given one that has cards becomes the pile. */
export const openSeason = (next: Draft, from: number): void => {
  const { seasons } = deckOf(next.options);
  next.season = from;
  while (seasons[next.season]?.length === 0) next.season++;
  next.pile = seasons[next.season] ?? [];
};

/** A card is turned up: laid out, or resolved at once if it is a fire. (Public rules summaries, "Supply".) */
export const turnUp = (next: Draft, card: Card, emit: Emit): void => {
  const { id, kind, number } = card;
  next.pile = without(next.pile, number);
  // A season is used up before the next one is begun: the piles lie on one another. (Public rules summaries, "Setup".)
  if (next.pile.length === 0) openSeason(next, next.season + 1);
  const to = kind === 'fire' ? kind : next.row.length < rowSizeOf(next.options) ? 'row' : 'upper';
  emit?.({ type: 'card-turned-up', card: id, to });
  if (to === 'fire') startFire(next, card, emit);
  else {
    next[to] = [...next[to], number];
    if (to === 'row') next.columns = [...next.columns, []];
    continueSupply(next, emit);
  }
};

/** A cube is put onto the ship turned up last. (Public rules summaries, "Supply"; the expansion's rulebook, "Ship".) */
export const drawCube = (next: Draft, good: Good, emit: Emit): void => {
  const ship = shipToFill(next) as Card;
  changeCubes(next, null, 'bag', good, -1);
  changeCubes(next, null, ship, good, 1);
  emit?.({ type: 'cube-drawn', good, card: ship.id });
  continueSupply(next, emit);
};

/** Goes on to the demand when all is laid out, or all that there is. */
export const continueSupply = (next: Draft, emit: Emit): void => {
  if (shipToFill(next) !== undefined) return;
  const needed = rowSizeOf(next.options) * sizesOf(next.options).rows;
  if (next.row.length + next.upper.length < needed && next.pile.length > 0) return;
  startPhase(next, next.row.length === 0 ? 'over' : 'demand', emit);
};
