import type { SetUpText } from './fr.ts';

export const en: SetUpText = {
  compared: (at, now, book) => {
    const here = at === 'table' ? 'At this table' : 'We propose';
    return now === book ? `${here}, as in the book: ${now}` : `${here}: ${now}. By the book: ${book}`;
  },
  spread: (value, from, to) => `${value}\u00a0(${from === to ? from : `${from} to ${to}`} players)`,
  ours: '† A rule, card or number of ours: the book says nothing about it, or something else.',
  flag: { true: 'yes', false: 'no' },
  options: { title: 'Options', lines: ['Chosen when the table is set up. Values other than the book’s are ours†.'] },
  clock: { name: 'Clock', text: 'Every question has its time.' },
};
