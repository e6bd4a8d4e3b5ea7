import type { CourseWords } from '../fr/course.ts';

export const it: CourseWords = {
  title: 'Trovare la mafia',
  about: 'Dieci momenti di partite tra buoni giocatori: sei giudice. Chi accusi? E il cancelliere mente?',
  chapters: {
    certain: {
      title: 'Ciò che è certo',
      about: 'Un’identità mostrata a tutti, o nota a te solo.',
      advice:
        'Comincia da ciò che è certo: togli i giudici che conosci, poi conta quanti mafiosi restano, e tra quanti giocatori. Solo dopo pesa le parole.',
    },
    struck: {
      title: 'Chi la mafia colpisce',
      about: 'Una vittima della notte dice molto.',
      advice:
        'La mafia mira ai giudici: se il cancelliere non ha mentito, una vittima è innocente. Ascolta di chi sospettava, e dividi i sospetti tra gli altri.',
    },
    count: {
      title: 'Il cancelliere e il conteggio',
      about: 'Che cosa si annuncia, e a chi serve.',
      advice:
        'Chiediti a chi serve: dirsi sotto protezione, negare un complotto. Poi conta: obiettare a torto costa una carta Condanna, e un cancelliere che mente può essere giudice.',
    },
    words: {
      title: 'Le parole',
      about: 'Niente di certo: solo ciò che ciascuno dice degli altri.',
      advice:
        'Due che si accusano sono di rado complici; due che si fidano l’uno dell’altro lo sono più spesso. Un sospetto senza una ragione verificabile pesa poco: cerca chi va con chi.',
    },
  },
};
