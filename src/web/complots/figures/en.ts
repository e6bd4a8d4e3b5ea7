import type { FigureWords } from '../../room.ts';

export const en: FigureWords = {
  claims: 'Claims',
  bluffs: 'Bluffs',
  believed: 'Bluffs believed',
  right: 'Doubts right',
  wrong: 'Doubts wrong',
};
