import { either, fault, isFault } from '../engine/fault.ts';
import { bridge } from './bridge.ts';
import { play } from './play.ts';
import { scenario } from './scenario.ts';
import { sim } from './sim.ts';

const HELP = `cabale: hidden-identity bluff games

  cabale play       you against bots, in the terminal
  cabale sim        many games among bots, counted
  cabale bridge     games driven by a program in any language, over JSON lines
  cabale scenario   runs rulebook examples: cabale scenario FILE…
  cabale help       this

Each command has --help.`;

const help = () => console.log(HELP);

const COMMANDS: Readonly<Record<string, (args: string[]) => void | Promise<void>>> = {
  play,
  sim,
  bridge,
  scenario,
  help,
  '--help': help,
};

const [name = 'play', ...args] = process.argv.slice(2);
try {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    const names = Object.keys(COMMANDS).filter((one) => !one.startsWith('-'));
    throw fault('usage', `there is no command "${name}"; the commands are ${either(names, 'and')}`);
  }
  await command(args);
} catch (error) {
  if (!isFault(error)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
