import type { PasskeyText } from './fr.ts';

export const en: PasskeyText = {
  title: 'Passkey',
  hint: 'Your phone or computer keeps it. It brings your name, your seats and your games to another device, even if this one is lost; the others are then signed out.',
  make: 'Create a passkey',
  use: 'Sign in with a passkey',
  made: (date: string) => `Passkey created on ${date}`,
  already: 'This device already has a passkey for you.',
  stopped: 'Nothing has changed: the device did not give the passkey.',
  unknown: 'This server does not know that passkey.',
};
