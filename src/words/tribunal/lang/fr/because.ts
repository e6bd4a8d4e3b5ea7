import type { Because } from '../../book.ts';

/** What is said of a player, and why: in several ways, so that not all speak alike. */
export const because: Because = {
  claims: {
    suspect: [
      (name, reason) => `Je soupçonne ${name}${reason}.`,
      (name, reason) => `Mon suspect, c’est ${name}${reason}.`,
      (name, reason) => `Pour moi, c’est ${name}${reason}.`,
    ],
    trust: [
      (name, reason) => `J’ai confiance en ${name}${reason}.`,
      (name, reason) => `Je crois ${name}${reason}.`,
      (name, reason) => `Je me fie à ${name}${reason}.`,
    ],
    liar: [
      (name, reason) => `Je ne crois plus ${name}${reason} !`,
      (name, reason) => `N’écoutez pas ${name}${reason} !`,
    ],
    protect: [
      (name, reason) => `Protégeons ${name}${reason}.`,
      (name, reason) => `Cette nuit, protégeons ${name}${reason}.`,
    ],
  },
  reasons: {
    promised: [', qui a promis un vote et en a joué un autre', ', qui dit une chose et en vote une autre'],
    turned: [', qui a changé de camp aujourd’hui', ', qui souffle le chaud et le froid'],
    silent: [', qui n’a pas dit un mot', ', qui se tait depuis ce matin', ', qui nous laisse parler'],
    clerk: [', qui tenait le maillet la nuit dernière', ', qui a compté les cartes la nuit dernière'],
    lied: [', qui a menti, maillet en main', ', qui a menti à tout le tribunal'],
    caught: [', qui s’est fait prendre à tricher', ', qui triche et se fait prendre'],
    condemned: [', qui a déjà une condamnation'],
    struck: [', qui a subi un complot', ', dont la mafia voulait la peau'],
    named: [', dont un indic a parlé'],
    hunch: [' : une intuition, rien de plus', ', même si je ne peux rien prouver', ' : je le sens, c’est tout'],
  },
  reasonsOf: {
    trusts: {
      other: [(name) => `, qui fait confiance à ${name}`, (name) => `, qui croit ${name} sur parole`],
      speaker: [', qui me fait confiance', ', qui me croit'],
      himself: [', qui ne croit personne d’autre'],
    },
    accuses: {
      other: [
        (name) => `, qui s’en prend à ${name}`,
        (name) => `, qui en veut à ${name}`,
        (name) => `, qui montre ${name} du doigt`,
      ],
      speaker: [', qui s’en prend à moi', ', qui m’en veut', ', qui me montre du doigt'],
      himself: [', qui demande qu’on l’accuse'],
    },
  },
};
