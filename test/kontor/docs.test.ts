import { expect, test } from 'vitest';
import { type CardCertainty, cardCertainty, MANIFEST } from '../../src/kontor/index.js';
import { expectCards } from '../docs/cards.js';

/* The table of the cards on the page of the game comes from the data. UPDATE_DOCS=1 writes it. */

/** How the page calls each value. */
const WORDS: Readonly<Record<keyof CardCertainty, string>> = {
  number: 'number',
  color: 'color',
  kind: 'kind',
  goods: 'goods',
  symbol: 'sign',
};
const VALUES = Object.keys(WORDS) as (keyof CardCertainty)[];

/** What is more certain of a Dock card than of most: those are reconstructed, and their color is inferred. */
const certaintyOf = (number: number): string => {
  const sure = cardCertainty(number) as CardCertainty;
  const named = (['certain', 'inferred'] as const).flatMap((certainty) => {
    const values = VALUES.filter(
      (value) => sure[value] === certainty && !(value === 'color' && certainty === 'inferred'),
    );
    return values.length === 0 ? [] : [`${certainty}: ${values.map((value) => WORDS[value]).join(', ')}`];
  });
  return named.length === 0 ? 'reconstructed' : named.join('; ');
};

const docks = MANIFEST.red.map((red, i) => {
  const black = MANIFEST.black[i];
  // They are twins.
  expect(black).toEqual({ ...red, number: red.number + 1 });
  const shows = red.kind === 'goods' ? red.goods.join(', ') : red.kind;
  const number = red.number + 1;
  return `| ${red.number} | ${number} | ${shows} | ${red.symbol ?? 'none'} | ${certaintyOf(red.number)} | ${certaintyOf(number)} |`;
});

const waters = (['coin', 'ship', null] as const).map((symbol) => {
  const own = MANIFEST.water.filter((card) => card.symbol === symbol).map(({ number }) => number);
  return `| ${symbol ?? 'none'} | ${own.length} | ${own.join(', ')} |`;
});

const table = [
  '| red | black | shows | sign | of the red card | of the black card |',
  '| --- | --- | --- | --- | --- | --- |',
  ...docks,
  '',
  '| sign | count | Water cards |',
  '| --- | --- | --- |',
  ...waters,
].join('\n');

test('the page lists all cards as they are', () => {
  expectCards('kontor', table);
});

test('what the page says of the other cards is so', () => {
  // Numbers and signs of Water cards are reconstructed; kinds of special cards are certain, their numbers are not.
  for (const { number } of [...MANIFEST.water, ...MANIFEST.special])
    expect(cardCertainty(number)).toEqual({
      number: 'reconstructed',
      color: 'certain',
      kind: 'certain',
      goods: 'certain',
      symbol: 'reconstructed',
    });
  expect(MANIFEST.special.map(({ kind, number }) => `${kind} ${number}`)).toEqual([
    ...['flood 88', 'flood 89', 'bridge 90', 'bridge 91'],
    ...['customs-house 92', 'customs-house 93'],
  ]);
});
