import { checkPlayer, checkState } from './arguments.js';
import type { Basis, Emit } from './basis.js';
import { resolveChance } from './chance.js';
import type { Input, Issue, Parts, Player, RandomState, Result, Rules, Seen, Step, Unsafe, Wish } from './contract.js';
import { IllegalMoveError, InvalidInputError } from './errors.js';
import { isSeed, pickFrom, randomOf, randomStateOf, SEED_ISSUE } from './random.js';
import { optionReader } from './read.js';
import { fail, ok } from './result.js';

const stepTo = <T extends Parts>(basis: Basis<T>, from: (emit: Emit<T>) => T['State']): Step<T> => {
  const events: T['Event'][] = [];
  const chance: T['Chance'][] = [];
  const emit = (event: T['Event']): void => {
    events.push(event);
  };
  return { state: resolveChance(basis, from(emit), emit, chance), events, chance };
};

/** All that is wrong with the options given and, if nothing is, the resolved ones and the generator for a new game. */
const readOptions = <T extends Parts>(
  basis: Basis<T>,
  input: unknown,
): { issues: readonly Issue[]; options: T['State']['options']; random: RandomState | null } => {
  const read = optionReader(input);
  const { issues } = read;
  const isManual = read.oneOf('chance', ['seeded', 'manual'], 'seeded') === 'manual';
  const seed = read.value('seed');
  if (isManual && seed !== undefined) read.refuse('seed', 'manual-seed', 'none in manual mode');
  if (!isManual && !isSeed(seed))
    read.refuse('seed', seed === undefined ? 'seed-required' : 'seed', 'a safe integer or a string');
  const known = isSeed(seed) ? seed : null;
  // A missing seed is one issue: setup is then read as if there were one, so that it does not ask for more.
  const source = known !== null || issues.length > 0 ? randomOf(known ?? 0, 'setup') : null;
  return {
    options: basis.resolve(read, source),
    issues,
    random: known === null ? null : randomStateOf(known, 'game'),
  };
};

export const deriveStart =
  <T extends Parts>(basis: Basis<T>): Rules<T>['start'] =>
  (input) => {
    const { issues, options, random } = readOptions(basis, input);
    if (issues.length > 0) throw new InvalidInputError(basis.id, issues);
    return stepTo(basis, (emit) => basis.begin(options, random, emit));
  };

export const deriveInit =
  <T extends Parts>(start: Rules<T>['start']): Rules<T>['init'] =>
  (options) =>
    start(options).state;

export const deriveParseOptions =
  <T extends Parts>(basis: Basis<T>): ((input: unknown) => Result<T['Options'], readonly Issue[]>) =>
  (input) => {
    const { issues } = readOptions(basis, input);
    return issues.length > 0 ? fail(issues) : ok(input as T['Options']);
  };

/** Plays a move or an outcome; throws for one that is not legal, and for anything that is not a state: `check` does not look. */
const playLegal = <T extends Parts>(
  basis: Basis<T>,
  state: T['State'],
  input: Input<T>,
  emit?: Emit<T>,
): T['State'] => {
  checkState(basis.id, state);
  const illegal = basis.check(state, input);
  if (illegal !== null) throw new IllegalMoveError(basis.id, illegal);
  return basis.play(state, input, emit);
};

export const deriveApply =
  <T extends Parts>(basis: Basis<T>): Rules<T>['apply'] =>
  (state, move) =>
    resolveChance(basis, playLegal(basis, state, move));

export const deriveUnsafe = <T extends Parts>(basis: Basis<T>): Unsafe<T> => ({
  apply: (state, move) => resolveChance(basis, basis.play(state, move)),
});

export const deriveStep =
  <T extends Parts>(basis: Basis<T>): Rules<T>['step'] =>
  (state, move) =>
    stepTo(basis, (emit) => playLegal(basis, state, move, emit));

export const deriveTryApply =
  <T extends Parts>(basis: Basis<T>): Rules<T>['tryApply'] =>
  (state, move) => {
    checkState(basis.id, state);
    const illegal = basis.check(state, move);
    return illegal === null ? ok(stepTo(basis, (emit) => basis.play(state, move, emit))) : fail(illegal);
  };

/** The chance loop asks the basis, whose states are its own: only what is given from outside is tested. */
export const deriveChance =
  <T extends Parts>(basis: Basis<T>): Rules<T>['chance'] =>
  (state) => {
    checkState(basis.id, state);
    return basis.chance(state);
  };

export const deriveWithRandom =
  <T extends Parts>(basis: Basis<T>): Rules<T>['withRandom'] =>
  (state, seed) => {
    checkState(basis.id, state);
    if (seed !== null && !isSeed(seed)) throw new InvalidInputError(basis.id, [SEED_ISSUE]);
    const random = seed === null ? null : randomStateOf(seed, 'game');
    return stepTo(basis, () => ({ ...state, random }));
  };

/** JSON without the generator. Every state and view is built with its keys in one order, so equal values, equal text. */
export const deriveKey =
  <T extends Parts>(): Rules<T>['key'] =>
  (of) => {
    const { random: _, ...situation } = of as T['State'];
    return JSON.stringify(situation);
  };

/**
 * The `movesFrom` of a game of your own, from its `legalMoves`: all moves that agree with what is given. A field that
 * is `undefined` is not given.
 * @throws InvalidInputError, from the function that it makes, for anything that is not a seat.
 *
 * @example
 * ```ts
 * import { deriveMovesFrom, type Parts, type Rules } from 'kontorhaus';
 *
 * interface Nim extends Parts {
 *   Move: { readonly type: 'take'; readonly player: number; readonly count: number };
 * }
 * const legalMoves: Rules<Nim>['legalMoves'] = (_, player = 0) =>
 *   [1, 2, 3].map((count) => ({ type: 'take', player, count }));
 * const movesFrom = deriveMovesFrom<Nim>(legalMoves);
 * ```
 */
export const deriveMovesFrom =
  <T extends Parts>(legalMoves: Rules<T>['legalMoves']): Rules<T>['movesFrom'] =>
  <K extends T['Move']['type']>(of: Seen<T>, player: Player, partial: Wish<T['Move']> = {}) => {
    checkPlayer(of, player);
    const wanted = Object.entries(partial).filter(([, value]) => value !== undefined);
    return legalMoves(of, player).filter((move): move is T['Move'] & Readonly<Record<'type', K>> =>
      wanted.every(([name, value]) => (move as Readonly<Record<string, unknown>>)[name] === value),
    );
  };

/** Thrown by `pickMove` where a seat has no legal move. */
export const noLegalMove = (game: string, player: Player): InvalidInputError =>
  new InvalidInputError(game, [
    { path: ['player'], code: 'no-legal-move', expected: `a seat with a legal move, not ${player}` },
  ]);

export const derivePickMove =
  <T extends Parts>(id: string, legalMoves: Rules<T>['legalMoves']): Rules<T>['pickMove'] =>
  (of, player, random) => {
    checkPlayer(of, player);
    const moves = legalMoves(of, player);
    if (moves.length === 0) throw noLegalMove(id, player);
    return pickFrom(moves, random);
  };
