import type { FigureWords } from '../../game-module.ts';

export const it: FigureWords = {
  offences: 'Imbrogli',
  caught: 'Scoperti',
  counts: 'Conteggi annunciati',
  lies: 'Conteggi falsi',
  right: 'Contestazioni giuste',
  wrong: 'Contestazioni sbagliate',
};
