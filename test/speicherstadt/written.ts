import {
  cardsOf,
  GOODS,
  type Goods,
  goodsOf,
  type SpeicherstadtPosition,
  type SpeicherstadtState,
} from '../../src/speicherstadt/index.js';

const idsIn = (state: SpeicherstadtState, numbers: readonly number[]): string[] =>
  numbers.map((number) => cardsOf(state.options)[number]?.id ?? 'none');

const goodOf = (kind: number) => GOODS[kind] ?? null;

const listOf = (counts: Goods) => GOODS.flatMap((good, kind) => new Array<typeof good>(counts[kind] ?? 0).fill(good));

const seatsIn = (state: SpeicherstadtState, bits: number): number[] =>
  state.cards.flatMap((_, seat) => ((bits >> seat) & 1 ? [seat] : []));

/**
 * A state as a position. Left out is what follows from the rest: the round, the workers at home, the cubes in the bag,
 * how far a fire is settled.
 */
export const written = (state: SpeicherstadtState): SpeicherstadtPosition => ({
  kaispeicher: state.options.kaispeicher,
  firstPlayer: state.options.firstPlayer,
  rulings: state.options.rulings,
  manifest: state.options.manifest,
  seats: state.cards.map((cards, seat) => ({
    cards: idsIn(state, cards),
    coins: state.coins[seat] ?? 0,
    points: state.points[seat] ?? 0,
    hall: goodOf(state.halls[seat] ?? -1),
  })),
  phase: state.phase,
  asked: state.asked,
  fire: state.fire < 0 ? null : (idsIn(state, [state.fire])[0] ?? null),
  player: state.player,
  row: state.row.map((number) => (number < 0 ? null : (idsIn(state, [number])[0] ?? null))),
  columns: state.columns,
  cubes: Object.fromEntries(
    state.loads.flatMap((load, number) => (load === 0 ? [] : [[idsIn(state, [number])[0] ?? 'none', goodsOf(load)]])),
  ),
  stock: Object.fromEntries(GOODS.map((good, kind) => [good, state.stock[kind] ?? 0])),
  quay: listOf(state.quay),
  bought: seatsIn(state, state.bought),
  stopped: seatsIn(state, state.stopped),
  pile: state.pile.length === 0 ? null : idsIn(state, state.pile),
  upper: idsIn(state, state.upper),
  reserved: idsIn(state, state.reserved).map((card, at) => ({ card, worker: state.holders[at] ?? 0 })),
  gray: state.gray,
  breaks: state.breaks,
  truck: state.truck && {
    player: state.truck.player,
    goods: goodsOf(state.truck.load),
    placing: state.truck.placing,
  },
});
