import type { FigureWords } from '../../room.ts';

export const it: FigureWords = {
  offences: 'Imbrogli',
  caught: 'Scoperti',
  counts: 'Conteggi annunciati',
  lies: 'Conteggi falsi',
  right: 'Contestazioni giuste',
  wrong: 'Contestazioni sbagliate',
};
