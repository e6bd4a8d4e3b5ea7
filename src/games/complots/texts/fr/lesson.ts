import type { LessonText } from '../../../../web/table/web-part.ts';
import { french } from '../../../../words/french.ts';

export const fr: LessonText = french({
  hints: [
    'Voici tes deux cartes : la Duchesse et le Capitaine. Joue la Duchesse : elle rapporte 3 pièces, et tu l’as vraiment.',
    'Mazarin demande l’aide étrangère. Ta Duchesse peut l’en empêcher : contre !',
    'Vole-lui 2 pièces : joue le Capitaine.',
    'Il prétend être le Capitaine et te vise. Douter est risqué, et tu as mieux : un Capitaine. Contre avec lui ! On demande d’abord si quelqu’un doute, puis ton contre part tout seul.',
    'À toi de mentir ! Joue l’Ambassadeur, que tu n’as pas, pour changer tes cartes.',
    'Il y a cru. Garde la Duchesse et l’Assassin : touche-les, puis confirme.',
    'Mazarin prétend être la Duchesse. Tu en as une… et il hésite. Doute !',
    'C’était un mensonge : il perd un personnage. Prends un Revenu : personne ne peut s’y opposer.',
    'Tu as de quoi payer l’Assassin : 3 pièces, et Mazarin perd son dernier personnage. Joue-le, puis touche Mazarin.',
    'Il dit avoir une Comtesse, alors qu’il vient d’en perdre une. Doute !',
  ],
  end: 'Tu sais jouer. À toi les complots !',
  next: 'Doute, contre, mens : à toi de jouer, sans filet, contre trois robots.',
});
