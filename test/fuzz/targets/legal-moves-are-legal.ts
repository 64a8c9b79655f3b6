import type { Parts, Player, Random } from '../../../src/core/contract.js';
import { isEqual } from '../../../src/core/equal.js';
import { isIllegalMoveError, isInvalidInputError } from '../../../src/core/errors.js';
import { pickFrom } from '../../../src/core/random.js';
import { expectEqual, noThrow, thrownBy, violated } from '../../../src/testing/expect.js';
import { brief, canonical, jsonCopy } from '../../../src/testing/plain.js';
import { sampled, seatsOf } from '../../../src/testing/play.js';
import { movesOf } from '../moves.js';
import { twisted } from '../mutate.js';
import { type Case, lookOf, pointOf } from '../play.js';
import type { Subject } from '../subject.js';

/** Seats that do not exist. */
const NO_SEATS: readonly number[] = [-1, 9, 0.5, Number.NaN];

/** A state that a legal move or a possible outcome led to: somebody can go on, or it is over. */
const checkNext = <T extends Parts>({ game }: Subject<T>, at: number, state: T['State'], input: unknown): void => {
  const turn = noThrow(at, 'turn', () => game.turn(state), input);
  if (turn.kind === 'chance' && game.chance(state).length === 0) violated(at, 'chance without an outcome', input);
  if ((turn.kind === 'over') !== (game.outcome(state) !== null)) violated(at, 'an end without an outcome', input);
  const acting = turn.kind === 'decision' ? [...turn.players, ...turn.others] : [];
  if (turn.kind === 'decision' && turn.players.length === 0) violated(at, 'nobody must act', input);
  for (const seat of seatsOf(state))
    if (game.legalMoves(state, seat).length > 0 !== acting.includes(seat))
      violated(at, `player ${seat} has ${game.legalMoves(state, seat).length} moves`, turn, input);
  const parsed = game.parseState(jsonCopy(state));
  if (!parsed.ok) violated(at, 'parseState refuses the state after', input, parsed.error, () => brief(state, 4000));
};

/** A legal move is legal whatever function is asked, and they all lead to the same state. */
const checkLegal = <T extends Parts>(subject: Subject<T>, at: number, state: T['State'], move: T['Move']): void => {
  const { game } = subject;
  expectEqual(at, 'check refuses a listed move', game.check(state, move), null, move);
  expectEqual(at, 'parseMove changes a listed move', game.parseMove(jsonCopy(move)), { ok: true, value: move });
  const step = noThrow(at, 'step', () => game.step(state, move), move);
  expectEqual(at, 'tryApply leads elsewhere', game.tryApply(state, move), { ok: true, value: step }, move);
  for (const [name, apply] of [
    ['apply', game.apply],
    ['unsafe.apply', game.unsafe.apply],
  ] as const)
    expectEqual(
      at,
      `${name} leads elsewhere`,
      noThrow(at, name, () => apply(state, move), move),
      step.state,
      move,
    );
  checkNext(subject, at, step.state, move);
};

/** A move that is not listed is refused by every function, with one reason. */
const checkIllegal = <T extends Parts>({ game }: Subject<T>, at: number, state: T['State'], move: T['Move']): void => {
  const illegal = game.check(state, move);
  if (illegal === null) {
    violated(at, 'check accepts what is not listed', move);
    return;
  }
  expectEqual(at, 'tryApply has another reason', game.tryApply(state, move), { ok: false, error: illegal }, move);
  for (const apply of [game.apply, game.step]) {
    const error = thrownBy(() => apply(state, move));
    if (!isIllegalMoveError(error)) {
      violated(at, 'no IllegalMoveError', move, String(error));
      return;
    }
    expectEqual(at, 'the error has another reason', error.illegal, illegal, move);
  }
  if (noThrow(at, 'explain', () => game.explain(illegal), illegal).length < 5) violated(at, 'no words for', illegal);
};

/** Every legal move is found among all possible ones, and no other; on views too. */
const checkSuperset = <T extends Parts>(
  subject: Subject<T>,
  at: number,
  state: T['State'],
  listed: ReadonlyMap<string, T['Move']>,
  random: Random,
): void => {
  const { game } = subject;
  const views = seatsOf(state).map((seat) => game.view(state, seat));
  let refused = 0;
  for (const move of movesOf(subject, state.options.players, 1500, random)) {
    const isListed = listed.has(canonical(move));
    if (noThrow(at, 'check', () => game.check(state, move) === null, move) !== isListed)
      violated(at, isListed ? 'listed, but refused' : 'accepted, but not listed', move, game.check(state, move) ?? '');
    if (!isListed && refused++ % 64 === 0) checkIllegal(subject, at, state, move);
    if (random(8) > 0) continue;
    const view = pickFrom(views, random);
    const wanted = isListed && move.player === view.viewer;
    if (noThrow(at, 'check on a view', () => game.check(view, move) === null, move) !== wanted)
      violated(at, `on the view of ${view.viewer}`, move, game.check(view, move) ?? 'accepted');
  }
};

/** What is nearly a move is refused, unless it is one. */
const checkTwisted = <T extends Parts>(
  { game }: Subject<T>,
  at: number,
  state: T['State'],
  moves: readonly T['Move'][],
  listed: ReadonlyMap<string, T['Move']>,
  random: Random,
): void => {
  for (let i = 0; i < 20 && moves.length > 0; i++) {
    const move = twisted(pickFrom(moves, random), moves, random) as T['Move'];
    const illegal = noThrow(
      at,
      'check',
      () => game.check(state, move),
      () => brief(move),
    );
    const parsed = game.parseMove(move);
    if ((illegal === null) !== (parsed.ok && listed.has(canonical(parsed.value))))
      violated(at, 'check and parseMove disagree', brief(move), illegal ?? 'accepted');
  }
};

