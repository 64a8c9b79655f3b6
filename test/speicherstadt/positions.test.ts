import { describe, expect, test } from 'vitest';
import { pickOutcome } from '../../src/core/chance.js';
import { createRandom, pickFrom } from '../../src/core/random.js';
import {
  apply,
  chance,
  fromPosition,
  init,
  key,
  legalMoves,
  MANIFEST,
  type Manifest,
  outcome,
  type Phase,
  parsePosition,
  RULINGS,
  type SpeicherstadtMove,
  type SpeicherstadtPosition,
  type SpeicherstadtState,
  turn,
} from '../../src/speicherstadt/index.js';
import { deckOf, small } from './table.js';
import { written } from './written.js';

/** A random game in manual mode to its end; seats that may use a card do so now and then, and buy what they can. */
const play = (from: SpeicherstadtState, seed: string, look: (state: SpeicherstadtState) => void): void => {
  const random = createRandom(seed);
  let state = from;
  look(state);
  for (let due = turn(state); due.kind !== 'over'; due = turn(state)) {
    if (due.kind === 'chance') state = apply(state, pickOutcome(chance(state), random));
    else {
      const moves = legalMoves(state);
      const some = (chosen: string, part: number): readonly SpeicherstadtMove[] =>
        moves.filter(({ type }) => random(part) === 0 && type.startsWith(chosen));
      const [first = pickFrom(moves, random)] = [...some('truck', 8), ...some('buy', 2)];
      state = apply(state, first);
    }
    look(state);
  }
};

/** What a state waits for, as words. */
const kindOf = ({ phase, asked, truck, options }: SpeicherstadtState): string =>
  [options.kaispeicher ? 'K' : 'base', phase, asked, truck && 'truck'].filter((word) => word !== null).join(' ');

/** Writes states of a game as positions, one of three and all with a question or a Truck, and reads them. */
const compare = (from: SpeicherstadtState, seed: string, look: (state: SpeicherstadtState) => void): void => {
  let count = 0;
  play(from, seed, (state) => {
    if (state.asked === null && state.truck === null && state.phase !== 'over' && count++ % 3 > 0) return;
    look(state);
    const position = written(state);
    expect(key(fromPosition(position))).toBe(key(state));
    if (state.round % 5 === 0) expect(parsePosition(JSON.parse(JSON.stringify(position))).ok).toBe(true);
  });
};

