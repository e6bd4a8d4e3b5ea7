import type { FigureWords } from '../../../../web/table/web-part.ts';

export const it: FigureWords = {
  claims: 'Annunci',
  bluffs: 'Bluff',
  believed: 'Bluff riusciti',
  right: 'Dubbi giusti',
  wrong: 'Dubbi sbagliati',
};
