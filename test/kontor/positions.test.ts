import { describe, expect, test } from 'vitest';
import { pickOutcome } from '../../src/core/chance.js';
import { createRandom, pickFrom } from '../../src/core/random.js';
import {
  apply,
  chance,
  columnOf,
  fromPosition,
  init,
  type KontorMove,
  type KontorOptions,
  type KontorPosition,
  type KontorState,
  key,
  legalMoves,
  movesFrom,
  parsePosition,
  rowOf,
  turn,
} from '../../src/kontor/index.js';
import { GAMES, optionsOf, otherRulingsOf } from './games.js';
import { due, reveal } from './table.js';
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

describe('other ends', () => {
  const empty = { cells: [], hands: [[], []], waterTop: null, dockTops: [null, null] };
  const poor: KontorPosition = { scenario: 'poverty', cells: [], coins: [0, 6] };
  const cannotPay: KontorPosition = { ...poor, rulings: { bankruptcy: 'cannotPay' }, hands: [[35], [30]] };
  const four: KontorPosition = { players: 4, scenario: 'poverty', cells: [], coins: [0, 6, 0, 6] };

  test.each<readonly [string, KontorPosition, Partial<KontorState>]>([
    ['nobody can ever lay a card', empty, { phase: 'over', reason: 'dead' }],
    ['ten rounds without another space covered', { cells: [], idle: 10 }, { phase: 'over', reason: 'stalled' }],
    ['a side without a coin', poor, { phase: 'over', reason: 'bankrupt', winner: 1 }],
    ['both sides without a coin', four, { phase: 'over', reason: 'both-bankrupt', winner: null }],
    ['the same, said', { ...four, bankrupt: [1, 0] }, { phase: 'over', reason: 'both-bankrupt', winner: null }],
    [
      'a tax that was not paid',
      { ...cannotPay, known: [35, 30], bankrupt: [0] },
      { phase: 'over', reason: 'bankrupt', winner: 1 },
    ],
  ])('%s', (_, position, expected) => {
    const state = fromPosition(position);
    expect(state).toMatchObject(expected);
    compareOne(state, true);
  });

  test('a tax that was not paid is the same as after the reveal', () => {
    const state = reveal(fromPosition(cannotPay), 35, 30);
    expect(state).toMatchObject({ phase: 'over', reason: 'bankrupt' });
    expect(fromPosition({ ...cannotPay, known: [35, 30], bankrupt: [0, 0] })).toEqual(state);
  });
});

const issuesOf = (position: KontorPosition): readonly string[] => {
  const read = parsePosition(position);
  return read.ok ? [] : read.error.map(({ path, code }) => `${path.join('.')}: ${code}`);
};

describe('Justice: hands are picked', () => {
  const hands = [
    [29, 60, 61],
    [62, 63],
  ];
  const position: KontorPosition = { scenario: 'justice', phase: 'pick', cells: [], hands };

  test('with what has been picked so far', () => {
    const state = fromPosition(position);
    expect(due(state)).toEqual([0, 1]);
    expect(state.docks).toEqual([0, 1].map(() => ({ top: null, hidden: 0, under: [] })));
    expect(movesFrom(state, 0, { type: 'pick' })).toHaveLength(21);
    const full = fromPosition({
      ...position,
      hands: [
        [29, 31, 33, 60, 61],
        [62, 63],
      ],
    });
    expect(due(full)).toEqual([1]);
    // Without hands nothing has been picked.
    expect(movesFrom(fromPosition({ scenario: 'justice', phase: 'pick', cells: [] }), 1, {})).toHaveLength(22);
  });

  test('the same as in play', () => {
    const state = init({ players: 2, scenario: 'justice', seed: 1 });
    const picked = apply(state, legalMoves(state, 1)[4] as KontorMove);
    const { options, hands: dealt, water, board } = picked;
    const cells = board.flatMap((card, cell): KontorPosition['cells'] =>
      card > 0 ? [[rowOf(cell), columnOf(cell), card]] : [],
    );
    expect(key(fromPosition({ ...options, phase: 'pick', cells, hands: dealt, waterTop: water.top }))).toBe(
      key(picked),
    );
  });

  test.each<readonly [string, Partial<KontorPosition>, string]>([
    ['in another game', { scenario: 'giant' }, 'phase: phase'],
    ['a card on the table', { cells: [[1, 1, 31]] }, 'phase: phase'],
    ['Water on the table', { cells: [[1, 1, 'water']] }, 'cells.0: layout'],
    [
      'hands that are full',
      {
        hands: [
          [29, 31, 33, 60, 61],
          [4, 6, 8, 62, 63],
        ],
      },
      'phase: phase',
    ],
    ['no Water cards', { hands: [[29], [62, 63]] }, 'hands.0: hand'],
    [
      'an opposing card',
      {
        hands: [
          [4, 60, 61],
          [62, 63],
        ],
      },
      'hands.0: hand',
    ],
    ['a round before', { last: 1 }, 'last: phase'],
    ['an idle round before', { idle: 1 }, 'phase: phase'],
    ['coins paid', { coins: [3, 2] }, 'coins: coins'],
    ['a Dock pile', { dockTops: [31, null] }, 'dockTops: pile'],
    ['Water missing', { waterHidden: 3 }, 'waterHidden: pile'],
    ['the ship elsewhere', { ship: [0, 1] }, 'ship: ship'],
    ['a card shown', { shown: [31, null] }, 'shown: phase'],
    ['a choice', { chosen: [29, null] }, 'chosen: phase'],
  ])('but not with %s', (_, more, issue) => {
    expect(issuesOf({ ...position, ...more }).slice(0, 1)).toEqual([issue]);
  });
});

