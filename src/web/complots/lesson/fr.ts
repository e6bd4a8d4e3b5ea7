import { french } from '../../../words/french.ts';

export const fr = french({
  teacher: 'Mazarin',
  hints: [
    'Voici tes deux cartes : la Duchesse et le Capitaine. Joue la Duchesse : elle rapporte 3 pièces, et tu l’as vraiment.',
    'Mazarin demande l’aide étrangère. Ta Duchesse peut l’en empêcher : contre !',
    'Vole-lui 2 pièces : joue le Capitaine. Avec un seul adversaire, pas besoin de viser.',
    'Il prétend être le Capitaine et te vise. Douter est risqué : laisse dire, tu as mieux.',
    'Toi aussi, tu as un Capitaine : sers-t’en pour contrer le sien.',
    'À toi de mentir ! Joue l’Ambassadeur, que tu n’as pas, pour changer tes cartes.',
    'Il t’a cru. Garde la Duchesse et l’Assassin : touche-les, puis confirme.',
    'Mazarin prétend être la Duchesse. Tu en as une… et il hésite. Doute !',
    'Il mentait, et perd un personnage. Prends un Revenu : personne ne peut s’y opposer.',
    'Tu as de quoi payer l’Assassin : 3 pièces, et Mazarin perd son dernier personnage. Vas-y !',
    'Il dit avoir une Comtesse, alors qu’il vient d’en perdre une. Doute !',
  ],
  end: 'Tu sais jouer. À toi les complots !',
});
export type LessonText = typeof fr;
