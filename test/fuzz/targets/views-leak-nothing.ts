import { pickOutcome } from '../../../src/core/chance.js';
import type { Game, Input, Parts, Random, Step, Viewer } from '../../../src/core/contract.js';
import { isEqual } from '../../../src/core/equal.js';
import { pickFrom } from '../../../src/core/random.js';
import { expectEqual, noThrow, violated } from '../../../src/testing/expect.js';
import { brief, jsonCopy, partsOf } from '../../../src/testing/plain.js';
import { sampled, viewersOf } from '../../../src/testing/play.js';
import { movesOf } from '../moves.js';
import { type Case, lookOf, type Point, pointsOf } from '../play.js';
import type { Subject } from '../subject.js';

/** A view, and events, without a trace of the generator. */
const checkGenerator = (at: number, what: string, shown: unknown, { random }: Parts['State']): void => {
  for (const { path, value } of partsOf(shown)) {
    const key = path.at(-1);
    if (key === 'random' || key === 'seed' || key === 'state') violated(at, `${what} has ${path.join('.')}`);
    // Smaller numbers may be equal by chance.
    if (typeof value === 'number' && Math.abs(value) > 0xffff && random?.state.includes(value))
      violated(at, `${what} has a number of the generator`, path.join('.'));
  }
};

/** A view as a client gets it: through JSON and the parser. */
const sentTo = <T extends Parts>({ game }: Subject<T>, at: number, state: T['State'], viewer: Viewer): T['View'] => {
  const view = game.view(state, viewer);
  const parsed = game.parseView(jsonCopy(view));
  expectEqual(at, `what ${viewer} is sent`, parsed, { ok: true, value: view });
  return parsed.ok ? parsed.value : view;
};

/** All that a viewer is told of two worlds which look the same is the same. */
const compareWorlds = <T extends Parts>(
  subject: Subject<T>,
  at: number,
  viewer: Viewer,
  [truth, other]: readonly [T['State'], T['State']],
  random: Random,
): void => {
  const { game } = subject;
  const view = sentTo(subject, at, truth, viewer);
  expectEqual(at, `${viewer} sees another world`, sentTo(subject, at, other, viewer), view);
  expectEqual(at, `the key of ${viewer}'s view`, game.key(game.view(other, viewer)), game.key(view));
  for (const [name, call] of Object.entries({ turn: game.turn, score: game.score, outcome: game.outcome })) {
    expectEqual(at, `${name} differs for ${viewer}`, call(other), call(truth));
    expectEqual(at, `${name} differs on the view of ${viewer}`, call(view), call(truth));
  }
  expectEqual(at, `${viewer} reads another text`, game.format(game.view(other, viewer)), game.format(view));
  if (viewer === 'spectator') return;
  const moves = game.legalMoves(truth, viewer);
  expectEqual(at, `${viewer} has other moves`, game.legalMoves(other, viewer), moves);
  expectEqual(at, `${viewer} sees other moves`, game.legalMoves(view), moves);
  // The reasons may tell no more than the moves.
  for (const move of movesOf(subject, truth.options.players, 20, random)) {
    if (move.player !== viewer) continue;
    expectEqual(at, `${viewer} is refused otherwise`, game.check(other, move), game.check(truth, move), move);
    expectEqual(at, `the view of ${viewer} refuses otherwise`, game.check(view, move), game.check(truth, move), move);
  }
};

const reveals = <T extends Parts>({ info }: Game<T>, { events }: Step<T>): boolean =>
  events.some(({ type }) => info.reveals.includes(type));

/** An input that is possible in both worlds; null if there is none. */
const inputOf = <T extends Parts>(
  game: Game<T>,
  [truth, other]: readonly [T['State'], T['State']],
  random: Random,
): Input<T> | null => {
  const turn = game.turn(truth);
  if (turn.kind === 'over') return null;
  for (let tries = 0; tries < 8; tries++) {
    const input =
      turn.kind === 'chance'
        ? pickOutcome(game.chance(truth), random)
        : game.pickMove(truth, pickFrom([...turn.players, ...turn.others], random), random);
    if (game.check(other, input) === null) return input;
  }
  return null;
};