describe('every state of a random game can be written as a position', () => {
  const kinds = new Set<string>();
  const games = [2, 3, 4, 5].flatMap((players) => [false, true].map((kaispeicher) => [players, kaispeicher] as const));

  test.each(games)('%i players, Kaispeicher %s', (players, kaispeicher) => {
    for (let game = 0; game < 3; game++) {
      const rulings = {
        fireTies: RULINGS.fireTies[game] ?? 'full',
        unboughtCubes: RULINGS.unboughtCubes[game % 2] ?? 'stock',
      };
      const from = init({ players, kaispeicher, firstPlayer: game % players, rulings, chance: 'manual' });
      compare(from, `written ${players} ${kaispeicher} ${game}`, (state) => kinds.add(kindOf(state)));
    }
  });

  test.each<readonly [Phase, Partial<SpeicherstadtPosition>]>([
    ['supply', {}],
    ['supply', { fire: 'fire-3', asked: 'squad-leader' }],
    ['supply', { fire: 'fire-3', asked: 'insurance' }],
    [
      'purchase',
      {
        row: ['michel', 'port'],
        columns: [
          [0, 1],
          [2, 3],
        ],
      },
    ],
    ['loading', {}],
  ])('with a Truck, which is bought late, from the %s on', (phase, more) => {
    const from = fromPosition({
      kaispeicher: true,
      seats: [
        { cards: ['truck', 'c-A-s', 'c-B-m', 'fireman#8', 'squad-leader'] },
        { cards: ['insurance'] },
        { cards: ['kc-B-m', 'c-C-l'] },
        { cards: ['snitch', 'auction-hall', 'smuggler'] },
      ],
      cubes: { 'c-A-s': ['tea', 'coffee'], 'c-B-m': ['tea', 'coffee'], 'kc-B-m': ['glass'] },
      ...more,
      phase,
    });
    for (let game = 0; game < 4; game++) compare(from, `truck ${game}`, (state) => kinds.add(kindOf(state)));
  });

  test('among them all that a game can wait for', () => {
    const phases = ['supply', 'demand', 'purchase', 'loading', 'over'];
    const questions = ['supply squad-leader', 'supply insurance', 'demand snitch'];
    const trucks = ['demand', 'purchase', 'loading', 'supply squad-leader', 'supply insurance'].map(
      (phase) => `${phase} truck`,
    );
    for (const phase of phases) expect(kinds).toContain(`base ${phase}`);
    for (const kind of [...phases, ...questions, ...trucks]) expect(kinds).toContain(`K ${kind}`);
  });

  const winter = MANIFEST.base.filter(({ id }) => ['bank', 'michel', 'fire-4'].includes(id));

  test.each<readonly [string, Manifest]>([
    ['without a fire', small('bank', 'warehouse', 'tea-trader', 'ship', 'contract')],
    ['with a short last round', small('michel', 'tea-trader', 'ship', 'fire-4')],
    ['with cards beside the last fire', deckOf(winter.map((entry) => ({ ...entry, seasons: [0, 0, 0, 0, 1] })))],
    [
      'with cards after all fires',
      deckOf(winter.map((entry, at) => ({ ...entry, seasons: at === 2 ? [1, 0, 0, 0, 0] : [0, 0, 0, 0, 1] }))),
    ],
    ['of fires alone', small('fire-1', 'fire-4')],
    ['without any card', small()],
  ])('with a deck %s', (_, manifest) => {
    for (let game = 0; game < 8; game++)
      compare(init({ players: 4, manifest, chance: 'manual' }), `deck ${game}`, () => {});
  });
});

