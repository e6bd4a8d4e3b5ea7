import type { Because } from '../../book.ts';

/** What is said of a player, and why: in several ways, so that not all speak alike. */
export const because: Because = {
  claims: {
    suspect: [
      (name, reason) => `I suspect ${name}${reason}.`,
      (name, reason) => `My suspect is ${name}${reason}.`,
      (name, reason) => `If you ask me, it is ${name}${reason}.`,
    ],
    trust: [
      (name, reason) => `I trust ${name}${reason}.`,
      (name, reason) => `I believe ${name}${reason}.`,
      (name, reason) => `I’d vouch for ${name}${reason}.`,
    ],
    liar: [
      (name, reason) => `I don’t believe a word from ${name}${reason}!`,
      (name, reason) => `Don’t listen to ${name}${reason}!`,
    ],
    protect: [
      (name, reason) => `Let us protect ${name}${reason}.`,
      (name, reason) => `Tonight let us protect ${name}${reason}.`,
    ],
  },
  reasons: {
    promised: [', who promised one vote and cast another', ', who says one thing and votes another'],
    turned: [', who changed sides today', ', who blows hot and cold'],
    silent: [', who hasn’t said a word', ', so very quiet today', ', who lets the rest of us talk'],
    clerk: [', who held the gavel last night', ', who counted the cards last night'],
    lied: [', who lied with the gavel in hand', ', who lied to the whole court'],
    caught: [', who was caught cheating', ', who cheats and gets caught'],
    condemned: [', whom the court has convicted before', ', who has been convicted already'],
    struck: [', whom the mafia struck', ', whom the mafia wanted gone'],
    named: [', whom an informer has named'],
    hunch: [': just a hunch', ', though I can’t prove it', '; call it a feeling'],
  },
  reasonsOf: {
    trusts: {
      other: [(name) => `, who trusts ${name}`, (name) => `, who is so fond of ${name}`],
      speaker: [', who trusts me', ', who believes me'],
      himself: [', who trusts nobody else'],
    },
    accuses: {
      other: [
        (name) => `, who is after ${name}`,
        (name) => `, who has it in for ${name}`,
        (name) => `, who points at ${name}`,
      ],
      speaker: [', who is after me', ', who has it in for me', ', who points at me'],
      himself: [', who asks for a vote against themself'],
    },
  },
};
