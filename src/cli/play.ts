// Plays a whole game with random bots and prints it: `npm start -- --seed 7 --players 2`.
import { parseArgs } from 'node:util';
import type { Parts, Player } from '../core/contract.js';
import { isInvalidInputError } from '../core/errors.js';
import { createRandom } from '../core/random.js';
import { showKingdomBuilder } from './games/kingdom-builder.js';
import type { Show } from './show.js';

const shows = { 'kingdom-builder': showKingdomBuilder };

const usage = `Usage: npm start -- [--game ${Object.keys(shows).join('|')}] [--seed SEED] [--players N]`;

/** Ends with one line on what was wrong with the call. */
const refuse = (message: string): never => {
  console.error(`${message}\n${usage}`);
  process.exit(2);
};

/** A seed as typed: a whole number if it is one, text otherwise. */
const seedOf = (text: string): number | string =>
  /^-?\d+$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : text;

/** A bot that gets nothing but its own view. */
const chooseMove = <T extends Parts>(
  { game }: Show<T>,
  view: T['View'],
  seat: Player,
  random: (n: number) => number,
): T['Move'] => game.pickMove(view, seat, random);

const play = <T extends Parts>(show: Show<T>, seed: number | string, players: number): void => {
  const { game } = show;
  const bots = Array.from({ length: players }, (_, seat) => createRandom(`bot ${seat} of ${seed}`));
  const print = (events: readonly T['Event'][], state: T['State']): void => {
    for (const event of events) {
      if (show.showsBoard(event, state)) console.log(`\n${game.format(state)}\n`);
      const line = show.describe(event);
      if (line !== null) console.log(line);
    }
  };
  const first = game.start(show.options(seed, players));
  let { state } = first;
  console.log(`${game.title}, ${players} players, seed ${JSON.stringify(seed)}`);
  print(first.events, state);
  for (let due = game.turn(state); due.kind === 'decision'; due = game.turn(state)) {
    const seat = due.players[0] as Player;
    const move = chooseMove(show, game.view(state, seat), seat, bots[seat] as (n: number) => number);
    console.log(game.formatMove(move));
    const step = game.step(state, move);
    state = step.state;
    print(step.events, state);
  }
  for (const side of game.score(state).sides) {
    console.log(`\nplayer ${side.players.join(' and ')}: ${side.total} points`);
    for (const item of side.items) {
      console.log(`  ${String(item.points).padStart(3)} ${item.category}: ${show.describeItem(item)}`);
    }
  }
  console.log('\nRanking');
  for (const { place, players: seats } of game.outcome(state)?.ranking ?? [])
    console.log(`  ${place}. player ${seats.join(' and ')}`);
};

const readCall = (): { game: keyof typeof shows; seed: number | string; players: number | undefined } => {
  try {
    const { values } = parseArgs({
      options: {
        game: { type: 'string' },
        seed: { type: 'string' },
        players: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    const { game = 'kingdom-builder', seed = '1', players } = values;
    if (!Object.hasOwn(shows, game)) refuse(`There is no game ${JSON.stringify(game)}.`);
    if (players !== undefined && !/^\d+$/.test(players))
      refuse(`--players takes a number, not ${JSON.stringify(players)}.`);
    return {
      game: game as keyof typeof shows,
      seed: seedOf(seed),
      players: players === undefined ? undefined : Number(players),
    };
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
};

const call = readCall();
const show = shows[call.game];
try {
  play(show, call.seed, call.players ?? show.players);
} catch (error) {
  if (!isInvalidInputError(error)) throw error;
  refuse(error.issues.map(({ path, expected }) => `--${path.join('.')} must be ${expected}.`).join('\n'));
}
