/** A bundle, minified. */
export interface Bundle {
  readonly text: string;
  /** Its length. */
  readonly bytes: number;
  /** Its length with gzip. */
  readonly gzipped: number;
  /** Whether the schema library came along. */
  readonly hasValibot: boolean;
}

type Id = 'kingdom-builder' | 'kontor' | 'speicherstadt';

export declare const bundle: (contents: string) => Promise<Bundle>;
export declare const bundleByTerser: (contents: string) => Promise<Pick<Bundle, 'bytes' | 'gzipped'>>;
export declare const reExport: (names: string, file: string) => string;
export declare const rulesOf: (id: Id) => string;
export declare const rulesTogether: (ids: readonly Id[]) => string;
export declare const SIZE_GOALS: Readonly<Record<Id, number>>;
export declare const TOGETHER_GOAL: number;
