import type { FigureWords } from '../../../../web/table/web-part.ts';

export const en: FigureWords = {
  offences: 'Cheats',
  caught: 'Cheats caught',
  counts: 'Counts announced',
  lies: 'False counts',
  right: 'Objections upheld',
  wrong: 'Objections overruled',
};
