import type { Good } from '../goods.js';
import { type CardEntry, type CardKind, type CardValues, type EntryCard, SEASONS, type Season } from './manifest.js';

/** An entry whose cards are all alike: the season of each as one letter. */
export const entry = (id: string, kind: CardKind, letters: string, values: CardValues): CardEntry => ({
  id,
  kind,
  values,
  cards: [...letters].map((letter) => ({ season: letter as Season })),
});

/**
 * Cards of one kind, each with an id of its own: that id, its season, and the value in which it differs from the rest, if
 * it has it; `name` says which value that is.
 */
export const entries = <K extends keyof CardValues>(
  kind: CardKind,
  name: K,
  same: CardValues,
  ...rows: readonly (readonly [id: string, season: Season, value?: CardValues[K]])[]
): CardEntry[] =>
  rows.map(([id, season, value]) => entry(id, kind, season, value === undefined ? same : { [name]: value, ...same }));

const differing = (id: string, kind: CardKind, cards: readonly EntryCard[]): CardEntry => ({
  id,
  kind,
  values: {},
  cards,
});

/** Contracts: for each its id, its season, its points, and the goods that it asks for. */
export const contracts = (
  id: string,
  ...cards: readonly (readonly [id: string, season: Season, points: number, ...goods: Good[]])[]
): CardEntry =>
  differing(
    id,
    'contract',
    cards.map(([name, season, points, ...goods]) => ({ id: name, season, goods, points })),
  );

/** Cards of one name that differ in one number: that number for each card, by season. */
export const numbered = (
  id: string,
  kind: CardKind,
  value: 'value' | 'crates',
  cards: { readonly [K in Season]?: readonly number[] },
): CardEntry =>
  differing(
    id,
    kind,
    SEASONS.flatMap((season) => (cards[season] ?? []).map((number) => ({ season, [value]: number }))),
  );
