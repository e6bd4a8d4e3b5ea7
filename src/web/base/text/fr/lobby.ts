/** Texts of the lobby and the chat. */

import { que } from '../../../../words/elide.ts';
import { people } from '../../../../words/people.ts';

const botKinds: Readonly<Record<string, string>> = {
  novice: 'Robot débutant',
  regular: 'Robot habitué',
  strong: 'Robot fort',
  expert: 'Robot expert',
  simple: 'Robot simple',
  random: 'Robot au hasard',
};

export const lobby = {
  invite: 'Invite tes amis',
  inviteLink: 'Lien d’invitation',
  code: 'Code à dicter :',
  shareLink: 'Partager le lien',
  qr: 'Code QR du lien d’invitation',
  sitDown: 'S’asseoir',
  sitWithBots: 'S’asseoir avec ces robots',
  start: 'Commencer',
  withWhom: (names: readonly string[], bots: number) => {
    const who = [...people(names, 'personnes'), ...(bots === 0 ? [] : [bots === 1 ? '1 robot' : `${bots} robots`])];
    return who.length === 0 ? '' : `avec ${new Intl.ListFormat('fr').format(who)}`;
  },
  beginsIn: (seconds: number) => `la partie commence dans ${seconds} s`,
  wonTonight: (n: number) => (n < 2 ? `${n} partie gagnée ce soir` : `${n} parties gagnées ce soir`),
  gamesTonight: (n: number) => (n === 1 ? 'une partie ce soir' : `${n} parties ce soir`),
  whoSits: 'Qui s’assied ici ?',
  aBot: 'Un robot',
  someoneHere: 'Quelqu’un ici',
  friendInstead: 'Plutôt un ami',
  noChair: 'Enlever la chaise',
  inTheBox: 'touche : jeu, cartes',
  goesRound: (name: string) => `L’appareil circule. ${name} l’a en premier.`,
  around: 'ici',
  ownPhones: 'Chacun sur son téléphone',
  openingTable: 'On dresse la table…',
  playOnHere: (bots: number) => (bots === 1 ? 'Jouer avec 1 robot' : `Jouer avec ${bots} robots`),
  playOnHereHint: 'ici, sans réseau ; la table attend',
  botOrFriend: 'robot ou ami',
  dealing: 'On distribue les cartes…',
  hostBegins: (name: string) => `${name} lance la partie ; les robots prennent les places libres`,
  keepsChair: (name: string) => `${name} te garde une place`,
  noAccount: 'Sans compte. Pas besoin de nom pour regarder.',
  touchBox: 'Touche la boîte : jeu, rythme, robots',
  closeBox: 'Fermer la boîte',
  copyShare: 'copier · partager',
  linkRenewed: 'Le lien est nouveau. Fais-le passer :',
  makeHost: 'Confier la table',
  orderSeats: 'Ordre des places',
  seats: 'Places',
  watching: (n: number) => (n === 1 ? '1 regarde' : `${n} regardent`),
  interrupted: 'Les règles de ce jeu ont changé : la partie n’a pas pu continuer. Chaque place est gardée.',
  askFor: (name: string) => `Demande le nouveau lien à ${name}.`,
  you: 'Toi',
  host: 'hôte',
  freeSeat: 'Place libre',
  freeSeats: (n: number) => (n === 1 ? 'Encore une place libre' : `Encore ${n} places libres`),
  botKind: 'Quels robots ?',
  botKinds,
  remove: 'Retirer',
  removeWho: (name: string) => `Retirer ${name} ?`,
  removeWhat: 'Le lien et le code changent. Il faudra donner les nouveaux aux invités.',
  keepSeat: 'Ne pas retirer',
  seatWanted: 'Reste sur cette page : tu pourras t’asseoir dès qu’une place se libère.',
  watch: 'Regarder la partie',
  onlyLead: 'Être hôte sans jouer',
  leadOn: 'Être hôte',
  onlyWatch: 'Juste regarder',
  chat: 'Chat',
  mute: (name: string) => `Ne plus voir ce ${que(name)} écrit`,
  muteHint: 'Personne n’en saura rien.',
  unmute: (people: number) =>
    people === 1 ? 'Ne plus masquer la personne' : `Ne plus masquer les ${people} personnes`,
  block: (name: string) => `Bloquer ${name}`,
  blocked: 'Bloqué. Vous ne vous retrouverez plus ; cette personne n’en sait rien.',
  reportLine: 'Signaler cette phrase',
  reported: 'Signalée au responsable du serveur.',
  /** Of a room's answers to today's doubt. `who`: who was right. */
  roomSays: ({ doubters, right, all }: Record<'doubters' | 'right' | 'all', number>, expert: boolean, who: string) =>
    [
      doubters === 0
        ? 'Personne de nous n’a douté'
        : doubters === all
          ? 'Nous avons tous douté'
          : `${doubters} d’entre nous ${doubters < 2 ? 'a' : 'ont'} douté`,
      doubters === 0 ? (expert ? 'l’expert, si' : 'l’expert non plus') : expert ? 'l’expert aussi' : 'l’expert, non',
      right === 0
        ? 'personne n’avait raison.'
        : right === all
          ? 'tout le monde avait raison.'
          : `${who} ${right < 2 ? 'avait' : 'avaient'} raison.`,
    ].join(' ; '),
  copyLine: 'Copier la ligne',
  quick: {
    hello: 'Bonjour !',
    'good-luck': 'Bonne chance !',
    'well-played': 'Bien joué !',
    thanks: 'Merci !',
    sorry: 'Pardon !',
    'one-moment': 'Un instant…',
    'hurry-up': 'On t’attend !',
    'i-do-not-believe-you': 'Je ne te crois pas.',
    'trust-me': 'Fais-moi confiance.',
    again: 'Encore une !',
    goodbye: 'Au revoir !',
    'i-have-it': 'Je l’ai vraiment.',
    'i-lied': 'J’ai menti.',
    oh: 'Oh !',
    ha: 'Ha !',
    ouch: 'Aïe !',
    phew: 'Ouf !',
    hm: 'Hum…',
    'i-am-ready': 'On y va !',
    'who-lies-best': 'Qui ment le mieux ?',
    'one-more': 'On attend…',
    'i-believe-it': 'J’y crois.',
    'i-doubt-it': 'J’en doute.',
  },
  openToStrangers: 'Qui veut jouer maintenant',
  freeText: 'Écrire librement',
  freeTextHint: 'D’ici la prochaine partie, entre ceux d’entre vous qui le veulent.',
  writesToo: (who: string) => `Veut écrire : ${who}`,
  talkAbout: 'Parler de',
  aboutSeat: {
    suspect: (name: string) => `Je soupçonne ${name}.`,
    believe: (name: string) => `Je crois ${name}.`,
    stop: (name: string) => `Il faut arrêter ${name} !`,
    'story-changed': (name: string) => `${name} disait autre chose avant.`,
    'was-caught': (name: string) => `On a surpris ${name} à mentir.`,
    'is-ahead': (name: string) => `${name} va gagner.`,
  },
};
export type LobbyText = typeof lobby;
