/** One screen a command, and one for all of them. */
import { findGame } from '../engine/record.ts';
import { GAMES } from '../games/index.ts';

/** The options of a game, as lines of a help. */
export const gameOptions = (id = 'complots'): string => {
  const { options, players } = findGame(GAMES, id);
  const lines = options.map(
    ({ name, of, also, default: usual }) =>
      `  --${name} ${[typeof of[0] === 'number' ? of.join(' to ') : of.join(' | '), also].filter(Boolean).join(' | ')} (${usual})`,
  );
  return [`\n${id}, ${players[0]} to ${players[1]} players:`, ...lines].join('\n');
};
