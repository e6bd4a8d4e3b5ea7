import { french } from '../../../../words/french.ts';

export const fr = french({
  title: 'Jouer maintenant',
  looking: 'On te trouve une chaise…',
  free: 'Libre',
  you: 'Toi',
  bot: 'robot',
  seconds: 's',
  chairs: (n: number) => (n === 1 ? '1 chaise' : `${n} chaises`),
  seated: 'Te voilà à table. La partie commence dans six secondes.',
  before: 'Si tu dois partir, un robot continue. Après deux parties quittées dans la journée, tu attends dix minutes.',
  startNow: (bots: number) => (bots === 1 ? 'Commencer avec un robot' : `Commencer avec ${bots} robots`),
  startsIn: (seconds: number) => `Début dans ${seconds} s`,
  company: (others: string, bots: number) =>
    bots === 0 ? `avec ${others}` : `avec ${others} et ${bots === 1 ? 'un robot' : `${bots} robots`}`,
  home: 'Accueil',
  again: 'Jouer maintenant',
  taken: 'Tu prends une chaise en cours de partie',
  stands: (playing: number, of: number) => `${playing} sur ${of} jouent encore.`,
  own: 'Ta chaise :',
  shown: 'Révélé :',
  nothingDone: 'Ta chaise n’a encore rien fait.',
  nothingShown: 'Rien n’a encore été révélé.',
  noPart: 'Tu n’as pas pris part à la donne ; tu ne vois que ce que cette chaise a vu.',
  play: 'À toi',
  playsOn: (name: string, before: string) => `${name} continue pour ${before}`,
  hasLeft: (name: string, bot: string) => `${name} a quitté la table. ${bot} continue ; la chaise est libre.`,
});
export type PlayNowText = typeof fr;
