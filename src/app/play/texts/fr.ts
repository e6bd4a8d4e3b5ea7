import { french } from '../../../words/french.ts';
import type { Texts } from '../texts.ts';

export const fr: Texts = french({
  welcome: (title, players) => `${title}, avec ${players}.`,
  you: (name) => `Tu es ${name}.`,
  keys: 'Réponds par le numéro de ton choix ; ? montre la table et les règles, q quitte.',
  choice: 'Ton choix : ',
  pick: (most) =>
    most === 1
      ? 'Il n’y a qu’un choix ici : tape 1. (? montre la table, q quitte)'
      : `Choisis un numéro de 1 à ${most}. (? montre la table, q quitte)`,
  listen: 'Ne rien dire (Entrée)',
  more: (moves) => `Parler, dénoncer… (${moves} choix)`,
  yourWords: (choice) => `${choice}  Tes mots : `,
  refused: 'Ce n’est pas possible ici. Voici ce qui l’est :',
  winners: (names, many) => (many ? `${names} gagnent !` : `${names} gagne !`),
  won: (together) => (together ? 'Vous gagnez ensemble !' : 'Tu gagnes !'),
  nobody: 'Personne ne gagne.',
  score: (rows) => `Parties gagnées : ${rows}`,
  another: 'Une autre partie ? (o/n) ',
  yes: ['o', 'oui'],
  no: ['n', 'non', 'q'],
  yesOrNo: 'Réponds par o (oui) ou n (non).',
  bye: 'À bientôt !',
});
