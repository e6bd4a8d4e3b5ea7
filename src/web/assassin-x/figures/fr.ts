import { french } from '../../../words/french.ts';
import type { FigureWords } from '../../game-module.ts';

export const fr: FigureWords = french({
  attacks: 'Attaques',
  kills: 'Assassinats',
  escapes: 'Attaques repoussées',
  arrests: 'Arrestations',
  mistakes: 'Interventions à tort',
  points: 'Points',
});
