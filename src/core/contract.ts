/** A seat at the table: 0-based, in turn order. */
export type Player = number;

/** Who looks at a game: a seat, or somebody who sees only what lies open. */
export type Viewer = Player | 'spectator';

/** What a seeded game starts from: any safe integer or any string. `1` and `'1'` are different seeds. */
export type Seed = number | string;

/**
 * A source of chance: called with a whole number `n` from 1 to 2^32, it returns a whole number from 0 to n - 1, each
 * equally likely. {@link createRandom} makes one from a seed; a test passes a script; a host passes its own.
 */
export type Random = (n: number) => number;

/** A value, or the reason why there is none. Nothing that returns a `Result` throws. */
export type Result<T, E> =
  | {
      /** The call succeeded. */
      readonly ok: true;
      /** What was asked for. */
      readonly value: T;
    }
  | {
      /** The call failed; nothing has changed. */
      readonly ok: false;
      /** Why. */
      readonly error: E;
    };

/** The generator of a seeded game, as plain data. A view never holds it. */
export interface RandomState {
  /** Names the generator, so that a stored game says how it draws: `'xoroshiro128plus'` in the games of this library. */
  readonly algorithm: string;
  /** Four signed 32-bit integers, not all zero. */
  readonly state: readonly [number, number, number, number];
}

/** One thing that is wrong with data from outside. */
export interface Issue {
  /** Where: keys and indices from the outside in; empty for the whole value. */
  readonly path: readonly (string | number)[];
  /** What is wrong, as a literal that a program can test. */
  readonly code: string;
  /** What was expected there, in English. */
  readonly expected: string;
}

/**
 * Facts about a game, under all options. One exception: The Speicherstadt's bounds, `longest` and `widest`, are those of
 * the built-in cards, since a manifest can have more cards than those.
 */
export interface GameInfo {
  /** The shape of the states that this version makes and reads; they carry it as `schema`. */
  readonly schema: number;
  /** The revision of the rules that this version plays by; states and records carry it as `rules`. */
  readonly rules: number;
  /**
   * The fewest and the most seats. Not each number between need do: Kontor has 2 or 4. {@link Game.parseOptions} says.
   */
  readonly players: readonly [min: number, max: number];
  /** Whether anybody knows something that another does not. */
  readonly hidden: boolean;
  /** Whether several seats may have to decide at the same time. */
  readonly simultaneous: boolean;
  /** A bound on the number of moves (outcomes of chance not counted) in one game. */
  readonly longest: number;
  /** A bound on the number of legal moves of one seat. */
  readonly widest: number;
  /**
   * Event types that show what was hidden until then. The step of a move tells nobody a secret if it has none of them
   * and resolved no chance; the step of an outcome always may.
   */
  readonly reveals: readonly string[];
}

/** What a game waits for. It is computed from the state, never stored. */
export type Turn =
  | {
      /** Seats have to choose. */
      readonly kind: 'decision';
      /** Who must act, ascending. More than one only where the rules let several choose at the same time. */
      readonly players: readonly Player[];
      /** Who may act although the game does not wait for them, ascending. */
      readonly others: readonly Player[];
    }
  | {
      /** A card is to be dealt, or the like: the host picks from {@link Rules.chance}. Never in a seeded game. */
      readonly kind: 'chance';
    }
  | {
      /** The game has ended. */
      readonly kind: 'over';
    };

/**
 * The types of one game, and the least that the common functions need to know of each. All of them are plain JSON:
 * no class, Map, Set, undefined, typed array, bigint or -0.
 */
