/** Texts of replays. */
import { que } from '../../../../words/elide.ts';
import { french } from '../../../../words/french.ts';
export type Went = readonly [won: boolean, length: string];
const went = ([won, length]: Went): string => `${won ? 'gagné' : 'perdu'}${length === '' ? '' : ` (${length})`}`;

export const fr = french({
  nextVote: 'Prochaine partie :',
  unvote: 'Retirer mon vote',
  anotherOne: 'Encore une ?',
  onPhones: 'Sur vos téléphones',
  wantAnother: (n: number, of: number) => `${n} sur ${of} en ${n < 2 ? 'veut' : 'veulent'} une autre`,
  nextIn: (seconds: number) => `début dans ${seconds} s`,
  eyesOf: 'Vue :',
  eyesAll: 'Toutes les cartes',
  eyesPublic: 'Spectateur',
  moveOf: (at: number, last: number) => `Coup ${at} sur ${last}`,
  playOn: 'Lecture',
  pause: 'Pause',
  tempo: 'Rythme',
  markedMoments: (n: number) => (n < 2 ? `${n} moment à revoir` : `${n} moments à revoir`),
  film: 'Le film',
  skipFilm: 'Passer le film',
  watchWhole: 'Revoir toute la partie',
  sameDeal: 'Jouer la même donne',
  sameDealHint: (name: string) => `Mêmes cartes, mêmes robots. Feras-tu mieux ${que(name)} ?`,
  sameDealResult: (name: string, theirs: Went, mine: Went) =>
    `La même donne : ${name} a ${went(theirs)}, et toi, tu as ${went(mine)}.`,
  toStart: 'Au début',
  stepBack: 'Coup précédent',
  stepOn: 'Coup suivant',
  toEnd: 'À la fin',
  figures: 'Les chiffres de la partie',
  hiddenLog: 'Tout ce qui était caché, dans l’ordre',
  shareReplay: 'Copier le lien',
  youWon: 'Tu as gagné !',
  changeGame: 'Changer de jeu',
  you: 'Toi',
  figure: (label: string, n: number) => `${label} : ${n}`,
  cameIn: (place: number, of: number) => `Tu finis ${place}e sur ${of}`,
  rematchAsked: (names: string, n: number, of: number) =>
    n === 1 ? `${names} veut une revanche (1 sur ${of})` : `${names} veulent une revanche (${n} sur ${of})`,
  nobodyAsks: 'Personne n’a encore demandé de revanche',
  believeIt: 'Tu y crois ?',
  linkAsks: 'Le lien ouvre la partie sur une annonce et demande à tes amis s’ils y croient.',
  cameOut: (lie: boolean, doubted: boolean): string =>
    lie
      ? doubted
        ? 'Un mensonge : tu l’as percé à jour.'
        : 'Un mensonge : tu y as cru.'
      : doubted
        ? 'C’était vrai : tu as douté à tort.'
        : 'C’était vrai : tu as eu raison d’y croire.',
  share: 'Partager',
  send: 'Envoyer…',
  replayLink: 'Lien vers cette partie',
  review: 'L’avis de l’expert',
  checkDeal: 'Vérifier la donne',
  savePicture: 'Enregistrer l’image',
  playerCount: (n: number) => `${n} joueurs`,
  minutes: (n: number) => `${n} min`,
  replay: 'Revoir la partie',
});
export type EndingText = typeof fr;
