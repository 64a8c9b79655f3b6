import { describe, expect, test } from 'vitest';
import { createRandom } from '../../src/index.js';
import {
  cardsOf,
  fromPosition,
  init,
  parseState,
  resample,
  type SpeicherstadtPosition,
  type SpeicherstadtState,
  speicherstadt,
  view,
} from '../../src/speicherstadt/index.js';
import { following, loading, place, table, turnUp } from './table.js';
import { written } from './written.js';

/* What parseState and fromPosition refuse: everything that the rules could stumble over. */

// biome-ignore lint/suspicious/noExplicitAny: it is broken on purpose
type Loose = Record<string, any>;
const copy = (value: unknown): Loose => JSON.parse(JSON.stringify(value)) as Loose;

/** The paths and codes of what is wrong with a changed state. */
const wrong = (state: SpeicherstadtState, change: (state: Loose) => void): readonly string[] => {
  const broken = copy(state);
  change(broken);
  const read = parseState(broken);
  return read.ok ? [] : read.error.map(({ path, code }) => `${path.join('.')}: ${code}`);
};

const number = (id: string): number => cardsOf(kaispeicher.options).findIndex((card) => card.id === id);

const kaispeicher = table([{ cards: ['c-A-s', 'storekeeper', 'coffee-break', 'warehouse'], hall: 'tea' }, {}], {
  row: ['bank', 'ship#1'],
  columns: [[1, 5], [0]],
  upper: ['insurance'],
  reserved: [{ card: 'theater', worker: 2 }],
  cubes: { 'ship#1': ['tea', 'tea', 'tea'], 'c-A-s': ['coffee'], warehouse: ['tea'] },
  player: 3,
});
const base = fromPosition({ seats: [{}, {}], row: ['bank', 'c-C-l'] });
const buying = table([{}], { phase: 'purchase', row: ['bank', 'c-C-l'], columns: [[0], [1]], upper: ['insurance'] });
const loads = loading(['ship#1', 'c-A-s'], { 'ship#1': ['tea'] });
const later = table([{ cards: ['ship#1'] }, {}], { phase: 'loading', player: 1 });
const supply = table([{}], { phase: 'supply', row: ['bank'] });
const full = init({ players: 2, chance: 'manual' });
const asked = turnUp(
  table([{ cards: ['fireman#8'] }, { cards: ['insurance'] }, { cards: ['fireman#1'] }, { cards: ['fireman#2'] }], {
    phase: 'supply',
    pile: ['fire-3'],
  }),
  'fire-3',
);
const snitch = table([{ cards: ['snitch'] }], {
  row: ['bank', 'c-C-l'],
  columns: [
    [0, 0, 0, 0, 1, 1, 1, 1],
    [2, 2, 2, 2, 3, 3, 3, 3],
  ],
});
const truck = following(table([{ cards: ['truck', 'c-A-s'] }], { row: ['bank'], cubes: { 'c-A-s': ['tea'] } }), {
  type: 'truck-take',
  player: 0,
  good: 'tea',
  card: 'c-A-s',
});

const all = [kaispeicher, base, buying, loads, later, supply, full, asked, snitch, truck];

test('each of these states can be written as a position', () => {
  for (const state of all) expect(fromPosition(written(state))).toEqual(state);
});

