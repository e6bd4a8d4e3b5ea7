import { french } from '../../../../words/french.ts';

export const fr = french({
  title: 'Personnes croisées',
  hint: 'Les personnes avec qui tu as fini une partie ces derniers mois.',
  nobody: 'Personne pour l’instant. Finis une partie en ligne, et tu retrouveras ici les autres.',
  played: (game: string, times: number) => (times === 1 ? game : `${game} × ${times}`),
  last: (date: string) => `le ${date}`,
  invite: 'Inviter',
  inviteWho: (name: string) => `Inviter ${name}`,
  invited: 'Invitation envoyée',
  sent: (name: string) => `L’invitation est envoyée à ${name}.`,
  invitedHint: 'Elle attend parmi les tables ouvertes, avec une notification si la personne les accepte.',
  note: (name: string) => `Ta note sur ${name}`,
  notePlace: 'Note personnelle, sur cet appareil',
  again: 'Revoir une personne croisée',
});
export type MetText = typeof fr;
