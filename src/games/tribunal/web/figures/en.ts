import type { FigureWords } from '../../../../web/web-part.ts';

export const en: FigureWords = {
  offences: 'Cheats',
  caught: 'Cheats caught',
  counts: 'Counts announced',
  lies: 'False counts',
  right: 'Objections upheld',
  wrong: 'Objections overruled',
};
