/** Rates this device's answers by how hard they were. */
import { type Answered, decides, difficultyOf, noseShown } from '../../../host/nose.ts';
import { isRight } from '../../../host/points.ts';
import type { Answers } from './answers.ts';

/** Answers that were right or wrong, with known difficulty. */
const answeredIn = (kept: Answers): readonly Answered[] =>
  Object.values(kept).flatMap(({ edge, points }) =>
    typeof edge === 'number' && points !== undefined && decides(edge)
      ? [{ difficulty: difficultyOf(edge), right: isRight(points) }]
      : [],
  );

export const noseOf = (kept: Answers): string => {
  const shown = noseShown(answeredIn(kept));
  return shown === undefined ? '–' : `${shown.points} ± ${shown.half}`;
};
