/** Lines of bots to somebody who harmed or helped them in this game or the last. `{n}`: whom they speak to. */
import type { Temper } from '../../../../bots/tempers.ts';
import { french } from '../../../../words/french.ts';
import type { Recalled } from '../recalling.ts';

export type RecalledText = Readonly<Record<Temper, Readonly<Record<Recalled, readonly string[]>>>>;

export const fr: RecalledText = french({
  liar: {
    again: [
      'Encore, {n} ? Je t’avais presque pardonné.',
      'Deux fois, {n}. Je ne compte pas. Enfin, si.',
      'Aucune rancune, {n}. Crois-moi.',
    ],
    served: ['Pas de chance, {n}. J’ai à peine souri.', 'Je n’y suis pour rien, {n}.', 'Quel chagrin, {n}. Vraiment.'],
    owed: [
      'Je te revaudrai ça, {n}. Parole.',
      'Je n’oublie jamais, {n}. Sauf exception.',
      'Pour toi, {n}, un demi-mensonge.',
    ],
    harmed: [
      'La dernière fois, tu en avais après moi, {n}. C’est oublié. Bien sûr.',
      'Moi, t’en vouloir pour l’autre partie, {n} ? Quelle partie ?',
      'J’ai dit partout que tu jouais en douceur, {n}. J’ai menti.',
    ],
    helped: [
      'Tu m’as rendu service l’autre fois, {n}. Je te dois une vérité.',
      'La dernière partie, tu étais de mon côté, {n}. Presque une amitié.',
      'Ton geste de l’autre fois, {n} : j’en parle en bien. Parfois.',
    ],
    beaten: [
      'La dernière fois, je t’ai laissé la victoire, {n}.',
      'Tu as gagné l’autre partie, {n} ? Ce n’est pas mon souvenir.',
      'Ta victoire de l’autre fois, {n} ? Je regardais ailleurs. Disons.',
    ],
    ahead: [
      'La dernière fois, j’ai gagné, {n}. À la loyale. Enfin.',
      'L’autre fois, tu avalais tout, {n}. On recommence ?',
      'Ma dernière victoire, {n} : presque tout était vrai.',
    ],
  },
  sceptic: {
    again: [
      'Deux fois, {n}. Ce n’est plus un hasard.',
      'Encore moi, {n} ? Je note.',
      'Le même geste, {n}, la même cible. Curieux.',
    ],
    served: ['Ce qu’il fallait démontrer, {n}.', 'Je m’y attendais, {n}.', '{n} ? L’hypothèse se confirme.'],
    owed: ['Merci, {n}. Mais pourquoi ?', 'Un cadeau, {n} ? Je vérifie.', 'C’est noté en ta faveur, {n}.'],
    harmed: [
      'La dernière fois, tu me visais, {n}. J’observe.',
      'J’ai relu mes notes, {n} : l’autre partie, c’était toi.',
      'Même table, {n}. Mêmes intentions ?',
    ],
    helped: [
      'Tu m’as rendu service l’autre fois, {n}. Je cherche encore pourquoi.',
      'Un service, {n}, la dernière fois. Une preuve, il en faut deux.',
      'Tu as joué franc jeu la dernière fois, {n}. À confirmer.',
    ],
    beaten: [
      'Tu as gagné l’autre fois, {n}. Une fois ne prouve rien.',
      'Ta dernière victoire, {n} : j’ai des doutes.',
      'L’autre partie était à toi, {n}. Refais l’expérience.',
    ],
    ahead: [
      'J’ai gagné la dernière fois, {n}. Je n’en reviens pas.',
      'Résultat de l’autre fois, {n} : moi. À reproduire.',
      'La dernière partie confirmait ma théorie, {n}.',
    ],
  },
  miser: {
    again: ['Ça fait deux, {n}. Je tiens les comptes.', 'Encore, {n} ? La note s’allonge.', 'Tu me coûtes cher, {n}.'],
    served: ['Une dette de réglée, {n}.', 'Tout se paie, {n}.', '{n} passe à la caisse.'],
    owed: ['Je te dois quelque chose, {n}. Sans intérêts.', 'Crédité, {n}.', 'Merci, {n}. C’était gratuit ?'],
    harmed: [
      'Tu me dois encore la dernière partie, {n}.',
      'L’autre fois, tu m’as coûté gros, {n}. C’est dans le livre.',
      'Ta dette de la dernière fois court toujours, {n}.',
    ],
    helped: [
      'J’ai un avoir à ton nom, {n}, depuis la dernière fois.',
      'L’autre partie, tu m’as fait économiser, {n}.',
      'Tu as du crédit chez moi, {n}. Un peu.',
    ],
    beaten: [
      'La dernière fois, tu as tout raflé, {n}.',
      'Je viens récupérer ma mise de l’autre fois, {n}.',
      'Ta dernière victoire, {n}, je la porte en perte.',
    ],
    ahead: [
      'Un bénéfice, la dernière fois, {n}. Je rejoue.',
      'L’autre partie m’a bien payé, {n}.',
      'Tu avais perdu la dernière fois, {n}. C’est amorti ?',
    ],
  },
  hothead: {
    again: ['Encore toi, {n} !', 'Deux fois, {n} ! Il n’y en aura pas trois !', 'Tu me cherches, {n} ?'],
    served: ['Bien fait, {n} !', 'Ha ! Ça, c’est pour moi, {n} !', 'Tombe, {n}, tombe !'],
    owed: ['Brave {n} !', 'Je me battrai pour toi, {n} !', 'De l’amitié, enfin ! Merci, {n} !'],
    harmed: [
      'La dernière fois tu as eu ma peau, {n} ! En garde !',
      'Je n’ai pas digéré l’autre partie, {n} !',
      'Toi, {n} ! J’ai attendu ce jour !',
    ],
    helped: [
      'Toi, {n}, tu m’as tiré d’affaire l’autre fois ! Bravo !',
      'La dernière fois, tu étais de mon côté, {n} ! Restes-y !',
      'Qui touche à {n} aura affaire à moi ! Souvenir de l’autre partie !',
    ],
    beaten: [
      'Tu as gagné l’autre fois, {n} ! Ma revanche !',
      'Profite de ta dernière victoire, {n} : c’était la dernière !',
      'On remet ça, {n} ! Et cette fois je gagne !',
    ],
    ahead: [
      'Une défaite, {n}, et tu reviens ? J’aime ça !',
      'J’ai gagné l’autre fois, {n} ! Et j’ai encore faim !',
      'Tu en veux encore, {n} ?',
    ],
  },
  diplomat: {
    again: [
      'Deux fois, {n} : faut-il qu’on se parle ?',
      'Encore, {n} ? J’avais compris la première fois.',
      'Nos relations se tendent, {n}.',
    ],
    served: ['Je compatis, {n}. Brièvement.', 'Mes condoléances, {n}.', 'La justice est une lente négociation, {n}.'],
    owed: ['Je saurai m’en souvenir, {n}.', 'Mille grâces, {n}.', 'Voilà qui scelle une entente, {n}.'],
    harmed: [
      'Oublions l’autre partie, {n}. Toi d’abord.',
      'La dernière fois fut un peu vive, {n}. La paix ?',
      'Tu me faisais la chasse l’autre fois, {n}. Avec élégance.',
    ],
    helped: [
      'Notre entente de la dernière fois tient toujours, {n} ?',
      'Quel charme la dernière fois, {n}. Je n’oublie pas.',
      'À nos accords de l’autre partie, {n}.',
    ],
    beaten: [
      'Encore bravo pour l’autre fois, {n}.',
      'Ta dernière victoire était belle, {n}. Partageons la prochaine.',
      'Tu as gagné l’autre partie, {n}. Je viens négocier.',
    ],
    ahead: [
      'La dernière fois m’a souri, {n}. Sans rancune ?',
      'Tu as perdu avec grâce l’autre fois, {n}.',
      'L’honneur fut pour moi la dernière fois, {n}. À ton tour, peut-être.',
    ],
  },
  quiet: {
    again: ['Encore, {n}.', 'Deux, {n}.', 'Toujours moi.'],
    served: ['Voilà, {n}.', 'Juste.', 'Au tour de {n}.'],
    owed: ['Merci, {n}.', 'Retenu, {n}.', 'Bien aimable, {n}.'],
    harmed: ['Je me souviens, {n}.', 'L’autre partie, {n}. Hum.', '{n}. Encore toi.'],
    helped: ['Bonne surprise, {n}.', 'L’autre fois, {n} : merci.', 'Du bon monde. {n}.'],
    beaten: ['Tu avais gagné, {n}.', 'Revanche, {n}.', 'L’autre fois : {n}. Bien.'],
    ahead: ['L’autre fois : moi.', 'Te revoilà, {n}.', 'J’avais gagné, {n}.'],
  },
});
