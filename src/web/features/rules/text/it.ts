import type { SetUpText } from './fr.ts';

export const it: SetUpText = {
  compared: (at, now, book) => {
    const here = at === 'table' ? 'A questo tavolo' : 'La nostra proposta';
    return now === book ? `${here}, come da libretto: ${now}` : `${here}: ${now}. Come da libretto: ${book}`;
  },
  spread: (value, from, to) => `${value}\u00a0(${from === to ? from : `da ${from} a ${to}`} giocatori)`,
  ours: '† Una regola, una carta o un numero nostri: il libretto non ne dice nulla, o dice altro.',
  flag: { true: 'sì', false: 'no' },
  options: {
    title: 'Opzioni',
    lines: ['Si scelgono quando si prepara il tavolo. I valori diversi da quelli del libretto sono nostri†.'],
  },
  clock: { name: 'Timer', text: 'Ogni domanda ha il suo tempo.' },
};
