import type { SetUpText } from './fr.ts';

export const it: SetUpText = {
  compared: (at, now, book) => {
    const here = at === 'table' ? 'A questo tavolo' : 'La nostra proposta';
    return now === book ? `${here}, come da libretto: ${now}` : `${here}: ${now}. Come da libretto: ${book}`;
  },
  spread: (value, from, to) => (from === to ? `${value} in ${from}` : `${value} da ${from} a ${to} giocatori`),
  flag: { true: 'sì', false: 'no' },
  options: { title: 'Opzioni', lines: ['Si scelgono quando si prepara il tavolo.'] },
  clock: { name: 'Timer', text: 'Ogni domanda ha il suo tempo.' },
};
