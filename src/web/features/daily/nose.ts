/** Rates this device's answers by how hard they were. */
import { type Answered, decides, difficultyOf, noseShown } from '../../../host/nose.ts';
import type { Answers } from './answers.ts';

/** An answer that is not the best loses more points than this allows. */
const RIGHT = 97;

/** Answers that were right or wrong, with known difficulty. */
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
