import { de } from '../../elide.ts';
import { french } from '../../french.ts';
import type { InvitationWords } from '../../invitation.ts';

export const fr: InvitationWords = french({
  motto: 'Mens avec grâce. Doute de tous.',
  about: 'Jeux de bluff et d’identités cachées, entre amis ou contre des robots.',
  invites: (host, game) =>
    host === undefined ? `Une table ${de(game)} t’attend` : `${host} t’invite à une partie ${de(game)}`,
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
});
