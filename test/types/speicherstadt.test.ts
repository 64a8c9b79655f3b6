import { expect, expectTypeOf, test } from 'vitest';
import type { Seen } from '../../src/index.js';
import {
  type Asked,
  fromPosition,
  init,
  nameOf,
  type Rulings,
  type Speicherstadt,
  type SpeicherstadtChance,
  type SpeicherstadtEvent,
  type SpeicherstadtIllegal,
  type SpeicherstadtItem,
  type SpeicherstadtMove,
  type SpeicherstadtPosition,
  type SpeicherstadtSeen,
} from '../../src/speicherstadt/index.js';

/** The names that `Extract` does not find in a union: those that share a member with another name. */
type Hidden<Union extends Readonly<Record<Key, string>>, Key extends keyof Union> = {
  [Name in Union[Key]]: [Extract<Union, Readonly<Record<Key, Name>>>] extends [never] ? Name : never;
}[Union[Key]];

test('each move, outcome, event, reason and score line is a member of its own', () => {
  expectTypeOf<Hidden<SpeicherstadtMove, 'type'>>().toEqualTypeOf<never>();
  expectTypeOf<Hidden<SpeicherstadtChance, 'type'>>().toEqualTypeOf<never>();
  expectTypeOf<Hidden<SpeicherstadtEvent, 'type'>>().toEqualTypeOf<never>();
  expectTypeOf<Hidden<SpeicherstadtIllegal, 'code'>>().toEqualTypeOf<never>();
  expectTypeOf<Hidden<SpeicherstadtItem, 'category'>>().toEqualTypeOf<never>();
});

test('a name that shares a member would be found', () => {
  type Shared = { readonly type: 'a' | 'b' } | { readonly type: 'c' };
  expectTypeOf<Hidden<Shared, 'type'>>().toEqualTypeOf<'a' | 'b'>();
});

test('a table of handlers, one for each event, compiles', () => {
  type Handlers = {
    readonly [T in SpeicherstadtEvent['type']]: (event: Extract<SpeicherstadtEvent, { readonly type: T }>) => string;
  };
  expectTypeOf<Parameters<Handlers['card-offered']>[0]['price']>().toEqualTypeOf<number>();
  expectTypeOf<Parameters<Handlers['coins']>[0]['reason']>().toEqualTypeOf<
    'income' | 'price' | 'sale' | (string & {})
  >();
  expectTypeOf<Parameters<Handlers['points']>[0]['reason']>().toEqualTypeOf<string>();
  expectTypeOf<Extract<SpeicherstadtMove, { type: 'buy' }>>().toEqualTypeOf<{
    readonly type: 'buy';
    readonly player: number;
  }>();
});

test('the card that is asked about is one of three', () => {
  type AskedEvent = Extract<SpeicherstadtEvent, { readonly type: 'card-asked' }>;
  expectTypeOf<AskedEvent['card']>().toEqualTypeOf<Asked>();
  expectTypeOf<Asked>().toEqualTypeOf<'squad-leader' | 'insurance' | 'snitch'>();
});

test('a state or a view has a name of its own', () => {
  expectTypeOf<SpeicherstadtSeen>().toEqualTypeOf<Seen<Speicherstadt>>();
  expectTypeOf(nameOf).toEqualTypeOf<(id: string) => string>();
});

test('what may be left out may be undefined, in types as at run time', () => {
  /** The optional fields that take no undefined, however deep. */
  type Strict<T> = T extends readonly (infer Item)[]
    ? Strict<Item>
    : T extends object
      ? {
          [Name in keyof T]-?: Record<never, never> extends Pick<T, Name>
            ? { [N in keyof T as N extends Name ? N : never]: undefined } extends Pick<T, Name>
              ? never
              : Name
            : never;
        }[keyof T]
      : never;
  expectTypeOf<Strict<{ readonly a?: 1; readonly b?: 2 | undefined; readonly c: 3 }>>().toEqualTypeOf<'a'>();
  expectTypeOf<Strict<Rulings>>().toEqualTypeOf<never>();
  expectTypeOf<Strict<SpeicherstadtPosition>>().toEqualTypeOf<never>();
  expectTypeOf<Strict<SpeicherstadtPosition['seats']>>().toEqualTypeOf<never>();
  expectTypeOf<Strict<NonNullable<SpeicherstadtPosition['truck']>>>().toEqualTypeOf<never>();
  expectTypeOf<Strict<NonNullable<SpeicherstadtPosition['stock']>>>().toEqualTypeOf<never>();

  const rulings: Rulings = { fireTies: undefined, unboughtCubes: undefined };
  const state = init({ players: 2, rulings, chance: 'manual' });
  expect(state.options.rulings).toEqual({});
  const position: Required<SpeicherstadtPosition> = {
    seats: [{ cards: undefined, coins: undefined, points: undefined, hall: undefined }, {}],
    kaispeicher: undefined,
    phase: undefined,
    asked: undefined,
    fire: undefined,
    round: undefined,
    firstPlayer: undefined,
    player: undefined,
    row: undefined,
    columns: undefined,
    cubes: undefined,
    stock: { tea: undefined },
    quay: undefined,
    bought: undefined,
    stopped: undefined,
    pile: undefined,
    upper: undefined,
    reserved: undefined,
    gray: undefined,
    breaks: undefined,
    truck: undefined,
    rulings,
    manifest: undefined,
    seed: undefined,
    chance: undefined,
  };
  expect(fromPosition(position)).toEqual(fromPosition({ seats: [{}, {}] }));
});