describe('Special Cards: cards are ordered, chosen with, and owed', () => {
  const position: KontorPosition = { scenario: 'special-cards', cells: [], coins: [5, 4], hands: [[29], [36]] };

  test('one seat has ordered', () => {
    const state = fromPosition({ ...position, chosen: [2, null] });
    expect(state).toEqual(apply(fromPosition(position), { type: 'buy', player: 0, count: 2 }));
    expect(due(state)).toEqual([1]);
    expect(fromPosition({ ...position, chosen: [null, 0] }).choices).toEqual([null, 0]);
  });

  test('bought cards are still to be dealt', () => {
    const bought = apply(fromPosition({ ...position, chosen: [2, null] }), { type: 'buy', player: 1, count: 1 });
    const owing: KontorPosition = { ...position, coins: [1, 2], owed: [0, 0, 1] };
    expect(fromPosition(owing)).toEqual(bought);
    expect(turn(bought)).toEqual({ kind: 'chance' });
    const seeded = fromPosition({ ...owing, seed: 1 });
    expect(seeded.owed).toEqual([]);
    expect(seeded.hands.map((hand) => hand.length)).toEqual([3, 2]);
  });

  test('what can be bought has been', () => {
    const state = fromPosition({ ...position, phase: 'choose' });
    expect(state).toMatchObject({ phase: 'choose', coins: [5, 4] });
    expect(due(state)).toEqual([0, 1]);
    expect(fromPosition({ ...position, phase: 'choose', chosen: [null, 36] }).choices).toEqual([null, 36]);
    // Nobody can buy: so it is without a word.
    expect(fromPosition({ ...position, coins: [1, 1], chosen: [29, null] }).phase).toBe('choose');
  });

  test.each<readonly [string, Partial<KontorPosition>, string]>([
    ['more than can be paid for', { chosen: [3, null] }, 'chosen.0: choice'],
    ['a pass', { chosen: ['pass', null] }, 'chosen.0: choice'],
    ['a judgement', { chosen: [null, true] }, 'chosen.1: choice'],
    ['both orders', { chosen: [1, 1] }, 'chosen: phase'],
    ['cards owed to nobody', { owed: [2] }, 'owed: seat'],
    ['cards owed while others are ordered', { owed: [1], phase: 'buy' }, 'phase: phase'],
    ['a choice while cards are owed', { owed: [1], chosen: [29, null] }, 'chosen: choice'],
    ['orders of nobody', { coins: [1, 1], phase: 'buy' }, 'phase: phase'],
    ['cards owed in another game', { scenario: 'giant', owed: [1] }, 'owed: phase'],
  ])('but not %s', (_, more, issue) => {
    expect(issuesOf({ ...position, ...more }).slice(0, 1)).toEqual([issue]);
  });
});

