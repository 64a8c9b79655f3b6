import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cardsOf,
  fromPosition,
  legalMoves,
  type SpeicherstadtEvent,
  type SpeicherstadtState,
  step,
  turn,
} from '../../src/speicherstadt/index.js';
import { RULINGS } from '../../src/speicherstadt/options.js';
import { at, removedFor } from './reference.js';
import { idsOf } from './table.js';

/* Who gains and who loses at a fire, against an expectation that is written from the rules and knows no code of them. */

type FireTies = (typeof RULINGS.fireTies)[number];

/** What each fire is worth. */
const FIRES = { 'fire-1': 1, 'fire-2': 2, 'fire-3': 3, 'fire-4': 4 } as const;
type Fire = keyof typeof FIRES;

const deck = cardsOf(fromPosition({ seats: [{}, {}, {}, {}], kaispeicher: true }).options);
const strengthOf = new Map(deck.filter(({ kind }) => kind === 'fireman').map(({ id, value }) => [id, value]));
const seasonOf = (id: string): number => deck.find((card) => card.id === id)?.season ?? -1;
const EFFECTS = ['fire-truck', 'squad-leader', 'insurance'] as const;

/** A fire at a table: who has which cards, and what the owners of cards would answer. */
interface Table {
  readonly players: number;
  readonly fire: Fire;
  readonly ties: FireTies;
  /** The seat that began the game. */
  readonly first: number;
  /** The cards of each seat. */
  readonly cards: readonly (readonly string[])[];
  readonly coins: readonly number[];
  /** Whether the Squad Leader's owner says yes. */
  readonly doubles: boolean;
  /** Whether the Insurance's owner does. */
  readonly insures: boolean;
}

const tables: fc.Arbitrary<Table> = fc
  .record({
    players: fc.integer({ min: 2, max: 5 }),
    fire: fc.constantFrom<Fire>('fire-1', 'fire-2', 'fire-3', 'fire-4'),
    ties: fc.constantFrom(...RULINGS.fireTies),
    first: fc.nat(4),
    // With whom they are; the fifth seat is often none. Few firemen make many ties.
    held: fc.uniqueArray(fc.tuple(fc.constantFrom(...strengthOf.keys()), fc.nat(4)), {
      selector: ([id]) => id,
      maxLength: 7,
    }),
    effects: fc.array(fc.nat(4), { minLength: EFFECTS.length, maxLength: EFFECTS.length }),
    coins: fc.array(fc.nat(4), { minLength: 5, maxLength: 5 }),
    doubles: fc.boolean(),
    insures: fc.boolean(),
  })
  .map(({ players, first, held, effects, coins, ...rest }) => {
    const cards: string[][] = Array.from({ length: players }, () => []);
    // What is turned up later than the fire, or is not in the game, nobody has.
    for (const [id, seat] of [...held, ...EFFECTS.map((id, i) => [id, at(effects, i)] as const)])
      if (seasonOf(id) <= seasonOf(rest.fire) && !removedFor(players).includes(id)) cards[seat]?.push(id);
    return { ...rest, players, first: first % players, cards, coins: coins.slice(0, players) };
  });

/** What is to come of it. */
interface Expected {
  readonly points: readonly number[];
  /** Who gains or loses how much, one after the other. */
  readonly moved: readonly (readonly [seat: number, change: number])[];
  readonly coins: readonly number[];
  /** Who is asked about what, one after the other. */
  readonly asked: readonly (readonly [seat: number, card: string])[];
  readonly used: readonly string[];
  readonly allEqual: boolean;
}

