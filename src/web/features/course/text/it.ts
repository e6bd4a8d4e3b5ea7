import type { CourseText } from './fr.ts';

export const it: CourseText = {
  of: (n, all) => `${n} di ${all}`,
  begin: 'Comincia',
  goOn: 'Continua',
  next: 'Il prossimo',
  overview: 'I dieci momenti',
  done: (mean) => `Finito: ${mean} ${mean === 1 ? 'punto' : 'punti'} in media. Anche l’esperto sbaglia.`,
  again: 'Da capo',
  moment: (n, points) =>
    points === undefined ? `Momento ${n}` : `Momento ${n}: ${points} ${points === 1 ? 'punto' : 'punti'}`,
  daily: 'Il momento del giorno',
  others: 'Altri corsi',
};
