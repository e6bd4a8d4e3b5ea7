import type { FigureWords } from '../../game-module.ts';

export const en: FigureWords = {
  claims: 'Claims',
  bluffs: 'Bluffs',
  believed: 'Bluffs believed',
  right: 'Right doubts',
  wrong: 'Wrong doubts',
};
