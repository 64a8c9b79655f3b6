/** Small games made by hand, whose best moves can be told without a search. */
import type { Game, Parts, Player, Random, Rules, Turn, Viewer } from '../../src/core/contract.js';
import { draw } from '../../src/core/random.js';

export interface StubMove {
  readonly type: string;
  readonly player: Player;
}

/** What has been done, and what nobody sees: a number that is dealt, and in a seeded game the next roll. */
export interface StubState {
  readonly game: string;
  readonly schema: number;
  readonly rules: number;
  readonly options: { readonly players: number };
  readonly random: {
    readonly algorithm: 'xoroshiro128plus';
    readonly state: readonly [number, number, number, number];
  };
  readonly done: readonly StubMove[];
  readonly dealt: number;
  readonly roll: number;
}

export interface StubView {
  readonly game: string;
  readonly schema: number;
  readonly rules: number;
  readonly viewer: Viewer;
  readonly options: { readonly players: number };
  readonly seeded: boolean;
  readonly done: readonly StubMove[];
}

export interface Stub extends Parts {
  State: StubState;
  View: StubView;
  Move: StubMove;
}

/** How a game goes, by what has been done so far. */
export interface Plan {
  /** The seats of each side. */
  readonly sides: readonly (readonly Player[])[];
  /** Who is due; over where nobody is. `done` is what was done, each as seat and type: '0left'. */
  readonly due: (done: string) => { readonly players: readonly Player[]; readonly others?: readonly Player[] } | null;
  readonly moves: (done: string, seat: Player) => readonly string[];
  /** The sides' points. */
  readonly totals: (done: string, dealt: number, roll: number) => readonly number[];
  /** The sides' places at the end; by points without it. */
  readonly places?: (done: string) => readonly number[];
  /** How many values can be dealt, each equally likely. Default 1. */
  readonly deals?: number;
  /** Whether the game draws by itself; in manual mode a search has to see to it. Default true. */
  readonly seeded?: boolean;
}

const told = (done: readonly StubMove[]): string => done.map(({ player, type }) => `${player}${type}`).join(' ');

/** The game of a plan: as much of it as bots use. */
export const stubOf = (plan: Plan): Rules<Stub> => {
  const players = plan.sides.flat().length;
  const base = { game: 'stub', schema: 1, rules: 1, options: { players } } as const;
  const random = { algorithm: 'xoroshiro128plus', state: [1, 2, 3, 4] } as const;
  const totals = (of: StubState | StubView): readonly number[] =>
    'dealt' in of ? plan.totals(told(of.done), of.dealt, of.roll) : plan.sides.map(() => 0);
  const turn = ({ done }: StubState | StubView): Turn => {
    const due = plan.due(told(done));
    return due === null ? { kind: 'over' } : { kind: 'decision', players: due.players, others: due.others ?? [] };
  };
  const legalMoves = ({ done }: StubState | StubView, player: Player): readonly StubMove[] =>
    plan.moves(told(done), player).map((type) => ({ type, player }));
  const game = {
    id: 'stub',
    turn,
    legalMoves,
    pickMove: (of: StubState, player: Player, from: Random) => {
      const moves = legalMoves(of, player);
      return moves[draw(from, moves.length)];
    },
    check: () => null,
    unsafe: { apply: (state: StubState, move: StubMove) => ({ ...state, done: [...state.done, move] }) },
    score: (of: StubState | StubView) => ({
      sides: totals(of).map((total, side) => ({ players: plan.sides[side], total, items: [] })),
    }),
    outcome: (of: StubState | StubView) => {
      if (turn(of).kind !== 'over') return null;
      const points = totals(of);
      const places = plan.places?.(told(of.done)) ?? points.map((own) => 1 + points.filter((n) => n > own).length);
      const ranking = plan.sides.map((seats, side) => ({
        place: places[side] as number,
        players: seats,
        tieBreaks: [],
      }));
      return { reason: 'end', ranking: ranking.sort((a, b) => a.place - b.place) };
    },
    resample: ({ done, seeded }: StubView, from: Random) => ({
      ...base,
      random: seeded ? random : null,
      done,
      dealt: draw(from, plan.deals ?? 1),
      roll: Number.NaN,
    }),
    withRandom: (state: StubState, seed: number) => ({
      state: { ...state, random, roll: seed % 4 },
      events: [],
      chance: [],
    }),
  };
  return game as unknown as Game<Stub>;
};

/** What a seat sees at the beginning. */
export const seenBy = (viewer: Player, plan: Plan): StubView => ({
  game: 'stub',
  schema: 1,
  rules: 1,
  viewer,
  options: { players: plan.sides.flat().length },
  seeded: plan.seeded ?? true,
  done: [],
});
