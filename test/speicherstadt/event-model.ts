import { expect } from 'vitest';
import {
  type Card,
  cardsOf,
  GOODS,
  type Good,
  type ResolvedOptions,
  type SpeicherstadtEvent,
} from '../../src/speicherstadt/index.js';
import { inOrder, named, type Table } from './event-table.js';
import { at } from './reference.js';

/*
 * The table as somebody sees it who is told nothing but the events: no code of the library but its list of cards. What
 * an event says is tested against this table before the table is changed.
 */

const without = <T>(list: readonly T[], value: T): readonly T[] => {
  expect(list).toContain(value);
  return list.toSpliced(list.indexOf(value), 1);
};

const replaced = <T>(list: readonly T[], index: number, value: T): readonly T[] => list.with(index, value);

/** Autumn cards that are removed for a number of players. (Public rules summaries, "Setup".) */
const isRemoved = ({ id, season, kind, value }: Card, players: number): boolean =>
  players !== 4 &&
  season === 3 &&
  ([players === 2 ? 'port' : 'boatsmen-church', 'mayor', 'truck'].includes(id) || (kind === 'fireman' && value === 3));

/** The card offered last; column -1 is that of the reserved cards. */
interface Offered {
  readonly player: number;
  readonly card: string;
  readonly price: number;
  readonly column: number;
}

/** Which phase follows. */
const NEXT_PHASE: Readonly<Record<string, string>> = {
  '': 'supply',
  supply: 'demand',
  demand: 'purchase',
  purchase: 'loading',
  loading: 'income',
  income: 'supply',
};

/** The table that events change, and what has been said of the step at hand. */
export class EventModel {
  readonly table: Table;
  readonly options: ResolvedOptions;
  readonly #cards: ReadonlyMap<string, Card>;
  #offer: Offered | null = null;
  /** Workers that the card offered still has to send home. */
  #goingHome = 0;
  /** The fire: who is to gain or lose next, and how much. */
  #settling: readonly (readonly [player: number, change: number])[] = [];
  /** What the next change of points at the fire is multiplied with. */
  #times = 1;
  /** Whose decision it is, where the events say so; not in the loading. */
  decider: number | null = null;

  constructor(options: ResolvedOptions) {
    const { players, kaispeicher, firstPlayer } = options;
    this.options = options;
    this.#cards = new Map(cardsOf(options).map((card) => [card.id, card]));
    const each = <T>(value: T): readonly T[] => new Array<T>(players).fill(value);
    const cards = [...this.#cards.values()].filter((card) => !isRemoved(card, players));
    this.table = {
      phase: '',
      round: 0,
      start: firstPlayer,
      row: [],
      columns: [],
      upper: [],
      reserved: [],
      holders: [],
      coins: each(5),
      points: each(0),
      workers: each(kaispeicher ? 4 : 3),
      cards: each([]),
      halls: each(null),
      loads: {},
      bag: named(GOODS.map((_, kind) => (kind < 5 ? 9 : kaispeicher ? 3 : 0))),
      stock: [],
      quay: [],
      truck: null,
      gray: kaispeicher ? 2 : 0,
      breaks: kaispeicher ? 2 : 0,
      stopped: [],
      bought: [],
      fire: null,
      settled: 0,
      asked: null,
      pile: cards.filter(({ season }) => season === 0).map(({ id }) => id),
      pileSize: cards.length,
    };
  }

  #card(id: string): Card {
    const card = this.#cards.get(id);
    if (card === undefined) throw new Error(`there is no ${id}`);
    return card;
  }

  /** Whether a card takes cubes and keeps none. */
  #isBuyer(id: string): boolean {
    return ['merchant', 'point-storage'].includes(this.#card(id).kind);
  }

