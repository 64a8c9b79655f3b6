import { describe, expect, test } from 'vitest';
import { pickOutcome } from '../../src/core/chance.js';
import { createRandom, pickFrom } from '../../src/core/random.js';
import {
  apply,
  chance,
  fromPosition,
  init,
  type KontorMove,
  type KontorOptions,
  type KontorState,
  key,
  legalMoves,
  parsePosition,
  turn,
} from '../../src/kontor/index.js';
import { GAMES, optionsOf, otherRulingsOf } from './games.js';
import { written } from './written.js';

/**
 * A random game in manual mode to its end: special cards, purchases and ship moves with a removal more often than not, and
 * in lazy games mostly passes.
 */
const play = (options: KontorOptions, seed: string, isLazy: boolean, look: (state: KontorState) => void): void => {
  const random = createRandom(seed);
  const { seed: _, ...manual } = options;
  let state = init({ ...manual, chance: 'manual' });
  look(state);
  for (let due = turn(state); due.kind !== 'over'; due = turn(state)) {
    if (due.kind === 'chance') state = apply(state, pickOutcome(chance(state), random));
    else {
      const moves = legalMoves(state, pickFrom(due.players, random));
      const isRare = (move: KontorMove): boolean =>
        (move.type === 'choose' && (isLazy ? move.card === null : (move.card ?? 0) >= 88)) ||
        (move.type === 'ship' && move.remove !== null) ||
        (move.type === 'buy' && move.count > 0) ||
        (move.type === 'bribe' && move.cell !== null);
      const rare = moves.filter((move) => isRare(move) && random(isLazy ? 40 : 2) > 0);
      state = apply(state, pickFrom(rare.length > 0 ? rare : moves, random));
    }
    look(state);
  }
};

/** What a state waits for, as words. */
const kindOf = (
  { phase, choices, gap, sailed, shown, owed, reason, covered, gained }: KontorState,
  due: string,
): string =>
  [
    phase,
    due === 'chance' && 'chance',
    choices.some((choice) => choice !== null) && 'chosen',
    sailed && 'sailed',
    gap !== null && 'gap',
    shown.filter((card) => card !== null).length > 1 && 'two',
    owed.length > 0 && 'owed',
    reason,
    covered.length > 0 && 'covered',
    gained < 0 && 'lost',
  ]
    .filter(Boolean)
    .join(' ');

/** Writes a state as a position and reads that. */
const compareOne = (state: KontorState, parses: boolean): void => {
  const position = written(state);
  if (position === null) expect(state.phase).toBe('deal');
  else {
    expect(key(fromPosition(position))).toBe(key(state));
    if (parses) expect(parsePosition(JSON.parse(JSON.stringify(position))).ok).toBe(true);
  }
};

describe('every state of a random game can be written as a position, but for the deal', () => {
  const kinds = new Set<string>();

  const compare = (options: KontorOptions, seed: string, isLazy = false): void => {
    let count = 0;
    play(options, seed, isLazy, (state) => {
      kinds.add(kindOf(state, turn(state).kind));
      compareOne(state, count++ % 16 === 0);
    });
  };

  test.each(Object.keys(GAMES))('%s', (name) => {
    const options = optionsOf(name, 0);
    const rulings = otherRulingsOf(name);
    compare(options, `written ${name}`);
    compare({ ...options, rulings }, `written otherwise ${name}`);
    compare({ ...options, rulings }, `written lazily ${name}`, true);
  });

  test('among them all that a game can wait for, and most ends', () => {
    for (const kind of [
      ...[
        'act',
        'act chance',
        'act two',
        'act sailed',
        'act sailed gap',
        'act sailed gap two',
        'act covered',
        'act lost',
      ],
      ...['pick', 'buy', 'buy chosen', 'bribe', 'bribe chosen', 'bribe chosen lost'],
      ...['choose', 'choose chosen', 'choose chance', 'choose chance owed', 'choose lost'],
      ...['veto board-full', 'veto chosen board-full', 'over chosen board-full'],
      ...['over board-full', 'over line', 'over stalled'],
    ])
      expect(kinds).toContain(kind);
  });
});
