// Packs the package, installs it in an empty folder as a user would, and loads and type-checks it there in every way.
import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { tsImport } from 'tsx/esm/api';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { collectExamples, fileNameOf, titleOf } = await tsImport('../docs/examples.ts', import.meta.url);
const { name, version, exports, dependencies, devDependencies } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
const paths = Object.keys(exports)
  .filter((key) => key !== './package.json')
  .map((key) => name + key.slice(1));
// The only entry that needs the optional peer dependency.
const testing = `${name}/testing`;
/** The oldest TypeScript that the README promises; declarations need its `NoInfer`. */
const OLDEST_TYPESCRIPT = '5.4.5';

const dir = mkdtempSync(join(tmpdir(), 'consumer-'));
const write = (file, text) => writeFileSync(join(dir, file), text);
const node = (file) => execFileSync(process.execPath, [file], { cwd: dir, encoding: 'utf8' });
const npmInstall = (spec) =>
  execFileSync(
    'npm',
    ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', spec],
    { cwd: dir, stdio: ['ignore', 'ignore', 'inherit'] },
  );
const done = (what) => console.log(`ok: ${what}`);

/** What is packed. */
let packedFiles = [];

/** The tarball; only what belongs there is in it. */
const pack = () => {
  const [{ filename, files }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', dir], {
      cwd: root,
      encoding: 'utf8',
    }),
  );
  const packed = files.map((file) => file.path);
  packedFiles = packed;
  const stray = packed.filter(
    (path) =>
      !/^(dist\/.*\.(js|cjs|d\.ts|d\.cts)|dist\/cli\/third-party-licenses\.txt|docs\/[a-z-]+\.md|package\.json|README\.md|LICENSE|CHANGELOG\.md)$/.test(
        path,
      ),
  );
  assert.deepEqual(stray, [], 'stray files in the package');
  for (const path of ['README.md', 'LICENSE', ...(existsSync(join(root, 'CHANGELOG.md')) ? ['CHANGELOG.md'] : [])])
    assert(packed.includes(path), `${path} is not in the package`);
  for (const path of packed.filter((file) => /\.d\.c?ts$/.test(file))) {
    const found = /['"](valibot|pure-rand)(\/[^'"]*)?['"]/.exec(readFileSync(join(root, path), 'utf8'));
    assert.equal(found, null, `${path} imports types from ${found?.[1]}`);
  }
  done(`${packed.length} files packed; no declaration needs the types of a dependency`);
  return join(dir, filename);
};

/**
 * The values that the declarations of an entry promise to a module of a format: what is in the type of its namespace,
 * which has no types, and nothing that was exported as a type alone.
 */
const promised = (specs, ending) => {
  const file = `promised-${specs.length}.${ending}`;
  write(file, specs.map((spec, i) => `import * as entry${i} from '${spec}';`).join('\n'));
  const options = { strict: true, noEmit: true, target: ts.ScriptTarget.ES2022, types: [] };
  const module = { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext };
  const program = ts.createProgram([join(dir, file)], { ...options, ...module });
  const checker = program.getTypeChecker();
  const { statements } = program.getSourceFile(join(dir, file));
  const namesIn = ({ importClause }) =>
    checker
      .getPropertiesOfType(checker.getTypeAtLocation(importClause.namedBindings.name))
      .map((symbol) => symbol.name)
      .sort();
  return Object.fromEntries(specs.map((spec, i) => [spec, namesIn(statements[i])]));
};

/** Loads entries as ES modules and as CommonJS: both have the same exports, those that the declarations promise. */
const load = (specs) => {
  write(
    'load.mjs',
    `const names = {};
for (const spec of ${JSON.stringify(specs)}) names[spec] = Object.keys(await import(spec)).sort();
console.log(JSON.stringify(names));`,
  );
  write(
    'load.cjs',
    `const names = {};
for (const spec of ${JSON.stringify(specs)}) names[spec] = Object.keys(require(spec)).sort();
console.log(JSON.stringify(names));`,
  );
  const names = JSON.parse(node('load.mjs'));
  assert.deepEqual(JSON.parse(node('load.cjs')), names, 'ESM and CommonJS export different names');
  for (const [spec, list] of Object.entries(names)) assert(list.length > 0, `${spec} exports nothing`);
  for (const ending of ['mts', 'cts'])
    for (const [spec, list] of Object.entries(promised(specs, ending))) {
      const lacking = list.filter((name) => !names[spec].includes(name));
      const untold = names[spec].filter((name) => !list.includes(name));
      assert.deepEqual({ lacking, untold }, { lacking: [], untold: [] }, `${spec}, as declared for .${ending}`);
    }
  done(`${specs.join(', ')} load as ESM and as CommonJS, with the values that their declarations promise`);
};

