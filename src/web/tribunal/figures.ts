import { french } from '../../words/french.ts';
import type { EachLang } from '../../words/words.ts';
import type { FigureWords } from '../room.ts';

export const figures: EachLang<FigureWords> = {
  fr: french({
    offences: 'Tricheries',
    caught: 'Prises sur le fait',
    counts: 'Comptes annoncés',
    lies: 'Faux comptes',
    right: 'Contestations justes',
    wrong: 'Contestations à tort',
  }),
  it: {
    offences: 'Imbrogli',
    caught: 'Scoperti',
    counts: 'Conteggi annunciati',
    lies: 'Conteggi falsi',
    right: 'Contestazioni giuste',
    wrong: 'Contestazioni sbagliate',
  },
  en: {
    offences: 'Cheats',
    caught: 'Cheats caught',
    counts: 'Counts announced',
    lies: 'False counts',
    right: 'Contests right',
    wrong: 'Contests wrong',
  },
};