describe('Baksheesh: who buys last has bought', () => {
  const position: KontorPosition = {
    scenario: 'baksheesh',
    cells: [
      [1, 1, 29],
      [1, 2, 36],
    ],
    last: 1,
  };

  test('and the other is asked', () => {
    const state = fromPosition({ ...position, chosen: [null, 'pass'] });
    expect(state).toEqual(apply(fromPosition(position), { type: 'bribe', player: 1, cell: null }));
    expect(due(state)).toEqual([0]);
    expect(fromPosition({ ...position, phase: 'choose', chosen: [null, 'pass'] })).toMatchObject({
      phase: 'choose',
      choices: [null, 0],
    });
  });

  test('spaces lost to bribes are kept', () => {
    expect(fromPosition({ ...position, gained: -2, phase: 'choose' }).gained).toBe(-2);
    expect(issuesOf({ ...position, gained: -36 })).toEqual(['gained: phase']);
  });

  test.each<readonly [string, Partial<KontorPosition>, string]>([
    ['the other first', { chosen: ['pass', null] }, 'chosen.0: choice'],
    ['a card', { chosen: [null, 36] }, 'chosen.1: choice'],
    ['where nobody can buy', { coins: [0, 0], chosen: [null, 'pass'], phase: 'bribe' }, 'phase: phase'],
  ])('but not %s', (_, more, issue) => {
    expect(issuesOf({ ...position, ...more }).slice(0, 1)).toEqual([issue]);
  });
});

describe('Old Rope: zones are judged after the end', () => {
  const position: KontorPosition = {
    scenario: 'old-rope',
    idle: 10,
    cells: [
      [1, 1, 1],
      [1, 2, 'water'],
      [2, 1, 'water'],
      [-1, 1, 2],
      [-1, 2, 'water'],
      [-2, 1, 'water'],
    ],
  };

  test('with what one side has said', () => {
    const state = fromPosition(position);
    expect(state).toMatchObject({ phase: 'veto', reason: 'stalled' });
    expect(due(state)).toEqual([0, 1]);
    const one = fromPosition({ ...position, chosen: [null, false] });
    expect(one).toEqual(apply(state, { type: 'veto', player: 1, counts: false }));
    expect(due(one)).toEqual([0]);
    const both = fromPosition({ ...position, chosen: [true, false] });
    expect(both).toEqual(apply(one, { type: 'veto', player: 0, counts: true }));
    expect(both.phase).toBe('over');
    for (const each of [state, one, both]) compareOne(each, true);
  });

  test.each<readonly [string, Partial<KontorPosition>, string]>([
    ['a card', { chosen: [29, null] }, 'chosen.0: choice'],
    ['a pass', { chosen: ['pass', null] }, 'chosen.0: choice'],
    ['before the end', { idle: 9, chosen: [true, null] }, 'chosen.0: choice'],
    ['the end without a judgement', { phase: 'over' }, 'phase: phase'],
    ['of a zone without a tavern', { cells: position.cells.slice(0, 3), chosen: [null, true] }, 'chosen.1: choice'],
    ['of no zone at all', { cells: [], chosen: [true, null] }, 'chosen: phase'],
    ['in another game', { scenario: 'giant', chosen: [true, null] }, 'chosen: phase'],
  ])('but not %s', (_, more, issue) => {
    expect(issuesOf({ ...position, ...more }).slice(0, 1)).toEqual([issue]);
  });
});

