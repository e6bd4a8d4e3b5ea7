import type { Because } from '../book.ts';

/** What is said of a player, and why. */
export const because: Because = {
  claims: {
    suspect: (name, clause) => `I suspect ${name}${clause}.`,
    trust: (name, clause) => `I trust ${name}${clause}.`,
    liar: (name, clause) => `I don’t believe a word from ${name}${clause}!`,
    protect: (name, clause) => `Let us protect ${name}${clause}.`,
  },
  reasons: {
    promised: ', who promised one vote and cast another',
    turned: ', who changed sides today',
    silent: ', who hasn’t said a word',
    clerk: ', who held the gavel last night',
    lied: ', who lied with the gavel in hand',
    caught: ', who was caught cheating',
    condemned: ', whom the court has condemned before',
    struck: ', whom the mafia struck',
    named: ', whom an informer has named',
    hunch: ': just a hunch',
  },
  reasonsOf: {
    trusts: {
      other: (name) => `, who trusts ${name}`,
      speaker: ', who trusts me',
      himself: ', who trusts nobody else',
    },
    accuses: {
      other: (name) => `, who is after ${name}`,
      speaker: ', who is after me',
      himself: ', who asks for a vote against themself',
    },
  },
};
