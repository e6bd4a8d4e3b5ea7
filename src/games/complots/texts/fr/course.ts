import { french } from '../../../../words/french.ts';

export const fr = french({
  title: 'Lire les mensonges',
  about:
    'Dix moments de parties entre experts, un à la fois. Dis à combien tu estimes le mensonge, puis décide : les points vont à la décision, ton estimation est montrée à côté.',
  chapters: {
    reading: {
      title: 'Lire les annonces',
      about: 'Ce qu’un joueur a dit, et ce qu’on a laissé passer.',
      advice:
        'Compare avec les cartes seules : l’écart, c’est ce que les annonces racontent. Un joueur qui répète son personnage sans être mis en doute l’a souvent ; s’il en nomme plus qu’il n’a de cartes, il ment au moins une fois.',
    },
    counting: {
      title: 'Compter les cartes',
      about: 'Trois exemplaires de chacun : combien en vois-tu ?',
      advice:
        'Compte d’abord : les tiennes, celles qui sont face visible. Chaque exemplaire en vue rend l’annonce plus douteuse, et celui que tu tiens, personne d’autre ne le sait.',
    },
    bluff: {
      title: 'Quand bluffer',
      about: 'Des mensonges bien choisis : pourquoi mieux vaut les laisser passer.',
      advice:
        'Un bon bluff ressemble à une habitude : il vient tôt, il rapporte peu à démasquer, et personne n’a de quoi le contredire. Mens quand douter coûterait plus cher aux autres que te laisser faire.',
    },
    endgame: {
      title: 'La fin, avec une seule carte',
      about: 'Il ne te reste qu’un personnage : se tromper, c’est sortir.',
      advice:
        'Avec une seule carte, un doute raté te met dehors. Demande-toi ce que tu perds en laissant passer : si le coup suivant t’élimine de toute façon, doute ; sinon, survis.',
    },
  },
});
export type CourseWords = typeof fr;
