import fc from 'fast-check';
import { greedyBot, mctsBot, randomBot } from '../../../src/bots/index.js';
import type { Game, Input, Issue, Parts, Random, Result } from '../../../src/core/contract.js';
import { isInvalidInputError } from '../../../src/core/errors.js';
import { pickFrom } from '../../../src/core/random.js';
import { expectEqual, noThrow, thrownBy, violated } from '../../../src/testing/expect.js';
import { HOSTILE, HUGE, mutated } from '../../../src/testing/hostile.js';
import { brief, canonical, jsonCopy, notPlain } from '../../../src/testing/plain.js';
import { manualOptions, sampled, viewersOf } from '../../../src/testing/play.js';
import { movesOf } from '../moves.js';
import { twisted } from '../mutate.js';
import { anyInput, type Case, lookOf, type Point, pointsOf } from '../play.js';
import type { Subject } from '../subject.js';

type Parsed<R> = Result<R, readonly Issue[]>;

/** Too deep a value cannot be written down. */
const told = (value: unknown): string => {
  try {
    return brief(value, 6000);
  } catch {
    return 'a very deep value';
  }
};

/** Parses something: the parser must not throw, must say what is wrong, and gives plain JSON that it accepts again. */
const parse = <R>(name: string, parser: (input: unknown) => Parsed<R>, input: unknown, gives = true): Parsed<R> => {
  const about = (): string => told(input);
  const parsed = noThrow(0, name, () => parser(input), about);
  if (!parsed.ok) {
    if (parsed.error.length === 0) violated(0, `${name} refuses without a word`, about);
    for (const { path, code, expected } of parsed.error)
      if (!Array.isArray(path) || typeof code !== 'string' || typeof expected !== 'string' || expected === '')
        violated(0, `${name} refuses for no reason`, parsed.error, about);
    return parsed;
  }
  if (!gives) return parsed;
  const plain = notPlain(parsed.value);
  if (plain !== null) violated(0, `what ${name} accepts is not plain: ${plain}`, about);
  const again = parser(jsonCopy(parsed.value));
  expectEqual(0, `${name} does not accept what it gave`, again, parsed, about);
  if (JSON.stringify(again.ok && again.value) !== JSON.stringify(parsed.value))
    violated(0, `${name} gives its keys in another order`, about);
  return parsed;
};

/** A sample of a view is a valid state that looks as the view does; it is given back. */
const checkSample = <T extends Parts>(
  { game }: Subject<T>,
  at: number,
  view: T['View'],
  random: Random,
): T['State'] => {
  const { viewer } = view;
  const sample = game.resample(view, random);
  expectEqual(at, `a sample looks different to ${viewer}`, game.view(sample, viewer), view);
  const parsed = game.parseState(jsonCopy(sample));
  if (!parsed.ok) violated(at, `parseState refuses a sample for ${viewer}`, parsed.error, brief(sample, 6000));
  return sample;
};

