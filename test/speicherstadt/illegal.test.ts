import { describe, expect, test } from 'vitest';
import {
  apply,
  cardsOf,
  check,
  explain,
  fromPosition,
  init,
  legalMoves,
  MANIFEST,
  type Manifest,
  nameOf,
  type SpeicherstadtIllegal,
  type SpeicherstadtMove,
  type SpeicherstadtState,
  speicherstadt,
  view,
} from '../../src/speicherstadt/index.js';
import { buy, decline, done, following, load, loading, place, table, trade, turnUp } from './table.js';

/* Every code that check can give, once, with its numbers; and a sentence for each. */

const row = { row: ['bank', 'c-C-l'] };
const base = fromPosition({ seats: [{}, {}, {}], ...row });
const manual = init({ players: 2, chance: 'manual' });
const over = turnUp(fromPosition({ seats: [{}, {}], phase: 'supply', pile: ['fire-4'] }), 'fire-4');
const full = fromPosition({ seats: [{}, {}, {}, {}], row: ['bank', 'c-C-l'], columns: [[0, 0, 1, 1, 2, 2, 3, 3]] });
const ship = loading(
  ['ship#1', 'c-A-s', 'warehouse', 'tea-trader'],
  { 'ship#1': ['tea', 'tea', 'rubber'] },
  { stock: { tea: 1 } },
);
const truck = table([{ cards: ['truck', 'c-A-s'] }], { ...row, cubes: { 'c-A-s': ['tea'] } });
const taken = following(truck, { type: 'truck-take', player: 0, good: 'tea', card: 'c-A-s' });
const asked = table([{ cards: ['snitch'] }, {}], {
  row: ['bank', 'c-C-l'],
  columns: [
    [0, 0, 0, 0, 1, 1, 1, 1],
    [2, 2, 2, 2, 3, 3, 3, 3],
  ],
});
/** The built-in cards, but the last fire has the lowest number. */
const LAST_FIRE_FIRST: Manifest = {
  ...MANIFEST,
  base: MANIFEST.base.toSorted((a, b) => Number(b.id === 'fire-4') - Number(a.id === 'fire-4')),
};
const burning = (manifest: Manifest | null = null): SpeicherstadtState =>
  turnUp(
    table([{ cards: ['squad-leader', 'auction-hall', 'fireman#8'] }], {
      phase: 'supply',
      pile: ['fire-4'],
      stock: { tea: 1 },
      manifest,
    }),
    'fire-4',
  );
/** A ship whose crates are being filled. */
const drawing = turnUp(fromPosition({ seats: [{}, {}], phase: 'supply', pile: ['ship#1', 'warehouse'] }), 'ship#1');
/** The columns are full, a card above the board is not. */
const upper = table([{}], { row: ['bank'], columns: [[0, 0, 1, 1, 2, 2, 3, 3]], upper: ['theater'] });
const move = (given: object): SpeicherstadtMove => given as SpeicherstadtMove;

