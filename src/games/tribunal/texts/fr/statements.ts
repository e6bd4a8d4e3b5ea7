import { de } from '../../../../words/elide.ts';
import type { Statements } from '../../words/book.ts';

/** What is claimed, true or false, and planned for the night. */
export const statements: Statements = {
  hold: [
    (card) => `J’ai une carte en main : ${card}.`,
    (card) => `Sachez-le : j’ai la carte ${card}.`,
    (card) => `À vous de me croire : dans ma main, il y a ${card}.`,
  ],
  guarded: [
    (name) =>
      name === undefined ? 'Cette nuit, j’ai joué ma protection pour moi.' : `Cette nuit, j’ai protégé ${name}.`,
    (name) => `Ma carte de cette nuit était pour ${name ?? 'moi'}.`,
  ],
  saw: {
    judge: [
      (name) => `J’ai vu l’identité ${de(name)} : juge.`,
      (name) => `Je sais qui est ${name} : juge. Je l’ai vu de mes yeux.`,
    ],
    mafia: [
      (name) => `J’ai vu l’identité ${de(name)} : mafia !`,
      (name) => `Je sais qui est ${name} : mafia. Je l’ai vu de mes yeux.`,
    ],
  },
  plan: [
    (name) =>
      name === undefined
        ? 'Cette nuit, protégez-moi tous, puis on compte.'
        : `Cette nuit, protégeons tous ${name}, puis on compte.`,
    (name) => `J’ai un plan : cette nuit, toutes les protections pour ${name ?? 'moi'}, et on verra qui manque.`,
  ],
  join: [
    (name) =>
      name === undefined
        ? 'D’accord : cette nuit, ma protection est pour moi.'
        : `J’en suis : cette nuit, je protège ${name}.`,
    (name) => `Je suis du plan : ma carte de cette nuit est pour ${name ?? 'moi'}.`,
  ],
};