export interface Parts {
  /** Everything there is to know about a game in progress, secrets included. */
  State: {
    /** The game's id. */
    readonly game: string;
    /** The shape of this object; another number is another shape. */
    readonly schema: number;
    /** The revision of the rules; it rises with any change that can change a game. */
    readonly rules: number;
    /** The options with every default and every random choice filled in. */
    readonly options: {
      /** How many seats. */
      readonly players: number;
    };
    /** The generator of a seeded game; null where the host supplies chance. */
    readonly random: RandomState | null;
  };
  /** What one seat, or a spectator, knows. Equal views give equal legal moves, turn and score. */
  View: {
    /** The game's id. */
    readonly game: string;
    /** The shape of the state that it shows, and with it its own. */
    readonly schema: number;
    /** As in the state. */
    readonly rules: number;
    /** Whose view it is. */
    readonly viewer: Viewer;
    /** As in the state. */
    readonly options: {
      /** How many seats. */
      readonly players: number;
    };
    /** Whether the game draws by itself. The generator is never shown. */
    readonly seeded: boolean;
  };
  /** What a seat decides: small, flat, always with all its fields ("none" is null). */
  Move: {
    /** The kind of move. */
    readonly type: string;
    /** The seat that makes it. */
    readonly player: Player;
  };
  /** What chance decides: as a move, but nobody's. */
  Chance: {
    /** The kind of outcome. */
    readonly type: string;
  };
  /** What happened within a step, for animation and logs. */
  Event: {
    /** The kind of event. */
    readonly type: string;
  };
  /** What a new game is made from. */
  Options: {
    /** How many seats. */
    readonly players: number;
    /** Required when chance is seeded. */
    readonly seed?: Seed | undefined;
    /** Who supplies chance: the game from its seed (the default), or the host. */
    readonly chance?: 'seeded' | 'manual' | undefined;
  };
  /** A short description of a situation, written by a person. */
  Position: object;
  /** Why a move is not legal: a union on `code`, each with its own data. */
  Illegal: {
    /** The reason, as a literal. */
    readonly code: string;
  };
  /** A line of a score: a union on `category`. */
  Item: {
    /** What the points are for. */
    readonly category: string;
    /** How many. */
    readonly points: number;
  };
  /** How a game can end, as literals: what {@link Outcome.reason} can be. A game that leaves it out has any text. */
  EndReason?: string;
}

/** A score with every point accounted for. */
export interface Score<T extends Parts> {
  /** One entry for each side, in seat order. A side is a seat, or a team where the game has teams. */
  readonly sides: readonly ScoreSide<T>[];
}

/** What one side has. */
export interface ScoreSide<T extends Parts> {
  /** The seats of the side, ascending. */
  readonly players: readonly Player[];
  /** The sum of the items' points. */
  readonly total: number;
  /** Where the points come from, in a fixed order. */
  readonly items: readonly T['Item'][];
}

/** How a game ended. */
export interface Outcome<R extends string = string> {
  /** The kind of end, as a literal. A sudden end (a game won outright) has a reason of its own. */
  readonly reason: R;
  /** One entry for each side, best first; sides that share a place stand in seat order. */
  readonly ranking: readonly Rank[];
}

/** Where one side came in. */
export interface Rank {
  /** 1 is the winner. Sides that are equal share a place, and the places after it stay empty: 1, 1, 3. */
  readonly place: number;
  /** The seats of the side, ascending. */
  readonly players: readonly Player[];
  /** What decides between equal totals, most important first; more is better. */
  readonly tieBreaks: readonly number[];
}

/** What one move, or one outcome of chance, led to. */
export interface Step<T extends Parts> {
  /** The state after it. */
  readonly state: T['State'];
  /** What happened, in order. It may hold secrets: pass it through {@link Rules.viewEvents} before you send it. */
  readonly events: readonly T['Event'][];
  /** The outcomes that the game's own generator decided within this step, in order; always empty in manual mode. */
  readonly chance: readonly T['Chance'][];
}

/** One possible outcome of chance. */
export interface Weighted<T extends Parts> {
  /** The outcome, ready for {@link Rules.apply}. */
  readonly outcome: T['Chance'];
  /** How likely it is among the others: a positive whole number, such as the copies of a card in a pile. */
  readonly weight: number;
}

/** A state or a view. */
export type Seen<T extends Parts> = T['State'] | T['View'];

/** Some fields of a move, as given to {@link Rules.movesFrom}; one that is `undefined` asks for nothing. */
export type Wish<M> = { readonly [F in keyof M]?: M[F] | undefined };

/** What moves a game on: a seat's move, or an outcome of chance. */
export type Input<T extends Parts> = T['Move'] | T['Chance'];

