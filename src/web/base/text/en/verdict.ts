import type { VerdictText } from '../fr/verdict.ts';

export const en: VerdictText = {
  aLie: 'A LIE',
  theTruth: 'TRUE',
  isGuilty: 'GUILTY',
  isInnocent: 'INNOCENT',
  pointsSaid: (n) => (n === 1 ? '1 point' : `${n} points`),
  verdicts: {
    caught: 'Caught, and worth the risk.',
    caughtDear: 'Caught, yet too dear.',
    letPass: 'Wrongly believed, yet rightly let pass.',
    fooled: 'Wrongly believed.',
    risked: 'Wrongly doubted, yet worth the risk.',
    doubtedWrongly: 'Wrongly doubted.',
    trusted: 'Rightly believed.',
    trustedWrongly: 'Rightly believed, yet doubting was better.',
    guilty: 'The likeliest suspect, rightly accused.',
    innocent: 'The likeliest suspect, wrong this time.',
    lucky: 'Rightly accused, yet another was likelier.',
    wronged: 'Wrongly accused: another was likelier.',
  },
};
