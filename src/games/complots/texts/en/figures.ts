import type { FigureWords } from '../../../../web/table/web-part.ts';

export const en: FigureWords = {
  claims: 'Claims',
  bluffs: 'Bluffs',
  believed: 'Bluffs believed',
  right: 'Challenges won',
  wrong: 'Challenges lost',
};
