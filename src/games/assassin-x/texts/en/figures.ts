import type { FigureWords } from '../../../../web/table/web-part.ts';

export const en: FigureWords = {
  attacks: 'Attacks',
  kills: 'Kills',
  escapes: 'Attacks survived',
  arrests: 'Arrests',
  mistakes: 'Wrong raids',
  points: 'Points',
};
