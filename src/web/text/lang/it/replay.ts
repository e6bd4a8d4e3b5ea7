import type { ReplayText, Went } from '../fr/replay.ts';

const went = ([won, length]: Went): string => `${won ? 'vinto' : 'perso'}${length === '' ? '' : ` (${length})`}`;

export const replay: ReplayText = {
  eyesOf: 'Punto di vista:',
  eyesAll: 'Tutte le carte',
  eyesPublic: 'Spettatore',
  moveOf: (at, last) => `Mossa ${at} di ${last}`,
  playOn: 'Avvia',
  pause: 'Pausa',
  tempo: 'Ritmo',
  markedMoments: (n: number) => (n === 1 ? '1 momento da rivedere' : `${n} momenti da rivedere`),
  film: 'Il film',
  skipFilm: 'Salta il film',
  watchWhole: 'Rivedi tutta la partita',
  sameDeal: 'Gioca la stessa mano',
  sameDealHint: (name) => `Stesse carte, stessi bot. Farai meglio di ${name}?`,
  sameDealResult: (name, theirs, mine) => `La stessa mano: ${name} ha ${went(theirs)}, tu hai ${went(mine)}.`,
  toStart: 'All’inizio',
  stepBack: 'Mossa precedente',
  stepOn: 'Mossa seguente',
  toEnd: 'Alla fine',
  figures: 'I numeri della partita',
  hiddenLog: 'Tutto ciò che era nascosto, in ordine',
  shareReplay: 'Copia il link',
};
