import type { InvitationWords } from '../../invitation.ts';

export const en: InvitationWords = {
  about: 'Bluff games of hidden identities, with friends or against bots.',
  invites: (host, game) =>
    host === undefined ? `A game of ${game} is waiting for you` : `${host} invites you to a game of ${game}`,
  playing: (game) => `A game of ${game} is being played`,
  places: (free, seats) => (free === 1 ? `1 seat of ${seats} is free.` : `${free} seats of ${seats} are free.`),
  full: 'All seats are taken.',
  watch: 'Come and watch.',
  gone: 'This table is gone',
  dare: 'This dare is over',
  lost: 'Nothing here',
  played: (names, game) => `${names}: a game of ${game}`,
  replay: 'See the game again, all cards open.',
};