/** An error of one copy of the library is recognised by the other copy. */
const crossErrors = () => {
  write(
    'errors.mjs',
    `import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import * as esmRoot from '${name}';
import * as esmGame from '${name}/kingdom-builder';
const require = createRequire(import.meta.url);
const cjsRoot = require('${name}');
const cjsGame = require('${name}/kingdom-builder');
const thrownBy = (f) => { try { f(); } catch (error) { return error; } throw new Error('nothing was thrown'); };
for (const [root, game] of [[esmRoot, cjsGame], [cjsRoot, esmGame]]) {
  const state = game.init({ players: 2, seed: 1 });
  const { players: [player] } = game.turn(state);
  const illegal = thrownBy(() => game.apply(state, { type: 'end-turn', player: 1 - player }));
  assert(!(illegal instanceof root.IllegalMoveError), 'one copy only: this test shows nothing');
  assert(root.isIllegalMoveError(illegal) && !root.isInvalidInputError(illegal));
  assert.equal(illegal.code, 'not-your-turn');
  const invalid = thrownBy(() => game.init({ players: 2 }));
  assert(root.isInvalidInputError(invalid) && !root.isIllegalMoveError(invalid));
}`,
  );
  node('errors.mjs');
  done('errors are recognised across ESM and CommonJS');
};

