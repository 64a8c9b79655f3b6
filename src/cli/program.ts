import { Command, CommanderError } from 'commander';
import { addPerft } from './commands/perft.js';
import { addPlay } from './commands/play.js';
import { addReplay } from './commands/replay.js';
import { addSelfplay } from './commands/selfplay.js';
import { addSummary } from './commands/summary.js';
import { Failure } from './failure.js';
import { version } from './version.js';
import type { World } from './world.js';

/** The command with all its subcommands. It writes to the world alone, and throws instead of ending the process. */
const programOf = (world: World): Command => {
  const program = new Command('kontorhaus')
    .description('Play, simulate and check Kingdom Builder, Kontor and The Speicherstadt.')
    .version(version(), '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .helpCommand('help [command]', 'print help, of a command if one is named')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => world.out(text.trimEnd()),
      // The list of commands, for a call without any.
      writeErr: (text) => world.err(text.trimEnd()),
      // What is wrong is told once, at the end.
      outputError: () => undefined,
    })
    .addHelpText('after', '\nkontorhaus COMMAND --help says more about each.');
  addPlay(program, world);
  addSelfplay(program, world);
  addSummary(program, world);
  addReplay(program, world);
  addPerft(program, world);
  return program;
};

/** Commander's complaint as one line. */
const complaintOf = ({ message }: CommanderError): string => message.replace(/^error: /, '').replace(/\s*\n\s*/g, ' ');

/** The words as commander reads them: it knows one letter for the version, and names no command that `help` does not know. */
const understood = (words: readonly string[], program: Command): readonly string[] => {
  const [first, second] = words;
  if (first === '-V') return ['--version'];
  const isKnown = program.commands.some((command) => command.name() === second);
  return first === 'help' && second !== undefined && !isKnown ? words.slice(1) : words;
};

/** What files and words say may hold characters that move the cursor or change colors: they are shown, not obeyed. */
const printable = (text: string): string =>
  text.replace(/[^\P{Cc}\n\t]/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Runs the command with the words behind its name; returns the exit status. Nothing is thrown but what is a bug. */
export const run = async (words: readonly string[], raw: World): Promise<number> => {
  const world: World = {
    ...raw,
    out: (line) => raw.out(printable(line)),
    err: (line) => raw.err(printable(line)),
  };
  try {
    const program = programOf(world);
    await program.parseAsync(understood(words, program), { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0;
      // The list of commands says it.
      if (error.code === 'commander.help') return 2;
      const [first = ''] = words;
      const command = /^[a-z]+$/.test(first) ? ` ${first}` : '';
      world.err(
        `kontorhaus: ${complaintOf(error)} (see kontorhaus${error.code === 'commander.unknownCommand' ? '' : command} --help)`,
      );
      return 2;
    }
    if (error instanceof Failure) {
      world.err(`kontorhaus: ${error.message}`);
      return error.status;
    }
    throw error;
  }
};
