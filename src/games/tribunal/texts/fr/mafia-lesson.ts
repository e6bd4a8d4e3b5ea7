import type { LessonText } from '../../../../web/table/web-part.ts';
import { french } from '../../../../words/french.ts';

export const fr: LessonText = french({
  hints: [
    'Cette fois, tu joues dans l’autre camp. Regarde ta carte… et jure que tu es juge, comme tout le monde.',
    'Mafieux ! Les juges ont les yeux fermés, et ta complice brille en rouge : c’est Constance. Elle propose un ordre pour les nuits : fais comme elle.',
    'C’est entendu : Milady, puis Rochefort, puis Athos. Tu es aussi greffier : d’un coup de maillet, tout le monde rouvre les yeux.',
    'Rochefort soupçonne Constance : détourne le débat ! Milady se tait depuis ce matin. Touche Milady et soupçonne-la pour cette raison.',
    'Le fait est vrai, la conclusion est fausse : c’est tout l’art du mafieux. Clos le débat.',
    'Annonce que tu accuseras Milady : on te suivra peut-être.',
    'Rends la parole et écoute qui te suit.',
    'Athos y a cru. Accuse Milady comme promis : tenir parole inspire confiance.',
    'Trois voix : Lourde peine, et Milady est éliminée. Elle était juge ! Clos la journée.',
    'La nuit, toute la mafia doit viser le même juge. Milady est éliminée : complote contre Rochefort, le suivant de votre ordre.',
    'Aïe : Constance a visé Athos, et le complot échoue. Mais personne d’autre ne voit les cartes. Choisis Rochefort comme victime, puis maintiens « Mentir ».',
    'Personne n’a objecté : ton mensonge est la vérité du tribunal, et Rochefort est éliminé. Clos la nuit.',
    'Il ne reste qu’un juge, Athos, et vous êtes deux. Plus besoin de discours : dis que tu as fini.',
    'Annonce que tu accuseras Athos. Il se méfie, mais il est seul.',
    'Rends la parole.',
    'Accuse Athos : avec la voix de Constance, c’est la majorité.',
  ],
  end: 'La mafia l’emporte : tu sais jouer des deux côtés !',
  next: 'Juge ou mafieux, tu ne choisis pas : à toi de jouer, sans filet, contre les robots.',
});
