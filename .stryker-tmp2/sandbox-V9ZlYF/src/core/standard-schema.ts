import type { Issue, Result } from './contract.js';

/**
 * A parser in the form that forms, routers and servers take from any schema library: the Standard Schema interface,
 * version 1 (standardschema.dev).
 */
export interface StandardSchema<Output> {
  /** The interface. */
  readonly '~standard': StandardSchemaProps<Output>;
}

/** What a {@link StandardSchema} says of itself and does. */
export interface StandardSchemaProps<Output> {
  /** The version of the interface. */
  readonly version: 1;
  /** Who made it. */
  readonly vendor: 'kontorhaus';
  /** Takes any value; it never throws. */
  readonly validate: (value: unknown) => StandardSchemaResult<Output>;
  /** For type inference only. */
  readonly types?: StandardSchemaTypes<Output> | undefined;
}

/** The types that a {@link StandardSchema} stands for; no such value exists. */
export interface StandardSchemaTypes<Output> {
  /** What it takes. */
  readonly input: Output;
  /** What it gives. */
  readonly output: Output;
}

/** What a {@link StandardSchema} gives: a value, or issues. */
export type StandardSchemaResult<Output> =
  | {
      /** The value, as the parser gives it. */
      readonly value: Output;
      /** Nothing is wrong. */
      readonly issues?: undefined;
    }
  | {
      /** All that is wrong. */
      readonly issues: readonly StandardSchemaIssue[];
    };

/** One thing that is wrong. */
export interface StandardSchemaIssue {
  /** What was expected, after the code of the {@link Issue}. */
  readonly message: string;
  /** Where. */
  readonly path: Issue['path'];
}

/**
 * Any parser of this library as a Standard Schema.
 *
 * @example
 * ```ts
 * import { standardSchema } from 'kontorhaus';
 * import { parseMove } from 'kontorhaus/kingdom-builder';
 *
 * const schema = standardSchema(parseMove);
 * schema['~standard'].validate({ type: 'end-turn', player: 0 }); // => { value: { type: 'end-turn', player: 0 } }
 * ```
 */
export const standardSchema = <T>(parse: (input: unknown) => Result<T, readonly Issue[]>): StandardSchema<T> => ({
  '~standard': {
    version: 1,
    vendor: 'kontorhaus',
    validate: (value) => {
      const parsed = parse(value);
      return parsed.ok
        ? { value: parsed.value }
        : { issues: parsed.error.map(({ path, code, expected }) => ({ message: `${code}: ${expected}`, path })) };
    },
  },
});
