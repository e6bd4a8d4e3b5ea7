import type { DareWords } from '../../dare.ts';
import { french } from '../../french.ts';

export const fr: DareWords = french({
  title: 'Défier un ami',
  about: 'Envoie une de tes annonces, cartes cachées. Ton ami y croit ou en doute, et tu sauras sa réponse.',
  lie: 'Un de tes mensonges',
  truth: 'Pour une fois, la vérité',
  link: 'Lien de ton défi',
  message: 'Tu m’aurais cru ?',
  keeps:
    'Le lien montre cette annonce et ce qui était visible à la table, rien d’autre. Il expire au bout de 30 jours, ou dès que tu le retires dans Tes parties.',
  dares: (name) => `${name} te met au défi`,
  tells: (name) => `${name} verra ton choix, et ton nom si tu le donnes.`,
  yourName: 'Ton nom, si tu veux',
  table: 'La table à ce moment-là',
  own: 'C’est ton propre défi. Envoie son lien à un ami.',
  sit: (name) => `Affronter ${name}`,
  sitHint: 'une invitation part ; des robots peuvent compléter la table',
  toTable: 'Retour à la table',
  first: 'Tu as déjà répondu. C’est ta première réponse qui compte.',
  others: (people, believed, lie) =>
    lie
      ? `${believed} sur ${people} s’y ${believed > 1 ? 'sont fait' : 'est fait'} prendre`
      : `${believed} sur ${people} y ${believed > 1 ? 'ont' : 'a'} cru`,
  answered: (name = 'Quelqu’un', lie, doubted) =>
    lie
      ? doubted
        ? `${name} t’a démasqué`
        : `${name} y a cru`
      : doubted
        ? `${name} a douté de la vérité`
        : `${name} t’a cru, à raison`,
  waits: (name = 'Quelqu’un') => `${name} t’attend à une table`,
  mine: 'Tes défis',
  noAnswer: 'Pas encore de réponse',
  takeBack: 'Retirer le défi',
  again: 'Réessayer',
  cut: 'Ce lien est incomplet. Demande-le à nouveau.',
  over: 'Ce défi est terminé : il a été retiré, son délai est passé, ou sa partie a été supprimée.',
  offline: 'Il faut le réseau. Vérifie la connexion.',
  notSent: 'Ta réponse n’est pas partie. Vérifie la connexion, puis réponds à nouveau.',
  notMade: 'Le lien n’a pas pu être créé. Vérifie la connexion, puis réessaie.',
  tooLong: 'Cette partie est trop longue pour un défi.',
  tooFast: 'Trop de demandes à la fois. Attends un peu, puis réessaie.',
  preview: (name) => `Aurais-tu cru ${name} ?`,
  cameOut: (name: string, lie: boolean, doubted: boolean) =>
    lie
      ? doubted
        ? `Tu as démasqué ${name}.`
        : 'Tu y as cru, à tort.'
      : doubted
        ? `${name} disait vrai.`
        : 'Tu as bien fait d’y croire.',
});
