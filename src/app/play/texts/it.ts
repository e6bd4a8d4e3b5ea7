import type { Texts } from '../texts.ts';

export const it: Texts = {
  welcome: (title, players) => `${title}, con ${players}.`,
  you: (name) => `Tu sei ${name}.`,
  keys: 'Rispondi con il numero della tua scelta; ? mostra il tavolo e le regole, q esce.',
  choice: 'La tua scelta: ',
  pick: (most) =>
    most === 1
      ? 'Qui c’è una sola scelta: scrivi 1. (? mostra il tavolo, q esce)'
      : `Scegli un numero da 1 a ${most}. (? mostra il tavolo, q esce)`,
  listen: 'Non dire nulla (Invio)',
  more: (moves) => `Parla, denuncia… (${moves} scelte)`,
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
};
