// The links between README and guides lead to files and headings that are there, and the README leads to every guide.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const guides = readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : []));
const pages: ReadonlyMap<string, string> = new Map(
  ['README.md', ...guides].map((page) => [
    page,
    // Code may look like a link.
    readFileSync(page, 'utf8').replaceAll(/^```[\s\S]*?^```$/gm, ''),
  ]),
);

/** The anchor of a heading, as hosts of Markdown make it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(' ', '-');

const anchorsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading as string));

/** The links of a page to pages, as [page, anchor]; the anchor is empty for the whole page. */
const linksIn = (page: string): readonly (readonly [target: string, anchor: string])[] =>
  [...(pages.get(page) ?? '').matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].map(([, path, anchor = '']) => [
    path === '' ? page : normalize(join(dirname(page), path as string)),
    anchor,
  ]);

test.each([...pages.keys()])('the links of %s lead somewhere', (page) => {
  const dead = linksIn(page).filter(
    ([target, anchor]) => !pages.has(target) || (anchor !== '' && !anchorsIn(pages.get(target) ?? '').includes(anchor)),
  );
  expect(dead).toEqual([]);
});

test('the README leads to every guide', () => {
  const linked = new Set(linksIn('README.md').map(([target]) => target));
  expect(guides.filter((guide) => !linked.has(guide))).toEqual([]);
  expect(linksIn('docs/records.md').length).toBeGreaterThan(5);
});

test('anchors are made of headings', () => {
  expect(anchorsIn('# A\n\n## Seats, `turn.others` and more')).toEqual(['a', 'seats-turnothers-and-more']);
});
