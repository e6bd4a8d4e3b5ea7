import type { LessonText } from '../../../../web/table/web-part.ts';
import { french } from '../../../../words/french.ts';

export const fr: LessonText = french({
  hints: [
    'Vous êtes cinq juges, mais deux sont de la mafia. Regarde ta carte : chacun regarde la sienne et jure qu’il est juge.',
    'Tu es vraiment juge. Pendant que la mafia se reconnaît, garde les yeux fermés. Tu es aussi greffier : d’un coup de maillet, tu clos l’étape.',
    'On débat. Rochefort soupçonne Athos, qui soupçonne Milady. Qui ment ? Touche Milady et dis que tu la soupçonnes.',
    'Assez parlé : clos le débat d’un coup de maillet.',
    'Chacun parle à son tour, et c’est le tien. Mais Constance vient de parler sans attendre ! Touche la marque rouge à côté de Constance et dénonce l’infraction.',
    'Bien vu : c’est au greffier de blâmer, donc à toi. Au troisième blâme, on n’accuse plus la fois suivante.',
    'Dis maintenant qui tu accuseras : nomme Milady. Rien ne t’oblige à tenir parole.',
    'Rends la parole : les autres diront aussi qui ils accusent.',
    'On vote en secret. Accuse Milady et scelle ta carte.',
    'Milady a le plus de voix et tire une Condamnation ; une deuxième l’éliminerait. Clos la journée.',
    'La nuit, les juges protègent et la mafia complote. Protège Athos, que deux personnes accusaient.',
    'Personne d’autre ne le voit : un complot frappe Athos. Annonce-le, ou mens ; en cas d’objection, un mensonge te sort de la manche. À toi de choisir.',
    'Personne n’a objecté : ce que tu as annoncé est la vérité du tribunal. Clos la nuit ; le greffier suivant fera peut-être pareil.',
  ],
  end: 'Tu sais jouer. L’audience est ouverte !',
  next: 'Accuse, triche, mens : à toi de jouer, sans filet, contre les robots.',
});
