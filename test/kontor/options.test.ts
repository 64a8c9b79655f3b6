import { describe, expect, test } from 'vitest';
import { cardCertainty, init, MANIFEST, type Manifest, parseOptions, parseState } from '../../src/kontor/index.js';
import { told } from './table.js';

/* Options and card values from outside: what is wrong with them, and where. */

describe('card values', () => {
  const issues = (manifest: unknown): readonly string[] => {
    return told(parseOptions({ players: 2, seed: 1, manifest }));
  };
  const changed = (at: number, change: object): Manifest => ({
    ...MANIFEST,
    red: MANIFEST.red.map((card, i) => (i === at ? { ...card, ...change } : card)),
  });

  test('twins are not required, other values are taken', () => {
    expect(issues(MANIFEST)).toEqual([]);
    expect(issues(changed(1, { number: 500, goods: ['tea'], symbol: null }))).toEqual([]);
    const state = init({ players: 2, seed: 1, manifest: changed(1, { number: 500 }) });
    expect(parseState(JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, value: state });
  });

  test.each<[string, unknown, string]>([
    ['a number twice', changed(1, { number: 4 }), 'manifest.black.1.number: taken'],
    ['no number', changed(1, { number: 0 }), 'manifest.red.1.number: range'],
    ['unknown goods', changed(1, { goods: ['gold'] }), 'manifest.red.1.goods: goods'],
    ['goods twice', changed(1, { goods: ['tea', 'tea'] }), 'manifest.red.1.goods: goods'],
    ['goods on a tavern', changed(0, { goods: ['tea'] }), 'manifest.red.0.goods: goods'],
    ['a third crane', changed(1, { kind: 'crane', goods: [] }), 'manifest.red.21.kind: one-of'],
    ['an unknown sign', changed(1, { symbol: 'anchor' }), 'manifest.red.1.symbol: one-of'],
    ['another field', changed(1, { color: 'red' }), 'manifest.red.1.color: unknown-key'],
    ['a card less', { ...MANIFEST, water: MANIFEST.water.slice(1) }, 'manifest.water: list'],
    ['another suit', { ...MANIFEST, blue: [] }, 'manifest.blue: unknown-key'],
    [
      'three Floods',
      { ...MANIFEST, special: MANIFEST.special.map((card) => ({ ...card, kind: 'flood' })) },
      'manifest.special.2.kind: one-of',
    ],
    ['no manifest at all', 7, 'manifest: object'],
  ])('%s', (_, manifest, issue) => {
    expect(issues(manifest)).toContain(issue);
  });

  test('numbers out of range are not said to be taken', () => {
    const red = MANIFEST.red.map((card, i) => ({ ...card, number: i < 2 ? 5000 + i : i === 2 ? 1 : card.number }));
    expect(issues({ ...MANIFEST, red })).toEqual(['manifest.red.0.number: range', 'manifest.red.1.number: range']);
    const later = red.map((card, i) => ({ ...card, number: i === 0 ? 1 : i === 1 ? 5000 : card.number + 500 }));
    expect(issues({ ...MANIFEST, red: later.with(2, { ...MANIFEST.red[2], number: 1 } as never) })).toEqual([
      'manifest.red.1.number: range',
      'manifest.red.2.number: taken',
    ]);
  });

  test('say how sure they are', () => {
    expect(cardCertainty(3)).toEqual({
      number: 'certain',
      color: 'certain',
      kind: 'certain',
      goods: 'certain',
      symbol: 'certain',
    });
    expect([94, 500, -1, 0.5].map(cardCertainty)).toEqual([null, null, null, null]);
    expect(cardCertainty(0)).toEqual(cardCertainty(3));
    expect(cardCertainty(88)).toMatchObject({ color: 'certain', kind: 'certain', goods: 'certain' });
    expect(cardCertainty(52)).toMatchObject({ color: 'inferred', kind: 'reconstructed' });
    expect(cardCertainty(60)).toMatchObject({ number: 'reconstructed', color: 'certain', kind: 'certain' });
  });
});

test('resolved options keep only rulings that differ from the default', () => {
  const rulings = { edgeRule: 'perDirection', fourPlayerTax: 'eachOpponent', rankedZones: 'all' } as const;
  const state = init({ players: 2, seed: 1, rulings });
  expect(state.options.rulings).toEqual({ edgeRule: 'perDirection' });
  const spelledOut = { ...state, options: { ...state.options, rulings } };
  expect(told(parseState(spelledOut))).toEqual(['options.rulings: resolved']);
  const unresolved = { ...state, options: { ...state.options, manifest: MANIFEST } };
  expect(told(parseState(unresolved))).toEqual(['options.manifest: resolved']);
  const impossible = { ...state, options: { ...state.options, startingCoins: null } };
  expect(told(parseState(impossible))).toEqual(['options.startingCoins: range']);
  expect(parseState({ ...state, options: { ...state.options, rulings: {} } }).ok).toBe(true);
});

describe('options that make no sense are refused', () => {
  test.each<[object, string]>([
    [{ players: 3 }, 'players: one-of'],
    [{}, 'players: one-of'],
    [{ players: 2, ruleset: 'advanced', scenario: 'giant' }, 'ruleset: exclusive'],
    [{ players: 4, ruleset: 'base' }, 'players: two-players'],
    [{ players: 4, scenario: 'giant' }, 'players: two-players'],
    [{ players: 2, startingCoins: 11 }, 'startingCoins: range'],
    [{ players: 4, startingCoins: 6 }, 'startingCoins: range'],
    [{ players: 2, scenario: 'poverty', startingCoins: 4 }, 'startingCoins: pointless'],
    [{ players: 2, scenario: 'baksheesh', startingCoins: 3 }, 'startingCoins: pointless'],
    [{ players: 2, scenario: 'gullivers-travels', startingCoins: 3 }, 'startingCoins: pointless'],
    [{ players: 2, rulings: { fourPlayerTax: 'oneOpponent' } }, 'rulings.fourPlayerTax: pointless'],
    [{ players: 2, rulings: { rankedZones: 'controlled' } }, 'rulings.rankedZones: pointless'],
    [{ players: 2, rulings: { bankruptcy: 'cannotPay' } }, 'rulings.bankruptcy: pointless'],
    [{ players: 2, scenario: 'tic-tac-toe', rulings: { edgeRule: 'perDirection' } }, 'rulings.edgeRule: pointless'],
    [{ players: 2, colour: 'red' }, 'colour: unknown-key'],
  ])('%j', (options, issue) => {
    expect(told(parseOptions({ seed: 1, ...options }))).toContain(issue);
  });
});
