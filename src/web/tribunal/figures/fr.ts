import { french } from '../../../words/french.ts';
import type { FigureWords } from '../../game-module.ts';

export const fr: FigureWords = french({
  offences: 'Triches',
  caught: 'Prises sur le fait',
  counts: 'Comptes annoncés',
  lies: 'Faux comptes',
  right: 'Contestations justes',
  wrong: 'Contestations à tort',
});
