/** The commands, loaded on demand. */
import type { OpenRegistry } from '../command/registry.ts';
import { either, fault, isFault } from '../engine/fault.ts';
import { version } from '../server/version.ts';

const HELP = `cabale: hidden-identity bluff games

  cabale            tables for people, in the house or on a site (cabale serve)
  cabale play       you against bots, in the terminal
  cabale mcp        games for an agent, by the Model Context Protocol
  cabale admin      looks after a running server
  cabale bot        an account for your own bot at a server, and a mock server
  cabale sim        many games among bots, counted
  cabale arena      bots against bots: who is how strong
  cabale exploit    how far one can learn to beat a bot in a duel
  cabale bench      how well an agent bluffs, and tells lies from truths
  cabale ladder     your bots and ours against each other, and a page that tells
  cabale moments    finds moments worth asking people about, one a day
  cabale bridge     games driven by a program in any language, over JSON lines
  cabale env        many games at once, for programs that learn
  cabale scenario   runs rulebook examples: cabale scenario FILE…
  cabale verify     was a finished game dealt fairly? cabale verify FILE
  cabale help       this
  cabale --version  which Cabale this is

Each command has --help.`;

const opener = async (): Promise<OpenRegistry> => (await import('./registry.ts')).openRegistry;

const serveMcp = async (seconds: number) => (await (await import('./mcp.ts')).needMcp()).serveBench(seconds);

type Command = (args: readonly string[]) => void | Promise<void>;

const COMMANDS: Readonly<Record<string, Command>> = {
  play: async (args) => (await import('./play.ts')).play(args),
  serve: async (args) => (await import('./serve.ts')).serve(args),
  bot: async (args) => (await import('./bot.ts')).bot(args),
  mcp: async (args) => (await import('./mcp.ts')).mcp(args),
  admin: async (args) => (await import('./admin.ts')).admin(args),
  sim: async (args) => (await import('../lab/sim.ts')).sim(args, await opener()),
  arena: async (args) => (await import('../lab/arena.ts')).arena(args, await opener()),
  exploit: async (args) => (await import('../lab/exploit.ts')).exploit(args, await opener()),
  bench: async (args) =>
    (await import('../lab/bench.ts')).bench(args, await opener(), { version: version(), serveMcp }),
  ladder: async (args) => (await import('../lab/ladder.ts')).ladder(args, await opener(), version()),
  moments: async (args) => (await import('../lab/moments.ts')).moments(args, await opener()),
  env: async (args) => (await import('../lab/env.ts')).env(args, await opener()),
  bridge: async (args) => (await import('./bridge.ts')).bridge(args),
  scenario: async (args) => (await import('./scenario.ts')).scenario(args),
  verify: async (args) => (await import('./verify.ts')).verify(args),
  help: () => console.log(HELP),
  version: () => console.log(version()),
};

/** Without a command, or with flags only, `cabale` is a server. */
const commandOf = (words: readonly string[]): readonly string[] => {
  const [first = 'serve'] = words;
  if (first === '--help' || first === '-h') return ['help'];
  if (first === '--version' || first === '-v') return ['version'];
  return words.length === 0 || first.startsWith('-') ? ['serve', ...words] : words;
};

/** Runs a command. A fault prints one sentence to stderr. Returns the exit code, if any. */
export const cabale = async (words: readonly string[]): Promise<number | undefined> => {
  try {
    const [name = '', ...args] = commandOf(words);
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (command === undefined)
      throw fault('usage', `there is no command "${name}"; the commands are ${either(Object.keys(COMMANDS), 'and')}`);
    await command(args);
  } catch (error) {
    if (!isFault(error)) throw error;
    console.error(error.message);
    return 2;
  }
};