/** Two worlds that look the same go on looking the same, whatever is done in both, until something is shown. */
const goOn = <T extends Parts>(
  subject: Subject<T>,
  viewer: Viewer,
  worlds: readonly [T['State'], T['State']],
  random: Random,
): void => {
  const { game } = subject;
  let now = worlds;
  for (let at = 0; at < 10; at++) {
    const input = inputOf(game, now, random);
    if (input === null) return;
    const [here, there] = [game.step(now[0], input), game.step(now[1], input)];
    if (reveals(game, here) || reveals(game, there)) return;
    expectEqual(
      at,
      `the events tell ${viewer} a secret`,
      game.viewEvents(there.events, viewer),
      game.viewEvents(here.events, viewer),
      input,
    );
    now = [here.state, there.state];
    compareWorlds(subject, at, viewer, now, random);
  }
};

/** Inputs that look the same to a viewer afterwards are told to it in the same words, unless they show something. */
const checkTelling = <T extends Parts>(
  { game }: Subject<T>,
  state: T['State'],
  viewer: Viewer,
  random: Random,
): void => {
  const manual = { ...state, random: null };
  const moves = game.legalMoves(manual).filter(({ player }) => player !== viewer);
  const inputs: readonly Input<T>[] = [...game.chance(manual).map(({ outcome }) => outcome), ...moves];
  const told = new Map<string, readonly [Input<T>, readonly T['Event'][]]>();
  for (const input of sampled(inputs, random, 8)) {
    const step = game.step(manual, input);
    // What is shown may be forgotten: a known card goes back to a hand whichever it was.
    if (reveals(game, step)) continue;
    const view = game.key(game.view(step.state, viewer));
    const events = game.viewEvents(step.events, viewer);
    const [before, known] = told.get(view) ?? [input, events];
    expectEqual(0, `the events tell ${viewer} what was hidden`, events, known, input, before);
    told.set(view, [input, events]);
  }
};

const checkViewer = <T extends Parts>(
  subject: Subject<T>,
  { state, step }: Point<T>,
  viewer: Viewer,
  random: Random,
): void => {
  const { game } = subject;
  const view = game.view(state, viewer);
  checkGenerator(0, `the view of ${viewer}`, view, state);
  const events = game.viewEvents(step.events, viewer);
  checkGenerator(0, `the events of ${viewer}`, events, state);
  expectEqual(0, 'what is hidden comes back', game.viewEvents(events, viewer), events);
  // What everybody may know the viewer knows: the open world is one.
  for (const open of viewersOf(state)) {
    const seen = game.viewEvents(events, open);
    if (!isEqual(game.viewEvents(game.viewEvents(step.events, open), viewer), seen))
      violated(0, `the events that ${viewer} and ${open} know depend on the order`, brief(step.events, 2000));
  }
  checkTelling(subject, state, viewer, random);
  const worlds: (readonly [name: string, T['State']])[] = [
    ['with another generator', game.withRandom({ ...state, random: null }, random(100)).state],
  ];
  if (game.turn(state).kind === 'chance') worlds.pop();
  const sample = noThrow(
    0,
    'resample',
    () => game.resample(view, random),
    () => brief(view, 4000),
  );
  worlds.push(['sampled', sample]);
  expectEqual(0, 'a sample contradicts what lies open', game.view(sample, 'spectator'), game.view(state, 'spectator'));
  for (let i = 0; i < 3; i++) {
    const disguised = subject.disguise(state, viewer, random);
    if (disguised !== null) worlds.push(['with another secret', disguised]);
  }
  for (const [name, world] of worlds) {
    const parsed = game.parseState(jsonCopy(world));
    if (!parsed.ok) {
      violated(0, `a world ${name} is none`, parsed.error, brief(world, 6000));
      return;
    }
    noThrow(0, `a world ${name}`, () => {
      // A view tells whether the game is seeded, and the host may know: all else is the same.
      const alike = state.random === null ? { ...world, random: null } : { ...world, random: world.random };
      compareWorlds(subject, 0, viewer, [state, alike], random);
      goOn(
        subject,
        viewer,
        [
          { ...state, random: null },
          { ...world, random: null },
        ],
        random,
      );
    });
  }
};

/**
 * Nobody learns what it cannot know: whatever is hidden from a viewer is changed, and all that it sees, hears and may do
 * stays the same, there and some steps further on.
 */
export const viewsLeakNothing = <T extends Parts>(subject: Subject<T>, tried: Case): void => {
  const random = lookOf(tried);
  const point = pointsOf(subject, tried).at(-1) as Point<T>;
  for (const viewer of viewersOf(point.state)) checkViewer(subject, point, viewer, random);
};
