import { checkListener, checkSource, checkView, checkViewer } from '../core/arguments.js';
import type { Player, Random, Rules, Viewer } from '../core/contract.js';
import { freshRandomState, shuffled, testedSource } from '../core/random.js';
import { ascending } from './cells.js';
import { dockSuitOf, SPECIAL_SUIT, WATER_SUIT } from './deck.js';
import { including } from './draft.js';
import type { KontorEvent } from './events.js';
import { mostSpecials } from './purchases.js';
import { PASS } from './round.js';
import { MOST_SEATS } from './seats.js';
import { sideOf, suitOf, tableOf } from './table.js';
import type { CardNumber, KontorState, KontorView } from './types.js';

/**
 * What a seat or a spectator knows: not the cards that others hold in secret, nor what they have chosen. See
 * {@link Rules.view}.
 * @throws InvalidInputError when the viewer is neither a seat of this game nor `'spectator'`, and when it is given a
 * view or anything else that is not a state of this game.
 *
 * @example
 * ```ts
 * import { apply, init, view } from 'kontorhaus/kontor';
 *
 * const state = apply(init({ players: 2, seed: 1 }), { type: 'choose', player: 1, card: null });
 * const seen = view(state, 0);
 * seen.choices; // => [null, 'hidden']
 * // Of the other hand it knows how many Dock, Water and special cards are hidden.
 * seen.hidden; // => [[0, 0, 0], [3, 2, 0]]
 * ```
 */
export const view = (state: KontorState, viewer: Viewer): KontorView => {
  checkViewer('kontor', state, viewer);
  const { random, hands, secret, choices, pools } = state;
  const table = tableOf(state.options);
  const unseen = pools.slice();
  const hidden = secret.map((cards, seat): [number, number, number] => {
    const counts: [number, number, number] = [0, 0, 0];
    for (const card of seat === viewer ? [] : cards) {
      const suit = suitOf(table, card);
      unseen[suit] = including(unseen[suit] as readonly CardNumber[], card);
      counts[suit === SPECIAL_SUIT ? 2 : suit === WATER_SUIT ? 1 : 0]++;
    }
    return counts;
  });
  return {
    game: state.game,
    schema: state.schema,
    rules: state.rules,
    options: state.options,
    phase: state.phase,
    board: state.board,
    laid: state.laid,
    covered: state.covered,
    extent: state.extent,
    ship: state.ship,
    shown: state.shown,
    sailed: state.sailed,
    gap: state.gap,
    coins: state.coins,
    water: state.water,
    docks: state.docks,
    owed: state.owed,
    last: state.last,
    gained: state.gained,
    idle: state.idle,
    reason: state.reason,
    winner: state.winner,
    viewer,
    seeded: random !== null,
    hands: hands.map((hand, seat) =>
      seat === viewer ? hand : hand.filter((card) => !(secret[seat] as readonly CardNumber[]).includes(card)),
    ),
    hidden,
    secret: secret[viewer as Player] ?? [],
    // The first to be asked for a bribe answers in the open.
    choices: choices.map((choice, seat) =>
      choice === null || seat === viewer || state.phase === 'over' || state.phase === 'bribe' ? choice : 'hidden',
    ),
    unseen,
  };
};

/**
 * The events with what others may not see blanked out: cards that come into a hand unseen. See
 * {@link Rules.viewEvents}.
 * @throws InvalidInputError when the viewer can be no seat and is not `'spectator'`.
 *
 * @example
 * ```ts
 * import { type KontorEvent, viewEvents } from 'kontorhaus/kontor';
 *
 * const events: readonly KontorEvent[] = [{ type: 'card-dealt', player: 1, card: 7 }];
 * viewEvents(events, 1); // => [{ type: 'card-dealt', player: 1, card: 7 }]
 * viewEvents(events, 'spectator'); // => [{ type: 'card-dealt', player: 1, card: null }]
 * ```
 */
export const viewEvents = (events: readonly KontorEvent[], viewer: Viewer): readonly KontorEvent[] => {
  checkListener('kontor', MOST_SEATS, viewer);
  return events.map((event) =>
    (event.type === 'card-dealt' || event.type === 'card-bought' || event.type === 'card-picked') &&
    event.player !== viewer
      ? { type: event.type, player: event.player, card: null }
      : event,
  );
};

/** What a seat may have chosen in secret, each possibility as likely as the others. */
const chosenBy = (seen: KontorView, seat: Player, hand: readonly CardNumber[], random: Random): number => {
  if (seen.phase === 'veto') return random(2);
  if (seen.phase === 'buy') return random(mostSpecials(seen, seat) + 1);
  return hand[random(hand.length + 1)] ?? PASS;
};

/**
 * A full state that agrees with the view: the unseen cards dealt anew, secret choices made anew. What a card shown in a
 * purchase tells about the rest of the hand is not taken into account. See {@link Rules.resample}.
 * @throws InvalidInputError when it is given a state, or a view of another game, and without a source.
 *
 * @example
 * ```ts
 * import { createRandom } from 'kontorhaus';
 * import { init, key, resample, view } from 'kontorhaus/kontor';
 *
 * const seen = view(init({ players: 2, seed: 1 }), 0);
 * key(view(resample(seen, createRandom(1)), 0)) === key(seen); // => true
 * ```
 */
export const resample = (seen: KontorView, random: Random): KontorState => {
  checkView('kontor', seen);
  checkSource(random);
  const table = tableOf(seen.options);
  const draws = testedSource(random);
  const piles = seen.unseen.map((cards) => shuffled(cards, draws));
  const secret = seen.hidden.map((counts, seat) => {
    if (seat === seen.viewer) return seen.secret;
    let cards: readonly CardNumber[] = [];
    [dockSuitOf(sideOf(table, seat)), WATER_SUIT, SPECIAL_SUIT].forEach((suit, kind) => {
      for (let i = counts[kind] as number; i > 0; i--)
        cards = including(cards, (piles[suit] as CardNumber[]).pop() as CardNumber);
    });
    return cards;
  });
  const hands = seen.hands.map((hand, seat) =>
    seat === seen.viewer ? hand : (secret[seat] as readonly CardNumber[]).reduce(including, hand),
  );
  return {
    game: seen.game,
    schema: seen.schema,
    rules: seen.rules,
    options: seen.options,
    random: seen.seeded ? freshRandomState(random) : null,
    phase: seen.phase,
    board: seen.board,
    laid: seen.laid,
    covered: seen.covered,
    extent: seen.extent,
    ship: seen.ship,
    shown: seen.shown,
    sailed: seen.sailed,
    gap: seen.gap,
    coins: seen.coins,
    water: seen.water,
    docks: seen.docks,
    owed: seen.owed,
    last: seen.last,
    gained: seen.gained,
    idle: seen.idle,
    reason: seen.reason,
    winner: seen.winner,
    hands,
    secret,
    choices: seen.choices.map((choice, seat) =>
      choice === 'hidden' ? chosenBy(seen, seat, hands[seat] as readonly CardNumber[], draws) : choice,
    ),
    pools: piles.map((cards) => cards.sort(ascending)),
  };
};
