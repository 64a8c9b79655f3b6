import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { seedOf } from '../../src/cli/arguments.js';
import { describeScore } from '../../src/cli/describe.js';
import type { Display } from '../../src/cli/games/display.js';
import { kontorDisplay } from '../../src/cli/games/kontor.js';
import { parseGameLine } from '../../src/cli/selfplay/lines.js';
import { type Kontor, kontor } from '../../src/kontor/index.js';
import { LARGE_DECK } from '../speicherstadt/large-deck.js';
import { call, emptyFolder } from './call.js';

const even = { sides: [0, 1].map((player) => ({ players: [player], total: 1, items: [] })) };
const tied = {
  reason: 'board-full' as const,
  ranking: [1, 0].map((player, i) => ({ place: i + 1, players: [player], tieBreaks: [1 + 4 * player] })),
};

describe('kontorhaus play', () => {
  test('plays a game of Kingdom Builder to its ranking, the same for the same seed', async () => {
    const words = ['play', '--game', 'kingdom-builder', '--seed', '7', '--players', '2'];
    const game = await call(words);
    expect(game).toMatchObject({ status: 0, err: '' });
    expect(game.out).toContain('Kingdom Builder, 2 players, seed 7, bots random, random\n');
    expect(game.out).toMatch(/plays the .* card\nplayer \d (builds|moves)/);
    expect(game.out).toMatch(/Ranking\n {2}1\. player \d(, \d+ points| and)/);
    expect(game.out).not.toMatch(/[{}]/);
    expect((await call(words)).out).toBe(game.out);
    expect((await call([...words.slice(0, 4), '8', '--players', '2'])).out).not.toBe(game.out);
  });

  test('plays a game of each kind when none is named', async () => {
    const { status, out } = await call(['play', '--players', '2']);
    expect(status).toBe(0);
    expect(out.match(/^\S.*, 2 players, seed 1/gm)).toEqual([
      'Kingdom Builder, 2 players, seed 1',
      'Kontor, 2 players, seed 1',
      'The Speicherstadt, 2 players, seed 1',
    ]);
    expect(out.match(/^Ranking$/gm)).toHaveLength(3);
  });

  test.each([
    ['kingdom-builder', []],
    ['kontor', []],
    ['kontor', ['--ruleset', 'advanced']],
    ['speicherstadt', []],
    ['speicherstadt', ['--kaispeicher']],
  ])('shows the very game of a run: %s %j', async (game, words) => {
    const out = join(emptyFolder(), 'results.ndjson');
    const common = ['--game', game, '--players', '2', '--bots', 'random', ...words];
    await call(['selfplay', ...common, '--games', '3', '--out', out]);
    const line = parseGameLine(readFileSync(out, 'utf8').split('\n')[3] as string);
    const shown = await call(['play', ...common, '--seed', '1/2']);
    for (const { players, total } of line?.sides ?? [])
      expect(shown.out).toMatch(new RegExp(`\\d\\. player ${players.join(' and ')}, ${total} points?`));
    expect(line?.sides).toHaveLength(2);
  });

  test.each([
    'kontor --ruleset advanced',
    'kontor --players 4 --starting-coins 5 --rulings fourPlayerTax=oneOpponent,rankedZones=controlled',
    'kontor --scenario poverty --rulings bankruptcy=cannotPay',
    'kontor --scenario giant',
    'speicherstadt --kaispeicher --first-player 1 --rulings fireTies=nobody',
    'speicherstadt --players 3 --kaispeicher',
    'kingdom-builder --sections oasis,paddock-turned,farm,tavern --cards lords,miners,farmers',
    'kingdom-builder --players 2 --first-player 1 --rulings lordsCountZero=true',
  ])('names the options with which the same game comes again: %s', async (line) => {
    const [game, ...given] = line.split(' ') as [string, ...string[]];
    const asked = ['--game', game, '--players', '2', '--bots', 'random', '--seed', 'again'];
    const { status, out } = await call(['play', ...asked, ...given]);
    expect(status).toBe(0);
    // All that was asked for is there, and so much is enough.
    const [head, , told] = /^.*?, (\d) players, seed "again", bots (?:random, )*random(?:, (--.*))?$/m.exec(
      out,
    ) as never as string[];
    expect(out.startsWith(head as string)).toBe(true);
    const flags = given
      .join(' ')
      .replace(/--players \d ?/, '')
      .trim();
    expect(told).toBe(flags);
  });

  test('without --game, too', async () => {
    const { out } = await call(['play', '--players', '2', '--seed', '7']);
    for (const game of ['kingdom-builder', 'kontor --ruleset advanced', 'speicherstadt --kaispeicher']) {
      const alone = await call(['play', '--players', '2', '--seed', '7', '--game', ...game.split(' ')]);
      expect(out).toContain(alone.out);
    }
  });

  test('names what was drawn as an option only where it must be given, and a manifest by its file', async () => {
    const seat = async (first: string): Promise<string> =>
      (await call(['play', '--game', 'speicherstadt', '--seed', '8', '--first-player', first])).out;
    const drawn = await seat('random');
    const [, named] = /--first-player (\d)/.exec(drawn.split('\n')[0] as string) as never as string[];
    expect(await seat(named as string)).toBe(drawn);
    const path = join(emptyFolder(), "a deck's.json");
    writeFileSync(path, JSON.stringify(LARGE_DECK));
    const large = await call(['play', '--game', 'speicherstadt', '--players', '2', '--manifest', path]);
    expect(large.out.split('\n')[0]).toBe(
      `The Speicherstadt, 2 players, seed 1, bots random, random, --manifest '${path.replace("'", "'\\''")}'`,
    );
  });

  test.each([
    ['7', 7],
    ['-7', -7],
    ['007', 7],
    ['9007199254740991', 9007199254740991],
    ['"7"', '7'],
    ['""', ''],
    ['"a \\"b\\""', 'a "b"'],
    ['1/17', '1/17'],
    ['a table', 'a table'],
  ])('takes %s for the seed %j', (text, seed) => {
    expect(seedOf(text)).toBe(seed);
  });

  test.each([
    '',
    ' ',
    '1.5',
    '-0',
    '1e3',
    '0x10',
    ' 7',
    '9007199254740992',
    '-9007199254740992',
    '"',
    '"a',
    '"a" b',
    'Infinity',
  ])('takes %j for no seed', (text) => {
    expect(() => seedOf(text)).toThrow('in double quotes');
  });

  test('tells each card once, points by their name, and what decides between equal points', async () => {
    const { out } = await call(['play', '--game', 'kontor', '--players', '2', '--seed', '3']);
    expect(out).toMatch(/^player \d lays card \d+ at \(-?\d+, -?\d+\)$/m);
    expect(out).not.toMatch(/\nzone.*: 1 cards|lays the card at/);
    expect(out).toMatch(/\n +\d+ points? {2}zone: \d+ cards? at/);
    const game: Display<Kontor> = { ...kontorDisplay, game: { ...kontor, score: () => even, outcome: () => tied } };
    expect(describeScore(game, kontor.init({ players: 2, seed: 1 })).slice(-3)).toEqual([
      'Ranking',
      '  1. player 1, 1 point, then 5 coins',
      '  2. player 0, 1 point, then 1 coin',
    ]);
  });

  test('leaves out the games that cannot be played so, and says why', async () => {
    const { status, out, err } = await call(['play', '--players', '5', '--kaispeicher']);
    expect(status).toBe(0);
    expect(out).toMatch(/^The Speicherstadt, 5 players/);
    expect(err).toMatch(
      /^Kingdom Builder: there is no option --kaispeicher; .*\nKontor: .*--players must be one of 2, 4\n$/,
    );
    const five = await call(['play', '--bots', 'random,random,random,random,random']);
    expect(five.status).toBe(0);
    expect(five.err.match(/: --bots names 5 bots for 2 (to|or) 4 players: /g)).toHaveLength(2);
  });

  test('takes the options of each game', async () => {
    const kontor = await call([
      'play',
      '--game',
      'kontor',
      '--scenario',
      'tic-tac-toe',
      '--rulings',
      'rankedZones=all',
    ]);
    expect(kontor).toMatchObject({ status: 0, err: '' });
    const four = await call(
      'play --game kontor --players 4 --starting-coins 5 --rulings fourPlayerTax=oneOpponent'.split(' '),
    );
    expect(four).toMatchObject({ status: 0, err: '' });
    const kingdom = await call(
      'play --game kingdom-builder --sections tavern,paddock-turned,oasis,farm --cards lords,knights,miners --first-player 1 --rulings lordsCountZero=true vacatedHex=candidate'.split(
        ' ',
      ),
    );
    expect(kingdom).toMatchObject({ status: 0, err: '' });
    expect(kingdom.out).toContain("-- player 1's turn");
    expect(kingdom.out.indexOf("player 1's turn")).toBeLessThan(kingdom.out.indexOf("player 0's turn"));
    expect(kingdom.out).toMatch(/lords:.*\n.*knights:.*\n.*miners:|miners:.*\n.*knights:|knights:/);
  });

  test('waits between moves if asked to', async () => {
    const words = ['play', '--game', 'kontor', '--scenario', 'tic-tac-toe'];
    const began = performance.now();
    const { out } = await call([...words, '--delay', '2']);
    expect(performance.now() - began).toBeGreaterThan(2 * (out.match(/^player \d chooses/gm)?.length ?? 1000));
    expect((await call(words)).out).toBe(out);
  });

  test.each([
    ['--players 9', 'Kingdom Builder: --players must be a whole number from 2 to 4'],
    ['--players two', "option '--players <number>' argument 'two' is invalid"],
    ['--game chess', 'there is no game "chess"'],
    ['--game constructor', 'there is no game "constructor"'],
    ['--speed 3', "unknown option '--speed'"],
    ['game', "too many arguments for 'play'"],
    ['--seed', "option '--seed <seed>' argument missing"],
    ['--bots clever', 'there is no bot "clever"'],
    ['--bots mcts', 'there is no bot "mcts"'],
    ['--bots mcts:0', 'there is no bot "mcts:0"'],
    ['--bots mcts:1e3', 'there is no bot "mcts:1e3"'],
    [
      '--bots random,random,random,random,random',
      '--bots names 5 bots for 2 to 4 players: give one for each seat, or one for all',
    ],
    ['--bots random,random --players 3', '--bots names 2 bots for 3 players'],
    ['--ruleset advanced', 'Kingdom Builder: there is no option --ruleset'],
    ['--first-player 3 --players 2', 'Kingdom Builder: --first-player must be a whole number from 0 to 1'],
    ['--rulings vacatedHex', 'It must be key=value'],
    ['--rulings vacatedHex=maybe', '--rulings vacatedHex must be one of excluded, candidate'],
    ['--cards lords,lords,miners', '--cards must be 3 different cards of'],
    ['--cards lords,x,miners', 'Kingdom Builder: entry 2 of --cards must be one of fishermen, '],
    ['--delay -1', 'It must be a whole number from 0 to 60000'],
  ])('%s is refused in a line, with status 2', async (words, reason) => {
    const { status, out, err } = await call(['play', '--game', 'kingdom-builder', ...words.split(' ')]);
    expect(status).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(reason);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  test('says why if no game is for so many players', async () => {
    const { status, out, err } = await call(['play', '--players', '7']);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(
      /^kontorhaus: no game takes these options: Kingdom Builder: .*Kontor: .*The Speicherstadt: .*\n$/,
    );
  });
});
