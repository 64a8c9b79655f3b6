import { brief, difference } from './plain.js';

/** Fails with what is wrong and the step at which it is. Details that are costly to tell come as functions. */
export const violated = (at: number, what: string, ...details: readonly unknown[]): never => {
  const told = (detail: unknown): string =>
    typeof detail === 'string' ? detail : typeof detail === 'function' ? String(detail()) : brief(detail);
  const text = details.map(told).join('; ');
  throw new Error(`step ${at}: ${what}${text === '' ? '' : `: ${text}`}`);
};

/** Fails unless two plain values are equal, and says where they differ. */
export const expectEqual = (
  at: number,
  what: string,
  actual: unknown,
  expected: unknown,
  ...details: unknown[]
): void => {
  const found = difference(actual, expected);
  if (found !== null) violated(at, what, found, ...details);
};

/** What a call threw; undefined if it threw nothing. */
export const thrownBy = (call: () => unknown): unknown => {
  try {
    call();
    return undefined;
  } catch (error) {
    return error ?? new Error('nothing was thrown as an error');
  }
};

/** Runs a call that must not throw; what it throws is told with the call's name. */
export const noThrow = <R>(at: number, what: string, call: () => R, ...details: readonly unknown[]): R => {
  try {
    return call();
  } catch (error) {
    return violated(at, `${what} threw`, String(error), ...details);
  }
};
