import { ad } from '../../../elide.ts';
import type { Because } from '../../book.ts';

/** What is said of a player, and why: in several ways, so that not all speak alike. */
export const because: Because = {
  claims: {
    suspect: [
      (name, reason) => `Sospetto di ${name}${reason}.`,
      (name, reason) => `Il mio sospetto è ${name}${reason}.`,
      (name, reason) => `Per me è ${name}${reason}.`,
    ],
    trust: [
      (name, reason) => `Mi fido di ${name}${reason}.`,
      (name, reason) => `Credo ${ad(name)}${reason}.`,
      (name, reason) => `Garantisco per ${name}${reason}.`,
    ],
    liar: [
      (name, reason) => `Non credo a una parola di ${name}${reason}!`,
      (name, reason) => `Non date retta ${ad(name)}${reason}!`,
    ],
    protect: [
      (name, reason) => `Proteggiamo ${name}${reason}.`,
      (name, reason) => `Stanotte proteggiamo ${name}${reason}.`,
    ],
  },
  reasons: {
    promised: [', che ha promesso un voto e ne ha dato un altro', ', che dice una cosa e ne vota un’altra'],
    turned: [', che oggi ha cambiato idea', ', che oggi cambia bandiera'],
    silent: [', che non ha detto una parola', ', che oggi tace', ', che lascia parlare noi'],
    clerk: [', che la notte scorsa aveva il martelletto', ', che la notte scorsa ha contato le carte'],
    lied: [', che ha mentito col martelletto in mano', ', che ha mentito a tutta la corte'],
    caught: [', che abbiamo visto barare'],
    condemned: [', che ha già una condanna'],
    struck: [', che ha subìto un complotto', ', che la mafia voleva eliminare'],
    named: [', di cui un informatore ha fatto il nome'],
    hunch: [': è solo un’impressione', ', anche se non posso provarlo', ': lo sento, tutto qui'],
  },
  reasonsOf: {
    trusts: {
      other: [(name) => `, che si fida di ${name}`, (name) => `, che crede ${ad(name)}`],
      speaker: [', che si fida di me', ', che mi crede'],
      himself: [', che non si fida di nessun altro'],
    },
    accuses: {
      other: [(name) => `, che ce l’ha con ${name}`, (name) => `, che punta il dito su ${name}`],
      speaker: [', che ce l’ha con me', ', che punta il dito su di me'],
      himself: [', che chiede un voto contro di sé'],
    },
  },
};