const checkPicks = <T extends Parts>(
  { game }: Subject<T>,
  at: number,
  state: T['State'],
  seat: Player,
  moves: readonly T['Move'][],
  random: Random,
): void => {
  const of = random(2) === 0 ? state : game.view(state, seat);
  if (moves.length === 0) {
    if (!isInvalidInputError(thrownBy(() => game.pickMove(of, seat, random)))) violated(at, `${seat} can pick`);
    return;
  }
  const counts = new Map(moves.map((move) => [canonical(move), 0]));
  // Few moves are all picked, and evenly; of many some.
  const each = moves.length <= 12 ? 30 : 1;
  const draws = Math.min(each * moves.length, 360);
  for (let i = 0; i < draws; i++) {
    const move = noThrow(at, 'pickMove', () => game.pickMove(of, seat, random));
    const before = counts.get(canonical(move));
    if (before === undefined) {
      violated(at, 'it picked what is not listed', move);
      return;
    }
    counts.set(canonical(move), before + 1);
  }
  if (each === 1) return;
  // The chance to miss one of them is below one in 10^11.
  for (const [move, count] of counts) if (count === 0) violated(at, 'it never picks', move);
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - each) ** 2 / each, 0);
  // Beyond 75 with at most 11 degrees of freedom: less than once in 10^10.
  if (chiSquare > 75) violated(at, `picks are not even: chi-square ${chiSquare.toFixed(1)}`, [...counts]);
};

/** The legal moves with some fields given are those that agree. */
const checkWishes = <T extends Parts>(
  { game }: Subject<T>,
  at: number,
  state: T['State'],
  seat: Player,
  moves: readonly T['Move'][],
  random: Random,
): void => {
  for (let i = 0; i < 4 && moves.length > 0; i++) {
    // The fields of two moves: often of none together.
    const fields = Object.entries({ ...pickFrom(moves, random), ...(random(3) === 0 ? pickFrom(moves, random) : {}) });
    const wish = Object.fromEntries(fields.filter(() => random(2) === 0)) as Partial<T['Move']>;
    const wanted = moves.filter((move) =>
      Object.entries(wish).every(([name, value]) => (move as Readonly<Record<string, unknown>>)[name] === value),
    );
    expectEqual(at, 'movesFrom', game.movesFrom(state, seat, wish), wanted, wish);
  }
};

const checkChance = <T extends Parts>(subject: Subject<T>, at: number, state: T['State']): void => {
  const { game } = subject;
  const possible = new Map(game.chance(state).map(({ outcome }) => [canonical(outcome), outcome]));
  const known = new Map(subject.outcomes.map((outcome) => [canonical(outcome), outcome]));
  for (const [name, outcome] of [...known, ...possible]) {
    if ((game.check(state, outcome) === null) !== possible.has(name))
      violated(at, 'check and chance disagree on', outcome, game.check(state, outcome) ?? 'accepted');
    if (game.check(game.view(state, 'spectator'), outcome) === null) violated(at, 'an outcome on a view', outcome);
  }
  for (const outcome of [...possible.values()].slice(0, 12)) {
    const step = noThrow(at, 'step', () => game.step(state, outcome), outcome);
    expectEqual(at, 'apply leads elsewhere', game.apply(state, outcome), step.state, outcome);
    checkNext(subject, at, step.state, outcome);
  }
};

/**
 * The moves that are listed, and no others, are legal: for every function that says so, on states and views, and each
 * leads to a state from which the game goes on.
 */
export const legalMovesAreLegal = <T extends Parts>(subject: Subject<T>, tried: Case): void => {
  const { game } = subject;
  const random = lookOf(tried);
  const { state } = pointOf(subject, tried);
  const at = tried.steps;
  const before = JSON.stringify(state);
  const moves = game.legalMoves(state);
  const listed = new Map(moves.map((move) => [canonical(move), move]));
  if (listed.size < moves.length) violated(at, 'a move is listed twice', brief(moves, 2000));
  const bySeat = seatsOf(state).map((seat) => game.legalMoves(state, seat));
  expectEqual(at, 'all moves are not those of one seat after the other', moves, bySeat.flat());
  for (const seat of NO_SEATS)
    if (game.legalMoves(state, seat).length > 0) violated(at, `moves of a seat that does not exist: ${seat}`);
  bySeat.forEach((own, seat) => {
    expectEqual(at, `the view of ${seat} lists others`, game.legalMoves(game.view(state, seat)), own);
    checkPicks(subject, at, state, seat, own, random);
    checkWishes(subject, at, state, seat, own, random);
  });
  for (const move of sampled(moves, random, 12)) checkLegal(subject, at, state, move);
  checkSuperset(subject, at, state, listed, random);
  checkTwisted(subject, at, state, moves, listed, random);
  checkChance(subject, at, state);
  checkNext(subject, at, state, 'at the point itself');
  if (JSON.stringify(state) !== before) violated(at, 'the state was changed');
  if (!isEqual(game.legalMoves(jsonCopy(state)), moves)) violated(at, 'the list differs after a trip through JSON');
};