  /** The seat that has a card, or -1. */
  #ownerOf(id: string): number {
    return this.table.cards.findIndex((own) => own.includes(id));
  }

  /** The strength of each seat, and who gains and who loses, from the start player on. */
  #fireResult(): { sums: readonly number[]; winners: readonly number[]; losers: readonly number[] } {
    const { table, options } = this;
    const sums = table.cards.map((own) => {
      const values = own.map((id) => this.#card(id)).flatMap(({ kind, value }) => (kind === 'fireman' ? [value] : []));
      const twice = own.includes('fire-truck') ? Math.max(0, ...values) : 0;
      return values.reduce((sum, value) => sum + value, twice);
    });
    const order = sums.map((_, after) => (table.start + after) % sums.length);
    const winners = order.filter((seat) => sums[seat] === Math.max(...sums));
    const losers = order.filter((seat) => sums[seat] === Math.min(...sums));
    const { fireTies = 'full' } = options.rulings;
    const allEqual = winners.length === sums.length;
    return {
      sums,
      winners: fireTies === 'nobody' && winners.length > 1 ? [] : fireTies !== 'full' && allEqual ? [] : winners,
      losers: fireTies !== 'full' && losers.length > 1 ? [] : losers,
    };
  }

  /** A cube leaves a place. */
  #take(place: string, good: Good, player: number | null): void {
    const { table } = this;
    if (place === 'bag' || place === 'stock' || place === 'quay') table[place] = without(table[place], good);
    else if (place === 'market-hall') {
      expect(table.halls[player as number]).toBe(good);
      table.halls = replaced(table.halls, player as number, null);
    } else if (place === 'truck-bed') {
      const cubes = without(table.truck?.cubes ?? [], good);
      expect(table.truck?.player).toBe(player);
      table.truck = cubes.length === 0 ? null : { player: player as number, cubes, placing: true };
    } else {
      const left = without(table.loads[place] ?? [], good);
      const { [place]: _, ...others } = table.loads;
      table.loads = left.length === 0 ? others : { ...others, [place]: left };
    }
  }

  /** A cube comes to a place. What a merchant or a point storage takes lies in the stock. */
  #put(place: string, good: Good, player: number | null): void {
    const { table } = this;
    if (place === 'bag' || place === 'stock' || place === 'quay') table[place] = inOrder([...table[place], good]);
    else if (place === 'market-hall') {
      expect(table.halls[player as number]).toBeNull();
      table.halls = replaced(table.halls, player as number, good);
    } else if (place === 'truck-bed') {
      expect(table.truck?.player ?? player).toBe(player);
      expect(table.truck?.placing ?? false).toBe(false);
      const cubes = inOrder([...(table.truck?.cubes ?? []), good]);
      table.truck = { player: player as number, cubes, placing: false };
    } else if (this.#isBuyer(place)) this.#put('stock', good, player);
    else table.loads = { ...table.loads, [place]: inOrder([...(table.loads[place] ?? []), good]) };
  }

  /** A card leaves the table, wherever it lies. */
  #lift(card: string): void {
    const { table } = this;
    const column = table.row.indexOf(card);
    if (column >= 0) table.row = replaced(table.row, column, null);
    else if (table.upper.includes(card)) table.upper = without(table.upper, card);
    else table.reserved = without(table.reserved, card);
  }

  /** The workers in the queue for a card: above its column, or on the reserved cards. */
  #queue(column: number): readonly number[] {
    return column < 0 ? this.table.holders : at(this.table.columns, column);
  }

  /** What a change of coins must be, as far as the reason tells. */
  #coinsFor(player: number, reason: string): readonly number[] {
    const { table, options } = this;
    const own = at(table.cards, player);
    if (reason === 'income') {
      const banks = own.filter((id) => this.#card(id).kind === 'bank').length;
      return [(options.kaispeicher ? 2 : 1) + (table.bought.includes(player) ? 0 : 1) + banks];
    }
    if (reason === 'price') return [-(this.#offer?.price ?? 0)];
    if (reason === 'sale') return [1];
    if (reason === 'insurance') return [-2];
    if (reason === 'thief') return [table.cards.findIndex((cards) => cards.includes('thief')) === player ? 1 : -1];
    const card = this.#card(reason);
    expect(own).toContain(reason);
    return [card.coins];
  }

  #changePoints(player: number, change: number, reason: string): void {
    const { table } = this;
    table.points = replaced(table.points, player, at(table.points, player) + change);
    if (reason !== table.fire) {
      expect(table.cards[player]).toContain(reason);
      expect(change).toBe(this.#card(reason).points);
      return;
    }
    const [seat, points] = at(this.#settling, table.settled);
    expect([player, change]).toEqual([seat, this.#times * points]);
    this.#nextAtFire();
  }

  #nextAtFire(): void {
    this.table.settled++;
    this.#times = 1;
    this.table.asked = null;
  }

  #startPhase(phase: string): void {
    const { table } = this;
    expect(phase).toBe(NEXT_PHASE[table.phase]);
    table.phase = phase;
    table.asked = null;
    this.decider = phase === 'demand' ? table.start : null;
    if (phase === 'purchase') table.stopped = [];
    if (phase === 'loading') {
      expect(table.row.every((card) => card === null)).toBe(true);
      expect([table.columns.flat(), table.upper, table.reserved, table.holders]).toEqual([[], [], [], []]);
      table.row = [];
      table.columns = [];
    }
  }

  #offerCard(player: number, card: string, price: number): void {
    const { table } = this;
    expect(this.#goingHome).toBe(0);
    const first = table.row.findIndex((each) => each !== null);
    expect(card).toBe(first < 0 ? table.reserved[0] : table.row[first]);
    const queue = this.#queue(first);
    expect(price).toBe(queue.length);
    expect(at(queue, 0) % 5).toBe(player);
    this.#offer = { player, card, price, column: first };
    this.decider = player;
  }

  #returnWorker(player: number, gray: boolean): void {
    const { table } = this;
    const column = this.#offer?.column ?? -1;
    const [lowest, ...others] = this.#queue(column);
    expect(lowest).toBe(gray ? player + 5 : player);
    if (column < 0) table.holders = others;
    else table.columns = replaced(table.columns, column, others);
    if (gray) table.gray--;
    else table.workers = replaced(table.workers, player, at(table.workers, player) + 1);
    this.#goingHome--;
  }

  #placeWorker(player: number, card: string, column: number | null, gray: boolean): void {
    const { table } = this;
    const worker = gray ? player + 5 : player;
    if (column === null) {
      table.upper = without(table.upper, card);
      table.reserved = [...table.reserved, card];
      table.holders = [...table.holders, worker];
    } else {
      expect(table.row[column]).toBe(card);
      table.columns = replaced(table.columns, column, [...at(table.columns, column), worker]);
    }
    if (!gray) table.workers = replaced(table.workers, player, at(table.workers, player) - 1);
    this.#nextInDemand(player);
  }

  /** The next seat to the left that has not stopped and has a worker is on turn. */
  #nextInDemand(player: number): void {
    const { table } = this;
    const standing = [...table.columns.flat(), ...table.holders].filter((worker) => worker >= 5).length;
    const seats = table.cards.map((_, after) => (player + 1 + after) % table.cards.length);
    const next = seats.find(
      (seat) =>
        !table.stopped.includes(seat) &&
        (at(table.workers, seat) > 0 || (this.#ownerOf('storekeeper') === seat && table.gray > standing)),
    );
    this.decider = next ?? null;
  }

  #swap(own: number, other: number): void {
    const { table } = this;
    const find = (spot: number): number =>
      spot >= 48 ? at(table.holders, spot - 48) : at(at(table.columns, Math.floor(spot / 8)), spot % 8);
    const put = (spot: number, worker: number): void => {
      const column = Math.floor(spot / 8);
      if (spot >= 48) table.holders = replaced(table.holders, spot - 48, worker);
      else table.columns = replaced(table.columns, column, replaced(at(table.columns, column), spot % 8, worker));
    };
    const [mine, theirs] = [find(own), find(other)];
    put(own, theirs);
    put(other, mine);
  }

  /** Changes the table as an event says. */
  tell(event: SpeicherstadtEvent): void {
    const { table, options } = this;
    switch (event.type) {
      case 'round-started':
        expect(event.round).toBe(table.round + 1);
        expect(event.player).toBe((options.firstPlayer + event.round - 1) % options.players);
        table.round = event.round;
        table.start = event.player;
        table.bought = [];
        break;
      case 'phase-started':
        this.#startPhase(event.phase);
        break;
      case 'card-turned-up': {
        const { season } = this.#card(event.card);
        table.pile = without(table.pile, event.card);
        table.pileSize--;
        if (table.pile.length === 0)
          table.pile = [...this.#cards.values()]
            .filter((card) => card.season === season + 1 && !isRemoved(card, options.players))
            .map(({ id }) => id);
        if (event.to === 'row') {
          table.row = [...table.row, event.card];
          table.columns = [...table.columns, []];
        } else if (event.to === 'upper') table.upper = [...table.upper, event.card];
        else expect(this.#card(event.card).kind).toBe('fire');
        break;
      }
      case 'cube-drawn':
        this.#take('bag', event.good, null);
        this.#put(event.card, event.good, null);
        break;
      case 'fire': {
        const { sums, winners, losers, card, points } = event;
        expect({ sums, winners, losers }).toEqual(this.#fireResult());
        expect(points).toBe(this.#card(card).points);
        table.fire = card;
        this.#settling = [
          ...winners.map((player) => [player, points] as const),
          ...losers.map((player) => [player, -points] as const),
        ];
        break;
      }
      case 'worker-placed':
        this.#placeWorker(event.player, event.card, event.column, event.gray);
        break;
      case 'stopped':
        table.stopped = [...table.stopped, event.player].toSorted((a, b) => a - b);
        this.#nextInDemand(event.player);
        break;
      case 'passed':
        expect(table.cards[event.player]).toContain('coffee-break');
        table.breaks--;
        expect(event.left).toBe(table.breaks);
        this.#nextInDemand(event.player);
        break;
      case 'workers-swapped':
        expect(table.cards[event.player]).toContain('snitch');
        this.#swap(event.own, event.other);
        break;
      case 'card-offered':
        this.#offerCard(event.player, event.card, event.price);
        break;
      case 'card-declined':
        expect(event).toEqual({ type: 'card-declined', ...this.#offered() });
        this.#goingHome++;
        break;
      case 'card-bought': {
        const { type: _, payment, ...offer } = event;
        expect(offer).toEqual(this.#offered());
        this.#goingHome += (this.#offer?.column ?? -1) < 0 ? 1 : offer.price;
        this.#lift(offer.card);
        table.cards = replaced(table.cards, offer.player, [...at(table.cards, offer.player), offer.card]);
        table.bought = [...new Set([...table.bought, offer.player])].toSorted((a, b) => a - b);
        break;
      }
      case 'card-discarded':
        if (event.player !== null)
          table.cards = replaced(table.cards, event.player, without(at(table.cards, event.player), event.card));
        else if (event.card === table.fire) {
          expect(table.settled).toBe(this.#settling.length);
          table.fire = null;
          table.settled = 0;
          this.#settling = [];
        } else this.#lift(event.card);
        if (event.card === 'squad-leader' && event.player !== null) this.#times = 2;
        break;
      case 'worker-returned':
        this.#returnWorker(event.player, event.gray);
        break;
      case 'cube-moved':
        this.#take(event.from, event.good, event.player);
        this.#put(event.to, event.good, event.player);
        break;
      case 'coins':
        expect([event.change]).toEqual(this.#coinsFor(event.player, event.reason));
        table.coins = replaced(table.coins, event.player, at(table.coins, event.player) + event.change);
        if (event.reason === 'insurance') {
          expect(event.player).toBe(at(this.#settling, table.settled)[0]);
          this.#nextAtFire();
        }
        break;
      case 'points':
        this.#changePoints(event.player, event.change, event.reason);
        break;
      case 'card-asked':
        expect(table.cards[event.player]).toContain(event.card);
        table.asked = event.card;
        this.decider = event.player;
        break;
      case 'game-over':
        table.phase = 'over';
        break;
      default:
        // A new type of event does not compile here.
        event satisfies never;
    }
  }

  #offered(): object {
    const { player, card, price } = this.#offer as Offered;
    return { player, card, price };
  }

  /** What must be true once all events of a step have been told. */
  settle(): void {
    expect(this.#goingHome).toBe(0);
  }
}
