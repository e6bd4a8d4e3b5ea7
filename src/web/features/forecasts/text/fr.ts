import { french } from '../../../../words/french.ts';

export type ForecastText = {
  title: string;
  lie: string;
  wins: string;
  truth: string;
  lieEnd: string;
  sealed: string;
  share: (percent: number) => string;
  /** A share in words, from truth to lie. */
  leans: (percent: number) => string;
  saidWins: (name: string) => string;
  gallery: string;
  look: string;
  nose: (name: string, points: number) => string;
  noseMe: (points: number) => string;
  scores: (name: string, points: number, count: number) => string;
  expertScore: (points: number) => string;
  wasLie: string;
  wasTrue: string;
  won: (name: string) => string;
  lost: (name: string) => string;
  you: string;
  room: string;
  expert: string;
  how: string;
};

export const fr: ForecastText = french({
  title: 'Ton pronostic, scellé jusqu’à la fin',
  lie: 'Un mensonge ?',
  wins: 'Qui va gagner ?',
  truth: 'vérité',
  lieEnd: 'mensonge',
  sealed: 'Scellé',
  share: (percent) => `${percent} %`,
  leans: (percent) =>
    percent < 20
      ? 'sûrement vrai'
      : percent < 45
        ? 'plutôt vrai'
        : percent < 55
          ? 'incertain'
          : percent < 80
            ? 'plutôt un mensonge'
            : 'sûrement un mensonge',
  saidWins: (name) => `${name} gagnera`,
  gallery: 'La galerie',
  look: 'Les pronostics de la galerie',
  nose: (name, points) =>
    `Le meilleur flair de la soirée : ${name}, ${points} ${points < 2 ? 'point' : 'points'} sur 100`,
  noseMe: (points) =>
    `Le meilleur flair de la soirée, c’est le tien : ${points} ${points < 2 ? 'point' : 'points'} sur 100`,
  scores: (name, points, count) =>
    `${name} : ${points} ${points < 2 ? 'point' : 'points'}, ${count} pronostic${count > 1 ? 's' : ''}`,
  expertScore: (points) => `L’expert, à ta place : ${points} ${points < 2 ? 'point' : 'points'}`,
  wasLie: 'C’était un mensonge',
  wasTrue: 'C’était vrai',
  won: (name) => `${name} a gagné`,
  lost: (name) => `${name} n’a pas gagné`,
  you: 'Toi',
  room: 'La salle',
  expert: 'L’expert',
  how: 'Un pronostic vaut 100 points, moins le carré de l’erreur ; dire 50 % en vaut toujours 75. L’expert ne voit que ce que la galerie voyait, et prend chacun pour un expert.',
});
