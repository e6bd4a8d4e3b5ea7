import { french } from '../../words/french.ts';
import type { EachLang } from '../../words/words.ts';
import type { FigureWords } from '../room.ts';

export const figures: EachLang<FigureWords> = {
  fr: french({
    claims: 'Annonces',
    bluffs: 'Bluffs',
    believed: 'Bluffs réussis',
    right: 'Doutes justes',
    wrong: 'Doutes à tort',
  }),
  it: {
    claims: 'Annunci',
    bluffs: 'Bluff',
    believed: 'Bluff riusciti',
    right: 'Dubbi giusti',
    wrong: 'Dubbi sbagliati',
  },
  en: {
    claims: 'Claims',
    bluffs: 'Bluffs',
    believed: 'Bluffs believed',
    right: 'Doubts right',
    wrong: 'Doubts wrong',
  },
};
