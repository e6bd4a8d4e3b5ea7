/** The answers of this device: kept here, and nowhere else. */
import { isObject } from '../../../engine/by-name.ts';
import { forget, recallAs, remember } from '../../base/storage.ts';
import { type Answer, type Answers, readAnswers } from './answers.ts';

const KEY = 'daily';

export const answers = (): Answers => readAnswers(recallAs(KEY, isObject));
export const forgetAnswers = (): void => forget(KEY);

/** A day counts once: the first deed stays, whichever page it was done on. */
export const keepAnswer = (date: string, answer: Answer): Answer => {
  const before = answers();
  const first = before[date] ?? answer;
  remember(KEY, JSON.stringify({ ...before, [date]: first }));
  return first;
};

/** The server has it: it is not told again. */
export const noteCounted = (date: string): void => {
  const before = answers();
  const answer = before[date];
  if (answer !== undefined) remember(KEY, JSON.stringify({ ...before, [date]: { ...answer, counted: true } }));
};
