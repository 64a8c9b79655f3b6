import type { Input, Parts, Random, Seed } from '../../../src/core/contract.js';
import { isEqual } from '../../../src/core/equal.js';
import { pickFrom } from '../../../src/core/random.js';
import {
  extendRecord,
  finishRecord,
  formatRecord,
  type GameRecord,
  isMove,
  parseRecord,
  parseRecords,
  replay,
  startRecord,
  type Verification,
  verify,
} from '../../../src/record/index.js';
import { expectEqual, noThrow, violated } from '../../../src/testing/expect.js';
import { brief, jsonCopy } from '../../../src/testing/plain.js';
import { twisted } from '../mutate.js';
import { type Case, lookOf, optionsOf, type Point, pointsOf } from '../play.js';
import type { Subject } from '../subject.js';

/** Records a game that was played. */
const recordOf = <T extends Parts>(
  { game }: Subject<T>,
  options: T['Options'],
  points: readonly Point<T>[],
): GameRecord<T> => {
  let { record } = startRecord(game, options);
  for (const { input, step } of points) if (input !== null) record = extendRecord(record, input, step);
  return finishRecord(game, record, (points.at(-1) as Point<T>).state);
};

/** What replay passes: the state after every entry, and so each state of the game without its generator. */
const checkReplay = <T extends Parts>(
  { game }: Subject<T>,
  record: GameRecord<T>,
  points: readonly Point<T>[],
): void => {
  const steps = [...replay(game, record)];
  expectEqual(0, 'replay has another number of steps', steps.length, record.log.length + 1);
  let entries = 0;
  for (const [at, { state, step, input }] of points.entries()) {
    entries += step.chance.length + (input === null ? 0 : 1);
    expectEqual(at, 'replay is elsewhere', steps[entries]?.state, { ...state, random: null }, input);
  }
};

/** Whether a record is a game from its first entry to its last: played here, entry by entry, without `verify`. */
const holds = <T extends Parts>({ game }: Subject<T>, record: GameRecord<T>, upTo: number): boolean => {
  try {
    let state = game.init({ ...record.options, chance: 'manual' } as unknown as T['Options']);
    for (const entry of record.log.slice(0, upTo)) {
      const { kind } = game.turn(state);
      const possible: readonly Input<T>[] =
        kind === 'decision' ? game.legalMoves(state) : game.chance(state).map(({ outcome }) => outcome);
      if (!possible.some((one) => isEqual(one, entry))) return false;
      state = game.apply(state, entry);
    }
    if (upTo < record.log.length) return true;
    const outcome = game.outcome(state);
    if (record.seed !== null && game.turn(state).kind === 'chance') return false;
    if (outcome === null) return record.result === null;
    const sides = game.score(state).sides.map(({ players, total }) => ({ players, total }));
    return isEqual(record.result, { outcome, sides });
  } catch {
    return false;
  }
};

/** The log that a seed gives with the moves of a log, up to an entry. */
const logOf = <T extends Parts>(
  { game }: Subject<T>,
  { options, log }: GameRecord<T>,
  seed: Seed,
  end: number,
): readonly Input<T>[] => {
  let step = game.start({ ...options, seed } as unknown as T['Options']);
  const made: Input<T>[] = [...step.chance];
  while (made.length < end) {
    const entry = log[made.length] as Input<T>;
    // What the seed draws differs before that.
    if (!isMove(entry) || game.check(step.state, entry) !== null) break;
    step = game.step(step.state, entry);
    made.push(entry, ...step.chance);
  }
  return made;
};

/** What `verify` says of any record that was parsed is what playing it says. */
const checkVerdict = <T extends Parts>(
  subject: Subject<T>,
  record: GameRecord<T>,
  { fault, mismatch }: Verification<T>,
): void => {
  const about = (): string => brief(record, 6000);
  if ((fault === null) !== holds(subject, record, record.log.length) && fault?.code !== 'newer-rules')
    violated(0, 'the record holds, or does not, other than verify says', fault ?? 'no fault', about);
  const end = fault !== null && 'at' in fault ? fault.at : record.log.length;
  if (fault !== null && 'at' in fault) {
    if (!holds(subject, record, Math.min(end, record.log.length - 1)) && end < record.log.length)
      violated(end, 'the record fails before the fault', fault, about);
    if (end < record.log.length && holds(subject, { ...record, result: null }, end + 1) && end + 1 < record.log.length)
      violated(end, 'the record goes on after the fault', fault, about);
  }
  if (record.seed === null || fault?.code === 'options' || fault?.code === 'newer-rules') {
    if (mismatch !== null) violated(0, 'a mismatch without a seed', mismatch, about);
    return;
  }
  const made = logOf(subject, record, record.seed, end).slice(0, end);
  const differs = made.findIndex((entry, i) => !isEqual(entry, record.log[i]));
  expectEqual(0, 'the first entry that the seed does not give', mismatch?.at ?? -1, differs, about);
  if (mismatch !== null) expectEqual(mismatch.at, 'what the seed gives', mismatch.expected, made[differs], about);
};

