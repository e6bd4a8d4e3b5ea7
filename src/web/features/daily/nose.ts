/** Rates the nose of whoever answers on this device, by the answers that are kept here. */
import { type Answered, decides, difficultyOf, noseShown } from '../../../host/nose.ts';
import type { Answers } from './answers.ts';

/** An answer that is not the best costs more points than are left here. */
const RIGHT = 97;

/** Only answers that were right or wrong, and of which it is known how hard they were. */
const answeredIn = (kept: Answers): readonly Answered[] =>
  Object.values(kept).flatMap(({ edge, points }) =>
    typeof edge === 'number' && points !== undefined && decides(edge)
      ? [{ difficulty: difficultyOf(edge), right: points >= RIGHT }]
      : [],
  );

export const noseOf = (kept: Answers): string => {
  const shown = noseShown(answeredIn(kept));
  return shown === undefined ? '–' : `${shown.points} ± ${shown.half}`;
};
