import { readFileSync } from 'node:fs';

/** The version of the package. This file and the built command lie equally deep below package.json. */
export const version = (): string => {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
};
