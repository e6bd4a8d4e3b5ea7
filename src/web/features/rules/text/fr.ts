/** Texts of the pages of rules, whichever the game, in French. */
import { french } from '../../../../words/french.ts';

export const fr = french({
  compared: (at: 'table' | 'box', now: string, book: string) => {
    const here = at === 'table' ? 'À cette table' : 'Notre proposition';
    return now === book ? `${here}, comme au livret : ${now}` : `${here} : ${now}. Selon le livret : ${book}`;
  },
  spread: (value: number, from: number, to: number) =>
    `${value}\u00a0(${from === to ? from : `${from} à ${to}`} joueurs)`,
  ours: '† Une règle, une carte ou un nombre de nous : le livret n’en dit rien, ou dit autre chose.',
  flag: { true: 'oui', false: 'non' },
  options: {
    title: 'Options',
    lines: ['À choisir quand on prépare la table. Les valeurs qui ne sont pas celles du livret sont de nous†.'],
  },
  clock: { name: 'Chrono', text: 'Chaque question a son temps.' },
});
export type SetUpText = typeof fr;
