import type { Basis, Emit } from '../../src/core/basis.js';
import type { Outcome, Player, Random, Seen, Turn, Weighted } from '../../src/core/contract.js';
import { deriveScore, rankSides } from '../../src/core/ranking.js';
import { isInt, isRecord, type OptionReader, readFirstPlayer } from '../../src/core/read.js';
import { CHANCE_TURN, NO_OUTCOMES, OVER_TURN, viewerOf } from '../../src/core/turn.js';
import {
  CARDS,
  type Card,
  COPIES,
  type Counts,
  HAND,
  type ResolvedToyOptions,
  type Toy,
  type ToyIllegal,
  type ToyMove,
  type ToyOpen,
  type ToyState,
  type ToyView,
} from './types.js';

export const RULES = 2;

export const NONE: Counts = CARDS.map(() => 0);

export const sum = (counts: readonly number[]): number => counts.reduce((total, n) => total + n, 0);

/** A list with one entry replaced. */
export const withAt = <E>(list: readonly E[], at: number, entry: E): readonly E[] => list.with(at, entry);

/** Counts with some more, or fewer, of one card. */
export const plus = (counts: Counts, card: Card, n = 1): Counts =>
  withAt(counts, card - 1, (counts[card - 1] as number) + n);

export const seatsOf = (of: ToyOpen): readonly Player[] =>
  Array.from({ length: of.options.players }, (_, seat) => seat);

const isState = (of: Seen<Toy>): of is ToyState => 'hands' in of;

const handSize = (of: Seen<Toy>, seat: Player): number =>
  (isState(of) ? sum(of.hands[seat] as Counts) : of.handSizes[seat]) as number;

const pileSize = (of: Seen<Toy>): number => (isState(of) ? sum(of.pile) : of.pileSize);

/** The hand of a seat, as far as it is known here. */
const handOf = (of: Seen<Toy>, seat: Player): Counts =>
  (isState(of) ? of.hands[seat] : of.viewer === seat ? of.hand : null) ?? NONE;

/** The seat that draws next: of those with the fewest cards the first from the first player on. */
export const due = (of: Seen<Toy>): Player | null => {
  if (pileSize(of) === 0 || of.bids.some((bid) => bid !== null)) return null;
  const { players, firstPlayer } = of.options;
  const order = seatsOf(of).map((i) => (firstPlayer + i) % players);
  const fewest = Math.min(...order.map((seat) => handSize(of, seat)));
  return fewest >= HAND ? null : (order.find((seat) => handSize(of, seat) === fewest) as Player);
};

export const turn = (of: Seen<Toy>): Turn => {
  if (due(of) !== null) return CHANCE_TURN;
  const players = seatsOf(of).filter((seat) => of.bids[seat] === null);
  if (players.every((seat) => handSize(of, seat) === 0)) return OVER_TURN;
  const others = seatsOf(of).filter((seat) => of.bids[seat] !== null && of.charms[seat] && handSize(of, seat) > 0);
  return { kind: 'decision', players, others };
};

/** Whether anything at all is a move or an outcome by its shape. */
const hasShape = (input: unknown): boolean => {
  if (!isRecord(input) || !CARDS.includes(input['card'] as Card)) return false;
  if (input['type'] === 'draw') return Object.keys(input).length === 2;
  const isType = input['type'] === 'bid' || input['type'] === 'show';
  return isType && isInt(input['player'], 0, 2) && Object.keys(input).length === 3;
};

export const check: Basis<Toy>['check'] = (of, input): ToyIllegal | null => {
  if (!hasShape(input)) return { code: 'no-such-move' };
  const now = turn(of);
  if (now.kind === 'over') return { code: 'game-over' };
  if (input.type === 'draw') {
    const possible = isState(of) && now.kind === 'chance' && ((of.pile[input.card - 1] ?? 0) as number) > 0;
    return possible ? null : { code: 'no-such-outcome' };
  }
  if (now.kind === 'chance') return { code: 'chance-due' };
  const { type, player, card } = input;
  const viewer = viewerOf<Toy>(of);
  if (player >= of.options.players || (viewer !== undefined && viewer !== player))
    return { code: 'not-your-turn', players: now.players };
  if (type === 'bid' && of.bids[player] !== null) return { code: 'already-bid', player };
  if (type === 'show' && !of.charms[player]) return { code: 'no-charm', player };
  return ((handOf(of, player)[card - 1] ?? 0) as number) > 0 ? null : { code: 'no-such-card', card };
};

