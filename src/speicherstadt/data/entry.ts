import type { Good } from '../goods.js';
import { type CardEntry, type CardKind, type CardValues, type CardVariant, SEASONS, type Season } from './manifest.js';

/** An entry in short: its seasons as one letter for each card. */
export const entry = (id: string, kind: CardKind, letters: string, values: CardValues): CardEntry => ({
  id,
  kind,
  count: letters.length,
  seasons: SEASONS.map((season) => letters.split(season).length - 1),
  values,
});

/**
 * Entries of one kind: each row names an entry, its seasons, and what differs from one to the next: a kind of goods, or
 * a number called `value`.
 */
export const entries = (
  kind: CardKind,
  value: keyof CardValues,
  same: CardValues,
  ...rows: readonly string[]
): CardEntry[] =>
  rows.map((row) => {
    const [id, letters, differs] = row.split(' ') as [string, string, string?];
    return entry(id, kind, letters, differs === undefined ? same : { [value]: Number(differs) || differs, ...same });
  });

const variants = (id: string, kind: CardKind, cards: readonly CardVariant[]): CardEntry => ({
  ...entry(id, kind, cards.map(({ season }) => season).join(''), {}),
  variants: cards,
});

/** Contracts: for each its id, with its season in the middle, its points, and the goods that it asks for. */
export const contracts = (id: string, ...cards: readonly string[]): CardEntry =>
  variants(
    id,
    'contract',
    cards.map((text) => {
      const [name, points, ...goods] = text.split(' ') as [string, string, ...Good[]];
      return { id: name, season: name.split('-')[1] as Season, goods, points: Number(points) };
    }),
  );

/** Cards that differ in one number: for each its season and that number. */
export const numbered = (id: string, kind: CardKind, value: 'value' | 'crates', cards: string): CardEntry =>
  variants(
    id,
    kind,
    cards.split(' ').map((text) => ({ season: text[0] as Season, [value]: Number(text[1]) })),
  );
