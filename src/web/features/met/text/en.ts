import type { MetText } from './fr.ts';

export const en: MetText = {
  title: 'People you have met',
  hint: 'Those with whom you finished a game in the last months.',
  nobody: 'Nobody yet. Finish a game online, and you will find the others here.',
  played: (game, times) => (times === 1 ? game : `${game} × ${times}`),
  last: (date) => `on ${date}`,
  invite: 'Invite',
  inviteWho: (name) => `Invite ${name}`,
  invited: 'Invited',
  invitedHint: 'It stands in their open tables. They are notified if they allow it.',
  note: (name) => `Your note about ${name}`,
  notePlace: 'Note for you alone, on this device',
  again: 'Somebody you have met',
};
