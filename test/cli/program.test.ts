import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { onFile, reasonOf } from '../../src/cli/failure.js';
import { call } from './call.js';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

describe('kontorhaus', () => {
  test('has a version', async () => {
    for (const word of ['--version', '-v', '-V'])
      expect(await call([word])).toMatchObject({ status: 0, out: `${version}\n`, err: '' });
  });

  test('says what it can do', async () => {
    const { status, out, err } = await call(['--help']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    for (const name of ['play', 'selfplay', 'summary', 'replay', 'perft']) expect(out).toContain(`\n  ${name} `);
  });

  test('shows control characters instead of sending them to the terminal', async () => {
    const { status, err } = await call(['play', '--game', 'k\u001b[31m\u0007\u009b']);
    expect(status).toBe(2);
    expect(err).toContain('k\\u001b[31m\\u0007\\u009b');
    expect(err).not.toMatch(/[^\P{Cc}\n]/u);
  });

  test('has its help under help, too', async () => {
    expect(await call(['help'])).toEqual(await call(['--help']));
    expect(await call(['-h'])).toEqual(await call(['--help']));
    expect(await call(['help', 'play'])).toEqual(await call(['play', '--help']));
    expect(await call(['play', '-h'])).toEqual(await call(['play', '--help']));
    expect(await call(['help', 'help'])).toEqual(await call(['--help']));
  });

  test('lists its commands when none is named, as a complaint', async () => {
    const { status, out, err } = await call([]);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toBe((await call(['--help'])).out);
  });

  test.each(['play', 'selfplay', 'summary', 'replay', 'perft'])('%s has help with examples', async (name) => {
    const { status, out, err } = await call([name, '--help']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(new RegExp(`Usage: kontorhaus ${name}.*\\n[\\s\\S]*Examples:\\n {2}.*kontorhaus ${name}`));
  });

  test.each([
    [['help', 'chess'], "unknown command 'chess' (see kontorhaus --help)"],
    [['help', 'repaly'], "unknown command 'repaly' (Did you mean replay?) (see kontorhaus --help)"],
    [['chess'], "unknown command 'chess' (see kontorhaus --help)"],
    [['selfpaly'], "unknown command 'selfpaly' (Did you mean selfplay?) (see kontorhaus --help)"],
    [['--fast'], "unknown option '--fast' (see kontorhaus --help)"],
    [['summary'], "missing required argument 'files' (see kontorhaus summary --help)"],
    [['selfplay'], "required option '--game <name>' not specified (see kontorhaus selfplay --help)"],
  ])('%j is refused in a line, with status 2', async (words, reason) => {
    expect(await call(words)).toMatchObject({ status: 2, out: '', err: `kontorhaus: ${reason}\n` });
  });
});

describe('what the system says', () => {
  const thrown = (code: string, message = 'of no use'): unknown => Object.assign(new Error(message), { code });

  test.each([
    ['ENOSPC', 'no space is left on the disk'],
    ['EACCES', 'permission denied'],
    ['EROFS', 'the file system is read-only'],
    ['EISDIR', 'it is a folder'],
  ])('%s is told in words', (code, words) => {
    expect(() =>
      onFile('write', 'a.ndjson', () => {
        throw thrown(code);
      }),
    ).toThrow(`cannot write a.ndjson: ${words}`);
  });

  test('anything else is told as it is, on one line', () => {
    expect(reasonOf(thrown('EODD', 'first\n  second'))).toBe('first second');
    expect(reasonOf('a text')).toBe('a text');
  });
});