const CASES: readonly (readonly [SpeicherstadtState, SpeicherstadtMove, SpeicherstadtIllegal])[] = [
  [over, place(0, 0), { code: 'game-over' }],
  [over, move({ type: 'turn-up', card: 'bank' }), { code: 'game-over' }],
  [base, place(1, 0), { code: 'not-your-turn', players: [0] }],
  [base, place(4, 0), { code: 'not-your-turn', players: [0] }],
  [manual, place(0, 0), { code: 'chance-due' }],
  [manual, move({ type: 'turn-up', card: 'fire-4' }), { code: 'no-such-outcome' }],
  [manual, move({ type: 'turn-up', card: 'nobody' }), { code: 'no-such-outcome' }],
  [manual, move({ type: 'draw', good: 'tea' }), { code: 'no-such-outcome' }],
  [drawing, move({ type: 'draw', good: 'hemp' }), { code: 'no-such-outcome' }],
  [drawing, move({ type: 'turn-up', good: 'tea' }), { code: 'no-such-outcome' }],
  [manual, move({ type: 'draw', card: 'coffee-roaster' }), { code: 'no-such-outcome' }],
  [base, move({ type: 'fly', player: 0 }), { code: 'no-such-move' }],
  [base, place(5, 0), { code: 'no-such-move' }],
  [base, move({ type: 'toString', player: 0 }), { code: 'no-such-move' }],
  [base, move({ type: 'place', player: 0, column: 0.5, gray: false }), { code: 'no-such-move' }],
  [
    ship,
    move({ type: 'trade', player: 0, first: 'tea', second: 'tea', third: 'rubber', take: null }),
    { code: 'no-such-move' },
  ],
  [base, buy(0), { code: 'wrong-phase', phase: 'demand', asked: null }],
  [base, decline(0), { code: 'wrong-phase', phase: 'demand', asked: null }],
  [base, done(0), { code: 'wrong-phase', phase: 'demand', asked: null }],
  [truck, move({ type: 'fish-market', player: 0 }), { code: 'wrong-phase', phase: 'demand', asked: null }],
  [asked, place(0, 0), { code: 'wrong-phase', phase: 'demand', asked: 'snitch' }],
  [base, place(0, 2), { code: 'no-column', column: 2, columns: 2 }],
  [full, place(0, 0), { code: 'column-full', column: 0, spaces: 8 }],
  [base, place(0, 0, true), { code: 'no-worker', gray: true }],
  [base, move({ type: 'stop', player: 0 }), { code: 'must-place', workers: 3 }],
  [upper, move({ type: 'stop', player: 0 }), { code: 'must-place', workers: 2 }],
  [
    fromPosition({ seats: [{ coins: 1 }, {}], phase: 'purchase', row: ['bank'], columns: [[0, 1]] }),
    buy(0),
    { code: 'no-coins', card: 'bank', need: 2, have: 1 },
  ],
  [ship, load('coffee', null), { code: 'no-good', good: 'coffee', need: 1, have: 0 }],
  [loading(['warehouse'], { warehouse: ['coffee'] }), load('coffee', null), { code: 'stays-stored', good: 'coffee' }],
  [ship, trade('tea', 'tea', 'tea', 'rubber'), { code: 'no-good', good: 'tea', need: 3, have: 2 }],
  [ship, load('tea', 'bank'), { code: 'not-your-card', card: 'bank' }],
  [ship, load('tea', 'nobody'), { code: 'not-your-card', card: 'nobody' }],
  [ship, load('rubber', 'tea-trader'), { code: 'wrong-good', good: 'rubber', card: 'tea-trader' }],
  [ship, load('tea', 'ship#1'), { code: 'wrong-good', good: 'tea', card: 'ship#1' }],
  [
    ship,
    move({ type: 'discard', player: 0, good: 'tea', card: 'ship#1' }),
    { code: 'not-a-store', good: 'tea', card: 'ship#1' },
  ],
  [
    ship,
    move({ type: 'discard', player: 0, good: 'tea', card: null }),
    { code: 'no-good', good: 'tea', need: 1, have: 0 },
  ],
  [
    ship,
    move({ type: 'discard', player: 0, good: 'tea', card: 'warehouse' }),
    { code: 'no-good', good: 'tea', need: 1, have: 0 },
  ],
  [following(ship, load('tea', 'c-A-s')), load('tea', 'c-A-s'), { code: 'no-space', good: 'tea', card: 'c-A-s' }],
  [following(ship, load('tea', null)), load('tea', null), { code: 'no-space', good: 'tea', card: null }],
  [ship, trade('rubber', 'tea', null, null), { code: 'not-in-order' }],
  [ship, trade('tea', 'tea', 'rubber', 'tea'), { code: 'same-good', good: 'tea' }],
  [ship, trade('tea', 'tea', 'rubber', 'coffee'), { code: 'not-in-stock', good: 'coffee' }],
  [base, move({ type: 'pass', player: 0 }), { code: 'needs-kaispeicher' }],
  [
    truck,
    move({ type: 'reserve', player: 0, card: 'theater', gray: false }),
    { code: 'not-in-upper-row', card: 'theater' },
  ],
  [asked, move({ type: 'swap', player: 0, own: 4, other: 5 }), { code: 'not-your-worker', spot: 4 }],
  [asked, move({ type: 'swap', player: 0, own: 0, other: 53 }), { code: 'not-others-worker', spot: 53 }],
  [asked, move({ type: 'swap', player: 0, own: 0, other: 54 }), { code: 'no-such-move' }],
  [
    table([{ cards: ['smuggler'] }], row),
    move({ type: 'smuggle', player: 0, from: 'c-A-s', good: 'tea', card: null }),
    { code: 'not-smugglable', card: 'c-A-s' },
  ],
  [
    table([{ cards: ['truck', 'c-A-l'] }], { ...row, cubes: { 'c-A-l': ['coffee', 'tea', 'saffron', 'rubber'] } }),
    move({ type: 'truck-put', player: 0, good: 'tea', card: 'c-A-l' }),
    { code: 'no-good', good: 'tea', need: 1, have: 0 },
  ],
  [taken, done(0), { code: 'truck-in-use' }],
  [taken, move({ type: 'truck-put', player: 1, good: 'tea', card: 'c-A-s' }), { code: 'not-your-turn', players: [0] }],
  [truck, move({ type: 'truck-take', player: 4, good: 'tea', card: 'c-A-s' }), { code: 'not-your-turn', players: [0] }],
  [
    taken,
    move({ type: 'truck-put', player: 0, good: 'tea', card: 'truck' }),
    { code: 'not-a-contract', card: 'truck' },
  ],
  [
    following(
      table([{ cards: ['truck', 'c-A-s', 'c-B-m'] }], { ...row, cubes: { 'c-A-s': ['tea', 'coffee'] } }),
      move({ type: 'truck-take', player: 0, good: 'tea', card: 'c-A-s' }),
      move({ type: 'truck-take', player: 0, good: 'coffee', card: 'c-A-s' }),
      move({ type: 'truck-put', player: 0, good: 'tea', card: 'c-A-s' }),
    ),
    move({ type: 'truck-take', player: 0, good: 'tea', card: 'c-A-s' }),
    { code: 'truck-closed', cubes: 1 },
  ],
  [burning(), move({ type: 'auction', player: 0, good: 'tea', card: null }), { code: 'too-late' }],
  [burning(LAST_FIRE_FIRST), move({ type: 'auction', player: 0, good: 'tea', card: null }), { code: 'too-late' }],
];

