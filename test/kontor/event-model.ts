import { expect } from 'vitest';
import type { Viewer } from '../../src/core/contract.js';
import { CELLS, type Goods, type KontorEvent, type KontorState, MANIFEST, ORIGIN } from '../../src/kontor/index.js';
import { type Completed, type Pile, type Table, tableOfState } from './event-table.js';
import { extentOf, sizeOf } from './reference.js';

/*
 * The table as somebody sees it who was there when the box was opened and is told nothing but the events since. It
 * hears either all of them, or those that `viewEvents` leaves for one viewer. What an event says is tested against this
 * table before the table is changed.
 */

/** Who listens: a viewer, or one who hears all. */
export type Listener = Viewer | 'all';

const ascending = (a: number, b: number): number => a - b;
const including = (cards: readonly number[], card: number): readonly number[] => [...cards, card].toSorted(ascending);
const excluding = (cards: readonly number[], card: number): readonly number[] =>
  cards.filter((other) => other !== card);
const at = <T>(list: readonly T[], index: number): T => list[index] as T;

const GOODS_OF = new Map([...MANIFEST.red, ...MANIFEST.black].map(({ number, goods }) => [number, goods]));
const COLORS = [MANIFEST.red, MANIFEST.black].map((cards) => new Set(cards.map(({ number }) => number)));
const WATERS = new Set(MANIFEST.water.map(({ number }) => number));
/** Where the ship can lie: the harbor card, Water, a Flood. */
const HAVENS = [0, ...WATERS, ...MANIFEST.special.flatMap(({ kind, number }) => (kind === 'flood' ? [number] : []))];

/** Where a card is counted in a hand: 0 for Dock, 1 for Water, 2 for special cards. */
const kindOf = (card: number): 0 | 1 | 2 => (WATERS.has(card) ? 1 : COLORS.some((set) => set.has(card)) ? 0 : 2);

const NO_GOODS: Goods = { wine: 0, spice: 0, tea: 0 };
const isNone = ({ wine, spice, tea }: Goods): boolean => wine + spice + tea === 0;
const sum = (a: Goods, b: Goods): Goods => ({ wine: a.wine + b.wine, spice: a.spice + b.spice, tea: a.tea + b.tea });

/** The table that events change. */
export class EventModel {
  readonly table: Table;
  /** Distribution centers by `side:cell`. */
  warehouses: Readonly<Record<string, Goods>> = {};
  /** Completed zones by their first cells. */
  completed: Readonly<Record<number, Completed>> = {};
  /** Who has chosen and not shown it yet. */
  chosen: readonly number[] = [];
  /** What owners of taverns have said, by side. */
  judged: Readonly<Record<number, boolean>> = {};
  rounds = 0;
  readonly #of: KontorState;
  readonly #listener: Listener;
  readonly #totalCoins: number;
  /** Rows and columns that grow no more. */
  #fixed: { rows: readonly number[] | null; columns: readonly number[] | null };
  #isRevealed = true;
  #dealt: readonly number[];

  /** A table with the box open: the first state of a game without chance, before anything is dealt. */
  constructor(first: KontorState, listener: Listener) {
    const { players, scenario } = first.options;
    const [top, bottom, left, right] = first.extent;
    const isFixed = bottom - top > 0;
    this.#of = first;
    this.#listener = listener;
    this.#totalCoins = scenario === 'poverty' ? 3 * players : 20;
    this.#fixed = { rows: isFixed ? [top, bottom] : null, columns: isFixed ? [left, right] : null };
    this.#dealt = first.hands.map(() => 0);
    this.table = {
      ...tableOfState(first),
      board: new Array<number>(CELLS).fill(-1).with(ORIGIN, 0),
      hands: first.hands.map(() => []),
      secret: first.hands.map(() => []),
    };
  }

