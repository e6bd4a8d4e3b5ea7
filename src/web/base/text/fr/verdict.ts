/** Texts of verdicts on answers of a day. */
import { french } from '../../../../words/french.ts';

export const fr = french({
  aLie: 'MENSONGE',
  theTruth: 'VRAI',
  isGuilty: 'COUPABLE',
  isInnocent: 'INNOCENT',
  pointsSaid: (n: number) => (n < 2 ? `${n} point` : `${n} points`),
  verdicts: {
    caught: 'Mensonge démasqué, et bien joué.',
    caughtDear: 'Mensonge démasqué, mais trop cher payé.',
    letPass: 'Mal jugé, mais laisser passer valait mieux.',
    fooled: 'Confiance mal placée.',
    risked: 'Mal jugé, mais le risque valait la peine.',
    doubtedWrongly: 'Doute mal placé.',
    trusted: 'Confiance bien placée.',
    trustedWrongly: 'Bien jugé, mais douter valait mieux.',
    guilty: 'Le suspect le plus probable, accusé à raison.',
    innocent: 'Le suspect le plus probable, mais pas cette fois.',
    lucky: 'Accusé à raison, mais un autre était plus probable.',
    wronged: 'Accusé à tort : un autre était plus probable.',
  },
});
export type VerdictText = typeof fr;
