import type { Statements } from '../../words/book.ts';

/** What is claimed, true or false, and planned for the night. */
export const statements: Statements = {
  hold: [
    (card) => `Ho in mano una carta: ${card}.`,
    (card) => `Sappiatelo: ho la carta ${card}.`,
    (card) => `Credetemi o no, in mano ho questa: ${card}.`,
  ],
  guarded: [
    (name) => (name === undefined ? 'Stanotte ho giocato la protezione per me.' : `Stanotte ho protetto ${name}.`),
    (name) => `La mia carta di stanotte era per ${name ?? 'me'}.`,
  ],
  saw: {
    judge: [
      (name) => `Ho visto l’identità di ${name}: giudice.`,
      (name) => `So chi è ${name}: giudice. L’ho visto con i miei occhi.`,
    ],
    mafia: [
      (name) => `Ho visto l’identità di ${name}: mafia!`,
      (name) => `So chi è ${name}: mafia. L’ho visto con i miei occhi.`,
    ],
  },
  plan: [
    (name) =>
      name === undefined
        ? 'Questa notte proteggete tutti me, poi contiamo.'
        : `Questa notte proteggiamo tutti ${name}, poi contiamo.`,
    (name) => `Ho un piano: questa notte tutte le protezioni per ${name ?? 'me'}, e vedremo chi manca.`,
  ],
  join: [
    (name) => (name === undefined ? 'Ci sto: questa notte proteggo me.' : `Ci sto: questa notte proteggo ${name}.`),
    (name) => `Sono del piano: la mia carta di questa notte è per ${name ?? 'me'}.`,
  ],
};
