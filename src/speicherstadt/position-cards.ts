import type { Path, Refuse } from '../core/read.js';
import { type Card, type Deck, isRemoved, rowSizeOf, sizesOf } from './deck.js';
import type { Draft } from './draft.js';
import { amountOf, cube, GOODS, type Good, KINDS, kindOf, MOST } from './goods.js';
import { surplusIn } from './position-path.js';
import type { SpeicherstadtPosition } from './position-type.js';
import type { CardNumber, SpeicherstadtState } from './types.js';

/* Where the cards and cubes of a position lie, and which round they make. */

/** The cubes that a position names for a card, as its load. */
const loadOf = (card: Card, goods: readonly Good[], path: Path, refuse: Refuse): number => {
  let load = 0;
  for (const [at, each] of goods.entries()) {
    const kind = kindOf(each);
    if (card.kind === 'contract' && amountOf(load, kind) >= amountOf(card.room, kind))
      refuse([...path, at], 'load', `${each} only on a free space for it`);
    else if (amountOf(load, kind) === MOST) refuse([...path, at], 'load', `at most ${MOST} cubes of a kind`);
    else load += cube(kind);
  }
  return load;
};

/** Where the cards lie, and what lies on them. */
export const layOut = (
  position: SpeicherstadtPosition,
  deck: Deck,
  refuse: Refuse,
): Pick<SpeicherstadtState, 'row' | 'upper' | 'reserved' | 'cards' | 'fire' | 'loads' | 'season' | 'pile'> => {
  const players = position.seats.length;
  const numberOf = (name: string | null, ...path: Path): CardNumber => {
    if (name === null) return -1;
    const card = deck.byId.get(name);
    if (card === undefined) {
      // Of several cards alike each has a number.
      const alike = deck.cards.find(({ id }) => id.startsWith(`${name}#`));
      refuse(path, 'card', `the id of a card of this game${alike === undefined ? '' : `, such as ${alike.id}`}`);
    } else if (isRemoved(card, players)) refuse(path, 'card', `a card that is not removed with ${players} players`);
    else return card.number;
    return -1;
  };
  const row = (position.row ?? []).map((name, at) => numberOf(name, 'row', at));
  const upper = (position.upper ?? []).map((name, at) => numberOf(name, 'upper', at));
  const reserved = (position.reserved ?? []).map(({ card }, at) => numberOf(card, 'reserved', at, 'card'));
  const cards = position.seats.map((seat, player) =>
    (seat.cards ?? []).map((name, at) => numberOf(name, 'seats', player, 'cards', at)),
  );
  const fire = numberOf(position.fire ?? null, 'fire');
  const loads = deck.cards.map(() => 0);
  for (const [name, goods] of Object.entries(position.cubes ?? {})) {
    const number = numberOf(name, 'cubes', name);
    const isList = Array.isArray(goods) && goods.length <= KINDS * MOST;
    // Holes are walked too.
    const wrong = isList ? Array.from(goods, kindOf).indexOf(-1) : -1;
    if (!isList) refuse(['cubes', name], 'list', 'a list of goods');
    else if (wrong >= 0) refuse(['cubes', name, wrong], 'one-of', `one of ${GOODS.join(', ')}`);
    else if (number >= 0) loads[number] = loadOf(deck.cards[number] as Card, goods, ['cubes', name], refuse);
  }
  const placed = [...row, ...upper, ...reserved, ...cards.flat(), fire].filter((number) => number >= 0);
  const given = pileIsUsedUp(position)
    ? []
    : position.pile?.map((name, at) => numberOf(name, 'pile', at)).sort((a, b) => a - b);
  const seasonOf = (number: CardNumber | undefined): number => deck.cards[number ?? -1]?.season ?? 0;
  const season = Math.max(0, ...placed.map(seasonOf), seasonOf(given?.[0]));
  const pile = given ?? (deck.seasons[season] ?? []).filter((number) => !placed.includes(number));
  return { row, upper, reserved, cards, fire, loads, season, pile };
};

/** Whether no card of any season is left. */
export const pileIsUsedUp = ({ pile, phase }: SpeicherstadtPosition): boolean =>
  pile === null || (pile === undefined && phase === 'over');

/** All cubes that lie nowhere else. */
export const bagOf = (
  next: Draft,
  { goods }: Deck,
  position: SpeicherstadtPosition,
  refuse: Refuse,
): readonly number[] => {
  const bag = goods.map((all, kind) => all - (next.stock[kind] as number) - (next.quay[kind] as number));
  for (const hall of next.halls) if (hall >= 0) bag[hall] = (bag[hall] as number) - 1;
  for (const load of next.loads.concat(next.truck?.load ?? 0))
    bag.forEach((cubes, kind) => {
      bag[kind] = cubes - amountOf(load, kind);
    });
  GOODS.forEach((good, kind) => {
    const all = goods[kind] as number;
    if ((bag[kind] as number) < 0)
      refuse(surplusIn(position, next, kind, all), 'cubes', `at most ${all} cubes of ${good} in all`);
  });
  return bag.map((cubes) => Math.max(0, cubes));
};

/** The round that the cards turned up so far make: each turns up as many, and what a supply has laid out is of a new one. */
export const roundOf = ({ phase, row, upper, season, pile, options }: Draft, { cards, seasons }: Deck): number => {
  const begun = seasons.slice(0, season + 1).flat();
  const turned = begun.filter((number) => !pile.includes(number) && cards[number]?.kind !== 'fire').length;
  const each = rowSizeOf(options) * sizesOf(options).rows;
  return phase === 'supply' || phase === 'over'
    ? Math.ceil((turned - row.length - upper.length) / each) + 1
    : Math.max(Math.ceil(turned / each), 1);
};