/** A record with its log changed: an entry gone, twice, moved, replaced or appended. */
const tampered = <T extends Parts>(record: GameRecord<T>, random: Random): GameRecord<T> => {
  const log = [...record.log];
  const at = random(log.length + 1);
  const entry = log[random(Math.max(log.length, 1))];
  const kind = random(6);
  if (kind === 0) log.splice(at, 1);
  else if (kind === 1 && entry !== undefined) log.splice(at, 0, entry);
  else if (kind === 2 && entry !== undefined) log.splice(at, 1, entry);
  else if (kind === 3) log.length = at;
  else if (kind === 4 && log.length > 1) {
    const i = random(log.length - 1);
    log.splice(i, 2, log[i + 1] as Input<T>, log[i] as Input<T>);
  } else if (entry !== undefined) log.push(entry);
  const seed = random(6) === 0 && record.seed !== null ? random(100) : record.seed;
  return { ...record, log, seed, result: random(3) === 0 ? null : record.result };
};

const checkChanged = <T extends Parts>(subject: Subject<T>, record: GameRecord<T>, random: Random): void => {
  const { game } = subject;
  for (let i = 0; i < 6; i++) {
    const changed = i < 3 ? tampered(record, random) : (twisted(record, [], random) as GameRecord<T>);
    let line: string;
    try {
      line = JSON.stringify(changed);
    } catch {
      // Too deep to be written.
      continue;
    }
    if (random(10) === 0) line = line.slice(0, random(line.length + 1));
    const about = (): string => line.slice(0, 6000);
    const parsed = noThrow(0, 'parseRecord', () => parseRecord(game, line), about);
    const many = noThrow(0, 'parseRecords', () => parseRecords({ [game.id]: game }, `${line}\n${line}`), about);
    if (parsed.ok !== many.ok && line.trim() !== '') violated(0, 'parseRecord and parseRecords disagree', about);
    if (!parsed.ok) continue;
    const again = parseRecord(game, formatRecord(parsed.value));
    expectEqual(0, 'what was parsed is not parsed again as it is', again, parsed, about);
    const verdict = noThrow(0, 'verify', () => verify(game, parsed.value), about);
    checkVerdict(subject, parsed.value, verdict);
    if (verdict.fault === null) noThrow(0, 'replay', () => [...replay(game, parsed.value)], about);
  }
};

/** A game that was recorded comes back from its text as it was; a record that was changed is caught, or is a game too. */
export const recordRoundtrip = <T extends Parts>(subject: Subject<T>, tried: Case): void => {
  const { game } = subject;
  const points = pointsOf(subject, tried);
  const record = recordOf(subject, optionsOf(game, tried), points);
  const line = formatRecord(record);
  if (line.includes('\n')) violated(0, 'a record of several lines');
  const parsed = parseRecord(game, line);
  if (!parsed.ok) {
    violated(0, 'parseRecord refuses a record', parsed.error, brief(record, 4000));
    return;
  }
  expectEqual(0, 'the record changes on its way', parsed.value, jsonCopy(record));
  expectEqual(0, 'so do several', parseRecords({ [game.id]: game }, `${line}\n${line}\n`), {
    ok: true,
    value: [parsed.value, parsed.value],
  });
  expectEqual(0, 'verify', verify(game, parsed.value), { fault: null, mismatch: null });
  checkReplay(subject, parsed.value, points);
  // Unfinished records hold too.
  const random = lookOf(tried);
  const cut = pickFrom([...points.keys()], random);
  const some = recordOf(subject, optionsOf(game, tried), points.slice(0, cut + 1));
  expectEqual(cut, 'verify on a part', verify(game, some), { fault: null, mismatch: null });
  checkChanged(subject, parsed.value, random);
};
