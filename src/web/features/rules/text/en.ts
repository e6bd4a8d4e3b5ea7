import type { SetUpText } from './fr.ts';

export const en: SetUpText = {
  compared: (at, now, book) => {
    const here = at === 'table' ? 'At this table' : 'We propose';
    return now === book ? `${here}, as in the book: ${now}` : `${here}: ${now}. By the book: ${book}`;
  },
  spread: (value, from, to) => (from === to ? `${value} with ${from}` : `${value} with ${from} to ${to} players`),
  flag: { true: 'yes', false: 'no' },
  options: { title: 'Options', lines: ['Chosen when the table is set up.'] },
  clock: { name: 'Clock', text: 'Every question has its time.' },
};
