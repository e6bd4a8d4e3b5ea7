/** The words of our bots' characters, in French first. */
import type { Manner } from '../../../../bots/manners.ts';
import { french } from '../../../../words/french.ts';

/** What it is like, what it says of itself, and what it lets slip at a moment of the game. */
type Character = {
  readonly is: string;
  readonly says: string;
  readonly caught: string;
  readonly escaped: string;
  readonly won: string;
};
const characters: Readonly<Record<Manner, Character>> = {
  liar: {
    is: 'Ment et cache plus que les autres',
    says: 'Croyez-moi sur parole.',
    caught: 'Bah, un de plus.',
    escaped: 'Pour une fois…',
    won: 'Tout était vrai. Presque.',
  },
  sceptic: {
    is: 'Doute plus que les autres',
    says: 'Je ne crois que ce que je vois.',
    caught: 'Bien vu…',
    escaped: 'Toi aussi, tu doutes ?',
    won: 'Je n’y crois pas.',
  },
  miser: {
    is: 'Garde tout, dépense peu',
    says: 'Un sou est un sou.',
    caught: 'Ça va me coûter cher.',
    escaped: 'Je garde tout.',
    won: 'Rien de perdu !',
  },
  hothead: {
    is: 'Frappe d’abord',
    says: 'Assez parlé !',
    caught: 'Sacrebleu !',
    escaped: 'Ha ! Raté !',
    won: 'Victoire !',
  },
  diplomat: {
    is: 'Préfère la paix',
    says: 'On peut toujours s’entendre.',
    caught: 'Un malentendu.',
    escaped: 'Sans rancune.',
    won: 'Belle partie.',
  },
  quiet: {
    is: 'En dit le moins possible',
    says: 'Hum.',
    caught: 'Hum.',
    escaped: 'Voilà.',
    won: 'Merci.',
  },
};

export const fr = french({
  characters,
  character: 'Caractère',
  characterHint: 'Au hasard, ils diffèrent entre eux.',
  byLot: 'Au hasard',
  oneByOne: 'Un par un',
  opponent: (n: number) => `Adversaire ${n}`,
  asOthers: 'Pareil',
  strength: 'Force',
  quoted: (says: string) => `« ${says} »`,
});

export type CharacterText = typeof fr;
