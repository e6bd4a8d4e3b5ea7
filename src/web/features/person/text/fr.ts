import { french } from '../../../../words/french.ts';

export const fr = french({
  title: 'Ce que ce serveur sait de toi',
  hint: 'Les appareils où tu joues sous ton nom. Tu en as perdu un ? Déconnecte-le.',
  here: 'cet appareil',
  unknown: 'appareil inconnu',
  seen: (date: string) => `vu le ${date}`,
  end: 'Déconnecter',
  endOthers: 'Déconnecter tous les autres',
  save: 'Tout télécharger',
  remove: 'Tout supprimer',
  removeHint: 'Ton nom, tes messages et tes appareils s’effacent, des robots prennent tes places. C’est définitif.',
  become: (name: string) => `Devenir ${name} sur cet appareil ?`,
  loses: (own: string) => `Ici, tu es ${own} : ses places et ses parties ne seront plus à toi.`,
  moves: 'Le nom, les places et les parties viennent ici ; les autres appareils sont déconnectés.',
  yes: (name: string) => `Oui, je suis ${name}`,
  no: 'Non, rien ne change',
  blocked: 'Personnes bloquées',
  blockedHint: 'Vous ne vous croisez à aucune table. Personne d’autre que toi ne le sait.',
  blockedNobody: 'Tu ne bloques plus personne.',
  since: (date: string) => `depuis le ${date}`,
  nameless: 'quelqu’un qui a effacé son nom',
  unblock: 'Débloquer',
  unblockWho: (name: string) => `Débloquer ${name}`,
});
export type PersonText = typeof fr;
