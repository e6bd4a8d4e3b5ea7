import type { FigureWords } from '../../../../web/table/web-part.ts';
import { french } from '../../../../words/french.ts';

export const fr: FigureWords = french({
  attacks: 'Attaques',
  kills: 'Assassinats',
  escapes: 'Attaques repoussées',
  arrests: 'Arrestations',
  mistakes: 'Interventions à tort',
  points: 'Points',
});
