import type { VerdictText } from '../fr/verdict.ts';

export const it: VerdictText = {
  aLie: 'BUGIA',
  theTruth: 'VERO',
  isGuilty: 'COLPEVOLE',
  isInnocent: 'INNOCENTE',
  pointsSaid: (n) => (n === 1 ? '1 punto' : `${n} punti`),
  verdicts: {
    caught: 'Bugia smascherata, e ben giocato.',
    caughtDear: 'Bugia smascherata, ma a troppo caro prezzo.',
    letPass: 'Mal giudicato, ma conveniva lasciar correre.',
    fooled: 'Fiducia mal riposta.',
    risked: 'Mal giudicato, ma il rischio valeva la pena.',
    doubtedWrongly: 'Dubbio mal riposto.',
    trusted: 'Fiducia ben riposta.',
    trustedWrongly: 'Ben giudicato, ma conveniva dubitare.',
    guilty: 'Il sospetto più probabile, accusato a ragione.',
    innocent: 'Il sospetto più probabile, ma non stavolta.',
    lucky: 'Accusa giusta, ma un altro era più probabile.',
    wronged: 'Accusa sbagliata: un altro era più probabile.',
  },
};
