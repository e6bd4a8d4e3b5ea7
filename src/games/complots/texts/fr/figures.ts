import type { FigureWords } from '../../../../web/table/web-part.ts';
import { french } from '../../../../words/french.ts';

export const fr: FigureWords = french({
  claims: 'Annonces',
  bluffs: 'Bluffs',
  believed: 'Bluffs réussis',
  right: 'Doutes justes',
  wrong: 'Doutes à tort',
});
