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
    ['with cards beside the last fire', deckOf(winter.map((entry) => ({ ...entry, cards: [{ season: 'E' }] })))],
    [
      'with cards after all fires',
      deckOf(winter.map((entry, at) => ({ ...entry, cards: [{ season: at === 2 ? 'A' : 'E' }] }))),
    ],
    ['of fires alone', small('fire-1', 'fire-4')],
    ['without any card', small()],
  ])('with a deck %s', (_, manifest) => {
    for (let game = 0; game < 8; game++)
      compare(init({ players: 4, manifest, chance: 'manual' }), `deck ${game}`, () => {});
  });
});
