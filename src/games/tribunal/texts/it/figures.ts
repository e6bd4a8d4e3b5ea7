import type { FigureWords } from '../../../../web/table/web-part.ts';

export const it: FigureWords = {
  offences: 'Trucchi',
  caught: 'Scoperti',
  counts: 'Conteggi annunciati',
  lies: 'Conteggi falsi',
  right: 'Contestazioni giuste',
  wrong: 'Contestazioni sbagliate',
};