/** The command runs in threads from where npm has put it, and no package came along for it. */
const runCommand = () => {
  const command = (...words) =>
    execFileSync('npm', ['exec', '--no', '--', name, ...words], {
      cwd: dir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  assert.equal(command('--version'), `${version}\n`);
  const words = [
    '--game',
    'kontor',
    '--scenario',
    'tic-tac-toe',
    '--bots',
    'random',
    '--games',
    '20',
    '--threads',
    '2',
  ];
  command('selfplay', ...words, '--out', 'results.ndjson', '--records', 'records.ndjson');
  assert.match(command('summary', 'results.ndjson'), /20 games: complete/);
  assert.match(command('replay', '--verify', 'records.ndjson'), /record 20 .* holds/);
  const installed = readdirSync(join(dir, 'node_modules')).filter((entry) => !entry.startsWith('.'));
  assert.deepEqual(installed.sort(), [name, ...Object.keys(dependencies)].sort(), 'more was installed than is needed');
  const licenses = readFileSync(join(dir, 'node_modules', name, 'dist/cli/third-party-licenses.txt'), 'utf8');
  for (const bundled of ['commander', 'log-update', 'tinypool', ...Object.keys(dependencies)])
    assert(licenses.includes(`\n${bundled} `), `the license of ${bundled} is not in the package`);
  done('the command runs where it is installed, with nothing else installed, and the licenses of what it holds');
};

/** The library's own files hold nothing of the command. */
const keepApart = () => {
  const library = packedFiles.filter((path) => /^dist\/(?!cli\/).*\.(js|cjs)$/.test(path));
  for (const path of library)
    assert(
      !/tinypool|commander|log-update|node:/.test(readFileSync(join(root, path), 'utf8')),
      `${path} holds the command`,
    );
  done(`${library.length} files of the library hold nothing of the command`);
};

/** Compiles with a TypeScript, by default the project's; what it prints is the reason of a failure. */
const typeCheck = async (what, files, compilerOptions, home = root) => {
  const config = `tsconfig.${what.replace(/\W+/g, '-')}.json`;
  const common = { strict: true, skipLibCheck: false, noEmit: true, target: 'ES2022', lib: ['ES2023'], types: [] };
  write(config, JSON.stringify({ compilerOptions: { ...common, ...compilerOptions }, include: files }));
  const tsc = join(home, 'node_modules/typescript/bin/tsc');
  await promisify(execFile)(process.execPath, [tsc, '-p', config], { cwd: dir }).catch((error) => {
    throw new Error(`${what}: type errors\n${error.stdout || error.message}`);
  });
  done(`types: ${what}`);
};

/** A small program against the whole public surface. */
const consumer = (specs) =>
  `${specs.map((spec, i) => `import * as entry${i} from '${spec}';`).join('\n')}
import { type AnyGame, createRandom, isIllegalMoveError, type PartsOf, type Rules } from '${name}';
import { apply, init, kingdomBuilder, turn } from '${name}/kingdom-builder';

export const entries = [${specs.map((_, i) => `entry${i}`).join(', ')}];
type Parts = PartsOf<typeof kingdomBuilder>;
const rules: Rules<Parts> = kingdomBuilder;
export const anyGame: AnyGame = kingdomBuilder;
let state: Parts['State'] = init({ players: 2, seed: 1 });
const random = createRandom('types');
for (let due = turn(state); due.kind === 'decision'; due = turn(state))
  state = apply(state, rules.pickMove(state, due.players[0] as number, random));
export const game: 'kingdom-builder' = state.game;
export const first: number | undefined = rules.outcome(state)?.ranking[0]?.place;
export const codeOf = (error: unknown): string => (isIllegalMoveError(error) ? error.code : '');
// @ts-expect-error an option that does not exist
init({ players: 2, seed: 1, colour: 'red' });
// @ts-expect-error a state is not to be changed
state.options.players = 3;
`;

/** Type-checks the examples of the documentation, as programs for Node. */
const checkExamples = async () => {
  const examples = collectExamples(root);
  assert(examples.length > 0, 'the documentation has no example');
  // Examples may show a test, or print something.
  mkdirSync(join(dir, 'node_modules/@types'), { recursive: true });
  for (const tool of ['vitest', '@types/node'])
    symlinkSync(join(root, 'node_modules', tool), join(dir, 'node_modules', tool), 'junction');
  mkdirSync(join(dir, 'examples'));
  // Line numbers stay as in the documentation.
  // As .mts, which asks for more than .ts: a generic arrow function must not look like JSX.
  for (const example of examples)
    write(`examples/${fileNameOf(example)}.mts`, `// ${titleOf(example)}${'\n'.repeat(example.line)}${example.code}\n`);
  await typeCheck(`${examples.length} examples of the documentation`, ['examples'], {
    module: 'nodenext',
    moduleDetection: 'force',
    types: ['node'],
  });
};

try {
  write('package.json', '{ "private": true, "type": "module" }');
  npmInstall(pack());
  assert(!existsSync(join(dir, 'node_modules/fast-check')), 'fast-check came along unasked');
  const light = paths.filter((spec) => spec !== testing);
  keepApart();
  runCommand();
  load(light);
  crossErrors();
  write('light.mts', consumer(light));
  await typeCheck('nodenext without fast-check', ['light.mts'], { module: 'nodenext' });

  npmInstall(`fast-check@${devDependencies['fast-check']}`);
  load([testing]);
  for (const ending of ['ts', 'mts', 'cts']) write(`all.${ending}`, consumer(paths));
  write('light.ts', consumer(light));
  const both = ['all.mts', 'all.cts'];
  const node10 = {
    module: 'commonjs',
    moduleResolution: 'node10',
    esModuleInterop: true,
    ignoreDeprecations: '6.0',
  };
  // Two at a time: each is a process of its own.
  await Promise.all([
    typeCheck('node16, ESM and CommonJS', both, { module: 'node16', moduleResolution: 'node16' }),
    typeCheck('nodenext, ESM and CommonJS', both, { module: 'nodenext', moduleResolution: 'nodenext' }),
  ]);
  await Promise.all([
    typeCheck('bundler', ['all.ts'], { module: 'esnext', moduleResolution: 'bundler' }),
    typeCheck('node10', ['light.ts'], node10),
  ]);
  npmInstall(`typescript@${OLDEST_TYPESCRIPT}`);
  const promisedOldest = /TypeScript (\d+\.\d+) or newer/.exec(readFileSync(join(root, 'README.md'), 'utf8'))?.[1];
  assert(OLDEST_TYPESCRIPT.startsWith(`${promisedOldest}.`), `the README promises TypeScript ${promisedOldest}`);
  const oldest = `TypeScript ${OLDEST_TYPESCRIPT}, ESM and CommonJS`;
  await typeCheck(oldest, both, { module: 'nodenext', moduleResolution: 'nodenext' }, dir);
  // fast-check's own declarations do not hold under node10, so here they are not looked into.
  await typeCheck('node10 with fast-check', ['all.ts'], { ...node10, skipLibCheck: true });
  await checkExamples();
} finally {
  rmSync(dir, { recursive: true, force: true });
}