/**
 * The rules of one game, as pure functions on plain immutable values. Nothing here keeps anything between calls: to
 * undo, keep the old state; to search, keep as many as you like.
 *
 * A game runs like this, whoever the players are:
 *
 * 1. `init(options)` gives the first state.
 * 2. `turn(state)` says what is due. `decision`: every seat in `players` has at least one legal move and must make
 *    one; a seat in `others` may. `chance` (manual mode only): apply one of `chance(state)`. `over`: `outcome(state)`
 *    has the ranking.
 * 3. `apply(state, move)` gives the next state, and leaves the one it was given as it was.
 *
 * Wrong arguments: a function that needs a state, a view, a seat, a viewer or a source of chance throws an
 * `InvalidInputError` for anything else, with the name of the argument (`state`, `view`, `player`, `viewer`, `random`)
 * as the code and the path of its issue; a state is one of this game. `legalMoves`, `check`, `turn`, `score`,
 * `outcome`, `key` and `unsafe.apply` do not look at what they are asked about, since playouts call them at every move,
 * nor do `pickMove` and `movesFrom` beyond the seat: what comes of a state of another game there is undefined, and data
 * from outside goes through the parsers first.
 *
 * Bots play on `view(state, seat)`, which holds nothing that the seat does not know; `legalMoves`, `turn`, `score`
 * and the rest take a view as well as a state. `resample` turns a view into a full state for search.
 *
 * @example A whole game, seen from the seat that is to move
 * ```ts
 * import { createRandom, type Game, type Parts, type Random } from 'kontorhaus';
 * import { kingdomBuilder } from 'kontorhaus/kingdom-builder';
 *
 * const playOut = <T extends Parts>(game: Game<T>, options: T['Options'], random: Random): T['State'] => {
 *   let state = game.init(options);
 *   for (let due = game.turn(state); due.kind === 'decision'; due = game.turn(state)) {
 *     const seat = due.players[0]!;
 *     state = game.apply(state, game.pickMove(game.view(state, seat), seat, random));
 *   }
 *   return state;
 * };
 * const end = playOut(kingdomBuilder, { players: 3, seed: 1 }, createRandom(2));
 * kingdomBuilder.outcome(end)?.ranking.length; // => 3
 * ```
 *
 * @example The host supplies chance
 * ```ts
 * import { createRandom, pickOutcome } from 'kontorhaus';
 * import { apply, chance, init, legalMoves, turn } from 'kontorhaus/kingdom-builder';
 *
 * const random = createRandom('dealer');
 * let state = init({ players: 2, sections: 'first-game', cards: 'first-game', chance: 'manual' });
 * for (let moves = 0; moves < 10; moves++) {
 *   const due = turn(state);
 *   if (due.kind === 'over') break;
 *   state = apply(state, due.kind === 'chance' ? pickOutcome(chance(state), random) : legalMoves(state)[0]!);
 * }
 * turn(state).kind; // => 'decision'
 * ```
 */
export interface Rules<T extends Parts> {
  /** The game's id, as it stands in every state and view. */
  readonly id: T['State']['game'];
  /** The game's name for people. */
  readonly title: string;
  /** Bounds and facts. */
  readonly info: GameInfo;

  /**
   * The first state of a game. In seeded mode (the default) `options.seed` is required, and everything random comes
   * from it; in manual mode the options must name what would be random, and the state may be at chance.
   * @throws InvalidInputError when the options are not valid; it lists every issue.
   */
  init(options: T['Options']): T['State'];
  /**
   * All legal moves, in a fixed order without duplicates: of `player`, or of all seats one after the other. Empty at
   * chance, when the game is over, for a seat that has nothing to decide, and for anything that is neither a seat
   * (-0 counts as 0 here) nor `undefined`. On a view it lists the moves of the viewer alone. Outcomes are never listed.
   */
  legalMoves(of: Seen<T>, player?: Player): readonly T['Move'][];
  /**
   * The state after a move or an outcome; parts that do not change are the very same objects. In seeded mode it also
   * resolves the chance that follows. It needs the state: a view does not hold what follows.
   * @throws IllegalMoveError when the move is not legal: see {@link Rules.check}.
   * @throws InvalidInputError when it is given a view or anything else that is not a state of this game.
   */
  apply(state: T['State'], move: Input<T>): T['State'];
  /** Every side's points, itemised. Midway: as if the game were counted now. */
  score(of: Seen<T>): Score<T>;