/** Seats ascending; bids before shows; cards ascending. */
export const legalMoves = (of: Seen<Toy>, player?: Player): readonly ToyMove[] =>
  seatsOf(of)
    .filter((seat) => player === undefined || seat === player)
    .flatMap((seat) =>
      (['bid', 'show'] as const)
        .flatMap((type) => CARDS.map((card): ToyMove => ({ type, player: seat, card })))
        .filter((move) => check(of, move) === null),
    );

export const chance = (state: ToyState): readonly Weighted<Toy>[] =>
  due(state) === null
    ? NO_OUTCOMES
    : CARDS.map((card, i) => ({ outcome: { type: 'draw', card } as const, weight: state.pile[i] as number })).filter(
        ({ weight }) => weight > 0,
      );

const reveal = (state: ToyState, emit?: Emit<Toy>): ToyState => {
  const { bids } = state;
  const values: readonly number[] = bids.map((bid) => bid ?? 0);
  const highest = Math.max(...values);
  const pot = state.pot + sum(values);
  const first = values.indexOf(highest);
  const winner = first === values.lastIndexOf(highest) ? first : null;
  emit?.({ type: 'bids-revealed', bids, winner });
  return {
    ...state,
    bids: bids.map(() => null),
    discard: bids.reduce<Counts>((discard, bid) => (bid === null ? discard : plus(discard, bid)), state.discard),
    shown: state.shown.some((card, seat) => card !== null && card === bids[seat])
      ? state.shown.map((card, seat) => (card === bids[seat] ? null : card))
      : state.shown,
    pot: winner === null ? pot : 0,
    won: winner === null ? state.won : withAt(state.won, winner, (state.won[winner] as number) + pot),
  };
};

export const play: Basis<Toy>['play'] = (state, input, emit, random = state.random) => {
  const { card } = input;
  if (input.type === 'draw') {
    const player = due(state) as Player;
    emit?.({ type: 'card-drawn', player, card });
    const hands = withAt(state.hands, player, plus(state.hands[player] as Counts, card));
    return { ...state, hands, pile: plus(state.pile, card, -1), random };
  }
  const { player } = input;
  if (input.type === 'show') {
    emit?.({ type: 'card-shown', player, card });
    return { ...state, charms: withAt(state.charms, player, false), shown: withAt(state.shown, player, card), random };
  }
  emit?.({ type: 'bid-placed', player, card });
  const hands = withAt(state.hands, player, plus(state.hands[player] as Counts, card, -1));
  const next: ToyState = { ...state, hands, bids: withAt(state.bids, player, card), random };
  return next.bids.includes(null) ? next : reveal(next, emit);
};

export const begin: Basis<Toy>['begin'] = (options, random) => ({
  game: 'toy',
  schema: 1,
  rules: RULES,
  options,
  random,
  charms: Array.from({ length: options.players }, () => true),
  shown: Array.from({ length: options.players }, () => null),
  discard: NONE,
  pot: 0,
  won: Array.from({ length: options.players }, () => 0),
  hands: Array.from({ length: options.players }, () => NONE),
  bids: Array.from({ length: options.players }, () => null),
  pile: CARDS.map(() => COPIES),
});

export const resolve = (read: OptionReader, random: Random | null): ResolvedToyOptions => {
  read.only('players', 'firstPlayer', 'seed', 'chance');
  const players = read.int('players', 2, 3, undefined);
  return { players, firstPlayer: readFirstPlayer(read, players, random) };
};

export const basis: Basis<Toy> = { id: 'toy', resolve, begin, check, play, chance };

export const score = /* @__PURE__ */ deriveScore<Toy>((of) =>
  seatsOf(of).map((seat) => ({
    players: [seat],
    items: [
      { category: 'won', points: of.won[seat] as number },
      { category: 'charm', points: of.charms[seat] ? 0 : 1 },
    ],
  })),
);

export const outcome = (of: ToyState | ToyView): Outcome | null =>
  turn(of).kind !== 'over'
    ? null
    : {
        reason: 'no-cards',
        ranking: rankSides(
          score(of).sides.map(({ players, total }) => ({
            players,
            total,
            tieBreaks: [of.charms[players[0] as Player] ? 1 : 0],
          })),
        ),
      };
