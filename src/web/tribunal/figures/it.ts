import type { FigureWords } from '../../game-module.ts';

export const it: FigureWords = {
  offences: 'Trucchi',
  caught: 'Scoperti',
  counts: 'Conteggi annunciati',
  lies: 'Conteggi falsi',
  right: 'Contestazioni giuste',
  wrong: 'Contestazioni sbagliate',
};
