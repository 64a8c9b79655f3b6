import { checkListener, checkSource, checkView, checkViewer } from '../../src/core/arguments.js';
import type { Player, Random, Viewer } from '../../src/core/contract.js';
import { freshRandomState, shuffled, testedSource } from '../../src/core/random.js';
import { NONE, plus, seatsOf, sum } from './rules.js';
import { CARDS, type Card, type Counts, type ToyEvent, type ToyState, type ToyView } from './types.js';

export const cardsIn = (counts: Counts): Card[] =>
  CARDS.flatMap((card, i) => Array<Card>(counts[i] as number).fill(card));

const countOf = (cards: readonly Card[]): Counts => cards.reduce<Counts>((counts, card) => plus(counts, card), NONE);

/** All that a seat holds: its hand, and its bid while it is secret. */
export const heldBy = (state: ToyState, seat: Player): Counts => {
  const bid = state.bids[seat] ?? null;
  const hand = state.hands[seat] as Counts;
  return bid === null ? hand : plus(hand, bid);
};

/** The cards of a seat that others do not know of. */
export const hiddenOf = (state: ToyState, seat: Player): Counts => {
  const shown = state.shown[seat] ?? null;
  const held = heldBy(state, seat);
  return shown === null ? held : plus(held, shown, -1);
};

export const view = (state: ToyState, viewer: Viewer): ToyView => {
  checkViewer('toy', state, viewer);
  const { game, schema, rules, options, charms, shown, discard, pot, won, hands, bids, pile } = state;
  const hidden = seatsOf(state).filter((seat) => seat !== viewer);
  return {
    game,
    schema,
    rules,
    options,
    charms,
    shown,
    discard,
    pot,
    won,
    viewer,
    seeded: state.random !== null,
    hand: viewer === 'spectator' ? null : (hands[viewer] as Counts),
    handSizes: hands.map(sum),
    bids: bids.map((bid, seat) => (bid === null || seat === viewer ? bid : 'hidden')),
    unseen: hidden.reduce<Counts>(
      (unseen, seat) => unseen.map((n, i) => n + (hiddenOf(state, seat)[i] as number)),
      pile,
    ),
    pileSize: sum(pile),
  };
};

export const viewEvents = (events: readonly ToyEvent[], viewer: Viewer): readonly ToyEvent[] => {
  checkListener('toy', 3, viewer);
  return events.map((event) =>
    (event.type === 'card-drawn' || event.type === 'bid-placed') && event.player !== viewer
      ? { ...event, card: null }
      : event,
  );
};

export const resample = (seen: ToyView, random: Random): ToyState => {
  checkView('toy', seen);
  checkSource(random);
  const { game, schema, rules, options, charms, shown, discard, pot, won } = seen;
  const unseen = shuffled(cardsIn(seen.unseen), testedSource(random));
  const hands: Counts[] = [];
  const bids: (Card | null)[] = [];
  for (const seat of seatsOf(seen)) {
    const bid = seen.bids[seat] ?? null;
    if (seat === seen.viewer) {
      hands.push(seen.hand as Counts);
      bids.push(bid as Card | null);
      continue;
    }
    const known = shown[seat] ?? null;
    const size = (seen.handSizes[seat] as number) + (bid === null ? 0 : 1);
    const dealt = unseen.splice(0, known === null ? size : size - 1);
    const held = shuffled(known === null ? dealt : [...dealt, known], testedSource(random));
    bids.push(bid === null ? null : (held.pop() as Card));
    hands.push(countOf(held));
  }
  return {
    game,
    schema,
    rules,
    options,
    random: seen.seeded ? freshRandomState(random) : null,
    charms,
    shown,
    discard,
    pot,
    won,
    hands,
    bids,
    pile: countOf(unseen),
  };
};
