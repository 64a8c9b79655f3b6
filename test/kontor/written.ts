import {
  columnOf,
  fromPosition,
  type KontorPosition,
  type KontorState,
  MANIFEST,
  rowOf,
} from '../../src/kontor/index.js';

type Card = KontorPosition['cells'][number];

const kindOf = new Map(MANIFEST.special.map(({ number, kind }) => [number, kind]));
const goods = new Set(
  [...MANIFEST.red, ...MANIFEST.black].filter((card) => card.kind === 'goods').map((c) => c.number),
);
const water = new Set([0, ...MANIFEST.water.map(({ number }) => number)]);

/** Whether a special card can lie on another card. */
const canCover = (card: number, below: number): boolean =>
  kindOf.get(card) === 'flood'
    ? goods.has(below) || kindOf.get(below) === 'bridge'
    : kindOf.get(card) === 'bridge' && (water.has(below) || kindOf.get(below) === 'flood');

/**
 * A card on the table, whether its cell belongs to the first layout: then Water lies at the bottom; and whether it is that
 * of the harbor card, which lies nowhere else.
 */
interface Top {
  readonly card: number;
  readonly cell: number;
  readonly isLayout: boolean;
  readonly isHarbor: boolean;
}

/**
 * What lies on each cell from the bottom to the top. A state says only which cards are covered, not by which others: any
 * way in which they can be is as good.
 */
const stacksOf = (tops: readonly Top[], covered: readonly number[]): readonly (readonly number[])[] | null => {
  const [top, ...others] = tops;
  if (top === undefined) return covered.length === 0 ? [] : null;
  const { card, isLayout, isHarbor } = top;
  if (kindOf.get(card) !== 'flood' && kindOf.get(card) !== 'bridge') {
    const mayLie = (card === 0) === isHarbor && (!isLayout || water.has(card));
    const rest = mayLie ? stacksOf(others, covered) : null;
    return rest && [[card], ...rest];
  }
  for (const below of covered.filter((each) => canCover(card, each))) {
    const rest = stacksOf(
      [{ ...top, card: below }, ...others],
      covered.filter((each) => each !== below),
    );
    if (rest) return [[...(rest[0] ?? []), card], ...rest.slice(1)];
  }
  return null;
};

/** The cards on the table from the bottom to the top, those with goods in the order in which they were laid. */
const cellsOf = ({ board, laid, covered, options }: KontorState): readonly Card[] => {
  const layout = fromPosition({ ...options, cells: [] }).board;
  const tops = board
    .flatMap((card, cell) => (card > 0 && !laid.includes(cell) ? [cell] : []))
    .concat(laid)
    .map((cell) => ({
      cell,
      card: board[cell] ?? -1,
      isLayout: (layout[cell] ?? -1) >= 0,
      isHarbor: layout[cell] === 0,
    }));
  const stacks = stacksOf(tops, covered);
  if (stacks === null) throw new Error('cards are covered that cannot be');
  return tops.flatMap(({ cell }, i) =>
    (stacks[i] ?? []).filter((card) => card !== 0).map((card): Card => [rowOf(cell), columnOf(cell), card]),
  );
};

/** What has been chosen, by the words of positions. */
const chosenIn = ({ phase, choices }: KontorState): KontorPosition['chosen'] =>
  choices.map((choice) => {
    if (choice === null) return null;
    if (phase === 'veto' || phase === 'over') return choice === 1;
    return choice === 0 && phase !== 'buy' ? 'pass' : choice;
  });

const lineOf = (first: number, last: number): readonly [number, number] => [first, last];

/** A state as a position; null while the first cards are dealt, which positions cannot say. */
export const written = (state: KontorState): KontorPosition | null => {
  const { phase, options, extent, hands, secret, water, docks, ship, gap, last, winner, reason } = state;
  if (phase === 'deal') return null;
  const broken = reason === 'both-bankrupt' ? ([0, 1] as const) : reason === 'bankrupt' ? [winner === 0 ? 1 : 0] : [];
  const chosen = chosenIn(state) ?? [];
  return {
    ...options,
    phase,
    cells: cellsOf(state),
    rows: lineOf(extent[0], extent[1]),
    columns: lineOf(extent[2], extent[3]),
    ...(ship === null ? {} : { ship: [rowOf(ship), columnOf(ship)] }),
    coins: state.coins,
    hands,
    known: hands.flatMap((hand, seat) => hand.filter((card) => !secret[seat]?.includes(card))),
    ...(chosen.some((choice) => choice !== null) ? { chosen } : {}),
    shown: state.shown,
    sailed: state.sailed,
    ...(gap === null ? {} : { gap: [rowOf(gap), columnOf(gap)] }),
    waterTop: water.top,
    waterHidden: water.hidden,
    dockTops: docks.map(({ top }) => top),
    dockHidden: docks.map(({ hidden }) => hidden),
    under: docks.map(({ under }) => under),
    owed: state.owed,
    ...(last === null ? {} : { last }),
    gained: state.gained,
    idle: state.idle,
    bankrupt: broken as readonly (0 | 1)[],
  };
};