test.each(CASES.map(([state, input, illegal]) => [illegal.code, state, input, illegal] as const))(
  '%s',
  (code, state, input, illegal) => {
    expect(check(state, input)).toEqual(illegal);
    expect(() => apply(state, input)).toThrow(`speicherstadt: ${code}`);
    expect(explain(illegal)).toMatch(/^[A-Z].*\.$/);
  },
);

test('no code is left out', () => {
  const reached = new Set(CASES.map(([, , { code }]) => code));
  const all: Record<SpeicherstadtIllegal['code'], true> = {
    'game-over': true,
    'not-your-turn': true,
    'chance-due': true,
    'no-such-outcome': true,
    'no-such-move': true,
    'wrong-phase': true,
    'no-column': true,
    'column-full': true,
    'no-worker': true,
    'must-place': true,
    'no-coins': true,
    'no-good': true,
    'stays-stored': true,
    'not-your-card': true,
    'wrong-good': true,
    'not-a-store': true,
    'no-space': true,
    'not-in-order': true,
    'same-good': true,
    'not-in-stock': true,
    'needs-kaispeicher': true,
    'not-in-upper-row': true,
    'not-your-worker': true,
    'not-others-worker': true,
    'not-smugglable': true,
    'not-a-contract': true,
    'truck-closed': true,
    'truck-in-use': true,
    'too-late': true,
  };
  expect([...reached].sort()).toEqual(Object.keys(all).sort());
});

test('what is no move at all', () => {
  for (const input of [
    null,
    undefined,
    7,
    [],
    { type: 'stop' },
    { type: 'stop', player: '0' },
    { type: 'place', player: 0, column: 0, gray: 0 },
    { type: 'reserve', player: 0, card: 7, gray: false },
    { type: 'load', player: 0, good: 'wood', card: null },
    { type: 'load', player: 0, good: 'tea', card: 7 },
    { type: 'trade', player: 0, first: 'tea', second: 'tea', third: 'wood', take: 'coffee' },
  ])
    expect(check(base, input as unknown as SpeicherstadtMove)).toEqual({ code: 'no-such-move' });
});

