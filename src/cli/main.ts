import { fault, isFault } from '../engine/fault.ts';
import { scenario } from './scenario.ts';
import { sim } from './sim.ts';

const COMMANDS: Readonly<Record<string, (args: string[]) => void | Promise<void>>> = {
  // loaded only when asked for: a server has more to load than a game
  serve: async (args) => (await import('./serve.ts')).serve(args),
  admin: async (args) => (await import('./admin.ts')).admin(args),
  sim,
  scenario,
};

const [name = 'play', ...args] = process.argv.slice(2);
try {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined)
    throw fault('usage', `there is no command "${name}"; the commands are ${Object.keys(COMMANDS).join(', ')}`);
  await command(args);
} catch (error) {
  if (!isFault(error)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
