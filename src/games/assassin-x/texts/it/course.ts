import type { CourseWords } from '../fr/course.ts';

export const it: CourseWords = {
  title: 'Fiutare l’assassino',
  about: 'Dieci momenti di partite tra esperti: hai un Intervento, da chi lo mandi? Più è probabile, più punti fai.',
  chapters: {
    pile: {
      title: 'Contare le carte',
      about: 'Due Assassini tra quaranta carte: dove sono?',
      advice:
        'All’inizio ognuno ha circa una probabilità su quattro di avere un Assassino. Più il mazzo cala, più è in mano a qualcuno: i sospetti salgono da soli.',
    },
    police: {
      title: 'Chi mostra la polizia',
      about: 'Quello che si offre scoperto dice molto.',
      advice:
        'Un assassino tiene gli Interventi per sé: ne mostra uno in un’offerta su venti, gli altri in due su cinque. Chi ne offre uno è quasi scagionato.',
    },
    silence: {
      title: 'Chi non la mostra mai',
      about: 'Un’offerta dopo l’altra, e mai un Intervento.',
      advice:
        'Un’offerta senza Intervento dice poco; tre o quattro di fila dicono molto. Confronta i vicini: chi non ne ha mai mostrati sale, chi lo ha fatto scende.',
    },
    jokers: {
      title: 'I jolly parlano',
      about: 'Che cosa si gioca, che cosa si scarta.',
      advice:
        'Informatore, Pedinamento, Diversivo: chi li gioca cerca l’assassino, o lo fugge. Chi ha scartato Trasferimento di solito non aveva l’Assassino in quel momento.',
    },
  },
};
