import { readFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import ts from 'typescript';

/** Whether evaluating an expression calls something, as reading a property may; what functions inside it do is not asked. */
const calls = (node: ts.Node): boolean =>
  ts.isCallExpression(node) ||
  ts.isNewExpression(node) ||
  ts.isPropertyAccessExpression(node) ||
  (!ts.isFunctionLike(node) && ts.forEachChild(node, calls) === true);

/**
 * Wraps each value that a module computes while it loads in a call marked as pure. No module here has side effects,
 * but on that promise alone bundlers drop only whole files, and a file of the build holds many modules: without the
 * marks every bundle would carry all schemas.
 */
const markPure = (source: string): string => {
  let marked = source;
  const { statements } = ts.createSourceFile('module.ts', source, ts.ScriptTarget.ESNext, true);
  for (const statement of statements.filter(ts.isVariableStatement).reverse())
    for (const { initializer } of [...statement.declarationList.declarations].reverse())
      if (initializer !== undefined && calls(initializer))
        marked = `${marked.slice(0, initializer.getStart())}/* @__PURE__ */ (() => (${initializer.getText()}))()${marked.slice(initializer.end)}`;
  return marked;
};

// One entry for each subpath of package.json's "exports".
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'kingdom-builder/index': 'src/kingdom-builder/index.ts',
    'kontor/index': 'src/kontor/index.ts',
    'speicherstadt/index': 'src/speicherstadt/index.ts',
    'record/index': 'src/record/index.ts',
    'bots/index': 'src/bots/index.ts',
    'debug/index': 'src/debug/index.ts',
    'testing/index': 'src/testing/index.ts',
  },
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  // Rollup's pass keeps class fields and optional chaining as written in the CommonJS build.
  treeshake: true,
  sourcemap: false,
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  // The command in dist/cli is built on its own: see tsup.command.ts.
  clean: ['!cli/**'],
  esbuildPlugins: [
    {
      name: 'mark-pure',
      setup: (build) => {
        build.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, async ({ path }) => ({
          contents: markPure(await readFile(path, 'utf8')),
          loader: 'ts',
        }));
      },
    },
  ],
});