describe('a question at a fire', () => {
  const seats = [
    { cards: ['fireman#6', 'squad-leader'], points: 1 },
    { cards: ['insurance'], coins: 2 },
    { cards: ['fireman#1'] },
    {},
  ];
  const position = { kaispeicher: true, seats, fire: 'fire-2' };
  const issuesOf = (more: object): readonly string[] => {
    const read = parsePosition({ ...position, ...more });
    return read.ok ? [] : read.error.map(({ path, code }) => `${path.join('.')}: ${code}`);
  };

  test('is the same as after the fire was turned up', () => {
    const before = fromPosition({ kaispeicher: true, seats, phase: 'supply', pile: ['fire-2', 'bank', 'thief'] });
    const asked = apply(before, { type: 'turn-up', card: 'fire-2' });
    expect(fromPosition({ ...position, asked: 'squad-leader', pile: ['bank', 'thief'] })).toEqual(asked);
    // The first has gained, and who has the fewest points loses: seats 1 and 3 in this order.
    const doubled = apply(asked, { type: 'double', player: 0 });
    expect(doubled).toMatchObject({ asked: 'insurance', player: 1, settled: 1, points: [5, 0, 0, 0] });
    const later = [{ cards: ['fireman#6'], points: 5 }, ...seats.slice(1)];
    expect(fromPosition({ ...position, seats: later, asked: 'insurance', pile: ['bank', 'thief'] })).toEqual(doubled);
  });

  test('with a seed the answer turns up what is due', () => {
    const state = fromPosition({ ...position, asked: 'insurance', seed: 1 });
    expect(turn(state)).toMatchObject({ kind: 'decision', players: [1] });
    expect(apply(state, { type: 'insure', player: 1 })).toMatchObject({ phase: 'demand', points: [1, 0, 0, -2] });
  });

  test.each<readonly [string, object, readonly string[]]>([
    ['in the order of the seats', { asked: 'insurance' }, []],
    ['a fire without a question', {}, ['fire: phase']],
    ['a question without a fire', { asked: 'insurance', fire: null, phase: 'supply' }, ['fire: phase']],
    ['another card than a fire', { asked: 'insurance', fire: 'bank' }, ['fire: card']],
    ['a fire that is still in the pile', { asked: 'insurance', pile: ['fire-2'] }, ['fire: card']],
    ['no such card', { asked: 'insurance', fire: 'fire-5' }, ['fire: card']],
    ['outside the supply', { asked: 'insurance', phase: 'loading' }, ['asked: phase']],
    ['about a card that nobody owns', { asked: 'snitch', fire: null, row: ['bank'] }, ['asked: card']],
    ['a seat that does not lose', { asked: 'insurance', seats: [seats[1], {}, seats[2], seats[0]] }, []],
    [
      'a seat that gains',
      { asked: 'insurance', seats: [{}, { cards: ['insurance', 'fireman#6'] }, {}, {}] },
      ['asked: phase'],
    ],
    [
      'a seat that does not gain',
      { asked: 'squad-leader', seats: [{}, { cards: ['fireman#6'] }, { cards: ['squad-leader'] }, {}] },
      ['asked: phase'],
    ],
    [
      'too few coins',
      { asked: 'insurance', seats: [seats[0], { cards: ['insurance'], coins: 1 }, seats[2], {}] },
      ['seats.1.coins: phase'],
    ],
    ['another seat', { asked: 'insurance', player: 2 }, ['player: phase']],
    ['without Kaispeicher', { asked: 'insurance', kaispeicher: false, seats: [{}, {}, {}, {}] }, [': kaispeicher']],
  ])('%s', (_, more, issues) => {
    expect(issuesOf(more).slice(0, 1)).toEqual(issues);
  });

  test('the Snitch is asked about when all workers stand', () => {
    const row = ['bank', 'theater'];
    const owner = [{}, {}, {}, { cards: ['snitch'] }];
    const columns = [
      [0, 1, 2, 3, 0, 1, 2, 3],
      [0, 1, 2, 3, 0, 1, 2, 3],
    ];
    const given = { kaispeicher: true, seats: owner, row, columns };
    expect(fromPosition({ ...given, asked: 'snitch' })).toEqual(fromPosition(given));
    expect(fromPosition(given)).toMatchObject({ asked: 'snitch', player: 3 });
    expect(issuesOf({ ...given, fire: null, asked: 'snitch', columns: [columns[0], [0, 1, 2]] })).toEqual([
      'asked: phase',
    ]);
  });
});

describe('the end of the game', () => {
  const seats = [{ points: 7 }, { points: 9, cards: ['port'] }, {}];

  test('comes when no card is left, or with the last fire', () => {
    const state = fromPosition({ seats, phase: 'over' });
    expect(state).toMatchObject({ phase: 'over', round: 13, season: 5, pile: [], player: 0 });
    expect(outcome(state)?.ranking[0]).toMatchObject({ place: 1, players: [1] });
    expect(fromPosition({ seats, phase: 'over', seed: 1 }).random).not.toBeNull();
  });

  test.each<readonly [string, object, readonly string[]]>([
    ['cards are left', { phase: 'over', pile: ['michel', 'fire-3'] }, ['pile: phase']],
    ['the last fire is left', { phase: 'over', pile: [] }, ['pile: phase']],
    ['the last fire is out', { phase: 'loading', pile: null }, ['phase: phase']],
    ['somebody has bought', { phase: 'over', bought: [1] }, ['bought: phase']],
    ['another seat has the marker', { phase: 'over', player: 1 }, ['player: phase']],
  ])('but not when %s', (_, more, issues) => {
    const read = parsePosition({ seats, ...more });
    expect(read.ok ? [] : read.error.map(({ path, code }) => `${path.join('.')}: ${code}`)).toEqual(issues);
  });
});
