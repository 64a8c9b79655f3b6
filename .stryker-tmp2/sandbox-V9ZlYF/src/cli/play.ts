// Plays a whole game of each kind with random bots and prints it: `npm start -- --seed 7 --players 2`.
import { parseArgs } from 'node:util';
import type { Parts, Player, Random, Seed } from '../core/contract.js';
import { createRandom } from '../core/random.js';
import { showKingdomBuilder } from './games/kingdom-builder.js';
import { showKontor } from './games/kontor.js';
import { showSpeicherstadt } from './games/speicherstadt.js';
import type { Show } from './show.js';

const shows = { 'kingdom-builder': showKingdomBuilder, kontor: showKontor, speicherstadt: showSpeicherstadt };
type Name = keyof typeof shows;
const names = Object.keys(shows) as Name[];

const usage = `Usage: npm start -- [--game ${names.join('|')}] [--seed SEED] [--players N]
Without --game every game is played; the seed is 1 and the players are as many as suit the game unless given.`;

/** Ends with what was wrong with the call. */
const refuse = (message: string): never => {
  console.error(`${message}\n${usage}`);
  process.exit(2);
};

/** A bot: its own view and a source of chance in, a move out. */
const randomBot = <T extends Parts>({ game }: Show<T>, view: T['View'], seat: Player, random: Random): T['Move'] =>
  game.pickMove(view, seat, random);

const play = <T extends Parts>(show: Show<T>, seed: Seed, players: number): void => {
  const { game } = show;
  const first = game.start(show.options(seed, players));
  const bots = Array.from({ length: players }, (_, seat) => createRandom(`bot ${seat} of ${seed}`));
  const print = (events: readonly T['Event'][], state: T['State']): void => {
    for (const event of events) {
      if (show.showsBoard(event, state)) console.log(`\n${game.format(state)}\n`);
      const line = show.describe(event);
      if (line !== null) console.log(line);
    }
  };
  let { state } = first;
  console.log(`${game.title}, ${players} players, seed ${JSON.stringify(seed)}`);
  print(first.events, state);
  for (let due = game.turn(state); due.kind === 'decision'; due = game.turn(state)) {
    const seat = due.players[0] as Player;
    const move = randomBot(show, game.view(state, seat), seat, bots[seat] as Random);
    console.log(game.formatMove(move));
    const step = game.step(state, move);
    state = step.state;
    print(step.events, state);
  }
  for (const side of game.score(state).sides) {
    console.log(`\nplayer ${side.players.join(' and ')}: ${side.total} points`);
    for (const item of side.items)
      console.log(`  ${String(item.points).padStart(3)} ${item.category}: ${show.describeItem(item)}`);
  }
  console.log('\nRanking');
  const totals = new Map(game.score(state).sides.map(({ players: seats, total }) => [seats.join(), total]));
  for (const { place, players: seats } of game.outcome(state)?.ranking ?? [])
    console.log(`  ${place}. player ${seats.join(' and ')}, ${totals.get(seats.join())} points`);
};

/** A seed as typed: a whole number if it is one, text otherwise. */
const seedOf = (text: string): Seed => {
  const number = Number(text);
  return /^-?\d+$/.test(text) && Number.isSafeInteger(number) ? number : text;
};

const readCall = (): { readonly games: readonly Name[]; readonly seed: Seed; readonly players: number | undefined } => {
  try {
    const { values } = parseArgs({
      options: {
        game: { type: 'string' },
        seed: { type: 'string', default: '1' },
        players: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    const { game, seed, players } = values;
    if (game !== undefined && !names.includes(game as Name)) refuse(`There is no game ${JSON.stringify(game)}.`);
    if (players !== undefined && !/^\d+$/.test(players))
      refuse(`--players takes a number, not ${JSON.stringify(players)}.`);
    return {
      games: game === undefined ? names : [game as Name],
      seed: seedOf(seed),
      players: players === undefined ? undefined : Number(players),
    };
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
};

// Whoever reads may have seen enough: `npm start | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const { games, seed, players } = readCall();
const suited = games.filter((name) => {
  const show: Show<Parts> = shows[name];
  const read = show.game.parseOptions(show.options(seed, players ?? show.players));
  if (read.ok) return true;
  const why = `${show.game.title}: ${read.error.map(({ path, expected }) => `--${path.join('.')} must be ${expected}`).join('; ')}.`;
  // Asked for by name it is a mistake; otherwise the others may do.
  if (games.length === 1) refuse(why);
  console.error(why);
  return false;
});
if (suited.length === 0) refuse('No game is for so many players.');
for (const name of suited) play<Parts>(shows[name], seed, players ?? shows[name].players);
