import type { RatingText } from './fr.ts';

export const en: RatingText = {
  title: 'Rating',
  rateMe: 'Rate my games',
  hint: 'Only online games count in which somebody else wants it, too, by game and number of players. A rating appears after 40 games. If you stop, everything is deleted.',
  kind: (game, players) => `${game}, ${players} players`,
  points: (points, half, games) => `${points} ± ${half} (${games === 1 ? '1 game' : `${games} games`})`,
  soFar: (games) => (games === 1 ? '1 of 40 games' : `${games} of 40 games`),
};
