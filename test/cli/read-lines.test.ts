import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLines } from '../../src/cli/read-lines.js';
import { call, emptyFolder } from './call.js';

test('lines are those of the text, wherever they meet the ends of what is read at a time', () => {
  const path = join(emptyFolder(), 'lines');
  // Lengths around the 65,536 bytes of one read; one character of two bytes may lie across its end.
  const line = fc.tuple(fc.constantFrom(0, 1, 3, 65_534, 65_535, 65_536, 131_072), fc.constantFrom('', 'é', '\r'));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), fc.boolean(), (list, torn) => {
      const lines = list.map(([length, end], i) => String(i).repeat(length) + end);
      const text = lines.join('\n') + (torn || lines.length === 0 ? '' : '\n');
      writeFileSync(path, text);
      const read = [...readLines(path)];
      const expected = torn && lines.at(-1) === '' ? lines.slice(0, -1) : lines;
      expect(read.map((each) => each.text)).toEqual(expected);
      expect(read.map(({ whole }) => whole)).toEqual(
        expected.map((_, i) => !torn || i < expected.length - 1 || expected.length < lines.length),
      );
      let end = 0;
      for (const each of read) {
        end += Buffer.byteLength(each.text) + (each.whole ? 1 : 0);
        expect(each.end).toBe(end);
      }
      expect(end).toBe(Buffer.byteLength(text));
    }),
    { numRuns: 60 },
  );
});

test('a line without an end is refused', async () => {
  const path = join(emptyFolder(), 'long.ndjson');
  writeFileSync(path, Buffer.alloc((1 << 24) + (1 << 17), 'x'));
  expect(await call(['summary', path])).toMatchObject({
    status: 1,
    err: `kontorhaus: ${path} has a line that is too long: it is no file of this command\n`,
  });
});
