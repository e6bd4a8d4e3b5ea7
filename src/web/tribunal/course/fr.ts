import { french } from '../../../words/french.ts';

export const fr = french({
  title: 'Trouver la mafia',
  about: 'Dix moments de parties entre experts : tu es juge, qui accuses-tu ? Plus c’est probable, plus ça rapporte.',
  chapters: {
    certain: {
      title: 'Ce qui est sûr',
      about: 'Une identité montrée à tous, ou connue de toi seul.',
      advice:
        'Commence par ce qui est sûr : écarte les juges reconnus, puis compte combien de mafieux restent, et parmi combien de joueurs. Ensuite seulement, pèse les mots.',
    },
    struck: {
      title: 'Qui la mafia frappe',
      about: 'Une victime de la nuit en dit long.',
      advice:
        'La mafia vise les juges : sauf mensonge du greffe, une victime est innocente. Écoute donc qui elle soupçonnait, et partage les soupçons entre les autres.',
    },
    count: {
      title: 'Le greffe et son décompte',
      about: 'Qui annonce, qui conteste.',
      advice:
        'Contester peut éliminer le greffe : on ne le fait presque jamais contre un complice. Si l’un des deux est juge, l’autre devient plus suspect ; les deux ensemble, c’est très rare.',
    },
    words: {
      title: 'Les mots',
      about: 'Rien de sûr : seulement ce que chacun dit des autres.',
      advice:
        'Deux joueurs qui s’accusent sont rarement complices ; deux qui se font confiance le sont plus souvent. Un soupçon sans raison vérifiable pèse peu : cherche plutôt qui va avec qui.',
    },
  },
});
export type CourseWords = typeof fr;
