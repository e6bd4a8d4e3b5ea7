/** Finds a player named on the command line: a bot, or a command. */
import { botNamed } from '../../command/nets.ts';
import type { Registry } from '../../command/registry.ts';
import { isFault } from '../../engine/fault.ts';
import type { Game } from '../../engine/game.ts';
import { openCommand } from './command.ts';
import type { Player } from './match.ts';

const COMMAND = 'cmd:';
export const isCommand = (text: string): boolean => text.startsWith(COMMAND);

/** `cmd:` marks a command, even if a bot has that name. */
export const openPlayer = async (house: Registry, game: Game, text: string, seconds: number): Promise<Player> => {
  if (!isCommand(text))
    try {
      return { name: text, bot: botNamed(house, game, text) };
    } catch (error) {
      if (!isFault(error) || error.code !== 'bot') throw error;
    }
  const command = isCommand(text) ? text.slice(COMMAND.length) : text;
  return { name: command, agent: await openCommand(command, seconds) };
};
