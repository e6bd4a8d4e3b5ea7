import { french } from '../../../../words/french.ts';

export const fr = french({
  title: 'Trouver la mafia',
  about: 'Dix moments de parties entre bons joueurs : tu es juge. Qui accuses-tu ? Et le greffier, ment-il ?',
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
        'La mafia vise les juges : sauf mensonge du greffier, une victime est innocente. Écoute donc qui elle soupçonnait, et partage les soupçons entre les autres.',
    },
    count: {
      title: 'Le greffier et son compte',
      about: 'Ce qu’on annonce, et à qui ça sert.',
      advice:
        'Cherche à qui sert l’annonce : se dire sous protection, nier un complot. Puis compte : objecter à tort coûte une carte Condamnation, et un greffier qui ment peut être juge.',
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
