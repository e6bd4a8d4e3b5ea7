import type { FigureWords } from '../../../../web/table/web-part.ts';

export const it: FigureWords = {
  attacks: 'Attacchi',
  kills: 'Assassinii',
  escapes: 'Attacchi respinti',
  arrests: 'Arresti',
  mistakes: 'Interventi sbagliati',
  points: 'Punti',
};
