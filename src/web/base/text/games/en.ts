import type { GamesText } from './fr.ts';

export const en: GamesText = {
  yourTables: 'Your tables',
  finishedGames: 'Finished',
  myFigures: 'Your stats',
  history: 'History',
  online: 'Online',
  onDevice: 'On this device',
  gamesPlayed: 'Games',
  gamesWon: 'Wins',
  result: 'Result',
  wonGames: 'Won',
  lostGames: 'Lost',
  with: 'With',
  withWhom: (names: string) => `With ${names}`,
  state: 'Status',
  runningGames: 'In progress',
  everything: 'All',
  noGamesYet: 'No games yet. The first one is waiting for you!',
  gamesFound: (n: number) => (n === 1 ? '1 game' : `${n} games`),
  keeping: 'What is kept',
  keepingHint:
    'These figures are yours alone. If you delete everything, your name goes from finished games too; the others keep them, without your name.',
  exportGames: 'Export (JSON)',
  deleteGames: 'Delete everything',
  noOpenTables: 'No open table right now. Create yours!',
  tableLine: (host, taken, seats) => (host === '' ? `${taken} of ${seats}` : `${host}’s table, ${taken} of ${seats}`),
};
