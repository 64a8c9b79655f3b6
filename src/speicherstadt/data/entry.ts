import { type CardEntry, type CardKind, type CardValues, type CardVariant, SEASONS } from './manifest.js';

/** An entry in short: its seasons as one letter for each card. */
export const entry = (id: string, kind: CardKind, letters: string, values: CardValues = {}): CardEntry => ({
  id,
  kind,
  count: letters.length,
  seasons: SEASONS.map((season) => letters.split(season).length - 1),
  values,
});

/** An entry whose cards differ, in short. */
export const variants = (id: string, kind: CardKind, cards: readonly CardVariant[]): CardEntry => ({
  ...entry(id, kind, cards.map(({ season }) => season).join('')),
  variants: cards,
});