  /**
   * As {@link Rules.init}, with the events and the outcomes of the start.
   * @throws InvalidInputError when the options are not valid; it lists every issue.
   */
  start(options: T['Options']): Step<T>;
  /**
   * As {@link Rules.apply}, with events and resolved chance.
   * @throws IllegalMoveError when the move is not legal.
   * @throws InvalidInputError when it is given a view or anything else that is not a state of this game.
   */
  step(state: T['State'], move: Input<T>): Step<T>;
  /**
   * As {@link Rules.step}, but an illegal move is a value. On a state it never throws on what `parseMove` or
   * `parseChance` accept.
   * @throws InvalidInputError when it is given a view or anything else that is not a state of this game.
   */
  tryApply(state: T['State'], move: Input<T>): Result<Step<T>, T['Illegal']>;
  /**
   * Why a move or an outcome is not legal, or null if it is. Exactly the moves in {@link Rules.legalMoves} pass, and
   * the outcomes in {@link Rules.chance}. On a view, only the viewer's own moves can pass; outcomes never do. A move of
   * another seat is refused there even if that seat is due: as `not-your-turn`, with the seats that are due in its
   * data, unless the view shows another reason. Anything at all may be given: what is not a move of the game is
   * `no-such-move`.
   */
  check(of: Seen<T>, move: Input<T>): T['Illegal'] | null;
  /** What the game waits for. */
  turn(of: Seen<T>): Turn;
  /** Who won, or null while the game goes on. */
  outcome(of: Seen<T>): Outcome<T['EndReason'] & string> | null;
  /**
   * The outcomes that are possible now, in a fixed order; empty unless `turn` says chance. It needs the state: a view
   * does not hold what a pile holds.
   * @throws InvalidInputError when it is given a view or anything else that is not a state of this game.
   */
  chance(state: T['State']): readonly Weighted<T>[];
  /**
   * The same situation with another generator, or (`null`) with the host supplying chance. Use it to branch a game,
   * and to replay one outcome by outcome. Chance that is due is resolved at once when a seed is given.
   * @throws InvalidInputError when the seed is neither a safe integer nor a string nor null, and when it is given a
   * view or anything else that is not a state of this game.
   */
  withRandom(state: T['State'], seed: Seed | null): Step<T>;

  /**
   * What a seat or a spectator knows.
   * @throws InvalidInputError when the viewer is neither a seat of this game nor `'spectator'`, and when it is given a
   * view or anything else that is not a state of this game.
   */
  view(state: T['State'], viewer: Viewer): T['View'];
  /**
   * The events as the viewer may see them: secrets are blanked out, nothing else changes. Events do not say how many
   * seats there are, so every seat that the game can have is a viewer.
   * @throws InvalidInputError when the viewer can be no seat and is not `'spectator'`.
   */
  viewEvents(events: readonly T['Event'][], viewer: Viewer): readonly T['Event'][];
  /**
   * A full state that agrees with all that the view shows, hidden cards dealt uniformly from what is unseen. What may
   * be concluded from the way others played is not taken into account. A seeded game gets a fresh generator, drawn
   * from `random`: a sample never tells what the real game will draw. A view from another process goes through
   * {@link Game.parseView} first: on one that no game shows the result is undefined.
   * @throws InvalidInputError when it is given a state, or a view of another game, and without a source.
   */
  resample(view: T['View'], random: Random): T['State'];

  /**
   * One legal move of that seat, each equally likely, often without listing them all.
   * @throws InvalidInputError when the seat has no legal move (`no-legal-move`), for anything that is not a seat, and
   * without a source.
   */
  pickMove(of: Seen<T>, player: Player, random: Random): T['Move'];
  /**
   * The legal moves whose fields equal all the fields given: what is left once a person has clicked on something. If
   * the type is given, so is the type of the moves: `movesFrom(state, 0, { type: 'build' })` gives moves with a hex.
   * All of the seat's moves where nothing is given.
   * @throws InvalidInputError for anything that is not a seat.
   */
  movesFrom<K extends T['Move']['type']>(
    of: Seen<T>,
    player: Player,
    partial: Wish<T['Move']> & Readonly<Record<'type', K>>,
  ): readonly (T['Move'] & Readonly<Record<'type', K>>)[];
  /**
   * The same where the type may be missing: any move can be among them.
   * @throws InvalidInputError for anything that is not a seat.
   */
  movesFrom(of: Seen<T>, player: Player, partial?: Wish<T['Move']>): readonly T['Move'][];
  /**
   * The situation as text: equal keys, same situation. Of a state it holds all but the generator, so whether the state
   * is seeded makes no difference; of a view all that it shows, with `viewer` and `seeded`. The key of a state holds
   * its secrets, so send only that of a view.
   */
  key(of: Seen<T>): string;
  /** The fast lane for searches that got their moves from `legalMoves` or `pickMove`. */
  readonly unsafe: Unsafe<T>;
}

