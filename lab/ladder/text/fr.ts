import { french } from '../../../src/words/french.ts';
import type { PageText } from '../page-text.ts';

export const fr: PageText = french({
  title: 'Classement des robots',
  head: [
    'robot',
    'classement',
    '95 %',
    'parties',
    'victoires',
    'mensonges',
    'doutes',
    'doutes justes',
    'calibration',
    'fautes',
  ],
  summary: (game, seats, games) => `${game}, ${seats} joueurs, ${games} parties`,
  seed: 'graine',
  left: (name) => `${name} a quitté le classement :`,
  of: 'sur',
  notes: [
    'Classement : un seul ajustement de Plackett–Luce sur toutes les parties. La moyenne est 1000 ; dix fois plus de force vaut 400 points de plus. Intervalles : bootstrap sur les parties. Le classement des joueurs n’y entre pas.',
    'Mensonges : part de ses annonces. Doutes : par partie. Doutes justes : part de ses doutes qui ont démasqué un mensonge. Calibration : écart moyen entre ce qu’il croyait des annonces et la part de mensonges ; plus c’est bas, mieux c’est.',
    'Fautes : réponses interdites, illisibles ou en retard. La réponse par défaut a été jouée.',
  ],
  download: 'Télécharger :',
  figures: 'les chiffres',
  records: 'toutes les parties',
});
