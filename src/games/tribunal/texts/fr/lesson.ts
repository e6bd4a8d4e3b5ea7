import type { LessonText } from '../../../../web/table/web-part.ts';
import { french } from '../../../../words/french.ts';
import { fr as book } from './sentences.ts';

const { cards } = book;

export type LessonTexts = { readonly judge: LessonText; readonly mafia: LessonText };

export const fr: LessonTexts = french({
  judge: {
    hints: [
      'Cinq robes de juge, mais deux cachent un mafieux. Regarde ta carte : chacun regarde la sienne et jure qu’il est juge.',
      'Tu es vraiment juge. Pendant que la mafia se reconnaît, garde les yeux fermés. Tu es aussi greffier : d’un coup de maillet, tu clos l’étape.',
      'On débat. Rochefort soupçonne Athos, qui soupçonne Milady. Qui ment ? Touche Milady et dis que tu la soupçonnes.',
      'Assez parlé : clos le débat d’un coup de maillet.',
      'Chacun parle à son tour, et c’est le tien. Mais Constance vient de parler sans attendre ! Touche la marque rouge à côté de Constance et dénonce l’infraction.',
      'Bien vu : c’est au greffier de blâmer, donc à toi. Au troisième blâme, on n’accuse plus la fois suivante.',
      'Dis maintenant qui tu accuseras : nomme Milady. Rien ne t’oblige à tenir parole.',
      'Rends la parole : les autres diront aussi qui ils accusent.',
      'On vote en secret. Accuse Milady et scelle ta carte.',
      'Milady a le plus de voix et tire une carte Condamnation† ; une deuxième l’éliminerait. Clos la journée.',
      'La nuit, les juges protègent et la mafia complote. Protège Athos, que deux personnes accusaient.',
      'Personne d’autre ne le voit : un complot frappe Athos. Annonce-le, ou mens ; en cas d’objection, un mensonge te sort de la manche. À toi de choisir.',
      'Personne n’a objecté : ce que tu as annoncé est la vérité du tribunal. Clos la nuit ; le greffier suivant fera peut-être pareil.',
    ],
    end: 'Tu sais jouer. L’audience est ouverte !',
    next: 'Accuse, triche, mens : à toi de jouer, sans filet, contre les robots. † Les cartes qu’on tire sont de nous : le jeu imprimé a les siennes.',
  },
  mafia: {
    hints: [
      'Cette fois, tu joues dans l’autre camp. Regarde ta carte… et jure que tu es juge, comme tout le monde.',
      'Mafieux ! Les juges ont les yeux fermés, et ta complice brille en rouge : c’est Constance. Elle propose un ordre pour les nuits : fais comme elle.',
      'C’est entendu : Milady, puis Rochefort, puis Athos. Tu es aussi greffier : d’un coup de maillet, tout le monde rouvre les yeux.',
      'Rochefort soupçonne Constance : détourne le débat ! Milady se tait depuis ce matin. Touche Milady et soupçonne-la pour cette raison.',
      'Le fait est vrai, la conclusion est fausse : c’est tout l’art du mafieux. Clos le débat.',
      'Annonce que tu accuseras Milady : on te suivra peut-être.',
      'Rends la parole et écoute qui te suit.',
      'Athos y a cru. Accuse Milady comme promis : tenir parole inspire confiance.',
      `Trois voix : ${cards['heavy-sentence'].name}, et Milady est éliminée. Elle était juge ! Clos la journée.`,
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
  },
});
