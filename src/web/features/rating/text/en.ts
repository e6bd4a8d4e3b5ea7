import type { RatingText } from './fr.ts';

export const en: RatingText = {
  title: 'Rating',
  rateMe: 'Rate my games',
  hint: 'A game counts if it is online and somebody else at the table is rated, too. Each game and number of players has its own rating, shown after 40 games. Turning this off deletes your ratings.',
  kind: (game, players) => `${game}, ${players} players:`,
  points: (points, half, games) => `${points} ± ${half} (${games === 1 ? '1 game' : `${games} games`})`,
  soFar: (games) => (games === 1 ? '1 of 40 games' : `${games} of 40 games`),
};
