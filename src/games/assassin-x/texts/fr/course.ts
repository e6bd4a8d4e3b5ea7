import { french } from '../../../../words/french.ts';

export const fr = french({
  title: 'Flairer l’assassin',
  about:
    'Dix moments de parties entre experts : tu as une Intervention de police, chez qui l’envoies-tu ? Plus c’est probable, plus ça rapporte.',
  chapters: {
    pile: {
      title: 'Compter les cartes',
      about: 'Deux Assassins parmi quarante cartes : où sont-ils ?',
      advice:
        'Au départ, chacun a une chance sur quatre environ d’avoir un Assassin. Plus la pioche baisse, plus il est en main : les soupçons montent d’eux-mêmes.',
    },
    police: {
      title: 'Qui montre la police',
      about: 'Ce qu’on propose à découvert en dit long.',
      advice:
        'Un assassin garde les Interventions de police pour lui : il en montre dans une offre sur vingt, les autres dans deux sur cinq. Celui qui en propose une est presque innocenté.',
    },
    silence: {
      title: 'Qui ne la montre jamais',
      about: 'Offre après offre, toujours pas d’Intervention.',
      advice:
        'Une offre sans Intervention dit peu ; trois ou quatre de suite disent beaucoup. Compare les voisins : celui qui n’en a jamais montré monte, celui qui l’a fait descend.',
    },
    jokers: {
      title: 'Les jokers parlent',
      about: 'Ce qui se joue, ce qui se jette.',
      advice:
        'Indicateur, Filature, Diversion : ceux qui les jouent cherchent l’assassin ou le fuient. Celui qui jette Transfert n’avait souvent pas d’Assassin à ce moment-là.',
    },
  },
});
export type CourseWords = typeof fr;
