import { describe, expect, test } from 'vitest';
import { createRandom } from '../../src/index.js';
import { init, key, parseView, resample, type SpeicherstadtView, view } from '../../src/speicherstadt/index.js';
import { table } from './table.js';

/* Views from another process: what may be wrong with them, and where. */

const state = init({ players: 3, seed: 1 });
const seen = view(state, 0);
/** The first card is to be turned up. */
const waiting = view(init({ players: 2, chance: 'manual' }), 1);
const kaispeicher = view(table([{ cards: ['snitch'] }, {}], { row: ['bank'] }), 'spectator');

const issuesOf = (input: unknown): readonly string[] => {
  const parsed = parseView(input);
  return parsed.ok ? [] : parsed.error.map(({ path, code }) => `${path.join('.')}: ${code}`);
};

test('a view comes back as it is', () => {
  for (const one of [seen, waiting, kaispeicher])
    expect(parseView(JSON.parse(JSON.stringify(one)))).toEqual({ ok: true, value: one });
});

describe('a view that the rules show to nobody', () => {
  test.each<readonly [string, SpeicherstadtView, object, readonly string[]]>([
    ['of a sixth seat', seen, { viewer: 5 }, ['viewer: range']],
    ['of a fourth seat of three', seen, { viewer: 3 }, ['viewer: seat']],
    ['with fewer cards to come', seen, { pileSize: seen.pileSize - 1 }, ['pileSize: view']],
    [
      'with a pile in another order',
      seen,
      { unseen: seen.unseen.toReversed() },
      seen.unseen.slice(1).map((_, at) => `unseen.${at + 1}: pile`),
    ],
    ['with a pile of no cards', seen, { unseen: [] }, ['unseen: pile', 'season: pile']],
    ['seeded, while a card is to be turned up', waiting, { seeded: true }, ['seeded: chance-due']],
    ['with coins of a seat more', seen, { coins: [...seen.coins, 5] }, ['coins: list']],
    ['with a pile beside the unseen cards', seen, { pile: state.pile }, ['pile: unknown-key']],
    ['with a generator', seen, { random: state.random }, ['random: unknown-key']],
    ['of another shape', seen, { schema: 0 }, ['schema: schema']],
    ['of newer rules', seen, { rules: 99 }, ['rules: newer-rules']],
    ['of a game of one', seen, { options: { ...seen.options, players: 1 } }, ['options.players: range']],
  ])('%s', (_, one, change, issues) => {
    expect(issuesOf({ ...one, ...change })).toEqual(issues);
  });
});

test('the same options in another order of keys give the same view', () => {
  const options = Object.fromEntries(Object.entries(seen.options).reverse());
  const parsed = parseView({ ...seen, options });
  expect(parsed.ok && key(parsed.value)).toBe(key(seen));
});

test('what is behind a view that was accepted looks like it', () => {
  const parsed = parseView({ ...seen, viewer: 'spectator' });
  expect(parsed.ok).toBe(true);
  if (parsed.ok) expect(view(resample(parsed.value, createRandom(1)), 'spectator')).toEqual(parsed.value);
});
