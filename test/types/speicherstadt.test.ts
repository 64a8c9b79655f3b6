import { expectTypeOf, test } from 'vitest';
import type {
  SpeicherstadtChance,
  SpeicherstadtEvent,
  SpeicherstadtIllegal,
  SpeicherstadtItem,
  SpeicherstadtMove,
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
  expectTypeOf<Parameters<Handlers['coins']>[0]['reason']>().toEqualTypeOf<string>();
  expectTypeOf<Extract<SpeicherstadtMove, { type: 'buy' }>>().toEqualTypeOf<{
    readonly type: 'buy';
    readonly player: number;
  }>();
});
