/** Ratings of people, in my games. */
import { french } from '../../../../words/french.ts';

export const fr = french({
  title: 'Classement',
  rateMe: 'Classer mes parties',
  hint: 'Seules comptent les parties en ligne où quelqu’un d’autre le veut aussi, par jeu et par nombre de joueurs. Un résultat s’affiche après 40 parties. Si tu arrêtes, tout est effacé.',
  kind: (game: string, players: number) => `${game}, ${players} joueurs`,
  points: (points: number, half: number, games: number) =>
    `${points} ± ${half} (${games < 2 ? `${games} partie` : `${games} parties`})`,
  soFar: (games: number) => (games === 1 ? '1 partie sur 40' : `${games} parties sur 40`),
});
export type RatingText = typeof fr;
