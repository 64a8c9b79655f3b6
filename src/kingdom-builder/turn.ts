import type { Player, Rules, Turn, Weighted } from '../core/contract.js';
import { changed } from '../core/lists.js';
import { CHANCE_TURN, NO_OUTCOMES, NO_PLAYERS, OVER_TURN } from '../core/turn.js';
import { TERRAINS, type Terrain } from './data/terrains.js';
import { count } from './rows.js';
import { type KingdomBuilder, type KingdomBuilderSeen, type KingdomBuilderState, MANDATORY, SUPPLY } from './types.js';

/** Settlements that a seat has left to build, of 40. */
export const supplyOf = (of: KingdomBuilderSeen, player: Player): number =>
  SUPPLY - count(of.settlements[player] as readonly number[]);

/**
 * Settlements of the mandatory action that the seat on turn still has to build, 0 to 3: fewer if its supply is short,
 * none without a terrain card. (Rulebook, "Mandatory action"; docs/rulings.md.)
 */
export const settlementsToBuild = (of: KingdomBuilderSeen): number =>
  // Settlements are not counted where nothing hangs on them.
  of.terrain === null || of.built === MANDATORY ? 0 : Math.min(MANDATORY - of.built, supplyOf(of, of.player));

const hasCards = (counts: readonly number[]): boolean => {
  for (let index = 0; index < counts.length; index++) if ((counts[index] as number) > 0) return true;
  return false;
};

/** Whether there is anything to draw: from the pile, or from the discards that make a new one. */
export const canDraw = (of: KingdomBuilderSeen): boolean =>
  ('pile' in of ? hasCards(of.pile) : of.pileSize > 0) || hasCards(of.discard);

/** Whether some seat has built all its settlements. */
export const hasEmptySupply = (of: KingdomBuilderSeen): boolean =>
  of.settlements.some((_, seat) => supplyOf(of, seat) === 0);

/**
 * Whether the game ends with this round: somebody's supply has run out, or no terrain card is left anywhere (which
 * takes more settlements than four players have; docs/rulings.md). (Rulebook, "End of game".)
 */
export const isLastRound = (of: KingdomBuilderSeen): boolean =>
  hasEmptySupply(of) || (of.terrain === null && !canDraw(of) && of.hands.every((card) => card === null));

/** Whether a card is to be drawn: at the start, after a turn, or for a card that did not fit. */
export const chanceIsDue = (of: KingdomBuilderSeen): boolean =>
  of.phase === 'turn' ? of.terrain === null && canDraw(of) : of.phase !== 'over';

const DECISIONS: readonly Turn[] = [0, 1, 2, 3].map((player) => ({
  kind: 'decision',
  players: [player],
  others: NO_PLAYERS,
}));

/**
 * What the game waits for: always one seat, the one on turn. See {@link Rules.turn}. (Rulebook, "The game turn".)
 *
 * @example
 * ```ts
 * import { init, turn } from 'kontorhaus/kingdom-builder';
 *
 * turn(init({ players: 2, seed: 1, firstPlayer: 1 })); // => { kind: 'decision', players: [1], others: [] }
 * ```
 */
export const turn = (of: KingdomBuilderSeen): Turn =>
  of.phase === 'over' ? OVER_TURN : chanceIsDue(of) ? CHANCE_TURN : (DECISIONS[of.player] as Turn);

/** The cards that can be drawn now, each as likely as it has copies. */
export const chance = (state: KingdomBuilderState): readonly Weighted<KingdomBuilder>[] => {
  if (!chanceIsDue(state)) return NO_OUTCOMES;
  const source = drawnFrom(state);
  const outcomes: Weighted<KingdomBuilder>[] = [];
  for (let index = 0; index < TERRAINS.length; index++) {
    const weight = source[index] as number;
    if (weight > 0) outcomes.push({ outcome: { type: 'draw', terrain: TERRAINS[index] as Terrain }, weight });
  }
  return outcomes;
};

/** The pile, or the discards once it has run out. (Rulebook, "End of turn"; docs/rulings.md for the moment.) */
export const drawnFrom = (state: KingdomBuilderState): readonly number[] =>
  hasCards(state.pile) ? state.pile : state.discard;

/** Counts of cards with one more or less of a terrain. */
export const withCards = (counts: readonly number[], terrain: Terrain, change: number): readonly number[] =>
  changed(counts, TERRAINS.indexOf(terrain), change);
