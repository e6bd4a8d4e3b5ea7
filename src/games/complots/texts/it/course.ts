import type { CourseWords } from '../fr/course.ts';

export const it: CourseWords = {
  title: 'Leggere le bugie',
  about:
    'Dieci momenti di partite tra esperti, uno alla volta. Di’ quanto è probabile una bugia, poi decidi: i punti vanno alla decisione, la tua stima è mostrata accanto.',
  chapters: {
    reading: {
      title: 'Leggere gli annunci',
      about: 'Che cosa qualcuno ha detto, e che cosa gli altri hanno lasciato correre.',
      advice:
        'Confronta con le sole carte: la differenza è ciò che raccontano gli annunci. Chi ripete un personaggio e nessuno dubita di solito ce l’ha; chi ne nomina più delle sue carte mente almeno una volta.',
    },
    counting: {
      title: 'Contare le carte',
      about: 'Tre copie di ciascuno: quante ne vedi?',
      advice:
        'Prima conta: le tue, e quelle scoperte. Ogni copia in vista rende l’annuncio più dubbio, e di quella che hai in mano nessun altro sa nulla.',
    },
    bluff: {
      title: 'Quando bluffare',
      about: 'Bugie scelte bene: perché conviene lasciarle correre.',
      advice:
        'Un buon bluff sembra un’abitudine: arriva presto, smascherarlo rende poco, e nessuno ha la carta che lo smentisce. Menti quando dubitare costerebbe agli altri più che lasciarti fare.',
    },
    endgame: {
      title: 'Il finale, con una carta sola',
      about: 'Ti resta un personaggio: chi sbaglia è fuori.',
      advice:
        'Con una carta sola un dubbio sbagliato ti mette fuori. Chiediti che cosa perdi lasciando correre: se il colpo dopo ti elimina comunque, dubita; altrimenti, sopravvivi.',
    },
  },
};