  #seesHandOf(player: number): boolean {
    return this.#listener === 'all' || this.#listener === player;
  }

  /** A card that was unknown to the listener is seen. */
  #see(card: number): void {
    const { table } = this;
    expect(table.unseen.flat()).toContain(card);
    table.unseen = table.unseen.map((cards) => excluding(cards, card));
  }

  /** A card that few see goes into a hand; `kind` is what it must be. */
  #takeSecretly(player: number, card: number | null, kind: 0 | 1 | 2): void {
    const { table } = this;
    expect(card !== null).toBe(this.#seesHandOf(player));
    if (card === null) this.#countHidden(player, kind, 1);
    else {
      expect(kindOf(card)).toBe(kind);
      this.#see(card);
      table.hands = table.hands.with(player, including(at(table.hands, player), card));
      table.secret = table.secret.with(player, including(at(table.secret, player), card));
    }
  }

  #countHidden(player: number, kind: 0 | 1 | 2, by: 1 | -1): void {
    const counts: [number, number, number] = [...at(this.table.hidden, player)];
    counts[kind] += by;
    expect(counts[kind]).toBeGreaterThanOrEqual(0);
    this.table.hidden = this.table.hidden.with(player, counts);
  }

  /** All see a card that is in a hand. */
  #showInHand(player: number, card: number): void {
    const { table } = this;
    if (!at(table.hands, player).includes(card)) {
      this.#countHidden(player, kindOf(card), -1);
      this.#see(card);
      table.hands = table.hands.with(player, including(at(table.hands, player), card));
    }
    table.secret = table.secret.with(player, excluding(at(table.secret, player), card));
  }

  #takeOpenly(player: number, card: number): void {
    this.table.hands = this.table.hands.with(player, including(at(this.table.hands, player), card));
  }

  #pay(player: number, coins: number): void {
    const { table } = this;
    table.coins = table.coins.with(player, at(table.coins, player) - coins);
    // Nobody owes anything, the treasury least of all.
    expect(at(table.coins, player)).toBeGreaterThanOrEqual(0);
    expect(table.coins.reduce((all, own) => all + own, 0)).toBeLessThanOrEqual(this.#totalCoins);
  }

  #pile(seat: number | null): Pile {
    return seat === null ? this.table.water : at(this.table.docks, seat);
  }

  #setPile(seat: number | null, pile: Pile): void {
    if (seat === null) this.table.water = pile;
    else this.table.docks = this.table.docks.with(seat, pile);
  }

  #turnUp(seat: number | null, card: number): void {
    const { top, hidden, under } = this.#pile(seat);
    expect(top).toBeNull();
    if (hidden > 0) {
      this.#see(card);
      this.#setPile(seat, { top: card, hidden: hidden - 1, under });
    } else {
      expect(card).toBe(under[0]);
      this.#setPile(seat, { top: card, hidden, under: under.slice(1) });
    }
  }

  #draw(player: number, card: number): void {
    const seat = WATERS.has(card) ? null : player;
    const { top, hidden, under } = this.#pile(seat);
    expect(card).toBe(top);
    this.#setPile(seat, { top: null, hidden, under });
    this.#takeOpenly(player, card);
  }

  /** Rows and columns reached: fixed ones, or those of the cards on the table. */
  #measure(): void {
    const { table } = this;
    const cells = table.gap === null ? table.board : table.board.with(table.gap, 0);
    const reached = extentOf(cells);
    const [top, bottom] = this.#fixed.rows ?? reached;
    const [left, right] = this.#fixed.columns ?? reached.slice(2);
    table.extent = [top as number, bottom as number, left as number, right as number];
  }

  /** Who shows what: cards leave the hands, a pass is null. */
  #reveal(cards: readonly (number | null)[]): void {
    const { table } = this;
    expect(this.#isRevealed).toBe(false);
    this.#isRevealed = true;
    expect(table.shown.every((card) => card === null)).toBe(true);
    expect(this.chosen).toEqual(cards.map((_, seat) => seat));
    this.chosen = [];
    cards.forEach((card, seat) => {
      if (card === null) return;
      this.#showInHand(seat, card);
      table.hands = table.hands.with(seat, excluding(at(table.hands, seat), card));
    });
    table.shown = cards;
  }

  #unshow(player: number, card: number): void {
    expect(this.table.shown[player]).toBe(card);
    this.table.shown = this.table.shown.with(player, null);
  }

  #place(event: KontorEvent & { readonly type: 'card-placed' }): void {
    const { table } = this;
    const { player, cell, card, covers } = event;
    this.#unshow(player, card);
    const below = at(table.board, cell);
    expect(covers).toBe(below < 0 ? null : below);
    if (table.gap !== null) expect(cell).toBe(table.gap);
    if (covers !== null) {
      table.covered = including(table.covered, covers);
      table.laid = excluding(table.laid, cell);
    }
    table.board = table.board.with(cell, card);
    if ((GOODS_OF.get(card)?.length ?? 0) > 0) table.laid = [...table.laid, cell];
    table.gap = null;
    table.sailed = false;
    table.last = player;
    this.#measure();
  }

  /** A Dock card goes under a pile of its color; an empty pile has it on top. */
  #remove(event: KontorEvent & { readonly type: 'card-removed' }): void {
    const { table } = this;
    const { player, cell, card, pile, coins } = event;
    expect(table.board[cell]).toBe(card);
    const color = COLORS.findIndex((set) => set.has(card));
    expect(table.docks.length === 4 ? Math.floor(pile / 2) : pile).toBe(color);
    const bySail = this.#isRevealed;
    // A bribe costs a coin for each of the goods, and comes before the cards are chosen.
    expect(coins).toBe(bySail ? 0 : GOODS_OF.get(card)?.length);
    table.board = table.board.with(cell, -1);
    table.laid = excluding(table.laid, cell);
    if (bySail) table.gap = cell;
    this.#pay(player, coins);
    const { top, hidden, under } = this.#pile(pile);
    this.#setPile(
      pile,
      top === null && hidden === 0 ? { top: card, hidden, under } : { top, hidden, under: [...under, card] },
    );
    this.#measure();
  }

  #complete({ cells, goods, keeper, by }: KontorEvent & { readonly type: 'zone-completed' }): void {
    expect(this.completed).not.toHaveProperty(String(cells[0]));
    this.completed = { ...this.completed, [at(cells, 0)]: { cells, goods, keeper, by } };
    // The Keeper stays, Warehouses go.
    if (keeper === null) return;
    this.warehouses = Object.fromEntries(
      Object.entries(this.warehouses).filter(([center]) => !cells.includes(Number(center.split(':')[1]))),
    );
  }

  #setWarehouses(center: string, goods: Goods): void {
    const { [center]: _, ...others } = this.warehouses;
    this.warehouses = isNone(goods) ? others : { ...others, [center]: goods };
  }

  #startRound(): void {
    const { table } = this;
    // Justice: each pile is made of what is left once the hands are picked, but for four cards.
    if (this.rounds === 0 && this.#of.options.scenario === 'justice')
      table.docks = [1, 2].map((suit) => ({ top: null, hidden: at(this.#of.pools, suit).length - 3 - 4, under: [] }));
    this.rounds++;
    this.#isRevealed = false;
    expect([table.shown, table.gap, table.sailed]).toEqual([table.shown.map(() => null), null, false]);
    expect(this.chosen).toEqual([]);
  }

  /** Changes the table as an event says. */
  tell(event: KontorEvent): void {
    const { table } = this;
    expect(table.reason === null || ['choice-made', 'zone-judged'].includes(event.type)).toBe(true);
    switch (event.type) {
      case 'water-dealt':
        expect(WATERS.has(event.card)).toBe(true);
        this.#see(event.card);
        table.board = table.board.with(event.cell, event.card);
        this.#measure();
        break;
      case 'card-dealt': {
        // Two Water cards, three Dock cards, a special card: in this order. (Rulebook, "Setup".)
        const nth = at(this.#dealt, event.player);
        expect(this.rounds).toBe(0);
        this.#takeSecretly(event.player, event.card, nth < 2 ? 1 : nth < 5 ? 0 : 2);
        this.#dealt = this.#dealt.with(event.player, nth + 1);
        break;
      }
      case 'card-picked':
        expect(this.rounds).toBe(0);
        this.#takeSecretly(event.player, event.card, 0);
        break;
      case 'card-bought':
        expect(table.owed[0]).toBe(event.player);
        table.owed = table.owed.slice(1);
        this.#takeSecretly(event.player, event.card, 2);
        break;
      case 'card-turned-up':
        this.#turnUp(event.pile, event.card);
        break;
      case 'round-started':
        this.#startRound();
        break;
      case 'choice-made':
        expect(this.chosen).not.toContain(event.player);
        this.chosen = including(this.chosen, event.player);
        break;
      case 'cards-revealed':
        this.#reveal(event.cards);
        break;
      case 'tax-paid':
        expect(event.coins).toBeGreaterThan(0);
        this.#pay(event.player, event.coins);
        break;
      case 'coin-taken':
        if (event.reason === 'pass') expect(table.shown[event.player]).toBeNull();
        if (event.reason === 'nobody-paid') expect(table.shown[event.player]).toBeNull();
        if (event.reason === 'water') expect(table.last).toBe(event.player);
        this.#pay(event.player, -1);
        break;
      case 'card-returned':
        this.#unshow(event.player, event.card);
        this.#takeOpenly(event.player, event.card);
        break;
      case 'ship-moved':
        expect(event.from).toBe(table.ship);
        expect(event.to).not.toBe(event.from);
        expect(HAVENS).toContain(table.board[event.to]);
        expect(table.shown[event.player]).toBe(Math.max(...table.shown.map((card) => card ?? 0)));
        table.ship = event.to;
        table.sailed = true;
        break;
      case 'card-removed':
        this.#remove(event);
        break;
      case 'card-placed':
        this.#place(event);
        break;
      case 'edge-fixed':
        expect(this.#fixed[event.direction]).toBeNull();
        this.#fixed = { ...this.#fixed, [event.direction]: [event.first, event.last] };
        this.#measure();
        break;
      case 'warehouses-changed':
        this.#setWarehouses(`${event.side}:${event.cell}`, event.goods);
        break;
      case 'warehouses-moved': {
        const [from, to] = [`${event.side}:${event.from}`, `${event.side}:${event.to}`];
        // There must be something that moves.
        expect(Object.keys(this.warehouses)).toContain(from);
        const moved = this.warehouses[from] ?? NO_GOODS;
        this.#setWarehouses(from, NO_GOODS);
        this.#setWarehouses(to, sum(this.warehouses[to] ?? NO_GOODS, moved));
        break;
      }
      case 'zone-completed':
        this.#complete(event);
        break;
      case 'card-drawn':
        this.#draw(event.player, event.card);
        break;
      case 'best-card-shown':
        if (event.card === null) {
          expect(table.hands[event.player]).toEqual([]);
          expect(table.hidden[event.player]).toEqual([0, 0, 0]);
        } else {
          this.#showInHand(event.player, event.card);
          expect(event.card).toBe(Math.max(...at(table.hands, event.player)));
        }
        break;
      case 'cards-ordered':
        this.chosen = [];
        expect(event.granted).toBeLessThanOrEqual(event.asked);
        table.owed = [...table.owed, ...new Array<number>(event.granted).fill(event.player)];
        this.#pay(event.player, 2 * event.granted);
        break;
      case 'zone-judged':
        this.chosen = [];
        expect(this.judged).not.toHaveProperty(String(event.side));
        this.judged = { ...this.judged, [event.side]: event.counts };
        break;
      case 'game-over':
        this.chosen = [];
        table.reason = event.reason;
        break;
      default:
        // A new type of event does not compile here.
        event satisfies never;
    }
  }

  /** What must be true once all events of a step have been told. */
  settle(): void {
    const [top, bottom, left, right] = this.table.extent;
    const [rows, columns] = sizeOf(this.#of);
    expect([this.#fixed.rows !== null, this.#fixed.columns !== null]).toEqual([
      bottom - top + 1 === rows,
      right - left + 1 === columns,
    ]);
  }
}
