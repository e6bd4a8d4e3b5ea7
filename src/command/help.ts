/** Help texts that several commands share. */
import type { Game } from '../engine/game.ts';

export const WITH = '  --with FILE     a game that is not among them yet (docs/ADDING-A-GAME.md)';

export const idsOf = (games: readonly Game[]): string => games.map(({ id }) => id).join(' | ');

export const gameOptions = ({ id, options, players }: Game): string => {
  const lines = options.map(
    ({ name, of, also, default: usual }) =>
      `  --${name} ${[typeof of[0] === 'number' ? of.join(' to ') : of.join(' | '), also].filter(Boolean).join(' | ')} (${usual})`,
  );
  return [`\n${id}, ${players[0]} to ${players[1]} players:`, ...lines].join('\n');
};
