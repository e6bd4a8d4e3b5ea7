import type { PersonText } from './fr.ts';

export const en: PersonText = {
  title: 'What this server knows about you',
  hint: 'The devices where you play under your name. Lost one? Sign it out.',
  here: 'this device',
  unknown: 'unknown device',
  seen: (date) => `seen on ${date}`,
  end: 'Sign out',
  endOthers: 'Sign out all others',
  save: 'Download everything',
  remove: 'Delete everything',
  removeHint: 'Your name, your messages and your devices are deleted, and bots take your seats. There is no way back.',
  become: (name) => `Become ${name} on this device?`,
  loses: (own) => `Here you are ${own}: those seats and games will no longer be yours.`,
  moves: 'The name, the seats and the games come here; the other devices are signed out.',
  yes: (name) => `Yes, I am ${name}`,
  no: 'No, change nothing',
};
