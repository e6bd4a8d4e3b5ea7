/** Progress in a game's course, on this device: an answer per moment. */

import { isObject } from '../../../engine/by-name.ts';
import { firstGame } from '../../base/games.ts';
import { forget, recallAs, remember } from '../../base/storage.ts';
import { type Answer, isAnswer } from '../daily/answers.ts';

const keyFor = (game: string): string => (game === firstGame() ? 'course' : `course.${game}`);

type CourseProgress = Readonly<Record<string, Answer>>;

export const progressIn = (game: string): CourseProgress =>
  Object.fromEntries(
    Object.entries(recallAs(keyFor(game), isObject) ?? {}).filter(
      (one): one is [string, Answer] => /^\d+$/.test(one[0]) && isAnswer(one[1]),
    ),
  );

export const keepProgress = (game: string, n: number, answer: Answer): Answer => {
  remember(keyFor(game), JSON.stringify({ ...progressIn(game), [n]: answer }));
  return answer;
};
export const forgetProgress = (game: string): void => forget(keyFor(game));
