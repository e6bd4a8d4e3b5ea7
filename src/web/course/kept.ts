/** How far somebody has come in the course, on this device: an answer for each moment, by its place. */
import { type Answer, isAnswer } from '../daily/answers.ts';
import { forget, recall, remember } from '../storage.ts';

const KEY = 'course';

type CourseProgress = Readonly<Record<string, Answer>>;

/** What cannot be read is left out. */
export const progress = (): CourseProgress => {
  try {
    const value: unknown = JSON.parse(recall(KEY) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter((one): one is [string, Answer] => /^\d+$/.test(one[0]) && isAnswer(one[1])),
    );
  } catch {
    return {};
  }
};

export const keepProgress = (n: number, answer: Answer): Answer => {
  remember(KEY, JSON.stringify({ ...progress(), [n]: answer }));
  return answer;
};
export const forgetProgress = (): void => forget(KEY);
