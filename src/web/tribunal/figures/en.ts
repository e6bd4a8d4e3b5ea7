import type { FigureWords } from '../../game-module.ts';

export const en: FigureWords = {
  offences: 'Cheats',
  caught: 'Cheats caught',
  counts: 'Counts announced',
  lies: 'False counts',
  right: 'Objections upheld',
  wrong: 'Objections overruled',
};
