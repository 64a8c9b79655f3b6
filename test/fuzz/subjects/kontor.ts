import fc from 'fast-check';
import { CELLS, type Kontor, type KontorState, kontor, MANIFEST } from '../../../src/kontor/index.js';
import { anyManifest, anyPosition, options } from '../../kontor/arbitrary.js';
import type { Subject } from '../subject.js';
import { some } from './any.js';

const cells = Array.from({ length: CELLS }, (_, cell) => cell);
const numbers = Array.from({ length: 94 }, (_, number) => number);

/** All places of the secrets that are not the viewer's. */
const secretsOf = ({ secret, pools }: KontorState, viewer: unknown): readonly (readonly number[])[] => [
  ...secret.filter((_, seat) => seat !== viewer),
  ...pools,
];

export const kontorSubject: Subject<Kontor> = {
  game: kontor,
  options: fc
    .tuple(options, fc.option(anyManifest, { freq: 2 }))
    .map(([some, manifest]) => (manifest === null ? some : { ...some, manifest })),
  positions: anyPosition,
  longest: () => kontor.info.longest,
  fields: {
    choose: { card: [null, ...numbers] },
    place: { cell: cells },
    ship: { to: cells, remove: [null, ...cells], pile: [null, 0, 1, 2, 3] },
    bribe: { cell: [null, ...cells] },
    buy: { count: [0, 1, 2, 3, 4, 5, 6] },
    pick: { card: numbers },
    veto: { counts: [false, true] },
  },
  outcomes: numbers.map((card) => ({ type: 'deal', card })),
  // Two hidden cards of one suit change places, wherever they lie and whatever was chosen with them.
  disguise: (state, viewer, random) => {
    const hidden = secretsOf(state, viewer).filter((cards) => cards.length > 0);
    const one = some(some(hidden, random) ?? [], random);
    if (one === undefined) return null;
    const suits = Object.values(state.options.manifest ?? MANIFEST) as (readonly { readonly number: number }[])[];
    const suit = suits.find((cards) => cards.some(({ number }) => number === one)) ?? [];
    const other = some(
      hidden.flat().filter((card) => card !== one && suit.some(({ number }) => number === card)),
      random,
    );
    if (other === undefined) return null;
    const exchange = (card: number): number => (card === one ? other : card === other ? one : card);
    const anew = (lists: readonly (readonly number[])[]): number[][] =>
      lists.map((cards) => cards.map(exchange).sort((a, b) => a - b));
    return {
      ...state,
      hands: anew(state.hands),
      secret: anew(state.secret),
      pools: anew(state.pools),
      choices:
        state.phase === 'choose'
          ? state.choices.map((choice, seat) => (choice === null || seat === viewer ? choice : exchange(choice)))
          : state.choices,
    };
  },
};
