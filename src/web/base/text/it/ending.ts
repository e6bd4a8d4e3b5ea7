import type { EndingText, Went } from '../fr/ending.ts';

const went = ([won, length]: Went): string => `${won ? 'vinto' : 'perso'}${length === '' ? '' : ` (${length})`}`;

export const it: EndingText = {
  nextVote: 'Prossima partita:',
  unvote: 'Ritira il mio voto',
  anotherOne: 'Ancora una?',
  onPhones: 'Sui telefoni',
  wantAnother: (n, of) => `${n} su ${of} ${n === 1 ? 'vuole' : 'vogliono'} giocare`,
  nextIn: (seconds) => `si comincia tra ${seconds} s`,
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
  stepOn: 'Mossa successiva',
  toEnd: 'Alla fine',
  figures: 'I numeri della partita',
  hiddenLog: 'Tutto ciò che era nascosto, in ordine',
  shareReplay: 'Copia il link',
  youWon: 'Hai vinto!',
  changeGame: 'Cambia gioco',
  you: 'Tu',
  figure: (label, n) => `${label}: ${n}`,
  cameIn: (place, of) => `${place}º posto su ${of}`,
  rematchAsked: (names: string, n: number, of: number) =>
    n === 1 ? `${names} vuole la rivincita (1 su ${of})` : `${names} vogliono la rivincita (${n} su ${of})`,
  nobodyAsks: 'Nessuno ha ancora chiesto la rivincita',
  believeIt: 'Ci credi?',
  linkAsks: 'Il link apre la partita su un annuncio e chiede ai tuoi amici se ci credono.',
  cameOut: (lie, doubted) =>
    lie
      ? doubted
        ? 'Una bugia: l’hai scoperta.'
        : 'Una bugia: ci hai creduto.'
      : doubted
        ? 'Era vero: hai dubitato a torto.'
        : 'Era vero: hai fatto bene a crederci.',
  share: 'Condividi',
  send: 'Invia…',
  replayLink: 'Link a questa partita',
  review: 'Il parere dell’esperto',
  checkDeal: 'Controlla le carte',
  savePicture: 'Salva l’immagine',
  playerCount: (n: number) => `${n} giocatori`,
  minutes: (n: number) => `${n} min`,
  replay: 'Rivedi la partita',
};
