import type { Because } from '../book.ts';

/** What is said of a player, and why. */
export const because: Because = {
  claims: {
    suspect: (name, clause) => `Sospetto di ${name}${clause}.`,
    trust: (name, clause) => `Mi fido di ${name}${clause}.`,
    liar: (name, clause) => `Non credo a una parola di ${name}${clause}!`,
    protect: (name, clause) => `Proteggiamo ${name}${clause}.`,
  },
  reasons: {
    promised: ', che ha promesso un voto e ne ha dato un altro',
    turned: ', che oggi ha cambiato idea',
    silent: ', che non ha detto una parola',
    clerk: ', che la notte scorsa aveva il martelletto',
    lied: ', che ha mentito col martelletto in mano',
    caught: ', che abbiamo visto barare',
    condemned: ', che ha già una condanna',
    struck: ', che ha subìto un complotto',
    named: ', di cui un informatore ha fatto il nome',
    hunch: ': è solo un’impressione',
  },
  reasonsOf: {
    trusts: {
      other: (name) => `, che si fida di ${name}`,
      speaker: ', che si fida di me',
      himself: ', che non si fida di nessun altro',
    },
    accuses: {
      other: (name) => `, che ce l’ha con ${name}`,
      speaker: ', che ce l’ha con me',
      himself: ', che chiede un voto contro di sé',
    },
  },
};