/** Functions without the safety net. */
export interface Unsafe<T extends Parts> {
  /**
   * As {@link Rules.apply} without the legality test. The move must be one that `legalMoves`, `pickMove` or `chance`
   * gave for this very state: with any other the result is undefined.
   */
  apply(state: T['State'], move: Input<T>): T['State'];
}

/**
 * Rules with what a server or a tool needs besides: parsers for data from outside, positions and text. The parsers take
 * any value that JSON can hold, and never throw on one.
 */
export interface Game<T extends Parts> extends Rules<T> {
  /**
   * A state from a short description. What is not given takes a documented default; without a seed the state is in
   * manual mode.
   * @throws InvalidInputError when the description contradicts the rules.
   */
  fromPosition(position: T['Position']): T['State'];
  /**
   * Options from outside; what it accepts, `init` accepts. The value is the input itself. A server sets `seed` and
   * `chance` itself and does not take them from a client.
   */
  parseOptions(input: unknown): Result<T['Options'], readonly Issue[]>;
  /** A position from outside; what it accepts, `fromPosition` accepts. */
  parsePosition(input: unknown): Result<T['Position'], readonly Issue[]>;
  /** A stored state. It accepts every state that a game can reach and none that the rules could stumble over. */
  parseState(input: unknown): Result<T['State'], readonly Issue[]>;
  /**
   * A view from another process. It accepts every view of every state that a game can reach, whoever looks, and exactly
   * what {@link Rules.view} shows of some state that {@link Game.parseState} accepts. Another `schema` and newer
   * `rules` are refused as there: so a client notices that its server has another version.
   */
  parseView(input: unknown): Result<T['View'], readonly Issue[]>;
  /** A move from outside. Only its shape is tested; `check` says whether it is legal. Outcomes are never accepted. */
  parseMove(input: unknown): Result<T['Move'], readonly Issue[]>;
  /** An outcome from outside, by its shape. */
  parseChance(input: unknown): Result<T['Chance'], readonly Issue[]>;
  /**
   * One English sentence that tells a person why.
   * @throws InvalidInputError for anything that is not a reason of this game.
   */
  explain(illegal: T['Illegal']): string;
  /** The board and the players, for a terminal. From a state it shows everything, so send only that of a view. */
  format(of: Seen<T>): string;
  /**
   * A move or an outcome in a few English words.
   * @throws InvalidInputError for anything that is neither a move nor an outcome of this game.
   */
  formatMove(move: Input<T>): string;
  /**
   * What happened, as one English line for a log. It tells what the event holds: of an event as
   * {@link Rules.viewEvents} shows it, what the viewer may know.
   * @throws InvalidInputError for anything that is not an event of this game.
   */
  formatEvent(event: T['Event']): string;
}

/** Any game at all: for code that works with every game. */
export type AnyGame = Game<Parts>;

/** The types of a given game: `PartsOf<typeof kingdomBuilder>['State']`. */
export type PartsOf<G> = G extends Game<infer T> ? T : never;

/** Codes that every game's {@link Rules.check} can give. */
export type SharedIllegal =
  | {
      /** The game has ended. */
      readonly code: 'game-over';
    }
  | {
      /** The game does not wait for this seat, or, on a view, the move is not the viewer's own. */
      readonly code: 'not-your-turn';
      /** Who must act, ascending. */
      readonly players: readonly Player[];
    }
  | {
      /** An outcome of chance comes first. */
      readonly code: 'chance-due';
    }
  | {
      /** The outcome is not possible now. */
      readonly code: 'no-such-outcome';
    }
  | {
      /** The value is no move of this game at all: `parseMove` would not accept it. */
      readonly code: 'no-such-move';
    };
