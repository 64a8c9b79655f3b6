import type { Result } from './contract.js';

/** A successful {@link Result}. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

/** A failed {@link Result}. */
export const fail = <E>(error: E): Result<never, E> => ({ ok: false, error });
