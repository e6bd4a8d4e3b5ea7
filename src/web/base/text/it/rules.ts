import type { RulesText } from '../fr/rules.ts';

export const rules: RulesText = {
  search: 'Cerca nelle regole',
  searchFound: (n) => (n === 1 ? 'Una regola trovata' : `${n} regole trovate`),
  searchNothing: (word) => `Nessun risultato per «${word}». Prova una parola più corta, o il nome di una carta.`,
  contents: 'Indice',
  lessonNudge: (hint) => `Non ancora: segui la lezione. ${hint}`,
};
