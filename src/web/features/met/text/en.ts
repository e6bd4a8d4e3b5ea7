import type { MetText } from './fr.ts';

export const en: MetText = {
  title: 'People you have met',
  hint: 'People with whom you finished a game in recent months.',
  nobody: 'Nobody yet. Finish a game online, and you will find the others here.',
  played: (game, times) => (times === 1 ? game : `${game} × ${times}`),
  last: (date) => `on ${date}`,
  invite: 'Invite',
  inviteWho: (name) => `Invite ${name}`,
  invited: 'Invited',
  sent: (name) => `The invitation was sent to ${name}.`,
  invitedHint: 'They find it among the open tables, and are notified if they allow it.',
  note: (name) => `Your note about ${name}`,
  notePlace: 'Private note, on this device',
  again: 'Somebody you have met',
};
