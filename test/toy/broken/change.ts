import type { Game, Input, Player, Seen } from '../../../src/core/contract.js';
import { deriveMovesFrom, derivePickMove } from '../../../src/core/derive.js';
import { toy, toyFrom } from '../index.js';
import { basis } from '../rules.js';
import type { Toy, ToyEvent, ToyMove, ToyState, ToyView } from '../types.js';

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
export const but = (changed: Partial<Game<Toy>>): Game<Toy> => ({ ...toy, ...changed });

/** The toy with another list of moves, and all that is derived from it. */
export const listing = (legalMoves: Game<Toy>['legalMoves']): Game<Toy> =>
  but({ legalMoves, movesFrom: deriveMovesFrom<Toy>(legalMoves), pickMove: derivePickMove<Toy>('toy', legalMoves) });

/** The toy with another `movesFrom`. */
export const wishing = (
  movesFrom: (of: Seen<Toy>, player: Player, partial?: Partial<ToyMove>) => readonly ToyMove[],
): Game<Toy> => but({ movesFrom: movesFrom as Game<Toy>['movesFrom'] });

export const isView = (of: Seen<Toy>): of is ToyView => 'viewer' in of;

/** A flaw in what a view shows, in whatever way the view comes about. */
export const viewing = (more: (state: ToyState, view: ToyView) => object): Game<Toy> =>
  but({
    view: (state, viewer) => ({ ...toy.view(state, viewer), ...more(state, toy.view(state, viewer)) }) as ToyView,
  });

/** A flaw in the reasons. */
export const checking = (check: Game<Toy>['check']): Game<Toy> => toyFrom({ check: check as typeof basis.check });

/** A flaw in the events of moves and outcomes. */
export const telling = (tell: (event: ToyEvent, state: ToyState, input: Input<Toy>) => ToyEvent): Game<Toy> =>
  toyFrom({
    play: (state, input, emit, random) =>
      basis.play(state, input, emit && ((event) => emit(tell(event, state, input))), random),
  });

/** A flaw of samples that know the state behind the view. */
export const remembering = (spoil: (sample: ToyState, truth: ToyState) => ToyState): Game<Toy> => {
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
export const accepting = (input: unknown, more: (state: ToyState) => ToyState): ReturnType<Game<Toy>['parseState']> => {
  const parsed = toy.parseState(input);
  return parsed.ok ? { ok: true, value: more(parsed.value) } : parsed;
};
