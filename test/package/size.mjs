// Measures what a page that plays a game has to load, and keeps it within limits: `npm run check:size`, after a build.
// It fails, too, when the README states other sizes; `npm run check:size -- --write` puts in those that it measured.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundle, bundleByTerser, reExport, rulesOf, rulesTogether, SIZE_GOALS, TOGETHER_GOAL } from './sizes.mjs';

// Bytes, minified by esbuild or by Terser, and gzipped. `object` is the game's own object, which carries schemas and
// text.
const games = {
  'kingdom-builder': { object: 'kingdomBuilder', limit: SIZE_GOALS['kingdom-builder'] },
  // What misses its goal (docs/benchmarks.md tells of it) is held where it is.
  kontor: { object: 'kontor', limit: 12650, terserLimit: 12200 },
  speicherstadt: { object: 'speicherstadt', limit: 11630 },
};
// One page with all three.
const togetherLimit = TOGETHER_GOAL;
const createRandomLimit = 1536;

/** The README's table of sizes, and how a size stands in it: in kB. */
const readme = fileURLToPath(new URL('../../README.md', import.meta.url));
const HEAD = '| | the rules | the whole game object, with parsers, positions and texts |\n| --- | --- | --- |\n';
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
// Half of what the last digit stands for, and what another version of zlib may make of the same text.
const TOLERANCE = 50 + 15;

const failures = [];
/** The rows of the README's table: a name, and two sizes in bytes. */
const rows = [];
const report = (name, { bytes, gzipped }, limit) => {
  const [a, b, c] = [bytes, gzipped, limit ?? ''].map((n) => String(n).padStart(10));
  console.log(`${name.padEnd(34)}${a}${b}${c}`);
  if (limit !== undefined && gzipped > limit) failures.push(`${name}: ${gzipped} bytes gzipped, limit ${limit}`);
};

console.log(`${'bundle'.padEnd(34)}${['minified', 'gzipped', 'limit'].map((s) => s.padStart(10)).join('')}`);
for (const [id, { object, limit, terserLimit = SIZE_GOALS[id] }] of Object.entries(games)) {
  const file = `${id}/index.js`;
  const { [object]: game } = await import(new URL(`../../dist/${file}`, import.meta.url).href);
  const sentence = game.explain({ code: 'game-over' });
  const light = await bundle(rulesOf(id));
  const full = await bundle(reExport(object, file));
  report(`${id}: rules`, light, limit);
  report(`${id}: rules, by Terser`, await bundleByTerser(rulesOf(id)), terserLimit);
  report(`${id}: game object`, full);
  rows.push({ name: game.title, sizes: [light.gzipped, full.gzipped], note: '' });
  // The full bundle shows that the search would find them.
  assert(full.hasValibot && full.text.includes(sentence), `${id}: the game object has no valibot or not "${sentence}"`);
  if (light.hasValibot)
    failures.push(
      `${id}: the rules bundle holds valibot: is a call at the top level of a module not marked @__PURE__?`,
    );
  if (light.text.includes(sentence)) failures.push(`${id}: the rules bundle holds text`);
}
const together = rulesTogether(Object.keys(games));
const allRules = await bundle(together);
const allGames = await bundle(reExport('games', 'index.js'));
report('all three: rules', allRules, togetherLimit);
report('all three: rules, by Terser', await bundleByTerser(together), togetherLimit);
report('all three: games from the root', allGames);
rows.push({ name: 'all three', sizes: [allRules.gzipped, allGames.gzipped], note: ' (`games` from the root)' });
report('createRandom from the root', await bundle(reExport('createRandom', 'index.js')), createRandomLimit);

const text = readFileSync(readme, 'utf8');
const start = text.indexOf(HEAD) + HEAD.length;
assert(start >= HEAD.length, 'the README has no table of sizes');
const end = text.indexOf('\n\n', start);
if (process.argv.includes('--write')) {
  const lines = rows.map(({ name, sizes, note }) => `| ${name} | ${sizes.map(kilobytes).join(' | ')}${note} |`);
  writeFileSync(readme, text.slice(0, start) + lines.join('\n') + text.slice(end));
} else {
  const stated = text.slice(start, end).split('\n');
  assert(stated.length === rows.length, `the README's table of sizes has ${stated.length} rows, not ${rows.length}`);
  for (const [at, { name, sizes }] of rows.entries()) {
    const [title, ...cells] = stated[at]
      .split('|')
      .map((cell) => cell.trim())
      .slice(1);
    const holds = sizes.every((size, i) => Math.abs(1000 * Number.parseFloat(cells[i]) - size) <= TOLERANCE);
    if (title !== name || !holds)
      failures.push(
        `README: ${stated[at]} is not so: ${name} takes ${sizes.map(kilobytes).join(' and ')} kB; ` +
          '`npm run check:size -- --write` states that',
      );
  }
}

for (const failure of failures) console.error(failure);
process.exitCode = failures.length === 0 ? 0 : 1;
