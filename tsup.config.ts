import { defineConfig } from 'tsup';

// One entry for each subpath of package.json's "exports".
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'kingdom-builder/index': 'src/kingdom-builder/index.ts',
    'record/index': 'src/record/index.ts',
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
  clean: true,
});
