import type { MetText } from './fr.ts';

export const it: MetText = {
  title: 'Persone incontrate',
  hint: 'Le persone con cui hai finito una partita negli ultimi mesi.',
  nobody: 'Ancora nessuno. Finisci una partita online e ritroverai qui gli altri.',
  played: (game, times) => (times === 1 ? game : `${game} × ${times}`),
  last: (date) => `il ${date}`,
  invite: 'Invita',
  inviteWho: (name) => `Invita ${name}`,
  invited: 'Invito inviato',
  sent: (name) => `Invito inviato a ${name}.`,
  invitedHint: 'L’invito è fra i tavoli aperti; arriva anche una notifica, se consentita.',
  note: (name) => `La tua nota su ${name}`,
  notePlace: 'Nota personale, su questo dispositivo',
  again: 'Qualcuno che hai incontrato',
};
