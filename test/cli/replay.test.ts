import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Parts, Player, Turn } from '../../src/core/contract.js';
import { createRandom } from '../../src/index.js';
import { kingdomBuilder } from '../../src/kingdom-builder/index.js';
import { type KontorMove, type KontorState, kontor } from '../../src/kontor/index.js';
import { formatRecord, type GameRecord, recordGame } from '../../src/record/index.js';
import { type Called, call, emptyFolder } from './call.js';

const random = createRandom('replay');
const RECORD = recordGame(kingdomBuilder, { players: 2, seed: 7 }, (state) =>
  kingdomBuilder.pickMove(state, state.player, random),
) as unknown as GameRecord<Parts>;

/** A seat that must act. */
const firstOf = (turn: Turn): Player => (turn.kind === 'decision' ? (turn.players[0] as Player) : -1);

const replay = (text: string | null, ...words: readonly string[]): Promise<Called> => {
  const path = join(emptyFolder(), 'record.json');
  if (text !== null) writeFileSync(path, text);
  return call(['replay', path, ...words]);
};

describe('kontorhaus replay', () => {
  test('shows every move, what it led to, and the score', async () => {
    const { status, out, err } = await replay(formatRecord(RECORD));
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const lines = out.split('\n');
    expect(lines[0]).toBe('Kingdom Builder, 2 players, seed 7');
    const moves = RECORD.log
      .filter((entry) => 'player' in entry)
      .map((move) => kingdomBuilder.formatMove(move as never));
    expect(moves.every((move) => lines.includes(move))).toBe(true);
    for (const { players, total } of RECORD.result?.sides ?? [])
      expect(lines).toContain(`player ${players.join()}: ${total} points`);
    expect(lines.filter((line) => line === "-- player 0's turn begins").length).toBeGreaterThan(10);
  });

  test('begins with the options, as play does', async () => {
    const first = (record: unknown): Promise<string> =>
      replay(JSON.stringify(record)).then(({ out }) => out.split('\n')[0] as string);
    const pick = (state: KontorState): KontorMove => kontor.pickMove(state, firstOf(kontor.turn(state)), random);
    const options = { players: 2, seed: 'a pier', scenario: 'giant', rulings: { edgeRule: 'perDirection' } } as const;
    expect(await first(recordGame(kontor, options, pick))).toBe(
      'Kontor, 2 players, seed "a pier", --scenario giant --rulings edgeRule=perDirection',
    );
    const { sections } = kingdomBuilder.init({ players: 2, seed: 7 }).options;
    expect(await first({ ...RECORD, seed: null, algorithm: null })).toMatch(
      new RegExp(`^Kingdom Builder, 2 players, no seed, --sections ${sections.join()} --cards [a-z,]+$`),
    );
  });

  test('reads a record on several lines, several records, and standard input', async () => {
    const line = formatRecord(RECORD);
    const shown = (await replay(line)).out;
    expect((await replay(JSON.stringify(RECORD, null, 2))).out).toBe(shown);
    expect((await replay(`${line}\n${line}\n`)).out).toBe(shown + shown);
    expect((await replay(`\ufeff${line}\r\n\r\n${line}\r\n\n`)).out).toBe(shown + shown);
    expect((await call(['replay', '-'], { input: line })).out).toBe(shown);
    expect((await call(['replay', '--verify', '-'], { input: 'hello' })).err).toContain('standard input, line 1');
  });

  test('tells of one record after the other, up to a line that is none', async () => {
    const { status, out, err } = await replay(`${formatRecord(RECORD)}\n\n{}\n${formatRecord(RECORD)}\n`, '--verify');
    expect({ status, out }).toEqual({
      status: 1,
      out: `record 1 (kingdom-builder, ${RECORD.log.length} entries) holds\n`,
    });
    expect(err).toMatch(/^kontorhaus: .*record\.json, line 3: .*\n$/);
  });

  test.each([
    ['a blank line', '\n'],
    ['blanks', '  \t\n\n'],
    ['a blank line of another system', '\r\n'],
    ['a second byte order mark', '\ufeff\ufeff'],
  ])('reads every record behind %s', async (_, before) => {
    const line = formatRecord(RECORD);
    const held = `(kingdom-builder, ${RECORD.log.length} entries) holds\n`;
    const text = `${before}${line}\n${line}\n`;
    expect(await replay(text, '--verify')).toMatchObject({ status: 0, out: `record 1 ${held}record 2 ${held}` });
    const wrong = formatRecord({ ...RECORD, result: { ...RECORD.result, sides: [] } as never });
    const { status, err } = await replay(`${text}${wrong}\n`, '--verify');
    expect(status).toBe(1);
    expect(err).not.toBe('');
    expect(await call(['replay', '--verify', '-'], { input: text })).toMatchObject({
      out: `record 1 ${held}record 2 ${held}`,
    });
  });

  test('takes no text for one record that holds two', async () => {
    const line = formatRecord(RECORD);
    const { status, out, err } = await replay(`{\n${line}\n${line}\n`, '--verify');
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toMatch(/^kontorhaus: .*record\.json, line 1: /);
  });

  test('shows a game that goes on', async () => {
    const open = formatRecord({ ...RECORD, log: RECORD.log.slice(0, 30), result: null });
    const { status, out } = await replay(open);
    expect(status).toBe(0);
    expect(out).toContain('The game is not over.');
    expect((await replay(open, '--verify')).out).toMatch(
      /^record 1 \(kingdom-builder, 30 entries\) holds, and goes on\n$/,
    );
  });

  test('counts one as one', async () => {
    const first = RECORD.log.findIndex((entry) => 'player' in entry);
    const wrong = { ...RECORD, log: [...RECORD.log.slice(0, first + 1), RECORD.log[0]], result: null };
    const { out, err } = await replay(JSON.stringify(wrong), '--verify');
    expect(out).toContain(`entry ${first + 1} of the log (after 1 move): a move is expected`);
    expect(err).toBe('kontorhaus: 1 of 1 record does not hold\n');
    const short = { ...RECORD, log: [RECORD.log[0]], result: null };
    expect((await replay(JSON.stringify(short), '--verify')).out).toContain('record 1 (kingdom-builder, 1 entry) ');
  });

  test('only verifies if asked to', async () => {
    expect(await replay(formatRecord(RECORD), '--verify')).toMatchObject({
      status: 0,
      out: `record 1 (kingdom-builder, ${RECORD.log.length} entries) holds\n`,
      err: '',
    });
  });

  const move = RECORD.log.findIndex((entry, i) => i > 9 && 'player' in entry);
  const changed = (at: number, entry: unknown): GameRecord<Parts> =>
    ({ ...RECORD, log: RECORD.log.with(at, entry as never) }) as GameRecord<Parts>;

  test.each([
    [
      'an illegal move',
      changed(move, { type: 'end-turn', player: 0 }),
      new RegExp(`entry ${move} of the log \\(after \\d+ moves\\): \\w`),
    ],
    [
      'a move too many',
      { ...RECORD, log: [...RECORD.log, RECORD.log[move]] },
      /entry \d+ of the log .*: the game is over/,
    ],
    ['an outcome for a move', changed(move, RECORD.log[0]), /a move is expected, not an outcome/],
    [
      'a move for an outcome',
      changed(0, RECORD.log[move]),
      /entry 0 of the log \(after 0 moves\): an outcome is expected/,
    ],
    [
      'another result',
      { ...RECORD, result: { ...RECORD.result, sides: RECORD.result?.sides.toReversed() } },
      /the game gives "[^"]*; player 0 (\d+ points), player 1 (\d+ points)", and the record says "[^"]*; player 1 \2, player 0 \1"\n/,
    ],
    [
      'another total',
      { ...RECORD, result: { ...RECORD.result, sides: RECORD.result?.sides.map((side) => ({ ...side, total: 999 })) } },
      /; player 0 \d+ points, player 1 \d+ points", and the record says "[^"]*; player 0 999 points, player 1 999 points"\n/,
    ],
    [
      'another end',
      { ...RECORD, result: { ...RECORD.result, outcome: { reason: 'a storm', ranking: [] } } },
      /the game gives "last-settlement: 1\. player \d, 2\. player \d; .*", and the record says "a storm: ; player 0 /,
    ],
    [
      'a result too early',
      { ...RECORD, log: RECORD.log.slice(0, -1) },
      /the game is not over, and the record has a result/,
    ],
    ['no result', { ...RECORD, result: null }, /the game is over, and the record has no result/],
    ['newer rules', { ...RECORD, rules: 1000 }, /it was played by rules 1000, and this version knows \d/],
  ])('says where a record with %s does not hold', async (_, record, reason) => {
    for (const words of [['--verify'], []]) {
      const { status, out, err } = await replay(`${formatRecord(RECORD)}\n${JSON.stringify(record)}\n`, ...words);
      expect(status).toBe(1);
      expect(out.trimEnd().split('\n').at(-1)).toMatch(/^record 2 \(kingdom-builder, \d+ entries\) does not hold: /);
      expect(out).toMatch(reason);
      expect(err).toBe('kontorhaus: 1 of 2 records does not hold\n');
    }
  });

  test('says where chance was not drawn from the seed, which alone is no fault', async () => {
    const { status, out } = await replay(formatRecord({ ...RECORD, seed: 8 }), '--verify');
    expect(status).toBe(0);
    const start = kingdomBuilder.start({ players: 2, seed: 8 });
    const given = start.chance.findIndex((outcome, i) => JSON.stringify(outcome) !== JSON.stringify(RECORD.log[i]));
    const [has, gives] = [RECORD.log[given] as never, start.chance[given] as never].map(kingdomBuilder.formatMove);
    expect(has).not.toBe(gives);
    expect(out).toContain(
      `holds\nrecord 1 (kingdom-builder, ${RECORD.log.length} entries): entry ${given} of the log (after 0 moves) says "${has}", but the seed gives "${gives}"\n`,
    );
  });

  test.each([
    ['hello', 'record.json, line 1: not a record as one line of JSON'],
    ['[]', 'record.json, line 1: not an object'],
    ['{"kontorhaus":"selfplay"}', 'record.json, line 1: format must be 1, the only format that this version reads'],
    ['{"format":2,"game":"kontor"}', 'record.json, line 1: format must be 1, the only format that this version reads'],
    ['{"format":1,"rules":1}', 'record.json, line 1: game is missing'],
    ['{"format":1,"game":"chess"}', 'record.json, line 1: rules is missing'],
    [JSON.stringify({ ...RECORD, rules: 'x' }), 'line 1: rules must be a whole number from 1 to'],
    [formatRecord({ ...RECORD, game: 'chess' }), 'line 1: game must be kingdom-builder or kontor or speicherstadt'],
    ['', 'record.json holds no record'],
    ['\n\n', 'record.json holds no record'],
    [null, 'record.json: no such file or folder'],
  ])('%s is refused in a line, with status 1', async (text, reason) => {
    const { status, out, err } = await replay(text);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain(reason);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