describe('parseState', () => {
  test('accepts all of these as they are', () => {
    for (const state of all) expect(parseState(copy(state))).toEqual({ ok: true, value: state });
  });

  test.each<readonly [string, SpeicherstadtState, (state: Loose) => void]>([
    ['schema: schema', base, (s) => Object.assign(s, { schema: 2 })],
    ['rules: newer-rules', base, (s) => Object.assign(s, { rules: 99 })],
    ['options.rulings: resolved', base, (s) => Object.assign(s['options'].rulings, { fireTies: 'full' })],
    ['options.manifest: missing-key', base, (s) => delete s['options'].manifest],
    ['options.players: range', base, (s) => Object.assign(s['options'], { players: 7 })],
    ['options.seed: unknown-key', base, (s) => Object.assign(s['options'], { seed: 1 })],
    ['options.firstPlayer: manual-random', base, (s) => Object.assign(s['options'], { firstPlayer: 'random' })],
    ['coins: list', base, (s) => s['coins'].push(1)],
    ['loads: list', base, (s) => s['loads'].push(0)],
    ['player: seat', base, (s) => Object.assign(s, { player: 2 })],
    ['row: list', base, (s) => s['row'].push(10, 11)],
    ['columns: list', base, (s) => s['columns'].push([])],
    ['stopped: seat', base, (s) => Object.assign(s, { stopped: 4 })],
    ['holders: list', kaispeicher, (s) => s['holders'].pop()],
    ['upper: list', kaispeicher, (s) => s['upper'].push(1, 2, 3, 4)],
    ['pile.1: pile', base, (s) => s['pile'].reverse()],
    ['pile: pile', base, (s) => Object.assign(s, { pile: [] })],
    ['season: pile', base, (s) => Object.assign(s, { pile: [], season: 4 })],
    ['row.1: card', base, (s) => s['row'].splice(1, 1, s['row'][0])],
    ['row.0: card', kaispeicher, (s) => s['row'].splice(0, 1, number('fire-1'))],
    ['upper.0: card', kaispeicher, (s) => s['upper'].splice(0, 1, number('bank'))],
    ['cards.1.0: card', kaispeicher, (s) => s['cards'][1].push(number('mayor'))],
    ['fire: card', asked, (s) => Object.assign(s, { fire: number('tea-house') })],
    [`loads.${number('bank')}: load`, kaispeicher, (s) => s['loads'].splice(number('bank'), 1, 1)],
    [`loads.${number('c-A-s')}: load`, kaispeicher, (s) => s['loads'].splice(number('c-A-s'), 1, 5)],
    [`loads.${number('ship#1')}: load`, kaispeicher, (s) => s['loads'].splice(number('ship#1'), 1, 0o22)],
    ['bag.0: cubes', base, (s) => s['bag'][0]--],
    ['quay: phase', base, (s) => Object.assign(s, { quay: [1, 0, 0, 0, 0, 0, 0, 0] })],
    ['workers.0: workers', base, (s) => s['workers'][0]--],
    ['columns.0: workers', buying, (s) => s['row'].splice(0, 1, -1)],
    ['columns.0.0: workers', base, (s) => s['columns'][0].push(4)],
    ['columns.0.1: workers', buying, (s) => s['columns'][0].push(6)],
    ['gray: kaispeicher', base, (s) => Object.assign(s, { gray: 1 })],
    ['gray: gray', table([{ cards: ['storekeeper'] }]), (s) => Object.assign(s, { gray: 0 })],
    ['breaks: breaks', kaispeicher, (s) => Object.assign(s, { breaks: 0 })],
    ['truck: truck', truck, (s) => Object.assign(s['truck'], { player: 1 })],
    ['truck: truck', truck, (s) => Object.assign(s['truck'], { load: 0 }) && s['bag'][1]++],
    ['truck.load: truck', truck, (s) => Object.assign(s['truck'], { load: 0o100 }) && s['bag'][1]++ === s['bag'][2]--],
    ['truck: phase', truck, (s) => Object.assign(s, { phase: 'over' })],
    ['asked: phase', kaispeicher, (s) => Object.assign(s, { asked: 'insurance' })],
    [
      'fire: phase',
      kaispeicher,
      (s) =>
        Object.assign(s, {
          fire: number('fire-1'),
          season: 2,
          pile: cardsOf(kaispeicher.options)
            .filter(({ season }) => season === 2)
            .map((card) => card.number)
            .filter((card) => !s['row'].includes(card)),
        }),
    ],
    ['settled: phase', base, (s) => Object.assign(s, { settled: 1 })],
    ['stopped: phase', loads, (s) => Object.assign(s, { stopped: 1 })],
    ['bought: phase', base, (s) => Object.assign(s, { bought: 1 })],
    ['columns: phase', kaispeicher, (s) => Object.assign(s, { phase: 'over' })],
    ['row: phase', loads, (s) => Object.assign(s, { row: [number('tea-trader')], columns: [[]] })],
    ['row.0: phase', base, (s) => s['row'].splice(0, 1, -1)],
    ['reserved: phase', kaispeicher, (s) => Object.assign(s, { phase: 'over' })],
    ['player: phase', supply, (s) => Object.assign(s, { player: 1 })],
    ['upper: phase', supply, (s) => s['upper'].push(number('theater'))],
    ['phase: phase', base, (s) => Object.assign(s, { phase: 'supply', pile: [], season: 5 })],
    ['asked: phase', asked, (s) => Object.assign(s, { player: 0 })],
    ['asked: phase', asked, (s) => Object.assign(s, { asked: 'squad-leader' })],
    ['coins.1: phase', asked, (s) => s['coins'].splice(1, 1, 1)],
    ['row: phase', base, (s) => Object.assign(s, { row: [], columns: [] })],
    ['player: phase', kaispeicher, (s) => Object.assign(s, { stopped: 8 })],
    ['asked: phase', snitch, (s) => Object.assign(s, { player: 1 })],
    ['player: phase', buying, (s) => Object.assign(s, { player: 1 })],
    [
      'row.1: phase',
      buying,
      (s) => s['row'].splice(1, 1, -1) && s['columns'].splice(1, 1, []) && s['workers'][1]++ < 9,
    ],
    [`loads.${number('ship#1')}: phase`, later, (s) => s['loads'].splice(number('ship#1'), 1, 1) && s['bag'][0]--],
    [
      'random: chance-due',
      full,
      (s) => Object.assign(s, { random: { algorithm: 'xoroshiro128plus', state: [1, 2, 3, 4] } }),
    ],
  ])('%s', (issue, state, change) => {
    expect(wrong(state, change)).toContain(issue);
  });

  test('the same options in another order of keys give the same state', () => {
    const { options, ...rest } = copy(base);
    const turned = Object.fromEntries(Object.entries(options as Loose).reverse());
    expect(speicherstadt.key((parseState({ ...rest, options: turned }) as { value: SpeicherstadtState }).value)).toBe(
      speicherstadt.key(base),
    );
  });
});

