/** What the terminal itself says, beside the words of the games. */
import { french } from '../../words/french.ts';
import { LANGS, type Lang } from '../../words/words.ts';

export type Texts = {
  readonly welcome: (title: string, players: string) => string;
  readonly you: (name: string) => string;
  readonly keys: string;
  readonly choice: string;
  readonly pick: (most: number) => string;
  readonly listen: string;
  readonly more: (moves: number) => string;
  readonly yourWords: (choice: string) => string;
  readonly refused: string;
  readonly winners: (names: string, many: boolean) => string;
  readonly won: (together: boolean) => string;
  readonly nobody: string;
  readonly score: (rows: string) => string;
  readonly another: string;
  readonly yes: readonly string[];
  readonly no: readonly string[];
  readonly yesOrNo: string;
  readonly bye: string;
};

export const TEXTS: Readonly<Record<Lang, Texts>> = {
  fr: french({
    welcome: (title, players) => `${title}, avec ${players}.`,
    you: (name) => `Tu es ${name}.`,
    keys: 'Réponds par le numéro de ton choix ; ? montre la table et les règles, q quitte.',
    choice: 'Ton choix : ',
    pick: (most) =>
      most === 1
        ? 'Il n’y a qu’un choix ici : tape 1. (? montre la table, q quitte)'
        : `Choisis un numéro de 1 à ${most}. (? montre la table, q quitte)`,
    listen: 'Ne rien dire (Entrée)',
    more: (moves) => `Parler, signaler… (${moves} choix)`,
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
  }),
  it: {
    welcome: (title, players) => `${title}, con ${players}.`,
    you: (name) => `Tu sei ${name}.`,
    keys: 'Rispondi con il numero della tua scelta; ? mostra il tavolo e le regole, q esce.',
    choice: 'La tua scelta: ',
    pick: (most) =>
      most === 1
        ? 'Qui c’è una sola scelta: scrivi 1. (? mostra il tavolo, q esce)'
        : `Scegli un numero da 1 a ${most}. (? mostra il tavolo, q esce)`,
    listen: 'Non dire nulla (Invio)',
    more: (moves) => `Parla, segnala… (${moves} scelte)`,
    yourWords: (choice) => `${choice}  Le tue parole: `,
    refused: 'Questo qui non si può. Ecco che cosa puoi fare:',
    winners: (names, many) => (many ? `${names} vincono!` : `${names} vince!`),
    won: (together) => (together ? 'Vincete insieme!' : 'Vinci!'),
    nobody: 'Non vince nessuno.',
    score: (rows) => `Partite vinte: ${rows}`,
    another: 'Un’altra partita? (s/n) ',
    yes: ['s', 'sì', 'si'],
    no: ['n', 'no', 'q'],
    yesOrNo: 'Rispondi con s (sì) o n (no).',
    bye: 'A presto!',
  },
  en: {
    welcome: (title, players) => `${title}, with ${players}.`,
    you: (name) => `You play ${name}.`,
    keys: 'Answer with the number of your choice; ? shows the table and the rules, q leaves.',
    choice: 'Your choice: ',
    pick: (most) =>
      most === 1
        ? 'There is one choice here: type 1. (? shows the table, q leaves)'
        : `Choose a number from 1 to ${most}. (? shows the table, q leaves)`,
    listen: 'Say nothing (Enter)',
    more: (moves) => `Speak, report… (${moves} choices)`,
    yourWords: (choice) => `${choice}  Your words: `,
    refused: 'That is not allowed here. This is:',
    winners: (names, many) => (many ? `${names} win!` : `${names} wins!`),
    won: (together) => (together ? 'You win together!' : 'You win!'),
    nobody: 'Nobody wins.',
    score: (rows) => `Games won: ${rows}`,
    another: 'Another game? (y/n) ',
    yes: ['y', 'yes'],
    no: ['n', 'no', 'q'],
    yesOrNo: 'Answer y (yes) or n (no).',
    bye: 'See you!',
  },
};

/** The language of the machine, where we speak it; else English. */
export const localeOf = (env: Readonly<Record<string, string | undefined>>): Lang => {
  const locale = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value !== undefined && value !== '');
  return LANGS.find((lang) => locale?.toLowerCase().startsWith(lang)) ?? 'en';
};
