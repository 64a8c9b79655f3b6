// Bundles of what a build has put into dist, as a page that plays a game would load them.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const RULES = 'init, start, legalMoves, check, apply, step, turn, score, outcome, chance, view';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

const gzipped = (text) => gzipSync(text, { level: 9 }).length;

const bundled = (contents, isMinified) =>
  build({
    stdin: { contents, resolveDir: dist },
    bundle: true,
    minify: isMinified,
    format: 'esm',
    charset: 'utf8',
    write: false,
    metafile: true,
    logLevel: 'warning',
    // Side-effect-free imports are dropped, as they should be; installed packages do not even get this warning.
    logOverride: { 'ignored-bare-import': 'silent' },
  });

/** Bundles a module that re-exports from files in dist. */
export const bundle = async (contents) => {
  const result = await bundled(contents, true);
  const [out] = result.outputFiles;
  const [{ inputs }] = Object.values(result.metafile.outputs);
  return {
    text: out.text,
    bytes: out.contents.length,
    gzipped: gzipped(out.contents),
    hasValibot: Object.entries(inputs).some(([path, { bytesInOutput }]) => /valibot/.test(path) && bytesInOutput > 0),
  };
};

/** The same, minified by Terser, webpack's own choice, as it comes. */
export const bundleByTerser = async (contents) => {
  // Not above: in a process that has loaded it, list methods are slower, and benchmarks import this file.
  const { minify } = await import('terser');
  const { outputFiles } = await bundled(contents, false);
  const { code } = await minify(outputFiles[0].text, { module: true });
  return { bytes: Buffer.byteLength(code), gzipped: gzipped(code) };
};

/** A module that re-exports some names from a file in dist. */
export const reExport = (names, file) => `export { ${names} } from ${JSON.stringify(join(dist, file))};`;

/** A module with the rules of one game. */
export const rulesOf = (id) => reExport(RULES, `${id}/index.js`);

/** A module with the rules of several games, under names of their own, since all have the same ones. */
export const rulesTogether = (ids) =>
  ids
    .map((id, at) =>
      reExport(
        RULES.replace(/\w+/g, (name) => `${name} as ${name}${at}`),
        `${id}/index.js`,
      ),
    )
    .join('\n');

/** What the rules of a game, or of all three on one page, are to take at most: bytes, minified and gzipped. */
export const SIZE_GOALS = { 'kingdom-builder': 9216, kontor: 11264, speicherstadt: 11264 };
export const TOGETHER_GOAL = 28672;