/** All functions on one state agree with each other. */
const useState = <T extends Parts>(subject: Subject<T>, at: number, state: T['State'], random: Random): void => {
  const { game } = subject;
  const turn = game.turn(state);
  const { sides } = game.score(state);
  for (const { total, items } of sides)
    expectEqual(
      at,
      'the total',
      total,
      items.reduce((sum, { points }) => sum + points, 0),
    );
  const outcome = game.outcome(state);
  if ((outcome === null) !== (turn.kind !== 'over')) violated(at, 'outcome and turn disagree', turn, outcome);
  const seats = (lists: readonly { readonly players: readonly number[] }[]): readonly number[] =>
    lists.flatMap(({ players }) => players).toSorted((a, b) => a - b);
  if (outcome !== null) expectEqual(at, 'the ranked seats', seats(outcome.ranking), seats(sides));
  if (state.random !== null && turn.kind === 'chance') violated(at, 'a seeded state waits for chance');
  if ((turn.kind === 'chance') !== game.chance(state).length > 0) violated(at, 'chance and turn disagree', turn);
  const acting = turn.kind === 'decision' ? [...turn.players, ...turn.others] : [];
  if (turn.kind === 'decision' && turn.players.length === 0) violated(at, 'the game waits for nobody');
  for (const viewer of viewersOf(state)) {
    const view = game.view(state, viewer);
    const moves = viewer === 'spectator' ? [] : game.legalMoves(state, viewer);
    if (viewer !== 'spectator' && acting.includes(viewer) !== moves.length > 0)
      violated(at, `player ${viewer} has ${moves.length} moves`, turn);
    expectEqual(at, `the view of ${viewer} lists other moves`, game.legalMoves(view), moves);
    for (const [name, call] of Object.entries({ turn: game.turn, score: game.score, outcome: game.outcome }))
      expectEqual(at, `${name} of the view of ${viewer}`, call(view), call(state));
    for (const of of [view, state]) {
      const text = game.format(of);
      if (text === '' || /\bundefined\b|\bNaN\b|\[object /.test(text)) violated(at, 'format says', text);
      game.key(of);
    }
    if (moves.length > 0) {
      const move = game.pickMove(view, viewer as number, random);
      expectEqual(at, 'check refuses a picked move', game.check(state, move), null, move);
      if (game.movesFrom(view, viewer as number, move).length !== 1) violated(at, 'movesFrom does not find', move);
      game.formatMove(move);
    }
    checkSample(subject, at, view, random);
    expectEqual(at, `parseView on the view of ${viewer}`, game.parseView(jsonCopy(view)), { ok: true, value: view });
  }
};

/** Plays on from a state, to the end or for a while, and looks closely at some points on the way. */
const playOn = <T extends Parts>(subject: Subject<T>, first: T['State'], most: number, random: Random): void => {
  const { game } = subject;
  const longest = subject.longest(first);
  let state = first;
  let input: Input<T> | null = null;
  for (let at = 0, moves = 0; at < most; at++) {
    if (at < 2 || random(40) === 0) useState(subject, at, state, random);
    input = anyInput(game, state, random);
    if (input === null) {
      useState(subject, at, state, random);
      return;
    }
    if ('player' in input) moves++;
    // From any state it takes no longer than from the first.
    if (moves > longest + 20) violated(at, 'the game does not end');
    state = game.apply(state, input);
  }
};

const checkStates = <T extends Parts>(subject: Subject<T>, points: readonly Point<T>[], random: Random): void => {
  const { game } = subject;
  const { state } = points.at(-1) as Point<T>;
  const others = sampled(points, random, 6).map((point) => point.state);
  for (const view of viewersOf(state).map((viewer) => game.view(state, viewer)))
    if (parse('parseState', game.parseState, twisted(view, others, random)).ok)
      violated(0, 'a view passes for a state');
  for (let i = 0, accepted = 0; i < 40; i++) {
    const given = twisted(state, others, random);
    const parsed = parse('parseState', game.parseState, given);
    if (!parsed.ok) continue;
    if (JSON.stringify(parsed.value) === JSON.stringify(state)) continue;
    accepted++;
    noThrow(
      0,
      'the rules on an accepted state',
      () => playOn(subject, parsed.value, accepted <= 1 ? Number.POSITIVE_INFINITY : 12, random),
      () => told(parsed.value),
    );
  }
};

/** What a client can do with a view alone, and what bots do with it; then on from what may be behind it. */
const useView = <T extends Parts>(subject: Subject<T>, view: T['View'], most: number, random: Random): void => {
  const { game } = subject;
  const { viewer } = view;
  const samples = [0, 1, 2].map(() => checkSample(subject, 0, view, random));
  const [sample] = samples as [T['State']];
  const seen = viewer === 'spectator' ? [] : game.legalMoves(sample, viewer);
  expectEqual(0, 'a sample lists other moves', game.legalMoves(view), seen);
  for (const [name, call] of Object.entries({ turn: game.turn, score: game.score, outcome: game.outcome }))
    expectEqual(0, `${name} of a sample`, call(sample), call(view));
  if (game.format(view) === '' || game.key(view) === '') violated(0, 'no text for a view');
  for (const move of sampled([...movesOf(subject, view.options.players, 2, random)], random, 8))
    game.check(view, move as T['Move']);
  if (viewer !== 'spectator') {
    const bots = [randomBot(game), mctsBot(game, { iterations: 3 })];
    // It looks at each move in several samples, to the end of each.
    if (random(8) === 0 && seen.length < 40) bots.push(greedyBot(game));
    for (const bot of bots) {
      const move = bot(view, random);
      if (move !== null && move !== undefined) expectEqual(0, 'check of a bot', game.check(view, move), null, move);
    }
  }
  playOn(subject, sample, most, random);
};

const checkViews = <T extends Parts>(subject: Subject<T>, points: readonly Point<T>[], random: Random): void => {
  const { game } = subject;
  const { state } = points.at(-1) as Point<T>;
  const states = sampled(points, random, 6).map((point) => point.state);
  if (parse('parseView', game.parseView, twisted(state, states, random)).ok) violated(0, 'a state passes for a view');
  for (const viewer of sampled(viewersOf(state), random, 3)) {
    const view = game.view(state, viewer);
    const others = [
      ...states.map((other) => game.view(other, viewer)),
      game.view(state, pickFrom(viewersOf(state), random)),
    ];
    for (let i = 0, accepted = 0; i < 16; i++) {
      const given = twisted(view, others, random);
      const parsed = parse('parseView', game.parseView, given);
      if (!parsed.ok || JSON.stringify(parsed.value) === JSON.stringify(view)) continue;
      accepted++;
      noThrow(
        0,
        'the rules and the bots on an accepted view',
        () => useView(subject, parsed.value, accepted <= 1 ? 1e9 : 6, random),
        () => told(parsed.value),
      );
    }
  }
};

const checkInputs = <T extends Parts>(subject: Subject<T>, { state, input }: Point<T>, random: Random): void => {
  const { game } = subject;
  const listed = new Set(game.legalMoves(state).map(canonical));
  const models: readonly unknown[] = [
    ...sampled(game.legalMoves(state), random, 8),
    ...sampled([...movesOf(subject, state.options.players, 2, random)], random, 8),
    ...game.chance(state).slice(0, 3),
    ...(input === null ? [] : [input]),
    ...subject.outcomes.slice(0, 2),
  ];
  const views = viewersOf(state).map((viewer) => game.view(state, viewer));
  for (let i = 0; i < 30; i++) {
    const given = twisted(pickFrom(models, random), models, random);
    const move = parse('parseMove', game.parseMove, given);
    const outcome = parse('parseChance', game.parseChance, given);
    if (move.ok && outcome.ok) violated(0, 'a move and an outcome', told(given));
    for (const parsed of [move, outcome]) {
      if (!parsed.ok) continue;
      const tried = noThrow(0, 'tryApply', () => game.tryApply(state, parsed.value), parsed.value);
      if (move.ok && tried.ok !== listed.has(canonical(move.value)))
        violated(0, 'tryApply and the list disagree', given);
      if (!tried.ok) noThrow(0, 'explain', () => game.explain(tried.error), tried.error);
      noThrow(0, 'formatMove', () => game.formatMove(parsed.value), parsed.value);
      for (const view of views) noThrow(0, 'check on a view', () => game.check(view, parsed.value), parsed.value);
    }
    // Anything may be checked.
    for (const of of [state, ...views])
      noThrow(
        0,
        'check',
        () => game.check(of, given as Input<T>),
        () => told(given),
      );
  }
};

/** What a parser of arguments accepts its function takes, and it refuses the rest with an error of its own. */
const checkArguments = <A, T extends Parts>(
  name: string,
  parser: (input: unknown) => Parsed<A>,
  make: (input: A) => T['State'],
  given: unknown,
): T['State'] | null => {
  // Options are given back as they are, so that what they are made of is the caller's.
  const parsed = parse(name, parser, given, false);
  if (parsed.ok)
    return noThrow(
      0,
      `what ${name} accepts`,
      () => make(parsed.value),
      () => told(given),
    );
  const error = thrownBy(() => make(given as A));
  if (!isInvalidInputError(error))
    violated(0, `no InvalidInputError for what ${name} refuses`, String(error), told(given));
  return null;
};

const checkOptions = <T extends Parts>(subject: Subject<T>, tried: Case, random: Random): void => {
  const { game } = subject;
  const models = [tried.options, manualOptions(game.init(tried.options as T['Options']))];
  for (let i = 0; i < 6; i++) {
    const given = twisted(models[i % 2], models, random);
    const state = checkArguments<T['Options'], T>('parseOptions', game.parseOptions, game.init, given);
    if (state === null) continue;
    expectEqual(0, 'parseState on the first state', game.parseState(jsonCopy(state)), { ok: true, value: state }, () =>
      told(given),
    );
    noThrow(
      0,
      'the rules with accepted options',
      () => playOn(subject, state, 8, random),
      () => told(given),
    );
  }
};

const checkPositions = <T extends Parts>(subject: Subject<T>, { look }: Case, random: Random): void => {
  const { game, positions } = subject;
  const models = fc.sample(fc.noBias(positions), { seed: look, numRuns: 4 });
  for (const model of models)
    for (const given of [model, twisted(model, models, random)]) {
      const state = checkArguments<T['Position'], T>('parsePosition', game.parsePosition, game.fromPosition, given);
      if (state === null) continue;
      const about = (): string => told(given);
      expectEqual(0, 'parseState on a position', game.parseState(jsonCopy(state)), { ok: true, value: state }, about);
      noThrow(0, 'the rules on a position', () => playOn(subject, state, random(3) === 0 ? 1e9 : 6, random), about);
    }
};

/**
 * No parser throws on anything, and no function of the rules does on what a parser has accepted; they agree with each
 * other there, and the game comes to its end.
 */
export const parseNeverThrows = <T extends Parts>(subject: Subject<T>, tried: Case): void => {
  const { game } = subject;
  const random = lookOf(tried);
  const points = pointsOf(subject, tried);
  checkStates(subject, points, random);
  checkViews(subject, points, random);
  checkInputs(subject, points.at(-1) as Point<T>, random);
  checkOptions(subject, tried, random);
  checkPositions(subject, tried, random);
  const wild =
    random(20) === 0 ? pickFrom(HUGE, random) : mutated(pickFrom(HOSTILE.filter(isWritable), random), random);
  const parsers: Partial<Game<T>> = game;
  for (const name of ['parseState', 'parseView', 'parseMove', 'parseChance', 'parseOptions', 'parsePosition'] as const)
    if (parsers[name] !== undefined) parse<unknown>(name, game[name], wild, false);
};

const isWritable = (value: unknown): boolean => JSON.stringify(value) !== undefined;
