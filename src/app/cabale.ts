/** The commands, loaded on demand. */
import { withFaultsSaid } from '../command/program.ts';
import { either, fault } from '../engine/fault.ts';
import { version } from '../server/version.ts';

const HELP = `cabale: hidden-identity bluff games

  cabale            tables for people, in the house or on a site (cabale serve)
  cabale play       you against bots, in the terminal
  cabale mcp        games for an agent, by the Model Context Protocol
  cabale admin      looks after a running server
  cabale bot        an account for your own bot at a server, and a mock server
  cabale bridge     games driven by a program in any language, over JSON lines
  cabale env        many games at once, for programs that learn
  cabale scenario   runs rulebook examples: cabale scenario FILE…
  cabale verify     was a finished game dealt fairly? cabale verify FILE
  cabale help       this
  cabale --version  which Cabale this is

Each command has --help. What measures them is in a checkout: npx cabale-lab --help.`;

type Command = (args: readonly string[]) => void | Promise<void>;

export const COMMANDS: Readonly<Record<string, Command>> = {
  play: async (args) => (await import('./play.ts')).play(args),
  serve: async (args) => (await import('./serve.ts')).serve(args),
  bot: async (args) => (await import('./bot.ts')).bot(args),
  mcp: async (args) => (await import('./mcp.ts')).mcp(args),
  admin: async (args) => (await import('./admin.ts')).admin(args),
  env: async (args) => (await import('./env.ts')).env(args),
  bridge: async (args) => (await import('./bridge.ts')).bridge(args),
  scenario: async (args) => (await import('./scenario.ts')).scenario(args),
  verify: async (args) => (await import('./verify.ts')).verify(args),
  help: () => console.log(HELP),
  version: () => console.log(version()),
};

/** Commands that moved to the lab. */
const OF_THE_LAB = ['sim', 'arena', 'exploit', 'bench', 'ladder', 'moments'] as const;

/** Without a command, or with flags only, `cabale` is a server. */
const commandOf = (words: readonly string[]): readonly string[] => {
  const [first = 'serve'] = words;
  if (first === '--help' || first === '-h') return ['help'];
  if (first === '--version' || first === '-v') return ['version'];
  return words.length === 0 || first.startsWith('-') ? ['serve', ...words] : words;
};

/** Runs a command. Returns the exit code, if any. */
export const cabale = (words: readonly string[]): Promise<number | undefined> =>
  withFaultsSaid(async () => {
    const [name = '', ...args] = commandOf(words);
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (OF_THE_LAB.some((moved) => moved === name))
      throw fault('usage', `"${name}" is in the lab: npx cabale-lab ${name}, in a checkout`);
    if (command === undefined)
      throw fault(
        'usage',
        `there is no command "${name}"; the commands are ${either(Object.keys(COMMANDS), 'and')}; npx cabale-lab has ${either(OF_THE_LAB, 'and')}, and more`,
      );
    await command(args);
    return undefined;
  });
