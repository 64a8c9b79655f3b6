// The doc comments of the games against the contract: each function of a game has an example, and what it throws.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/index.js';

const src = fileURLToPath(new URL('../../src/', import.meta.url));

const filesIn = (folder: string): readonly string[] =>
  readdirSync(`${src}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${src}${folder}/${name}`);

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true);

const commentOf = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map((comment) => comment.getText())
    .join('\n');

/** The members of `Rules` and `Game`, with their comments. */
const MEMBERS: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  parse(`${src}core/contract.ts`)
    .statements.filter(ts.isInterfaceDeclaration)
    .map(({ name, members }) => [
      name.text,
      new Map(members.map((member) => [member.name?.getText() ?? '', commentOf(member)])),
    ]),
);

/** The comments of what a game's files export, by name; those of its index go before others. */
const commentsOf = (game: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const index = `${src}${game}/index.ts`;
  for (const file of [index, ...filesIn(game)])
    for (const statement of parse(file).statements)
      if (ts.isVariableStatement(statement) && statement.getText().startsWith('export '))
        for (const declaration of statement.declarationList.declarations) {
          const name = declaration.name.getText();
          if (!found.has(name)) found.set(name, commentOf(declaration));
        }
  return found;
};

const thrownIn = (comment: string): readonly string[] =>
  [...new Set([...comment.matchAll(/@throws (\w+)/g)].map(([, error]) => error as string))].sort();

describe.each(Object.values(games))('$title', (game) => {
  const comments = commentsOf(game.id);
  const names = Object.entries(game).flatMap(([name, value]) =>
    typeof value === 'function' || name === 'unsafe' ? [name] : [],
  );

  test.each(names)('%s has an example', (name) => {
    expect(comments.get(name)).toMatch(/@example\n \* ```ts\n/);
  });

  test.each(names)('%s says what it throws, as the contract does', (name) => {
    const promised = MEMBERS.get('Rules')?.get(name) ?? MEMBERS.get('Game')?.get(name);
    expect(promised).toMatch(/^\/\*\*/);
    expect(thrownIn(comments.get(name) ?? '')).toEqual(thrownIn(promised as string));
  });
});

test('the members that comments name are there', () => {
  const named = filesIn('.').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:`|@link )(Rules|Game)\.(\w+)/g)].map(
      ([, owner, member]) => [owner as string, member as string] as const,
    ),
  );
  expect(named.length).toBeGreaterThan(50);
  const isThere = ([owner, member]: (typeof named)[number]): boolean => MEMBERS.get(owner)?.has(member) === true;
  expect(named.filter((each) => !isThere(each))).toEqual([]);
});

test('no comment links to a file: from the declarations that are published it would lead elsewhere', () => {
  const linking = filesIn('.').filter((file) => /^\s*(\/\*)?\*.*\]\([^)]*\)/m.test(readFileSync(file, 'utf8')));
  expect(linking).toEqual([]);
});