describe('piles, and what a round has brought', () => {
  test('teammates may have drawn differently', () => {
    const state = fromPosition({ players: 4, cells: [], dockHidden: [2, 9, 0, 1] });
    expect(state.docks.map(({ hidden }) => hidden)).toEqual([2, 9, 0, 1]);
    expect(fromPosition({ players: 4, cells: [] }).docks.map(({ hidden }) => hidden)).toEqual([7, 7, 7, 7]);
    expect(issuesOf({ players: 4, cells: [], dockHidden: [9, 9, 0, 0] })).toEqual(['dockHidden.0: pile']);
  });

  test('a card may still have to be turned up', () => {
    const state = fromPosition({ cells: [], waterTop: null, waterHidden: 5, dockTops: [29, null], dockHidden: [3, 4] });
    expect(turn(state)).toEqual({ kind: 'chance' });
    expect(state.water).toEqual({ top: null, hidden: 5, under: [] });
    expect(state.docks[1]).toEqual({ top: null, hidden: 4, under: [] });
    const seeded = fromPosition({ cells: [], waterTop: null, waterHidden: 5, seed: 1 });
    expect(seeded.water).toMatchObject({ hidden: 4 });
    expect(seeded.water.top).not.toBeNull();
    expect(issuesOf({ cells: [], waterHidden: 44 })).toEqual(['waterHidden: pile']);
    expect(fromPosition({ cells: [], waterHidden: 0 }).water).toMatchObject({ hidden: 0, under: [] });
  });

  test('spaces covered in this round make up for idle ones', () => {
    const laid: KontorPosition = { cells: [[1, 1, 36]], shown: [29, null], idle: 9, last: 1 };
    const end = (state: KontorState): KontorState => apply(state, { type: 'choose', player: 0, card: null });
    expect(fromPosition({ ...laid, gained: 1 }).gained).toBe(1);
    expect(issuesOf({ ...laid, gained: 2 })).toEqual(['gained: phase']);
    expect(issuesOf({ cells: [], gained: 1 })).toEqual(['gained: phase']);
    // Nothing can have been laid, or by nobody, or by the seat whose card is still to be laid.
    expect(issuesOf({ cells: [], shown: [29, null], gained: 1 })).toEqual(['gained: phase']);
    expect(issuesOf({ cells: [[1, 1, 36]], shown: [29, null], gained: 1 })).toEqual(['gained: phase']);
    expect(issuesOf({ ...laid, gained: 1, last: 0 })).toEqual(['gained: phase']);
    expect(issuesOf({ cells: [], last: 0 })).toEqual(['last: phase']);
    // What was bought off the table may have been the only card.
    expect(issuesOf({ scenario: 'baksheesh', cells: [], last: 0 })).toEqual([]);
    expect(issuesOf({ ...laid, idle: 10 })).toEqual(['idle: phase']);
    expect(end(fromPosition({ cells: [], idle: 9, chosen: [null, 'pass'] }))).toMatchObject({ reason: 'stalled' });
  });

  test('the harbor card is no choice', () => {
    expect(issuesOf({ cells: [], chosen: [0, null] })).toEqual(['chosen.0: choice']);
  });

  test('rows and columns of a fixed board are those of the board', () => {
    expect(issuesOf({ scenario: 'grand-canal', cells: [], rows: [0, 1] })).toContain('rows: extent');
  });

  test('a phase that does not follow from the rest is refused', () => {
    for (const phase of ['bribe', 'buy', 'act', 'veto', 'over'] as const)
      expect(issuesOf({ cells: [], phase })).toEqual(['phase: phase']);
    expect(fromPosition({ cells: [], phase: 'choose' })).toEqual(fromPosition({ cells: [] }));
    expect(issuesOf({ cells: [], phase: 'choose', shown: [29, null] })).toEqual(['phase: phase']);
    expect(issuesOf({ cells: [], phase: 'choose', idle: 10 })).toEqual(['phase: phase']);
    expect(issuesOf({ cells: [], bankrupt: [0] })).toEqual(['bankrupt: phase']);
    expect(issuesOf({ cells: [], bankrupt: [0, 1] })).toEqual(['bankrupt: phase']);
    expect(issuesOf({ scenario: 'poverty', cells: [], bankrupt: [0] })).toEqual(['bankrupt: phase']);
  });
});

