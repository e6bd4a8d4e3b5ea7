import type { RatingText } from './fr.ts';

export const it: RatingText = {
  title: 'Classifica',
  rateMe: 'Classifica le mie partite',
  hint: 'Contano solo le partite online in cui lo vuole anche qualcun altro, per gioco e numero di giocatori. Un risultato appare dopo 40 partite. Se smetti, tutto viene cancellato.',
  kind: (game, players) => `${game}, ${players} giocatori`,
  points: (points, half, games) => `${points} ± ${half} (${games === 1 ? '1 partita' : `${games} partite`})`,
  soFar: (games) => (games === 1 ? '1 partita su 40' : `${games} partite su 40`),
};
