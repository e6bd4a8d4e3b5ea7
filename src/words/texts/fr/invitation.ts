import { de } from '../../elide.ts';
import { french } from '../../french.ts';
import type { InvitationWords } from '../../invitation.ts';

export const fr: InvitationWords = french({
  about: 'Jeux de bluff et d’identités cachées, entre amis ou contre des robots.',
  invites: (host, game) =>
    host === undefined ? `Une table ${de(game)} t’attend` : `${host} t’invite à une partie ${de(game)}`,
  playing: (game) => `Une partie ${de(game)} est en cours`,
  places: (free, seats) => (free === 1 ? `Il reste 1 place sur ${seats}.` : `Il reste ${free} places sur ${seats}.`),
  full: 'Toutes les places sont prises.',
  watch: 'Viens regarder.',
  gone: 'Cette table n’existe plus',
  dare: 'Ce défi est terminé',
  lost: 'Page introuvable',
  played: (names, game) => `${names} : une partie ${de(game)}`,
  replay: 'Revois la partie, toutes cartes ouvertes.',
});
