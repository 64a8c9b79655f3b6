import { pickOutcome } from '../../src/core/chance.js';
import type { AnyGame, Issue, Parts, Random } from '../../src/core/contract.js';
import { pickFrom } from '../../src/core/random.js';
import { type KingdomBuilderState, kingdomBuilder } from '../../src/kingdom-builder/index.js';
import { type KontorState, kontor } from '../../src/kontor/index.js';
import { type SpeicherstadtState, speicherstadt } from '../../src/speicherstadt/index.js';
import { jsonCopy } from '../../src/testing/plain.js';
import { nudged, twisted } from '../fuzz/mutate.js';
import type { Subject } from '../fuzz/subject.js';
import { kingdomBuilderSubject } from '../fuzz/subjects/kingdom-builder.js';
import { kontorSubject } from '../fuzz/subjects/kontor.js';
import { speicherstadtSubject } from '../fuzz/subjects/speicherstadt.js';
import { written as writtenKingdomBuilder } from '../kingdom-builder/written.js';
import { written as writtenKontor } from '../kontor/written.js';
import { written as writtenSpeicherstadt } from '../speicherstadt/written.js';

/* Positions with faults: what is said to be wrong with them has to lead to something in them. */

/** A game, and how a state of it is written as a position. */
export interface Written {
  readonly game: AnyGame;
  readonly subject: Subject<Parts>;
  readonly written: (state: Parts['State']) => object | null;
}

export const WRITTEN: readonly Written[] = [
  {
    game: kingdomBuilder,
    subject: kingdomBuilderSubject as unknown as Subject<Parts>,
    written: (state) => writtenKingdomBuilder(state as unknown as KingdomBuilderState),
  },
  {
    game: kontor,
    subject: kontorSubject as unknown as Subject<Parts>,
    written: (state) => writtenKontor(state as unknown as KontorState),
  },
  {
    game: speicherstadt,
    subject: speicherstadtSubject as unknown as Subject<Parts>,
    written: (state) => writtenSpeicherstadt(state as unknown as SpeicherstadtState),
  },
];

/** A state that a random game comes to. */
const reached = (game: AnyGame, options: Parts['Options'], random: Random): Parts['State'] => {
  let state = game.init({ ...game.init(options).options, chance: 'manual' } as unknown as Parts['Options']);
  const due = () => game.turn(state);
  for (let inputs = random(500), turn = due(); inputs > 0 && turn.kind !== 'over'; inputs--, turn = due())
    state = game.apply(
      state,
      turn.kind === 'chance'
        ? pickOutcome(game.chance(state), random)
        : game.pickMove(state, pickFrom([...turn.players], random), random),
    );
  return state;
};

/** Keys without which there is no position. */
const REQUIRED: readonly string[] = ['sections', 'settlements', 'cells', 'seats', 'players', 'kaispeicher', 'scenario'];

/** A position of a reached state, or any other, with some keys left to their defaults and with a fault or two. */
export const faulty = (
  { game, written }: Written,
  { manifest: _, ...options }: Parts['Options'] & { readonly manifest?: unknown },
  other: unknown,
  random: Random,
): unknown => {
  const kind = random(8);
  if (kind === 0) return random(2) === 0 ? other : twisted(other, [], random);
  const [whole, another] = [0, 1].map(() => written(reached(game, options, random)) ?? other) as [object, object];
  const position = jsonCopy(whole) as Record<string, unknown>;
  for (const key of Object.keys(position)) if (!REQUIRED.includes(key) && random(kind) === 0) delete position[key];
  if (kind === 1) return twisted(position, [another], random);
  if (kind === 2) return { ...position, ...(other as object) };
  return nudged(kind % 2 === 0 ? position : nudged(position, [another], random), [another], random);
};

/** How far a path leads into a value: the keys that are there. */
export const leadsTo = (value: unknown, path: Issue['path']): number => {
  let part = value;
  for (const [depth, key] of path.entries()) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, key)) return depth;
    part = (part as Readonly<Record<string | number, unknown>>)[key];
  }
  return path.length;
};
