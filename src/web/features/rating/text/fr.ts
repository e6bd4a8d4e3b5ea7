/** Texts about ratings on My games. */
import { french } from '../../../../words/french.ts';

export const fr = french({
  title: 'Classement',
  rateMe: 'Classer mes parties',
  hint: 'Une partie compte si elle est en ligne et si quelqu’un d’autre à la table est classé aussi. Chaque jeu et chaque nombre de joueurs a son classement, affiché après 40 parties. Si tu arrêtes, tes classements sont effacés.',
  kind: (game: string, players: number) => `${game}, ${players} joueurs :`,
  points: (points: number, half: number, games: number) =>
    `${points} ± ${half} (${games < 2 ? `${games} partie` : `${games} parties`})`,
  soFar: (games: number) => (games === 1 ? '1 partie sur 40' : `${games} parties sur 40`),
});
export type RatingText = typeof fr;
