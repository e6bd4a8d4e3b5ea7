import type { RatingText } from './fr.ts';

export const it: RatingText = {
  title: 'Classifica',
  rateMe: 'Classifica le mie partite',
  hint: 'Una partita conta se è online e se qualcun altro al tavolo è in classifica. Ogni gioco e numero di giocatori ha un punteggio proprio, che appare dopo 40 partite. Se smetti, i tuoi punteggi vengono cancellati.',
  kind: (game, players) => `${game}, ${players} giocatori:`,
  points: (points, half, games) => `${points} ± ${half} (${games === 1 ? '1 partita' : `${games} partite`})`,
  soFar: (games) => (games === 1 ? '1 partita su 40' : `${games} partite su 40`),
};
