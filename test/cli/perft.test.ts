import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { divide, perft } from '../../src/debug/index.js';
import { kingdomBuilder } from '../../src/kingdom-builder/index.js';
import { kontor } from '../../src/kontor/index.js';
import { call, emptyFolder } from './call.js';

describe('kontorhaus perft', () => {
  test('counts each depth', async () => {
    const state = kontor.init({ players: 2, seed: 7 });
    const { status, out } = await call(['perft', '--game', 'kontor', '--seed', '7', '--depth', '3']);
    expect(status).toBe(0);
    // A pass or one of five cards, for each of two.
    expect(out).toBe(`0 1\n1 6\n2 36\n3 ${perft(kontor, state, 3)}\n`);
  });

  test('divides by the first move', async () => {
    const words = '--players 3 --sections first-game --cards first-game --seed 2 --depth 2 --divide'.split(' ');
    const { out } = await call(['perft', '--game', 'kingdom-builder', ...words]);
    const state = kingdomBuilder.init({ players: 3, sections: 'first-game', cards: 'first-game', seed: 2 });
    const lines = divide(kingdomBuilder, state, 2).map(
      ({ input, leaves }) => `${kingdomBuilder.formatMove(input)}: ${leaves}`,
    );
    expect(out).toBe([...lines, `in all: ${perft(kingdomBuilder, state, 2)}`, ''].join('\n'));
  });

  test('divides nothing at depth 0: one way, as without --divide', async () => {
    const { out } = await call(['perft', '--game', 'kontor', '--depth', '0', '--divide']);
    expect(out).toBe('in all: 1\n');
  });

  test('starts from a position', async () => {
    const path = join(emptyFolder(), 'position.json');
    const position = {
      sections: ['tavern', 'paddock', 'oasis', 'farm'],
      settlements: [[], []],
      terrain: 'forest',
    } as const;
    writeFileSync(path, JSON.stringify(position));
    const { out } = await call(['perft', '--game', 'kingdom-builder', '--position', path, '--depth', '1']);
    expect(out).toBe(`0 1\n1 ${perft(kingdomBuilder, kingdomBuilder.fromPosition(position as never), 1)}\n`);
    const both = await call([
      'perft',
      '--game',
      'kingdom-builder',
      '--position',
      path,
      '--players',
      '2',
      '--depth',
      '1',
    ]);
    expect(both).toMatchObject({ status: 2, out: '' });
    expect(both.err).toContain('--position holds the options of the game');
  });

  test('a seed is nothing for a position', async () => {
    const words = ['perft', '--game', 'kontor', '--position', 'none.json', '--depth', '1', '--seed', '3'];
    expect(await call(words)).toMatchObject({ status: 2, err: expect.stringContaining('--seed changes nothing') });
  });

  test.each([
    ['{"terrain":"sea"}', 'is no position of Kingdom Builder: '],
    ['[]', 'holds no JSON object'],
    ['{', 'is not JSON'],
    [null, 'cannot read'],
  ])('the position %s is refused', async (text, reason) => {
    const path = join(emptyFolder(), 'position.json');
    if (text !== null) writeFileSync(path, text);
    const { status, out, err } = await call(['perft', '--game', 'kingdom-builder', '--position', path, '--depth', '1']);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain(reason);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
