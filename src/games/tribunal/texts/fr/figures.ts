import type { FigureWords } from '../../../../web/table/web-part.ts';
import { french } from '../../../../words/french.ts';

export const fr: FigureWords = french({
  offences: 'Triches',
  caught: 'Prises sur le fait',
  counts: 'Comptes annoncés',
  lies: 'Faux comptes',
  right: 'Contestations justes',
  wrong: 'Contestations à tort',
});
