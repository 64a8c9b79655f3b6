import type { Game, Input, Seen } from '../../src/core/contract.js';
import { deriveMovesFrom, derivePickMove } from '../../src/core/derive.js';
import { IllegalMoveError } from '../../src/core/errors.js';
import { rankSides } from '../../src/core/ranking.js';
import { toy, toyFrom } from './index.js';
import { basis, plus } from './rules.js';
import type { Card, Toy, ToyEvent, ToyMove, ToyState, ToyView } from './types.js';

/** A toy that breaks one promise. */
export interface Broken {
  /** What is wrong with it. */
  readonly flaw: string;
  /** The toy with the flaw. */
  readonly game: Game<Toy>;
  /** The checks that notice, and no others. */
  readonly noticed: readonly string[];
}

/** The toy with some functions replaced. */
const but = (changed: Partial<Game<Toy>>): Game<Toy> => ({ ...toy, ...changed });

/** The toy with another list of moves, and all that is derived from it. */
const listing = (legalMoves: Game<Toy>['legalMoves']): Game<Toy> =>
  but({ legalMoves, movesFrom: deriveMovesFrom<Toy>(legalMoves), pickMove: derivePickMove<Toy>('toy', legalMoves) });

const isView = (of: Seen<Toy>): of is ToyView => 'viewer' in of;

/** A flaw in what a view shows, in whatever way the view comes about. */
const viewing = (more: (state: ToyState, view: ToyView) => object): Game<Toy> =>
  but({
    view: (state, viewer) => ({ ...toy.view(state, viewer), ...more(state, toy.view(state, viewer)) }) as ToyView,
  });

/** A flaw in the reasons. */
const checking = (check: Game<Toy>['check']): Game<Toy> => toyFrom({ check: check as typeof basis.check });

/** A flaw in the events of moves and outcomes. */
const telling = (tell: (event: ToyEvent, state: ToyState, input: Input<Toy>) => ToyEvent): Game<Toy> =>
  toyFrom({
    play: (state, input, emit, random) =>
      basis.play(state, input, emit && ((event) => emit(tell(event, state, input))), random),
  });

/** A flaw of samples that know the state behind the view. */
const remembering = (spoil: (sample: ToyState, truth: ToyState) => ToyState): Game<Toy> => {
  const origins = new WeakMap<ToyView, ToyState>();
  return but({
    view: (state, viewer) => {
      const view = toy.view(state, viewer);
      origins.set(view, state);
      return view;
    },
    resample: (view, random) => {
      const sample = toy.resample(view, random);
      return spoil(sample, origins.get(view) ?? sample);
    },
  });
};

/** A flaw of a parser that accepts a state. */
const accepting = (input: unknown, more: (state: ToyState) => ToyState): ReturnType<Game<Toy>['parseState']> => {
  const parsed = toy.parseState(input);
  return parsed.ok ? { ok: true, value: more(parsed.value) } : parsed;
};

