import { french } from '../../../../words/french.ts';

export const fr = french({
  title: 'Clé d’accès',
  hint: 'Ton téléphone ou ton ordinateur la garde. Elle ramène ton nom, tes places et tes parties sur un autre appareil, même si celui-ci est perdu ; les autres sont alors déconnectés.',
  make: 'Créer une clé',
  use: 'Entrer avec une clé',
  made: (date: string) => `Clé d’accès créée le ${date}`,
  already: 'Cet appareil a déjà une clé d’accès pour toi.',
  stopped: 'Rien n’a changé : l’appareil n’a pas donné la clé.',
  unknown: 'Ce serveur ne connaît pas cette clé d’accès.',
});
export type PasskeyText = typeof fr;
