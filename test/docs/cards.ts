import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';

/** The list of cards on the page of a game is this text, made from the data. UPDATE_DOCS=1 writes it. */
export const expectCards = (game: string, text: string): void => {
  const file = new URL(`../../docs/${game}.md`, import.meta.url);
  const page = readFileSync(file, 'utf8');
  const wanted = page.replace(/(<!-- cards:[^\n]*-->\n)[\s\S]*(<!-- \/cards -->)/, `$1\n${text}\n\n$2`);
  expect(wanted).toContain(text);
  if (process.env['UPDATE_DOCS'] === '1') writeFileSync(file, wanted);
  expect(readFileSync(file, 'utf8')).toBe(wanted);
};