test('the list of moves is that of the own seat on a view, and empty where nobody decides', () => {
  expect(legalMoves(view(base, 0))).toEqual([place(0, 0), place(0, 1)]);
  expect(legalMoves(view(base, 1))).toEqual([]);
  expect(legalMoves(view(base, 'spectator'))).toEqual([]);
  expect(legalMoves(view(truck, 1), 0)).toEqual([]);
  expect(legalMoves(manual)).toEqual([]);
  // An Auction Hall and a cube for it are left over.
  const ended = following(burning(), decline(0));
  expect(ended.phase).toBe('over');
  expect(legalMoves(ended)).toEqual([]);
});

test('on a view only the own moves can pass', () => {
  expect(check(view(base, 1), place(0, 0))).toEqual({ code: 'not-your-turn', players: [0] });
  expect(check(view(base, 0), place(0, 0))).toBe(null);
  expect(check(view(manual, 0), move({ type: 'turn-up', card: 'bank' }))).toEqual({ code: 'no-such-outcome' });
});

describe('text', () => {
  test('names cards as they are called in print, each in its own way', () => {
    const names = (['bank', 'ship#3', 'fireman-k#2', 'c-A-s', 'kc-B-m', 'fire-4', 'nobody'] as const).map(nameOf);
    expect(names).toEqual([
      'Bank',
      'Ship #3',
      'Fireman (Kaispeicher) #2',
      'Contract c-A-s',
      'Contract kc-B-m',
      '4th Fire',
      'nobody',
    ]);
    const all = cardsOf(table([]).options).map(({ id }) => nameOf(id));
    expect(new Set(all).size).toBe(104);
  });

  test('explains with numbers', () => {
    expect(explain({ code: 'no-coins', card: 'bank', need: 4, have: 3 })).toBe(
      'The Bank costs 4 coins, and you have 3.',
    );
    const expensive = (card: string): string => explain({ code: 'no-coins', card, need: 1, have: 0 });
    expect(expensive('ship-k#3')).toBe('The Ship (Kaispeicher) #3 costs 1 coin, and you have 0.');
    expect(expensive('kc-B-s')).toBe('The Contract kc-B-s costs 1 coin, and you have 0.');
    expect(explain({ code: 'not-your-card', card: 'constructor' })).toBe('You do not own the constructor.');
    expect(explain({ code: 'no-good', good: 'tea', need: 2, have: 1 })).toBe(
      'That takes 2 cubes of tea, and there is only 1.',
    );
    expect(explain({ code: 'no-good', good: 'tea', need: 3, have: 2 })).toBe(
      'That takes 3 cubes of tea, and there are only 2.',
    );
    expect(explain({ code: 'no-good', good: 'tea', need: 1, have: 0 })).toBe('There is no tea to take.');
    expect(explain({ code: 'stays-stored', good: 'tea' })).toBe(
      'Stored tea moves only from the market hall to a warehouse.',
    );
    expect(explain({ code: 'not-a-contract', card: 'warehouse' })).toBe('The Warehouse is not a contract.');
    expect(explain({ code: 'not-a-store', good: 'tea', card: 'ship#1' })).toBe(
      'The Ship #1 is no store: cubes are discarded from a warehouse or the market hall.',
    );
    expect(explain({ code: 'no-space', good: 'tea', card: null })).toBe(
      'There is no free space for tea in the market hall.',
    );
    expect(explain({ code: 'wrong-phase', phase: 'demand', asked: 'snitch' })).toBe(
      'The question whether the Snitch is used comes first.',
    );
    expect(explain({ code: 'no-worker', gray: true })).toBe('You have no gray worker left to place.');
    expect(explain({ code: 'not-your-worker', spot: 49 })).toBe('No worker of yours stands on reserved card 1.');
  });

  test('shows the row with its columns, the other rows and each seat', () => {
    const shown = speicherstadt.format(
      table([{ cards: ['fireman#5', 'c-A-s', 'ship#1'], hall: 'tea', coins: 1 }], {
        phase: 'purchase',
        row: ['bank', 'ship#2'],
        columns: [[0, 1, 0]],
        reserved: [{ card: 'theater', worker: 2 }],
        upper: ['insurance'],
        cubes: { 'c-A-s': ['tea'], 'ship#1': ['coffee', 'coffee', 'tea'], 'ship#2': ['carpet', 'carpet', 'rubber'] },
        stock: { saffron: 2 },
      }),
    );
    for (const line of [
      '  0: Bank  < 0 1 0',
      '  1: Ship #2 [rubber carpet carpet]',
      'above the board: Insurance',
      '  Theater  < 2',
      '; stock: 2 saffron',
      'player 0 (start): 0 points, 1 coin, 2 workers at home, market hall: tea',
      '  Fireman #5 (3), Contract c-A-s [(coffee) tea] 1/2 for 5, Ship #1 [coffee coffee tea]',
      'Player 0 is offered the Bank for 3 coins.',
    ])
      expect(shown).toContain(line);
    expect(speicherstadt.format(base)).not.toContain('reserved');
    expect(speicherstadt.format(over)).toContain('The game is over.');
    expect(speicherstadt.format(manual)).toContain('A card is to be turned up');
    expect(speicherstadt.format(view(asked, 0))).toContain('Player 0 may use the Snitch.');
    expect(speicherstadt.format(taken)).toContain('Player 0 has [tea] on the Truck.');
    expect(speicherstadt.format(ship)).toContain('Player 0 is loading.');
    expect(speicherstadt.format(truck)).toContain('Player 0 is to place a worker.');
    const storekeeper = table([{ cards: ['storekeeper', 'auction-hall'] }], {
      ...row,
      columns: [[5]],
      player: 1,
      stock: { tea: 1 },
    });
    expect(speicherstadt.format(storekeeper)).toContain("Bank  < 0'");
    expect(speicherstadt.format(storekeeper)).toContain('Player 0 may use a card.');
    expect(speicherstadt.format(following(ship, trade('tea', 'tea', null, null)))).toContain('stock: 3 tea');
  });

  test('says a move in words', () => {
    const words = (given: object): string => speicherstadt.formatMove(move(given));
    expect(words(place(1, 2, true))).toBe('player 1 places a gray worker in column 2');
    expect(words({ type: 'reserve', player: 1, card: 'bank', gray: true })).toBe(
      'player 1 reserves the Bank with a gray worker',
    );
    expect(words(trade('tea', 'tea', 'rubber', 'coffee'))).toBe('player 0 trades tea, tea, rubber for coffee');
    expect(words(trade('tea', 'tea', null, null))).toBe('player 0 trades tea, tea for a coin');
    expect(words({ type: 'swap', player: 0, own: 9, other: 48 })).toBe(
      'player 0 swaps the workers in column 1, space 1 and on reserved card 0',
    );
    for (const type of ['stop', 'buy', 'decline', 'done', 'pass', 'fish-market', 'double', 'insure'])
      expect(words({ type, player: 3 })).toMatch(/^player 3 [a-z]/);
    for (const type of ['load', 'discard', 'auction', 'truck-take', 'truck-put'])
      expect(words({ type, player: 3, good: 'tea', card: 'bank' })).toMatch(/^player 3 .*tea.*the Bank/);
    expect(words({ type: 'smuggle', player: 3, from: 'c-A-s', good: 'tea', card: null })).toBe(
      'player 3 smuggles tea from the Contract c-A-s into the market hall',
    );
    expect(words({ type: 'turn-up', card: 'bank' })).toBe('the Bank is turned up');
    expect(words({ type: 'draw', good: 'tea' })).toBe('a cube of tea is drawn');
  });
});

test('the order of the list: the decision that is due, then cards at any point', () => {
  const state = table([{ cards: ['auction-hall'] }, {}], { ...row, stock: { tea: 1 } });
  expect(legalMoves(state).map(({ type, player }) => `${type} ${player}`)).toEqual(['place 0', 'place 0', 'auction 0']);
});

test('declining is free even when it could be paid', () => {
  const state = fromPosition({ seats: [{}, {}], phase: 'purchase', row: ['bank'], columns: [[0]] });
  expect(following(state, decline(0)).coins).toEqual([5, 5]);
});
