import { french } from '../../../words/french.ts';
import type { FigureWords } from '../../game-module.ts';

export const fr: FigureWords = french({
  claims: 'Annonces',
  bluffs: 'Bluffs',
  believed: 'Bluffs réussis',
  right: 'Doutes justes',
  wrong: 'Doutes à tort',
});
