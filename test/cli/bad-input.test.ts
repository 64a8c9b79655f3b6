import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseHeader } from '../../src/cli/selfplay/lines.js';
import { emptyFolder, selfplay } from './call.js';

describe('bad input', () => {
  test.each([
    ['--shard 5/4', 'It must be i/m with i from 1 to m'],
    ['--shard 0/4', 'It must be i/m with i from 1 to m'],
    ['--shard x/y', 'It must be i/m with i from 1 to m'],
    ['--shard 1', 'It must be i/m with i from 1 to m'],
    ['--shard 1/2/3', 'It must be i/m with i from 1 to m'],
    ['--games 0', 'It must be a whole number from 1 to'],
    ['--games -1', 'It must be a whole number from 1 to'],
    ['--games 1e99', 'It must be a whole number from 1 to'],
    ['--games 99999999999999999999', 'It must be a whole number from 1 to'],
    ['--threads 0', 'It must be a whole number from 1 to'],
    ['--game chess', 'there is no game "chess": choose kingdom-builder, kontor or speicherstadt\n'],
    ['--bots clever', 'there is no bot "clever": choose random, greedy or mcts:ITERATIONS\n'],
    ['--bots mcts:0', 'choose random, greedy or mcts:ITERATIONS, with a whole number from 1 to 10000000\n'],
    ['--bots random,', 'there is no bot ""'],
    [
      '--bots random,random,random',
      'Kontor: --bots names 3 bots for 2 or 4 players: give one for each seat, or one for all\n',
    ],
    ['--bots random --players 3', 'Kontor: --players must be one of 2, 4'],
    ['--bots random,random,random,random --players 2', '--bots names 4 bots for 2 players'],
    ['--scenario chess', 'Kontor: --scenario must be one of grand-canal'],
    ['--scenario giant --ruleset base', 'Kontor: --ruleset must be left out with --scenario giant\n'],
    ['--scenario giant --players 4', 'Kontor: --players must be 2 with --scenario giant\n'],
    [
      '--scenario giant --bots random,random,random,random',
      'Kontor: --bots names 4 bots for 2 players with --scenario giant: give one for each seat, or one for all\n',
    ],
    ['--scenario poverty --starting-coins 3', '--starting-coins must be left out with --scenario poverty\n'],
    [
      '--scenario great-island --players 4 --starting-coins 6',
      '--starting-coins must be a whole number from 0 to 5 with --players 4\n',
    ],
    [
      '--rulings bankruptcy=cannotPay',
      '--rulings bankruptcy must be left out, since it changes nothing in this game\n',
    ],
    [
      '--rulings fourPlayerTax=oneOpponent',
      '--rulings fourPlayerTax must be left out, since it changes nothing in this game\n',
    ],
    ['--seed 1.5', 'It must be a whole number up to 9007199254740991, or a text'],
    ['--seed 99999999999999999999', 'It must be a whole number up to 9007199254740991, or a text'],
    ['--seed=', 'It must be a whole number up to 9007199254740991, or a text'],
    ['--rulings __proto__=x', 'Kontor: --rulings __proto__ is not known, only'],
    ['--records=', 'It must be the name of a file'],
    ['--out=', 'It must be the name of a file'],
    ['--chance manual', "unknown option '--chance'"],
  ])('%s ends with status 2 before anything is written', async (words, reason) => {
    const folder = emptyFolder();
    const { status, out, err } = await selfplay(join(folder, 'results.ndjson'), words.split(' '));
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(reason);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each([
    ['no/results.ndjson', 'cannot write .*no/results.ndjson: no such file or folder'],
    ['file/results.ndjson', 'cannot write .*file/results.ndjson: no such folder'],
    ['folder', 'folder is not a file'],
    ['full', 'full is not a file'],
  ])('--out %s ends with status 1', async (name, reason) => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'file'), '');
    mkdirSync(join(folder, 'folder'));
    symlinkSync('/dev/full', join(folder, 'full'));
    const { status, out, err } = await selfplay(join(folder, name));
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toMatch(new RegExp(`^kontorhaus: ${reason}\n$`.replace('kontorhaus: ', 'kontorhaus: .*')));
    expect(readdirSync(folder).sort()).toEqual(['file', 'folder', 'full']);
  });

  test('more threads than can help are not started', async () => {
    const most = Math.max(8, 4 * availableParallelism());
    const out = join(emptyFolder(), 'results.ndjson');
    let [running, highest] = [0, 0];
    const { status, err } = await selfplay(out, ['--games', String(20 * most), '--threads', '1000'], {
      before: async () => {
        highest = Math.max(highest, ++running);
        await new Promise(setImmediate);
        running--;
      },
    });
    expect(status).toBe(0);
    expect(err).toMatch(/^kontorhaus: 1000 threads are more than \d+ cores can use: \d+ play\n$/);
    expect(highest).toBe(most);
  });

  test('a manifest has to be one', async () => {
    const folder = emptyFolder();
    const manifest = join(folder, 'manifest.json');
    const out = join(folder, 'results.ndjson');
    expect(await selfplay(out, ['--manifest', manifest])).toMatchObject({ status: 1 });
    writeFileSync(manifest, '{"docks":[]}');
    expect((await selfplay(out, ['--manifest', manifest])).err).toMatch(/^kontorhaus: Kontor: --manifest .*\n$/);
    expect(readdirSync(folder)).toEqual(['manifest.json']);
  });

  test('a header that is none is not taken for one', () => {
    expect(parseHeader('{"kontorhaus":"selfplay"}')).toBeNull();
    expect(parseHeader('[]')).toBeNull();
    expect(parseHeader('{')).toBeNull();
  });
});
