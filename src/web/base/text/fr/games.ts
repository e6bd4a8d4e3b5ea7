/** Texts of a person's games, and of open tables. */
import { french } from '../../../../words/french.ts';
export const fr = french({
  yourTables: 'Tes tables',
  finishedGames: 'Terminées',
  myFigures: 'Tes chiffres',
  history: 'Historique',
  online: 'En ligne',
  onDevice: 'Sur cet appareil',
  gamesPlayed: 'Parties',
  gamesWon: 'Victoires',
  result: 'Résultat',
  wonGames: 'Gagnées',
  lostGames: 'Perdues',
  with: 'Avec',
  withWhom: (names: string) => `Avec ${names}`,
  state: 'État',
  runningGames: 'En cours',
  everything: 'Tout',
  noGamesYet: 'Aucune partie pour l’instant. La première t’attend !',
  onlineMissing: 'Le serveur ne répond pas. Tes parties en ligne manquent ici pour l’instant.',
  gamesFound: (n: number) => (n < 2 ? `${n} partie` : `${n} parties`),
  keeping: 'Ce qui est gardé',
  keepingHint:
    'Ces chiffres ne sont qu’à toi. Si tu supprimes tout, ton nom disparaît aussi des parties terminées ; les autres les gardent, sans ton nom.',
  exportGames: 'Exporter (JSON)',
  deleteGames: 'Tout supprimer',
  noOpenTables: 'Aucune table ouverte pour l’instant. Crée la tienne !',
  invitations: 'Invitations',
  invitesYou: (name: string) => `${name} t’invite`,
  peopleMet: 'Personnes croisées',
  sitHere: 'S’asseoir',
  watchHere: 'Regarder',
  waitsFor: (minutes: number) => `en attente depuis ${minutes < 1 ? 'moins d’une minute' : `${minutes} min`}`,
  tableLine: (host: string, taken: number, seats: number) =>
    host === '' ? `${taken} sur ${seats}` : `Chez ${host}, ${taken} sur ${seats}`,
});
export type GamesText = typeof fr;
