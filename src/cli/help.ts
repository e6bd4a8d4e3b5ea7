/** One screen a command, and one for all of them. */
import { findGame } from '../engine/record.ts';
import { GAMES } from '../games/index.ts';

/** The options of a game, as lines of a help. */
export const gameOptions = (id = 'complots'): string => {
  const { options, players } = findGame(GAMES, id);
  const lines = options.map((option) => `  --${option.name} ${option.values} (${option.default})`);
  return [`\n${id}, ${players[0]} to ${players[1]} players:`, ...lines].join('\n');
};