/** From the rules: "The highest sum gains, the lowest loses". */
const expectedOf = ({ players, fire, ties, cards, coins, doubles, insures }: Table, startPlayer: number): Expected => {
  const sums = cards.map((own) => {
    let sum = 0;
    let best = 0;
    for (const id of own) {
      sum += strengthOf.get(id) ?? 0;
      best = Math.max(best, strengthOf.get(id) ?? 0);
    }
    return own.includes('fire-truck') ? sum + best : sum;
  });
  const sorted = [...sums].sort((a, b) => a - b);
  const [least, next] = sorted;
  const [beforeMost, most] = sorted.slice(-2);
  const allEqual = least === most;
  // One alone always does; of several it depends on what the table plays.
  const gains = {
    full: true,
    noLossIfTied: !allEqual,
    nobody: most !== beforeMost,
  }[ties];
  const loses = {
    full: true,
    noLossIfTied: least !== next,
    nobody: least !== next,
  }[ties];
  const moved: [number, number][] = [];
  const left = [...coins];
  const asked: [number, string][] = [];
  const used: string[] = [];
  const around = [...sums.keys()].map((after) => (startPlayer + after) % players);
  for (const seat of around)
    if (gains && sums[seat] === most) {
      const owns = cards[seat]?.includes('squad-leader');
      if (owns) asked.push([seat, 'squad-leader']);
      if (owns && doubles) used.push('squad-leader');
      moved.push([seat, (owns && doubles ? 2 : 1) * FIRES[fire]]);
    }
  for (const seat of around)
    if (loses && sums[seat] === least) {
      const canInsure = cards[seat]?.includes('insurance') && at(left, seat) >= 2;
      if (canInsure) asked.push([seat, 'insurance']);
      if (canInsure && insures) left[seat] = at(left, seat) - 2;
      else moved.push([seat, -FIRES[fire]]);
    }
  const points = sums.map((_, seat) =>
    moved.reduce((all, [other, change]) => (other === seat ? all + change : all), 0),
  );
  return { points, moved, coins: left, asked, used, allEqual };
};

/** Lets it burn: the state after it, and all that is told. */
const burn = (table: Table): readonly [SpeicherstadtState, SpeicherstadtState, readonly SpeicherstadtEvent[]] => {
  const before = fromPosition({
    seats: table.cards.map((cards, seat) => ({ cards, coins: at(table.coins, seat) })),
    kaispeicher: true,
    phase: 'supply',
    pile: [table.fire],
    firstPlayer: table.first,
    rulings: { fireTies: table.ties },
  });
  let { state, events } = step(before, { type: 'turn-up', card: table.fire });
  for (let { asked } = state; asked !== null; asked = state.asked) {
    const due = turn(state);
    if (due.kind !== 'decision') throw new Error('nobody is asked');
    const yes = asked === 'squad-leader' ? table.doubles : table.insures;
    const answer = legalMoves(state, due.players[0]).find(({ type }) => (type === 'decline') !== yes);
    if (answer === undefined) throw new Error('there is no such answer');
    const next = step(state, answer);
    state = next.state;
    events = [...events, ...next.events];
  }
  return [before, state, events];
};

test('changes exactly the highest and the lowest, but for a gain doubled and a loss paid off', () => {
  fc.assert(
    fc.property(tables, (table) => {
      const [before, after, events] = burn(table);
      const expected = expectedOf(table, (table.first + before.round - 1) % table.players);
      expect(after.points).toEqual(expected.points);
      expect(after.coins).toEqual(expected.coins);
      // One seat after the other from the start player, the winners first.
      expect(
        events.flatMap((event) => (event.type === 'points' ? [[event.player, event.change] as const] : [])),
      ).toEqual(expected.moved);
      expect(
        events.flatMap((event) => (event.type === 'card-asked' ? [[event.player, event.card] as const] : [])),
      ).toEqual(expected.asked);
      // Cards stay where they are, but for the Squad Leader that was used and the fire itself.
      table.cards.forEach((_, seat) => {
        expect(idsOf(after, seat)).toEqual(idsOf(before, seat).filter((id) => !expected.used.includes(id)));
      });
      expect(events.flatMap((event) => (event.type === 'card-discarded' ? [event.card] : []))).toEqual([
        ...expected.used,
        table.fire,
      ]);
    }),
    { numRuns: 500 },
  );
});

test('all of that comes up', () => {
  const seen = { moved: 0, uneven: 0, doubled: 0, insured: 0, declined: 0 };
  for (const table of fc.sample(tables, 1000)) {
    const { points, coins, asked, used, allEqual } = expectedOf(table, table.first);
    const isMoved = points.some((change) => change !== 0);
    seen.moved += Number(isMoved);
    // A card is used though all are equal: gains and losses do not make up for each other.
    seen.uneven += Number(allEqual && isMoved);
    seen.doubled += used.length;
    seen.insured += Number(coins.some((left, seat) => left < at(table.coins, seat)));
    seen.declined += Number(asked.length > 0 && !table.doubles && !table.insures);
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(5);
});
