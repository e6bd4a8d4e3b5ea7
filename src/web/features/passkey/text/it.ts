import type { PasskeyText } from './fr.ts';

export const it: PasskeyText = {
  title: 'Passkey',
  hint: 'La custodisce il tuo telefono o il tuo computer. Riporta il tuo nome, i tuoi posti e le tue partite su un altro dispositivo, anche se questo va perso; gli altri vengono allora disconnessi.',
  make: 'Crea una passkey',
  use: 'Accedi con una passkey',
  made: (date: string) => `Passkey creata il ${date}`,
  already: 'Questo dispositivo ha già una passkey per te.',
  stopped: 'Non è cambiato nulla: il dispositivo non ha dato la passkey.',
  unknown: 'Questo server non conosce la passkey.',
};
