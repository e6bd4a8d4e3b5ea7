import type { Because } from '../book.ts';

/** What is said of a player, and why. */
export const because: Because = {
  claims: {
    suspect: (name, clause) => `Je soupçonne ${name}${clause}.`,
    trust: (name, clause) => `J’ai confiance en ${name}${clause}.`,
    liar: (name, clause) => `Je ne crois pas un mot de ${name}${clause} !`,
    protect: (name, clause) => `Protégeons ${name}${clause}.`,
  },
  reasons: {
    promised: ', qui a promis un vote et en a joué un autre',
    turned: ', qui a changé de camp aujourd’hui',
    silent: ', qui n’a pas dit un mot',
    clerk: ', qui tenait le maillet la nuit dernière',
    lied: ', qui a menti, maillet en main',
    caught: ', qui s’est fait prendre à tricher',
    condemned: ', qui a déjà une condamnation',
    struck: ', qui a subi un complot',
    named: ', dont un indic a parlé',
    hunch: ' : une intuition, rien de plus',
  },
  reasonsOf: {
    trusts: {
      other: (name) => `, qui fait confiance à ${name}`,
      speaker: ', qui me fait confiance',
      himself: ', qui ne croit personne d’autre',
    },
    accuses: {
      other: (name) => `, qui s’en prend à ${name}`,
      speaker: ', qui s’en prend à moi',
      himself: ', qui demande qu’on l’accuse',
    },
  },
};
