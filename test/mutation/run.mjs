// Mutation testing of some files of one game: see docs/testing.md.
import { spawnSync } from 'node:child_process';

const files = process.argv.slice(2);
const games = new Set(files.map((file) => /^src\/([a-z-]+)\/.+\.ts(:[\d:-]+)?$/.exec(file)?.[1]));
const [game] = games;
if (games.size !== 1 || game === undefined) {
  console.error('npm run mutation -- src/GAME/FILE.ts[:FROM-TO]...    files of one game, or lines of them');
  process.exit(2);
}
const { status } = spawnSync(
  'nice',
  ['-n', '4', 'npx', 'stryker', 'run', 'test/mutation/stryker.config.json', '--mutate', files.join(',')],
  { stdio: 'inherit', env: { ...process.env, MUTATION_GAME: game } },
);
process.exit(status ?? 1);
