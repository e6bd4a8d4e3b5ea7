import type { LessonText } from '../../../../web/table/web-part.ts';

export const it: LessonText = {
  hints: [
    'Ecco le tue due carte: la Duchessa e il Capitano. Gioca la Duchessa: ti porta 3 monete, e ce l’hai davvero.',
    'Mazarin chiede aiuti stranieri. La tua Duchessa può impedirlo: blocca!',
    'Rubagli 2 monete: gioca il Capitano.',
    'Dice di essere il Capitano e ti prende di mira. Dubitare è rischioso, e hai di meglio: un Capitano. Blocca con lui! Prima si chiede se qualcuno dubita, poi il tuo blocco parte da solo.',
    'Tocca a te mentire! Gioca l’Ambasciatore, che non hai, per cambiare le carte.',
    'Ti ha creduto. Tieni la Duchessa e l’Assassino: tocca le due carte, poi conferma.',
    'Mazarin dice di essere la Duchessa. Ne hai una… e lui esita. Dubitane!',
    'Era una bugia: perde un personaggio. Prendi il Reddito: nessuno può opporsi.',
    'Puoi pagare l’Assassino: 3 monete, e Mazarin perde l’ultimo personaggio. Giocalo, poi tocca Mazarin.',
    'Dice di avere una Contessa, e ne ha appena persa una. Dubitane!',
  ],
  end: 'Sai giocare. A te i complotti!',
  next: 'Dubita, blocca, menti: ora tocca a te, senza rete, contro tre bot.',
};
