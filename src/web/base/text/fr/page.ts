/** Texts of the home page. */
import { french } from '../../../../words/french.ts';

export const fr = french({
  motto: 'Mens avec grâce. Doute de tous.',
  play: 'Jouer',
  running: 'Tes parties en cours',
  yourGo: 'À toi !',
  whichGame: 'À quoi joue-t-on ?',
  boxHolds: (least: number, most: number, minutes: number) => `${least}–${most} joueurs · ${minutes} min`,
  resume: 'Reprendre',
  playNow: 'Jouer maintenant',
  playNowHint: 'tout de suite, même hors ligne',
  learn: (minutes: number) => `Apprendre en ${minutes} minutes`,
  course: 'Dix moments pour apprendre',
  learnOn: 'Seconde leçon : l’autre camp',
  fromHere: 'À toi de jouer la suite',
  dailyToday: 'Le moment du jour, une minute',
  withStrangers: 'Jouer maintenant',
  withStrangersHint: 'une chaise avec d’autres, tout de suite',
  aloneHint: 'face aux robots',
  todaysDoubt: 'Le doute du jour',
  dayNumber: (n: number) => `N° ${n}`,
  wholeTable: 'Tout ce que la table a entendu',
  isIt: (card: string) => `${card} ?`,
  quoted: (says: string) => `« ${says} »`,
  iDoubt: 'J’en doute',
  iBelieve: 'J’y crois',
  needsNetwork: 'Il faut le réseau une première fois.',
  offlineHint: 'il faut le réseau',
  aLie: 'MENSONGE',
  theTruth: 'VRAI',
  cameOut: (name: string, lie: boolean, doubted: boolean) =>
    lie
      ? doubted
        ? `Tu as démasqué ${name}.`
        : 'Tu y as cru, à tort.'
      : doubted
        ? `${name} disait vrai.`
        : 'Tu as bien fait d’y croire.',
  nowLie: 'À toi de mentir',
  why: 'Pourquoi ?',
  pastDays: 'Jours passés',
  createTable: 'Inviter des amis',
  createTableHint: 'un lien, sans compte',
  alone: 'En solo',
  hotSeat: 'Un seul appareil',
  hotSeatHint: 'il circule',
  bigScreen: 'Grand écran',
  bigScreenHint: 'cartes sur les téléphones',
  openTables: 'Tables ouvertes',
  joinByCode: 'J’ai un code',
  join: 'Rejoindre',
  rules: 'Règles',
  settings: 'Réglages',
  credits: 'Emblèmes :',
  home: 'Accueil',
  back: 'Retour',
  close: 'Fermer',
  cancel: 'Annuler',
  say: 'Envoyer',
  myGames: 'Tes parties',
  statuses: {
    lobby: 'on attend des joueurs',
    playing: 'partie en cours',
    over: 'partie terminée',
    closed: 'table fermée',
  },
  copied: 'Copié',
  game: 'Le jeu',
  language: 'Langue',
  winner: (names: string, many?: boolean) =>
    many === true ? `${names} remportent la partie` : `${names} remporte la partie`,
  sure: 'Vraiment ? Touche encore',
  reload: 'Recharger',
  troubleTitle: 'Un problème est survenu',
  troubleLoad: 'Cette page n’a pas pu être chargée. Vérifie la connexion, puis recharge.',
});
export type PageText = typeof fr;
