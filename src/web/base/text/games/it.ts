import type { GamesText } from './fr.ts';

export const it: GamesText = {
  yourTables: 'I tuoi tavoli',
  finishedGames: 'Finite',
  myFigures: 'I tuoi numeri',
  history: 'Cronologia',
  online: 'Online',
  onDevice: 'Su questo dispositivo',
  gamesPlayed: 'Partite',
  gamesWon: 'Vittorie',
  result: 'Risultato',
  wonGames: 'Vinte',
  lostGames: 'Perse',
  with: 'Con',
  withWhom: (names: string) => `Con ${names}`,
  state: 'Stato',
  runningGames: 'In corso',
  everything: 'Tutto',
  noGamesYet: 'Ancora nessuna partita. La prima ti aspetta!',
  gamesFound: (n: number) => (n === 1 ? '1 partita' : `${n} partite`),
  keeping: 'Che cosa viene conservato',
  keepingHint:
    'Questi numeri sono solo tuoi. Se elimini tutto, il tuo nome sparisce anche dalle partite finite; agli altri restano, senza il tuo nome.',
  exportGames: 'Esporta (JSON)',
  deleteGames: 'Elimina tutto',
  noOpenTables: 'Nessun tavolo aperto per ora. Crea il tuo!',
  tableLine: (host, taken, seats) => (host === '' ? `${taken} su ${seats}` : `Tavolo di ${host}, ${taken} su ${seats}`),
};
