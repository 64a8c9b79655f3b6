import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Options } from 'tsup';

/** What may be bundled: licenses that ask for no more than their text. */
const LICENSES = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause'];

/** The folder of the package that a bundled file belongs to, or null for a file of ours. */
const packageOf = (file: string): string | null =>
  /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file.replaceAll('\\', '/'))?.[0] ?? null;

/** A package's name, version and license with its text. A package without them must not be bundled. */
const noticeOf = (folder: string): string => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.md|\.txt)?$/i.test(entry));
  if (file === undefined || !LICENSES.includes(license)) throw new Error(`${name}: license ${license}, text ${file}`);
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
};

/**
 * The command, with all that it uses in it: who installs the library for its rules gets no further package, and no file
 * of the library knows of the command.
 */
const command: Options = {
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
  sourcemap: false,
  dts: false,
  clean: true,
  noExternal: [/.*/],
  // commander is CommonJS and asks for Node's own modules by `require`.
  banner: {
    js: "import { createRequire as nodeRequire } from 'node:module';\nconst require = nodeRequire(import.meta.url);",
  },
  esbuildPlugins: [
    {
      name: 'third-party-licenses',
      setup: (build) => {
        build.initialOptions.metafile = true;
        build.onEnd(({ metafile }) => {
          const folders = new Set(Object.keys(metafile?.inputs ?? {}).map(packageOf));
          folders.delete(null);
          const notices = [...new Set([...folders].map((folder) => noticeOf(folder as string)))].sort();
          const outDir = build.initialOptions.outdir as string;
          if (!existsSync(outDir)) mkdirSync(outDir, { recursive: true });
          writeFileSync(
            join(outDir, 'third-party-licenses.txt'),
            `The command holds code of these packages.\n\n${notices.join(`\n${'-'.repeat(80)}\n\n`)}`,
          );
        });
      },
    },
  ],
};

// The configuration file of a tool has to be a default export.
export default defineConfig(command);
