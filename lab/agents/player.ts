/** Finds a player named on the command line: a bot, or a command. */
import { botNamed } from '../../src/command/nets.ts';
import { isFault } from '../../src/engine/fault.ts';
import type { Game } from '../../src/engine/game.ts';
import type { Lab } from '../registry.ts';
import { openCommand } from './command.ts';
import type { Player } from './match.ts';

const COMMAND = 'cmd:';
export const isCommand = (text: string): boolean => text.startsWith(COMMAND);

/** `cmd:` marks a command, even if a bot has that name. */
export const openPlayer = async (house: Lab, game: Game, text: string, seconds: number): Promise<Player> => {
  if (!isCommand(text))
    try {
      return { name: text, bot: botNamed(house, game, text) };
    } catch (error) {
      if (!isFault(error) || error.code !== 'bot') throw error;
    }
  const command = isCommand(text) ? text.slice(COMMAND.length) : text;
  return { name: command, agent: await openCommand(command, seconds) };
};