export const BROKEN: readonly Broken[] = [
  {
    flaw: 'legalMoves lists a move twice',
    game: but({
      legalMoves: (of, player) => toy.legalMoves(of, player).flatMap((m) => (m.type === 'show' ? [m, m] : [m])),
    }),
    noticed: [
      'legalMoves has no duplicates',
      'movesFrom is legalMoves without the moves that differ in a field',
      'info holds: seats, the longest game, the widest list, who decides at the same time',
    ],
  },
  {
    flaw: 'legalMoves forgets to show the highest card',
    game: listing((of, player) =>
      toy.legalMoves(of, player).filter((m) => m.type === 'bid' || m.card < 4 || of.bids[m.player] !== null),
    ),
    noticed: ['legalMoves lists exactly the moves that check accepts'],
  },
  {
    flaw: 'legalMoves turns its order around from call to call',
    game: (() => {
      let calls = 0;
      return but({
        legalMoves: (of, player) => {
          const moves = toy.legalMoves(of, player);
          return player === undefined && calls++ % 2 === 1 ? moves.toReversed() : moves;
        },
      });
    })(),
    noticed: [
      'legalMoves keeps its order, from call to call and through JSON',
      'legalMoves of all seats are those of one seat after the other',
      'a view gives the legal moves of its own seat, as the state does',
    ],
  },
  {
    flaw: 'legalMoves on a view lists nothing while others still choose',
    game: listing((of, player) =>
      isView(of) && of.bids.includes(null) && of.pot > 0 ? [] : toy.legalMoves(of, player),
    ),
    noticed: [
      'movesFrom is legalMoves without the moves that differ in a field',
      'a view gives the legal moves of its own seat, as the state does',
      'pickMove picks legal moves, each of them in time, and throws where there is none',
    ],
  },
  {
    flaw: 'check accepts a show of any card',
    game: checking((of, input) => {
      const illegal = toy.check(of, input);
      return illegal?.code === 'no-such-card' && input.type === 'show' && !isView(of) ? null : illegal;
    }),
    noticed: [
      'legalMoves lists exactly the moves that check accepts',
      'check on a view accepts the legal moves of its own seat alone',
    ],
  },
  {
    flaw: 'check throws on a seat that does not exist',
    game: but({
      check: (of, input) => {
        if (isView(of) && input.type !== 'draw' && input.player >= of.options.players) throw new Error('no such seat');
        return toy.check(of, input);
      },
    }),
    noticed: [
      'check never throws on what parseMove accepts, for states and views',
      'check on a view accepts the legal moves of its own seat alone',
    ],
  },
  {
    flaw: 'pickMove never picks the last move',
    game: but({
      pickMove: (of, player, random) => {
        const moves = toy.legalMoves(of, player);
        return moves.length > 1 ? (moves[random(moves.length - 1)] as ToyMove) : toy.pickMove(of, player, random);
      },
    }),
    noticed: ['pickMove picks legal moves, each of them in time, and throws where there is none'],
  },
  {
    flaw: 'movesFrom on a view takes no wish',
    game: but({
      movesFrom: (of, player, partial) =>
        'viewer' in of ? toy.legalMoves(of, player) : toy.movesFrom(of, player, partial),
    }),
    noticed: ['movesFrom is legalMoves without the moves that differ in a field'],
  },
  {
    flaw: 'an error shows the state',
    game: but({
      apply: (state, move) => {
        try {
          return toy.apply(state, move);
        } catch (error) {
          (error as Error).message += JSON.stringify(state);
          throw error;
        }
      },
    }),
    noticed: ['a refused move changes nothing, and is refused alike by apply, step and tryApply'],
  },
  {
    flaw: 'movesFrom knows no field but the card',
    game: but({
      movesFrom: (of, _, partial) =>
        toy.legalMoves(of).filter((m) => partial.card === undefined || m.card === partial.card),
    }),
    noticed: ['movesFrom is legalMoves without the moves that differ in a field'],
  },
  {
    flaw: 'tryApply writes to the state',
    game: but({
      tryApply: (state, input) => {
        (state as { pot: number }).pot = state.pot;
        return toy.tryApply(state, input);
      },
    }),
    noticed: ['no function changes what it is given'],
  },
  {
    flaw: 'every step copies the options',
    game: toyFrom({
      play: (state, input, emit, random) => {
        const next = basis.play(state, input, emit, random);
        return { ...next, options: { ...next.options } };
      },
    }),
    noticed: ['the parts that a step leaves equal stay the same objects'],
  },
  {
    flaw: 'a step copies the hands that did not change',
    game: toyFrom({
      play: (state, input, emit, random) => {
        const next = basis.play(state, input, emit, random);
        return { ...next, hands: next.hands.map((hand) => hand.slice()) };
      },
    }),
    noticed: ['the parts that a step leaves equal stay the same objects'],
  },
  {
    flaw: 'tryApply leaves out the events',
    game: but({
      tryApply: (state, input) => {
        const tried = toy.tryApply(state, input);
        return tried.ok ? { ok: true, value: { ...tried.value, events: [] } } : tried;
      },
    }),
    noticed: ['apply, step, tryApply and unsafe.apply agree on legal moves'],
  },
  {
    flaw: 'unsafe.apply forgets the generator',
    game: but({ unsafe: { apply: (state, input) => ({ ...toy.unsafe.apply(state, input), random: null }) } }),
    noticed: ['apply, step, tryApply and unsafe.apply agree on legal moves'],
  },
  {
    flaw: 'apply gives another code than check',
    game: but({
      apply: (state, input) => {
        if (toy.check(state, input) !== null) throw new IllegalMoveError('toy', { code: 'illegal' });
        return toy.apply(state, input);
      },
    }),
    noticed: ['a refused move changes nothing, and is refused alike by apply, step and tryApply'],
  },
  {
    flaw: 'step throws a plain error',
    game: but({
      step: (state, input) => {
        if (toy.check(state, input) !== null) throw new Error('illegal');
        return toy.step(state, input);
      },
    }),
    noticed: ['a refused move changes nothing, and is refused alike by apply, step and tryApply'],
  },
  {
    flaw: 'init draws from somewhere else',
    game: (() => {
      let games = 0;
      return but({
        init: (options) =>
          options?.chance === 'manual' ? toy.init(options) : toy.withRandom(toy.init(options), games++).state,
      });
    })(),
    noticed: ['the same seed and moves give the same game'],
  },
  {
    flaw: 'outcome is an object with a prototype of its own',
    game: but({
      outcome: (of) => Object.assign(Object.create({}) as object, toy.outcome(of)) as ReturnType<Game<Toy>['outcome']>,
    }),
    noticed: [
      'states, views, moves, outcomes, events, scores and reasons are plain JSON',
      'outcome is null until the game is over',
      'at the end the ranking follows from totals and tie-breaks',
    ],
  },
  {
    flaw: 'a reason has a field that is undefined',
    game: checking((of, input) => {
      const illegal = toy.check(of, input);
      return illegal?.code === 'no-such-card' ? { ...illegal, card: undefined as unknown as Card } : illegal;
    }),
    noticed: [
      'states, views, moves, outcomes, events, scores and reasons are plain JSON',
      'explain and formatMove find words for every reason, move and outcome',
    ],
  },
  {
    flaw: 'the key leaves out the charms',
    game: but({ key: (of) => toy.key({ ...of, charms: [], shown: [] }) }),
    noticed: ['keys are equal exactly where situations are, whatever the generator'],
  },
  {
    flaw: 'the key holds the generator',
    game: but({ key: (of) => JSON.stringify(of) }),
    noticed: ['keys are equal exactly where situations are, whatever the generator'],
  },
  {
    flaw: 'a weight is no whole number',
    game: toyFrom({
      chance: (state) =>
        basis
          .chance(state)
          // Their sum stays what it was, so that games go on.
          .map((w, i, all) => (all.length > 1 && i < 2 ? { ...w, weight: w.weight + (i === 0 ? 0.5 : -0.5) } : w)),
    }),
    noticed: ['at chance there are outcomes with whole positive weights, each possible and listed once'],
  },
  {
    flaw: 'chance leaves out a card',
    game: but({ chance: (state) => toy.chance(state).filter(({ outcome }, i) => i === 0 || outcome.card < 4) }),
    noticed: [
      'outcomes are only possible where chance lists them, and never on a view',
      'a manual game fed with the outcomes of a seeded one is the same game',
      'withRandom changes the generator alone, and resolves chance that is due',
    ],
  },
  {
    flaw: 'after the end check says that it is not your turn',
    game: checking((of, input) => {
      const illegal = toy.check(of, input);
      return illegal?.code === 'game-over' ? { code: 'not-your-turn', players: [] } : illegal;
    }),
    noticed: ['nobody can move while chance is due or after the end'],
  },
  {
    flaw: 'withRandom ignores the seed',
    game: but({ withRandom: (state, seed) => toy.withRandom(state, seed === null ? null : 1) }),
    noticed: ['withRandom changes the generator alone, and resolves chance that is due'],
  },
  {
    flaw: 'who bids last matters',
    game: toyFrom({
      play: (state, input, emit, random) => {
        const next = basis.play(state, input, emit, random);
        const last = input.type === 'bid' && next.discard !== state.discard && input.player === 0;
        return last && next.shown[0] !== null ? { ...next, shown: next.shown.with(0, null) } : next;
      },
    }),
    noticed: ['the order in which simultaneous choices arrive does not matter'],
  },
  {
    flaw: 'a view shows the secret bids',
    game: viewing((state) => ({ bids: state.bids })),
    noticed: [
      'a simultaneous choice stays hidden until the last one has arrived',
      'a view of a sample of a view is that view',
    ],
  },
  {
    flaw: 'the event of a bid shows its card to all',
    game: but({
      viewEvents: (events, viewer) => {
        const seen = toy.viewEvents(events, viewer);
        return seen.map((event, i) => (event.type === 'bid-placed' ? (events[i] as ToyEvent) : event));
      },
    }),
    noticed: ['a simultaneous choice stays hidden until the last one has arrived'],
  },
  {
    flaw: 'the event of a draw shows its card to all',
    game: but({
      viewEvents: (events, viewer) => {
        const seen = toy.viewEvents(events, viewer);
        return seen.map((event, i) => (event.type === 'card-drawn' ? (events[i] as ToyEvent) : event));
      },
    }),
    noticed: ['outcomes that look the same afterwards have the same events'],
  },
  {
    flaw: 'the event of a show holds the other card of the hand, and is not said to reveal',
    game: {
      ...telling((event, state) =>
        event.type === 'card-shown'
          ? { ...event, card: (1 + (state.hands[event.player] ?? []).findIndex((n) => n > 0)) as Card }
          : event,
      ),
      info: { ...toy.info, reveals: ['bids-revealed'] },
    },
    noticed: ['the same move in situations that look the same tells nobody a secret'],
  },
  {
    flaw: 'viewEvents drops what others may not see',
    game: but({
      viewEvents: (events, viewer) =>
        toy.viewEvents(events, viewer).filter((event) => event.type !== 'card-drawn' || event.card !== null),
    }),
    noticed: ['viewEvents hides what an event holds, never the event'],
  },
  {
    flaw: 'a view holds the generator',
    game: viewing((state) => ({ random: state.random })),
    noticed: ['a view shows neither the generator nor a seed', 'a view of a sample of a view is that view'],
  },
  {
    flaw: 'a view holds one number of the generator',
    game: viewing((state) => ({ dice: state.random?.state[2] ?? 0 })),
    noticed: ['a view shows neither the generator nor a seed', 'a view of a sample of a view is that view'],
  },
  {
    flaw: 'a sample holds the true hands',
    game: remembering((sample, { hands, bids, pile }) => ({ ...sample, hands, bids, pile })),
    noticed: ['samples vary where something is hidden, and depend on their source alone'],
  },
  {
    flaw: 'a sample holds the true hands while a bid is secret',
    game: remembering((sample, { hands, bids, pile }) =>
      bids.every((bid) => bid === null) ? sample : { ...sample, hands, bids, pile },
    ),
    noticed: ['samples vary where something is hidden, and depend on their source alone'],
  },
  {
    flaw: 'a sample makes a card out of nothing',
    game: but({
      resample: (view, random) => {
        const sample = toy.resample(view, random);
        const [lower, higher] = [sample.pile[0] as number, sample.pile[1] as number];
        return lower > 0 && higher < 3 ? { ...sample, pile: plus(plus(sample.pile, 1, -1), 2) } : sample;
      },
    }),
    noticed: [
      'a sample is a valid state of the same game',
      'a view of a sample of a view is that view',
      'resample is uniform over the deals that agree with the view',
    ],
  },
  {
    flaw: 'a sample gives the first seat the highest of the unseen cards',
    game: but({
      resample: (view, random) => toy.resample(view, (n) => (n > 100 ? random(n) : Math.max(random(n), random(n)))),
    }),
    noticed: ['resample is uniform over the deals that agree with the view'],
  },
  {
    flaw: 'a sample goes on with the generator of the game',
    game: remembering((sample, { random }) => ({ ...sample, random })),
    noticed: ['a sample has a generator of its own'],
  },
  {
    flaw: 'samples are always seeded',
    game: but({ resample: (view, random) => toy.resample({ ...view, seeded: true }, random) }),
    noticed: [
      'a view of a sample of a view is that view',
      'a sample has a generator of its own',
      'a sample is a valid state of the same game',
    ],
  },
  {
    flaw: 'a total is a point too high',
    game: but({
      score: (of) => ({ sides: toy.score(of).sides.map((side) => ({ ...side, total: side.total + 1 })) }),
    }),
    noticed: ['the total of each side is the sum of its items, and every seat is on one side'],
  },
  {
    flaw: 'a state counts the highest cards in the hands',
    game: but({
      score: (of) => ({
        sides: toy.score(of).sides.map(({ players, total, items }, seat) => {
          const points = isView(of) ? 0 : (of.hands[seat]?.[3] as number);
          return { players, total: total + points, items: [...items, { category: 'won', points }] };
        }),
      }),
    }),
    noticed: [
      'turn, score and outcome are the same from the state and from every view',
      'equal views give equal legal moves, turn, score and outcome',
    ],
  },
  {
    flaw: 'a view counts without the charms of others',
    game: but({
      score: (of) =>
        toy.score(isView(of) ? { ...of, charms: of.charms.map((c, seat) => c || seat !== of.viewer) } : of),
    }),
    noticed: ['turn, score and outcome are the same from the state and from every view'],
  },
  {
    flaw: 'outcome names a winner while the game goes on',
    game: but({
      outcome: (of) =>
        toy.outcome(of) ??
        (of.pot > 3
          ? { reason: 'no-cards', ranking: rankSides(toy.score(of).sides.map((side) => ({ ...side, tieBreaks: [] }))) }
          : null),
    }),
    noticed: ['outcome is null until the game is over'],
  },
  {
    flaw: 'all share the first place',
    game: but({
      outcome: (of) => {
        const outcome = toy.outcome(of);
        return outcome && { ...outcome, ranking: outcome.ranking.map((rank) => ({ ...rank, place: 1 })) };
      },
    }),
    noticed: ['at the end the ranking follows from totals and tie-breaks'],
  },
  {
    flaw: 'places count from zero',
    game: but({
      outcome: (of) => {
        const outcome = toy.outcome(of);
        return outcome && { ...outcome, ranking: outcome.ranking.map((r) => ({ ...r, place: r.place - 1 })) };
      },
    }),
    noticed: ['at the end the ranking follows from totals and tie-breaks'],
  },
  {
    flaw: 'the winner stands last',
    game: but({
      outcome: (of) => {
        const outcome = toy.outcome(of);
        const ranking = outcome?.ranking.toReversed().map((rank, i) => ({ ...rank, place: i + 1 }));
        return outcome && { ...outcome, ranking: ranking ?? [] };
      },
    }),
    noticed: ['at the end the ranking follows from totals and tie-breaks'],
  },
  {
    flaw: 'info promises a game that is too short',
    game: but({ info: { ...toy.info, longest: 8 } }),
    noticed: ['info holds: seats, the longest game, the widest list, who decides at the same time'],
  },
  {
    flaw: 'view takes any viewer for a spectator',
    game: but({
      view: (state, viewer) =>
        toy.view(
          state,
          typeof viewer === 'number' && viewer >= 0 && viewer < state.options.players && Number.isInteger(viewer)
            ? viewer
            : 'spectator',
        ),
    }),
    noticed: ['view takes seats and spectators alone'],
  },
  {
    flaw: 'parseState changes the pile',
    game: but({ parseState: (input) => accepting(input, (state) => ({ ...state, pile: state.pile.toReversed() })) }),
    noticed: [
      'parseState accepts every state that is reached, as it is',
      'parseState refuses other shapes, newer rules and other games, and takes older rules',
      'parseState never throws, and the rules hold on whatever it accepts',
      'fromPosition takes exactly what parsePosition accepts, and gives a valid state',
      'a sample is a valid state of the same game',
    ],
  },
  {
    flaw: 'parseState takes newer rules for today’s',
    game: but({
      parseState: (input) => {
        const rules = (input as ToyState | null)?.rules;
        return toy.parseState(rules === 3 ? { ...(input as ToyState), rules: 2 } : input);
      },
    }),
    noticed: ['parseState refuses other shapes, newer rules and other games, and takes older rules'],
  },
  {
    flaw: 'parseState takes any bids',
    game: but({
      parseState: (input) => {
        const parsed = toy.parseState(input);
        const state = input as ToyState;
        const bids = parsed.ok || !Array.isArray(state?.bids) ? null : state.bids;
        const without = bids && toy.parseState({ ...state, bids: bids.map(() => null) });
        return without?.ok ? { ok: true, value: { ...without.value, bids: bids as ToyState['bids'] } } : parsed;
      },
    }),
    noticed: ['parseState never throws, and the rules hold on whatever it accepts'],
  },
  {
    flaw: 'parseState stumbles over null',
    game: but({ parseState: (input) => toy.parseState((input as ToyState).game === 'toy' ? input : null) }),
    noticed: ['parseState never throws, and the rules hold on whatever it accepts'],
  },
  {
    flaw: 'parseMove takes outcomes',
    game: but({
      parseMove: (input) => {
        const outcome = toy.parseChance(input);
        return outcome.ok ? { ok: true, value: outcome.value as unknown as ToyMove } : toy.parseMove(input);
      },
    }),
    noticed: ['parseMove accepts every legal move as it is, and no outcome'],
  },
  {
    flaw: 'parseMove ignores other keys',
    game: but({
      parseMove: (input) => {
        if (typeof input !== 'object' || input === null) return toy.parseMove(input);
        const { type, player, card } = input as ToyMove;
        return toy.parseMove({ type, player, card });
      },
    }),
    noticed: ['parseMove accepts every legal move as it is, and no outcome'],
  },
  {
    flaw: 'parseChance refuses the highest card',
    game: but({
      parseChance: (input) => {
        const parsed = toy.parseChance(input);
        return parsed.ok && parsed.value.card === 4 ? toy.parseChance(null) : parsed;
      },
    }),
    noticed: ['parseChance accepts every outcome as it is, and no move'],
  },
  {
    flaw: 'parseOptions takes any object',
    game: but({
      parseOptions: (input) =>
        typeof input === 'object' && input !== null
          ? { ok: true, value: input as Toy['Options'] }
          : toy.parseOptions(input),
    }),
    noticed: ['init takes exactly what parseOptions accepts, and parseOptions never throws'],
  },
  {
    flaw: 'parsePosition takes any first player',
    game: but({
      parsePosition: (input) => {
        const parsed = toy.parsePosition(input);
        const again = parsed.ok ? parsed : toy.parsePosition({ ...(input as object), firstPlayer: 0 });
        return again.ok ? { ok: true, value: input as typeof again.value } : parsed;
      },
    }),
    noticed: ['fromPosition takes exactly what parsePosition accepts, and gives a valid state'],
  },
  {
    flaw: 'explain has no words for a reason',
    game: but({ explain: (illegal) => (illegal.code === 'no-charm' ? '' : toy.explain(illegal)) }),
    noticed: ['explain and formatMove find words for every reason, move and outcome'],
  },
  {
    flaw: 'format shows what is undefined',
    game: but({ format: (of) => `${toy.format(of)} ${(of as ToyState).hands?.[3]}` }),
    noticed: ['format shows every state and view'],
  },
  {
    flaw: 'a seat that does not exist may act',
    game: but({
      turn: (of) => {
        const turn = toy.turn(of);
        return turn.kind === 'decision' ? { ...turn, others: [...turn.others, of.options.players] } : turn;
      },
    }),
    noticed: [
      'every seat that must or may act has a legal move, and no other seat',
      'parseState never throws, and the rules hold on whatever it accepts',
    ],
  },
  {
    flaw: 'a seeded game waits for the host',
    game: but({
      chance: (state) =>
        state.random !== null && toy.turn(state).kind === 'over'
          ? [{ outcome: { type: 'draw', card: 1 }, weight: 1 }]
          : toy.chance(state),
    }),
    noticed: ['a seeded game is never at chance, and a manual one never draws'],
  },
  {
    flaw: 'manual games have other events',
    game: telling((event, state) =>
      event.type === 'bids-revealed' && state.random === null ? { ...event, winner: null } : event,
    ),
    noticed: ['a manual game fed with the outcomes of a seeded one is the same game'],
  },
  {
    flaw: 'a first player that is given changes the cards',
    game: (() => {
      const start: Game<Toy>['start'] = (options) =>
        toy.start(
          toy.parseOptions(options).ok && options.firstPlayer === 0 && options.chance !== 'manual'
            ? { ...options, seed: `${options.seed}0` }
            : options,
        );
      return but({ start, init: (options) => start(options).state });
    })(),
    noticed: ['the resolved options and the seed make the same game again'],
  },
  {
    flaw: 'parseMove stumbles over null',
    game: but({
      parseMove: (input) => toy.parseMove((input as ToyMove).type === 'bid' ? input : { ...(input as ToyMove) }),
    }),
    noticed: ['parseMove and parseChance never throw, and the rules never throw on what they accept'],
  },
];
