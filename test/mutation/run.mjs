// Mutation testing of some files of one game: see docs/testing.md.
import { spawnSync } from 'node:child_process';

const files = process.argv.slice(2);
const games = new Set(files.map((file) => /^src\/([a-z-]+)\/.+\.ts(:[\d:-]+)?$/.exec(file)?.[1]));
const [game] = games;
if (games.size !== 1 || game === undefined) {
  console.error('npm run mutation -- src/GAME/FILE.ts[:FROM-TO]...    files of one game, or lines of them');
  process.exit(2);
}
/** How large a part of the runs of its properties a game has: some of Kingdom Builder count them, and are quick. */
const FC_SHARE = game === 'kingdom-builder' ? '1' : '0.05';
const { status } = spawnSync(
  'nice',
  ['-n', '4', 'npx', 'stryker', 'run', 'test/mutation/stryker.config.json', '--mutate', files.join(',')],
  { stdio: 'inherit', env: { FC_SHARE, ...process.env, MUTATION_GAME: game } },
);
process.exit(status ?? 1);