describe('what cannot have come about is refused', () => {
  test('cards apart from the first layout', () => {
    const cells: KontorPosition['cells'] = [
      [3, 3, 29],
      [3, 2, 'water'],
    ];
    expect(issuesOf({ ruleset: 'advanced', cells })).toEqual(['cells.0: no-contact', 'cells.1: no-contact']);
    expect(issuesOf({ ruleset: 'advanced', cells: [...cells, [2, 2, 31]] })).toEqual([
      'cells.0: no-contact',
      'cells.1: no-contact',
      'cells.2: no-contact',
    ]);
    expect(issuesOf({ ruleset: 'advanced', cells: [...cells, [2, 2, 31], [2, 1, 33]] })).toEqual([]);
    expect(issuesOf({ scenario: 'baksheesh', cells })).toEqual([]);
    // Those beyond a space that the ship has emptied hang on it.
    const gap: KontorPosition = {
      ruleset: 'advanced',
      cells: [
        [2, 2, 29],
        [2, 3, 31],
      ],
      shown: [41, null],
    };
    const emptied: KontorPosition = { ...gap, ship: [2, 0], gap: [2, 1], under: [[5], []] };
    expect(issuesOf(emptied)).toEqual([]);
    expect(issuesOf(gap)).toEqual(['cells.0: no-contact', 'cells.1: no-contact']);
    const { board } = fromPosition({ ruleset: 'advanced', cells: [] });
    expect(board.filter((card) => card >= 0)).toHaveLength(9);
  });

  test('a space that the ship has emptied, but no card removed', () => {
    const gap: KontorPosition = {
      ruleset: 'advanced',
      cells: [[1, 2, 29]],
      shown: [41, null],
      ship: [0, 1],
      gap: [1, 1],
    };
    expect(issuesOf(gap)).toEqual(['gap: ship']);
    expect(issuesOf({ ...gap, under: [[], [6]] })).toEqual([]);
    // The pile was used up, so that the card is open at once.
    expect(issuesOf({ ...gap, dockTops: [5, 30], dockHidden: [0, 3] })).toEqual([]);
    expect(issuesOf({ ...gap, dockTops: [5, 30], dockHidden: [1, 3] })).toEqual(['gap: ship']);
    expect(issuesOf({ ...gap, dockTops: [7, 30], dockHidden: [0, 3] })).toEqual(['gap: ship']);
  });

  test('a space emptied on a board that was full', () => {
    // Every space of the 7 x 7 around the cross: Water where no card is named.
    const spaces = [-3, -2, -1, 0, 1, 2, 3].flatMap((r) =>
      [-3, -2, -1, 0, 1, 2, 3].map((c): readonly [number, number] => [r, c]),
    );
    const free = spaces.filter(([r, c]) => !(r === 0 && Math.abs(c) < 3) && !(c === 0 && Math.abs(r) < 3));
    const order = free.sort(([a, b], [c, d]) => Math.abs(a) + Math.abs(b) - Math.abs(c) - Math.abs(d));
    const docks = [7, 8, 9, 10, 15, 16, 17, 18, 19, 20, 27, 28, 29, 30, 31, 32];
    const cells = (but: string): KontorPosition['cells'] =>
      order
        .filter(([r, c]) => `${r},${c}` !== '1,1' && `${r},${c}` !== but)
        .map(([r, c], i) => [r, c, docks[i] ?? 'water']);
    const full: KontorPosition = {
      ruleset: 'advanced',
      cells: cells(''),
      hands: [[], []],
      shown: [41, null],
      ship: [0, 1],
      gap: [1, 1],
      under: [[3], []],
    };
    expect(issuesOf(full)).toEqual(['gap: phase']);
    expect(issuesOf({ ...full, cells: cells('-3,-3'), rows: [-3, 3], columns: [-3, 3] })).toEqual([]);
  });

  test('bought cards that were not paid for, or dealt out of turn', () => {
    const owing: KontorPosition = { scenario: 'special-cards', cells: [], coins: [7, 7], owed: [0, 0, 1] };
    expect(issuesOf(owing)).toEqual([]);
    expect(issuesOf({ ...owing, owed: [1, 0, 0] })).toEqual([]);
    expect(issuesOf({ ...owing, coins: [10, 10] })).toEqual(['coins: coins']);
    expect(issuesOf({ ...owing, coins: [7, 8] })).toEqual(['coins: coins']);
    expect(issuesOf({ ...owing, owed: [0, 1, 0] })).toEqual(['owed: owed']);
  });

  test('an end for want of cards beside piles that have some', () => {
    const cells: KontorPosition['cells'] = [[1, 1, 29]];
    const empty: KontorPosition = { cells, hands: [[], []] };
    expect(issuesOf(empty)).toEqual(['hands.0: hand', 'hands.1: hand']);
    expect(issuesOf({ ...empty, waterTop: null })).toEqual(['hands.0: hand', 'hands.1: hand']);
    expect(issuesOf({ ...empty, waterTop: null, dockTops: [31, null], dockHidden: [1, 0] })).toEqual(['hands.0: hand']);
    expect(issuesOf({ ...empty, waterTop: null, dockTops: [null, null] })).toEqual([]);
    // A card may have come back under a pile that had been used up.
    expect(
      issuesOf({ ...empty, ruleset: 'advanced', waterTop: null, dockTops: [5, null], dockHidden: [0, 0] }),
    ).toEqual([]);
    expect(issuesOf({ cells, hands: [[31], []] })).toEqual([]);
  });
});