describe('fromPosition', () => {
  const issuesOf = (position: object): readonly string[] => {
    const read = speicherstadt.parsePosition(position);
    return read.ok ? [] : read.error.map(({ path, code }) => `${path.join('.')}: ${code}`);
  };

  test.each<readonly [string, Partial<SpeicherstadtPosition> | object]>([
    ['seats: list', { seats: [{}] }],
    ['seed: seed', { seed: 0.5 }],
    ['seed: seed-required', { chance: 'seeded' }],
    ['rulings.fireTies: one-of', { rulings: { fireTies: 'none' } }],
    ['player: seat', { player: 2 }],
    ['bought.0: seat', { bought: [3] }],
    ['row.0: card', { row: ['nobody'] }],
    ['columns: list', { columns: [[0]] }],
    ['columns.0.0: workers', { row: ['bank'], columns: [[2]] }],
    [
      'cubes.bank.7: load',
      { cubes: { bank: ['tea', 'tea', 'tea', 'tea', 'tea', 'tea', 'tea', 'tea'] }, row: ['bank'] },
    ],
    ['cubes.c-A-s.0: load', { cubes: { 'c-A-s': ['carpet'] }, seats: [{ cards: ['c-A-s'] }, {}] }],
    ['stock.tea: cubes', { stock: { tea: 10 } }],
    ['pile.0: pile', { pile: ['bank', 'port'], seats: [{ cards: ['michel'] }, {}, {}] }],
    ['row.1: card', { row: ['bank', 'bank'] }],
    ['player: phase', { row: ['bank'], columns: [[0, 0, 0]], player: 0 }],
  ])('%s', (issue, position) => {
    expect(issuesOf({ seats: [{}, {}], ...position })).toContain(issue);
    expect(() => fromPosition({ seats: [{}, {}], ...position } as SpeicherstadtPosition)).toThrow('speicherstadt');
  });

  test('who is next: as if workers had been placed in turn', () => {
    const row = ['bank', 'c-C-l'];
    expect(fromPosition({ seats: [{}, {}, {}], row }).player).toBe(0);
    expect(fromPosition({ seats: [{}, {}, {}], row, firstPlayer: 1 }).player).toBe(1);
    expect(fromPosition({ seats: [{}, {}, {}], row, columns: [[0, 1]] }).player).toBe(2);
    expect(fromPosition({ seats: [{}, {}, {}], row, columns: [[0, 1, 2]] }).player).toBe(0);
    const all = fromPosition({
      seats: [{}, {}],
      row,
      columns: [
        [0, 1, 0],
        [1, 0, 1],
      ],
    });
    expect([all.phase, all.player]).toEqual(['purchase', 0]);
  });

  test('a seed makes it seeded, and turns up what is due', () => {
    const state = fromPosition({ seats: [{}, {}], phase: 'supply', seed: 1 });
    expect(state.row).toHaveLength(3);
    expect(state.random).not.toBe(null);
    expect(fromPosition({ seats: [{}, {}], seed: 1, chance: 'manual' }).random).toBe(null);
  });
});

test('resample keeps all that is seen, and draws anew', () => {
  const state = following(init({ players: 4, kaispeicher: true, seed: 1 }), place(0, 0));
  const seen = view(state, 2);
  expect(seen.pileSize).toBe(94);
  const one = resample(seen, createRandom(1));
  expect(view(one, 2)).toEqual(seen);
  expect({ ...one, random: null }).toEqual({ ...state, random: null });
  expect(one.random).not.toEqual(state.random);
  expect(Object.keys(one)).toEqual(Object.keys(state));
});

test('a view says who sees it and whether the game draws by itself, and nothing else is one', () => {
  const state = init({ players: 2, seed: 1 });
  expect(view(state, 1)).toMatchObject({ viewer: 1, seeded: true });
  expect(view({ ...state, random: null }, 'spectator')).toMatchObject({ viewer: 'spectator', seeded: false });
  // The game is named in the message.
  expect(() => view(state, 2)).toThrow(/speicherstadt/);
  expect(() => resample(state as never, createRandom(1))).toThrow(/speicherstadt/);
  expect(resample(view({ ...state, random: null }, 0), createRandom(1))).toEqual({ ...state, random: null });
  // The pile is counted, with the seasons to come: 48 cards and 4 fires, less the first row.
  expect(view(state, 0)).toMatchObject({ pileSize: 49, unseen: state.pile });
});
