import { defineConfig, type Options } from 'tsup';

/**
 * The command, with all that it uses in it: who installs the library for its rules gets no further package, and no file
 * of the library knows of the command.
 */
export const command: Options = {
  entry: {
    main: 'src/cli/main.ts',
    worker: 'src/cli/selfplay/worker.ts',
    // The pool starts each thread with this file and looks for it here.
    'entry/worker': 'node_modules/tinypool/dist/entry/worker.js',
  },
  outDir: 'dist/cli',
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  splitting: true,
  treeshake: false,
  sourcemap: false,
  dts: false,
  clean: false,
  noExternal: [/.*/],
  // commander is CommonJS and asks for Node's own modules by `require`.
  banner: {
    js: "import { createRequire as nodeRequire } from 'node:module';\nconst require = nodeRequire(import.meta.url);",
  },
};

// The configuration file of a tool has to be a default export.
export default defineConfig(command);
