import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { givenJson, givenLines } from '../../src/cli/read-given.js';
import type { World } from '../../src/cli/world.js';
import { MANIFEST } from '../../src/kontor/index.js';
import { formatRecord, recordGame } from '../../src/record/index.js';
import { speicherstadt } from '../../src/speicherstadt/index.js';
import { call, emptyFolder } from './call.js';

const RECORD = recordGame(speicherstadt, { players: 2, seed: 1 }, (state) => {
  const [move] = speicherstadt.legalMoves(state);
  if (move === undefined) throw new Error('no move');
  return move;
});
const red = MANIFEST.red.map((card) => ({ ...card, number: card.number + 500 }));
const KONTOR = ['--game', 'kontor', '--players', '2', '--ruleset', 'advanced'];

/** Every option and argument that names a file to be read as text, and what the file holds. */
const FILES: readonly (readonly [name: string, text: string, words: (file: string) => readonly string[]])[] = [
  ['a record', formatRecord(RECORD), (file) => ['replay', file]],
  ['a record in columns', JSON.stringify(RECORD, null, 2), (file) => ['replay', '--verify', file]],
  [
    'a position',
    '{"seats":[{},{}],"phase":"loading"}',
    (file) => ['perft', '--game', 'speicherstadt', '--depth', '2', '--position', file],
  ],
  [
    'a manifest to count with',
    JSON.stringify({ ...MANIFEST, red }),
    (file) => ['perft', ...KONTOR, '--depth', '1', '--divide', '--manifest', file],
  ],
  ['a manifest to play with', JSON.stringify({ ...MANIFEST, red }), (file) => ['play', ...KONTOR, '--manifest', file]],
  // Each game is asked whether it takes the options, and standard input is there only once.
  ['a manifest for any game', JSON.stringify({ ...MANIFEST, red }), (file) => ['play', '--manifest', file]],
];

describe.each(FILES)('%s', (_, text, words) => {
  test('may begin with a mark of the byte order, and come from standard input', async () => {
    const path = join(emptyFolder(), 'given.json');
    writeFileSync(path, text);
    const plain = await call(words(path));
    expect(plain.status).toBe(0);
    expect(plain.out).not.toBe('');
    writeFileSync(path, `\ufeff${text}`);
    expect(await call(words(path))).toEqual(plain);
    // The head of a game names its manifest as it was given.
    const named = { ...plain, out: plain.out.replaceAll(path, '-') };
    expect(await call(words('-'), { input: text })).toEqual(named);
    expect(await call(words('-'), { input: `\ufeff${text}\n` })).toEqual(named);
  });

  test('is named in complaints', async () => {
    const path = join(emptyFolder(), 'given.json');
    writeFileSync(path, '{"a":');
    for (const [file, name] of [
      [path, path],
      ['-', 'standard input'],
    ] as const) {
      const { status, out, err } = await call(words(file), { input: '{"a":' });
      expect({ status, out }).toEqual({ status: 1, out: '' });
      expect(err.startsWith(`kontorhaus: ${name}`)).toBe(true);
      expect(err.trim().split('\n')).toHaveLength(1);
    }
    const none = `${path}.none`;
    expect((await call(words(none))).err).toBe(`kontorhaus: cannot read ${none}: no such file or folder\n`);
  });
});

test('only the first mark is one, wherever it is cut', () => {
  const bytes = Buffer.from('\ufeff"\ufeff"\n\ufeff\n');
  const inPieces = (size: number): World =>
    ({
      input: () =>
        Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, i * size + size)),
    }) as unknown as World;
  for (const size of [1, 2, 3, 100]) {
    expect([...givenLines('-', inPieces(size))].map(({ text }) => text)).toEqual(['"\ufeff"', '\ufeff']);
    expect(() => givenJson('-', inPieces(size))).toThrow('standard input is not JSON');
  }
});
