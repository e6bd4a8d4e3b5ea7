/** Words of bots' characters. */
import type { Temper } from '../../../../bots/tempers.ts';
import { french } from '../../../../words/french.ts';

type Character = {
  readonly is: string;
  readonly says: string;
  readonly caught: readonly string[];
  readonly escaped: readonly string[];
  readonly won: readonly string[];
};
const characters: Readonly<Record<Temper, Character>> = {
  liar: {
    is: 'Ment et cache plus que les autres',
    says: 'Croyez-moi sur parole.',
    caught: ['Bah, un de plus.', 'L’histoire était belle.', 'Il ne fallait pas regarder.'],
    escaped: ['Pour une fois…', 'Dire que c’était vrai.', 'Rien à cacher, voyez.'],
    won: ['Tout était vrai. Presque.', 'Merci de votre confiance.', 'Croyez-moi la prochaine fois.'],
  },
  sceptic: {
    is: 'Doute plus que les autres',
    says: 'Je ne crois que ce que je vois.',
    caught: ['Bien vu…', 'L’épreuve était juste.', 'J’aurais dû douter de moi.'],
    escaped: ['Toi aussi, tu doutes ?', 'Vérifié, confirmé.', 'Les faits étaient clairs.'],
    won: ['Je n’y crois pas.', 'Comme prévu, sous réserve.', 'Je demande à recompter.'],
  },
  miser: {
    is: 'Garde tout, dépense peu',
    says: 'Un sou est un sou.',
    caught: ['Ça va me coûter cher.', 'C’est du vol.', 'Je le mets sur la note.'],
    escaped: ['Je garde tout.', 'Pas un sou de perdu.', 'Un bon placement.'],
    won: ['Rien de perdu !', 'Intérêts compris.', 'En petite monnaie, merci.'],
  },
  hothead: {
    is: 'Frappe d’abord',
    says: 'Assez parlé !',
    caught: ['Sacrebleu !', 'Je n’étais pas en garde !', 'Recommencez pour voir !'],
    escaped: ['Ha ! Raté !', 'C’est tout ?', 'Approchez donc !'],
    won: ['Victoire !', 'Au suivant !', 'Voilà comment on fait !'],
  },
  diplomat: {
    is: 'Préfère la paix',
    says: 'On peut toujours s’entendre.',
    caught: ['Un malentendu.', 'Je m’incline.', 'Touché, avec plaisir.'],
    escaped: ['Sans rancune.', 'Je l’avais dit poliment.', 'Restons bons amis.'],
    won: ['Belle partie.', 'L’honneur est partagé.', 'Signons-nous la paix ?'],
  },
  quiet: {
    is: 'En dit le moins possible',
    says: 'Hum.',
    caught: ['Hum.', 'Bien vu.', 'Ah, oui.'],
    escaped: ['Voilà.', 'Vrai.', 'Oui.'],
    won: ['Merci.', 'Bien.', 'Bien joué.'],
  },
};

const short: Readonly<Record<Temper, string>> = {
  liar: 'ment beaucoup',
  sceptic: 'doute beaucoup',
  miser: 'économise',
  hothead: 'fonce',
  diplomat: 'négocie',
  quiet: 'se tait',
};

export const fr = french({
  characters,
  short,
  character: 'Caractère',
  strength: 'Force',
  quoted: (says: string) => `« ${says} »`,
});

export type CharacterText = typeof fr;
