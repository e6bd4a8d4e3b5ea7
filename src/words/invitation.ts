/** What a link says of itself before it is opened: on a server's page for others to show, and on its picture. */
import { ad, de } from './elide.ts';
import { french } from './french.ts';
import type { EachLang } from './words.ts';

export type InvitationWords = {
  /** Of the house itself. */
  readonly motto: string;
  readonly about: string;
  invites(host: string | undefined, game: string): string;
  playing(game: string): string;
  /** What is between asterisks is golden on a picture. */
  places(free: number, seats: number): string;
  readonly full: string;
  readonly watch: string;
  /** Beside a free place. */
  readonly you: string;
  readonly gone: string;
  readonly lost: string;
  wins(names: string, many: boolean): string;
  readonly replay: string;
};

export const INVITATION: EachLang<InvitationWords> = {
  fr: french({
    motto: 'Mens avec grâce. Doute de tous.',
    about: 'Jeux de bluff et d’identités cachées, entre amis ou contre des robots.',
    invites: (host, game) => (host === undefined ? `Une table ${de(game)} t’attend` : `${host} t’invite à un ${game}`),
    playing: (game) => `Une partie ${de(game)} est en cours`,
    places: (free, seats) =>
      free === 1 ? `Il reste *1 place* sur ${seats}.` : `Il reste *${free} places* sur ${seats}.`,
    full: 'Toutes les places sont prises.',
    watch: 'Viens regarder.',
    you: 'toi',
    gone: 'Cette table n’existe plus',
    lost: 'Page introuvable',
    wins: (names, many) => (many ? `${names} l’emportent` : `${names} l’emporte`),
    replay: 'Revois la partie, toutes cartes ouvertes.',
  }),
  it: {
    motto: 'Menti con grazia. Dubita di tutti.',
    about: 'Giochi di bluff e identità nascoste, tra amici o contro i bot.',
    invites: (host, game) =>
      host === undefined ? `Un tavolo di ${game} ti aspetta` : `${host} ti invita a giocare ${ad(game)}`,
    playing: (game) => `Si sta giocando ${ad(game)}`,
    places: (free, seats) => (free === 1 ? `Resta *1 posto* su ${seats}.` : `Restano *${free} posti* su ${seats}.`),
    full: 'Tutti i posti sono occupati.',
    watch: 'Vieni a guardare.',
    you: 'tu',
    gone: 'Questo tavolo non c’è più',
    lost: 'Pagina non trovata',
    wins: (names, many) => (many ? `${names} vincono` : `${names} vince`),
    replay: 'Rivedi la partita a carte scoperte.',
  },
  en: {
    motto: 'Lie gracefully. Doubt everyone.',
    about: 'Bluff games of hidden identities, with friends or against bots.',
    invites: (host, game) =>
      host === undefined ? `A table of ${game} awaits you` : `${host} invites you to a game of ${game}`,
    playing: (game) => `A game of ${game} is on`,
    places: (free, seats) => (free === 1 ? `*1 seat* of ${seats} is free.` : `*${free} seats* of ${seats} are free.`),
    full: 'All seats are taken.',
    watch: 'Come and watch.',
    you: 'you',
    gone: 'This table is no more',
    lost: 'Nothing here',
    wins: (names, many) => (many ? `${names} win` : `${names} wins`),
    replay: 'See the game again, all cards open.',
  },
};
