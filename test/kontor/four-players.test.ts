import { describe, expect, test } from 'vitest';
import { fromPosition, type KontorPosition, type KontorState, outcome, score } from '../../src/kontor/index.js';
import { due, reveal } from './table.js';

/* What four players change. */

const four = (more: Partial<KontorPosition>): KontorState => fromPosition({ players: 4, cells: [], ...more });

describe('four players', () => {
  const hands = [[29], [35], [36], [40]];
  test('each opponent of a coin card pays', () => {
    const state = four({ hands, coins: [1, 1, 1, 0] });
    // 3 cannot pay and takes the card back; 2 pays.
    const after = reveal(state, 29, 35, 36, 40);
    expect(after.coins).toEqual([1, 1, 0, 0]);
    expect(after.shown).toEqual([29, 35, 36, null]);
    expect(due(after)).toEqual([2]);
  });

  test('two hostile coin cards cost two; who cannot pay both pays nothing, and levies nothing', () => {
    const state = four({ hands: [[29], [33], [30], [36]], coins: [1, 1, 1, 2] });
    const after = reveal(state, 29, 33, 30, 36);
    expect(after.shown).toEqual([29, 33, null, 36]);
    expect(after.coins).toEqual([1, 1, 1, 0]);
  });

  test('only if all four go back does each take a coin', () => {
    const state = four({ hands: [[29], [33], [30], [34]], coins: [0, 0, 0, 0] });
    const after = reveal(state, 29, 33, 30, 34);
    expect(after.coins).toEqual([1, 1, 1, 1]);
    expect(after.phase).toBe('choose');
  });

  test('or only the facing one pays', () => {
    const rulings = { fourPlayerTax: 'oneOpponent' } as const;
    const state = four({ hands: [[29], [35], [36], [40]], coins: [1, 1, 1, 1], rulings });
    expect(reveal(state, 29, 35, 36, 40).coins).toEqual([1, 1, 0, 1]);
    const broke = four({ hands: [[29], [35], [30], [40]], coins: [0, 1, 0, 1], rulings });
    const after = reveal(broke, 29, 35, 30, 40);
    expect(after.coins).toEqual([1, 1, 1, 1]);
    expect(after.shown).toEqual([null, 35, null, 40]);
    // The treasury is empty until the other pair has paid; then it consoles this one.
    const empty = four({ hands: [[29], [31, 33], [30], [34]], coins: [0, 10, 0, 10], rulings });
    expect(reveal(empty, 29, 33, 30, 34).coins).toEqual([1, 9, 1, 9]);
  });

  test('zones of one card do not count; teammates share place and items', () => {
    const state = four({
      cells: [
        [1, 1, 7],
        [1, 2, 'water'],
        [2, 1, 'water'],
      ],
    });
    expect(score(state).sides).toMatchObject([
      { players: [0, 1], total: 0, items: [{ points: 0, uncounted: 'too-small' }] },
      { players: [2, 3], total: 0 },
    ]);
    const last = reveal(four({ idle: 9, coins: [4, 4, 4, 3] }), null, null, null, null);
    expect(outcome(last)?.ranking).toEqual([
      { place: 1, players: [0, 1], tieBreaks: [10] },
      { place: 2, players: [2, 3], tieBreaks: [9] },
    ]);
  });
});
