import { expectTypeOf, test } from 'vitest';
import type { KontorEvent, KontorIllegal, KontorItem, KontorMove } from '../../src/kontor/index.js';

/** The names that `Extract` does not find in a union: those that share a member with another name. */
type Hidden<Union extends Readonly<Record<Key, string>>, Key extends keyof Union> = {
  [Name in Union[Key]]: [Extract<Union, Readonly<Record<Key, Name>>>] extends [never] ? Name : never;
}[Union[Key]];

test('each move, event, reason and score line is a member of its own', () => {
  expectTypeOf<Hidden<KontorMove, 'type'>>().toEqualTypeOf<never>();
  expectTypeOf<Hidden<KontorEvent, 'type'>>().toEqualTypeOf<never>();
  expectTypeOf<Hidden<KontorIllegal, 'code'>>().toEqualTypeOf<never>();
  expectTypeOf<Hidden<KontorItem, 'category'>>().toEqualTypeOf<never>();
});

test('a table of handlers, one for each event, compiles', () => {
  type Handlers = {
    readonly [T in KontorEvent['type']]: (event: Extract<KontorEvent, { readonly type: T }>) => void;
  };
  expectTypeOf<Parameters<Handlers['card-dealt']>[0]>().toEqualTypeOf<{
    readonly type: 'card-dealt';
    readonly player: number;
    readonly card: number | null;
  }>();
  expectTypeOf<Extract<KontorIllegal, { code: 'same-place' }>['cell']>().toEqualTypeOf<number>();
});
