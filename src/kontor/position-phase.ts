import type { Path } from '../core/read.js';
import type { Draft } from './draft.js';
import { judgesOf } from './judges.js';
import { whyNotLay } from './placement.js';
import type { Unplaced } from './position-cards.js';
import type { Choice, KontorPosition } from './position-type.js';
import { endsBroke, finish, isFull, MOST_IDLE, nextActor, PASS, startRound } from './round.js';
import { lineOwner } from './score/line.js';
import { actorOf } from './turn.js';
import type { Phase } from './types.js';

/* What a position waits for. */

const isShown = ({ shown }: Draft): boolean => shown.some((card) => card !== null);

/** Ends that the position stands for; false if there is none. */
const isEnd = ({ table, refuse }: Unplaced, { bankrupt = [] }: KontorPosition, next: Draft): boolean => {
  const owner = table.variant.line ? lineOwner(table, next) : null;
  if (owner !== null) finish(next, table, 'line', undefined, owner);
  else if (bankrupt.includes(0) && bankrupt.includes(1)) finish(next, table, 'both-bankrupt', undefined);
  else if (bankrupt.length > 0) finish(next, table, 'bankrupt', undefined, bankrupt.includes(0) ? 1 : 0);
  else if (isFull(table, next)) finish(next, table, 'board-full', undefined);
  else if (!endsBroke(next, table, undefined)) {
    if (next.idle < MOST_IDLE) return false;
    if (isShown(next)) refuse(['idle'], 'phase', `fewer than ${MOST_IDLE} rounds before the one that goes on`);
    finish(next, table, 'stalled', undefined);
  }
  return true;
};

/** The ship has moved: the shown card is laid next, in the gap if there is one. */
const goOnSailing = ({ table, refuse }: Unplaced, next: Draft): void => {
  const { gap } = next;
  next.phase = 'act';
  const actor = actorOf(next);
  if (gap === null || actor < 0) return;
  const why = whyNotLay(table, next, actor, next.shown[actor] as number, gap);
  if (why !== null) refuse(['gap'], why.code, 'a space that the shown card can fill');
};

/** Lets the game go on from the parts of a position, as it would in play. */
const goOn = (unplaced: Unplaced, position: KontorPosition, next: Draft): void => {
  const { table } = unplaced;
  if (position.phase === 'pick') next.phase = 'pick';
  else if (next.sailed) goOnSailing(unplaced, next);
  else if (isEnd(unplaced, position, next)) return;
  else if (isShown(next)) nextActor(next, table, undefined);
  // What could be bought before the choice was; nobody asks again whether the game is dead.
  else if (table.variant.before !== undefined && (position.phase === 'choose' || next.owed.length > 0))
    next.phase = 'choose';
  else {
    if (next.gained > 0) unplaced.refuse(['gained'], 'phase', 'none at the start of a round');
    startRound(next, table, undefined);
  }
};

/** A choice as the state holds it in this phase; undefined if it is not one. */
const storedChoice = (phase: Phase, choice: Choice): number | undefined => {
  if (phase === 'veto') return typeof choice === 'boolean' ? Number(choice) : undefined;
  if (choice === 'pass') return phase === 'choose' || phase === 'bribe' ? PASS : undefined;
  if (typeof choice === 'boolean') return undefined;
  return phase === 'buy' || (phase === 'choose' && choice !== PASS) ? choice : undefined;
};

/** What each phase takes as a choice. */
const CHOICES: Partial<Record<Phase, string>> = {
  choose: "a card of the hand, or 'pass'",
  bribe: "'pass'",
  buy: 'how many cards',
  veto: 'true or false',
};

/** The game goes on, with the choices made so far. */
export const enterPhase = (unplaced: Unplaced, position: KontorPosition, next: Draft): void => {
  const { table, refuse } = unplaced;
  goOn(unplaced, position, next);
  const path: Path = ['chosen'];
  // None for every seat is the default.
  if (position.chosen?.some((choice) => choice !== null)) {
    const expected = CHOICES[next.phase];
    if (expected === undefined)
      refuse(path, 'phase', 'no choice but where cards, coins or zones are to be decided about');
    next.choices = position.chosen.map((choice, seat) => {
      const stored = choice === null ? null : storedChoice(next.phase, choice);
      if (stored === undefined && expected !== undefined) refuse([...path, seat], 'choice', expected);
      return stored ?? null;
    });
  }
  if (next.phase === 'veto' && judgesOf(table, next).every(({ seat }) => next.choices[seat] !== null))
    next.phase = 'over';
  if ((position.phase ?? next.phase) !== next.phase)
    refuse(['phase'], 'phase', `'${next.phase}', as follows from the rest`);
};
