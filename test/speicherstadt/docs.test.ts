import { test } from 'vitest';
import {
  type Card,
  cardsOf,
  fromPosition,
  goodsOf,
  MANIFEST,
  PROVENANCE,
  SEASONS,
} from '../../src/speicherstadt/index.js';
import { expectCards } from '../docs/cards.js';

/* The table of all cards on the page of the game comes from the data. UPDATE_DOCS=1 writes it. */

const cards = cardsOf(fromPosition({ seats: [{}, {}, {}, {}], kaispeicher: true }).options);

/** What stands on a card, in words. */
const wordsFor = (card: Card): string => {
  switch (card.kind) {
    case 'contract':
      return `\`${card.id}\` ${goodsOf(card.room).join(', ')}: ${card.points}`;
    case 'merchant':
      return `${goodsOf(card.room)}: ${plural(card.coins, 'coin')}${card.points > 0 ? `; ${plural(card.points, 'point')}` : ''}`;
    case 'point-storage':
      return `${goodsOf(card.room)}: ${plural(card.points, 'point')}`;
    case 'ship':
      return plural(card.capacity, 'crate');
    case 'warehouse':
      return `${card.capacity} cubes, ${card.points} point each`;
    case 'fireman':
      return `strength ${card.value}`;
    case 'fire':
    case 'building':
      return plural(card.points, 'point');
    case 'bonus':
      if (card.id === 'mayor') return 'the best building once more';
      return `${card.points} for each`;
    case 'bank':
    case 'special':
      return card.coins > 0 ? plural(card.coins, 'coin') : '';
    case 'counting-office':
      return `together ${(MANIFEST.base.find(({ id }) => id === 'counting-office')?.values?.scale ?? []).join('/')}`;
  }
};

/** What stands on the cards of each season, equal ones counted. */
const bySeason = (own: readonly Card[]): string =>
  [...'ABCD']
    .flatMap((season, at) => {
      const words = own.filter((card) => card.season === at).map(wordsFor);
      const counted = [...new Set(words)].map((each) => {
        const count = words.filter((word) => word === each).length;
        return count === 1 ? each : `${count} x ${each}`;
      });
      return words.length === 0 ? [] : [`${season}: ${counted.join(', ')}`];
    })
    .join('; ');

/** A number with a word for so many. */
const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

const table = (['base', 'kaispeicher'] as const)
  .map((box) => {
    const rows = MANIFEST[box].map(({ id, kind, cards: { length } }) => {
      const own = cards.filter(({ entry }) => entry === id);
      const words = kind === 'fireman' || kind === 'ship' ? bySeason(own) : [...new Set(own.map(wordsFor))].join('; ');
      const counts = SEASONS.map((_, at) => own.filter(({ season }) => season === at).length);
      const seasons = (counts.at(-1) === 0 ? counts.slice(0, -1) : counts).join('/');
      const { name, status, why } = PROVENANCE[id] ?? { name: '', status: '', why: '' };
      return `| ${name} | \`${id}\` | ${kind} | ${length} | ${seasons} | ${words} | ${status}${why === '' ? '' : `: ${why}`} |`;
    });
    const total = MANIFEST[box].flatMap((entry) => entry.cards).length;
    return [
      `### ${box === 'base' ? 'The Speicherstadt' : 'Kaispeicher'}: ${total} cards`,
      '',
      '| card | entry | kind | count | A/B/C/D/E | values | certainty |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      ...rows,
    ].join('\n');
  })
  .join('\n\n');

test('the page lists all cards as they are', () => {
  expectCards('speicherstadt', table);
});
