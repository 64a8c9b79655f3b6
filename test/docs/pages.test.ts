// The tables on the pages of the games against their types: each names every value that there is, once, and no other.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/index.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const GAMES = { 'kingdom-builder': 'KingdomBuilder', kontor: 'Kontor', speicherstadt: 'Speicherstadt' } as const;

/** The first heading of a table, and whose values stand below it: a part of the game, and a field of it. */
const TABLES = [
  ['move', 'Move', 'type'],
  ['event', 'Event', 'type'],
  ['code', 'Illegal', 'code'],
  ['category', 'Item', 'category'],
  ['uncounted', 'Item', 'uncounted'],
  ['id', 'Options', 'scenario'],
] as const;

const files = Object.keys(GAMES).map((folder) => `${root}src/${folder}/types.ts`);
const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
const program = ts.createProgram(files, ts.parseJsonConfigFileContent(config, ts.sys, root).options);
const checker = program.getTypeChecker();

/** The type of a part of a game, by the interface that lists them. */
const partOf = (file: string, game: string, part: string): ts.Type => {
  const source = program.getSourceFile(file) as ts.SourceFile;
  const named = checker
    .getExportsOfModule(checker.getSymbolAtLocation(source) as ts.Symbol)
    .find(({ name }) => name === game);
  const property = checker.getDeclaredTypeOfSymbol(named as ts.Symbol).getProperty(part);
  return checker.getTypeOfSymbolAtLocation(property as ts.Symbol, source);
};

const membersOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

/** The texts that a field can be; none where no member has it. */
const literalsOf = (type: ts.Type, field: string): readonly string[] =>
  membersOf(type)
    .flatMap((member) => member.getProperty(field) ?? [])
    .flatMap((property) => membersOf(checker.getTypeOfSymbol(property)))
    .flatMap((value) => (value.isStringLiteral() ? [value.value] : []));

/** The words in the first cells of all tables with that heading. */
const wordsBelow = (page: string, heading: string): readonly string[] =>
  [...page.matchAll(new RegExp(`^\\| \`?${heading}\`? \\|[^\\n]*\\n\\| ---[^\\n]*\\n((?:\\|[^\\n]*\\n)*)`, 'gm'))]
    .flatMap(([, rows]) => [...(rows as string).matchAll(/^\| ([^|]*) \|/gm)])
    .flatMap(([, cell]) => [...(cell as string).matchAll(/`([\w-]+)`/g)].map(([, word]) => word as string));

describe.each(Object.entries(GAMES))('%s', (folder, game) => {
  const page = readFileSync(`${root}docs/${folder}.md`, 'utf8');
  const file = `${root}src/${folder}/types.ts`;

  test.each(TABLES)('each %s stands in a table', (heading, part, field) => {
    const wanted = [...new Set(literalsOf(partOf(file, game, part), field))];
    expect(wordsBelow(page, heading).toSorted()).toEqual(wanted.toSorted());
  });

  test('the page names the events that reveal', () => {
    const [, words = ''] = /((?:`[\w-]+`(?:, | and )?)+) (?:is|are) in `info\.reveals`/.exec(page) ?? [];
    const named = [...words.matchAll(/`([\w-]+)`/g)].map(([, word]) => word);
    expect(named.toSorted()).toEqual(games[folder as keyof typeof games].info.reveals.toSorted());
  });
});

test('values are found', () => {
  for (const [folder, game] of Object.entries(GAMES))
    for (const [heading, part, field] of TABLES) {
      const { length } = literalsOf(partOf(`${root}src/${folder}/types.ts`, game, part), field);
      if (game === 'Kontor' || !['uncounted', 'id'].includes(heading)) expect(length).toBeGreaterThan(1);
    }
});
