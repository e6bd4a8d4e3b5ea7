/** Answers of this device, stored only here. */
import { isObject } from '../../../engine/by-name.ts';
import { forget, recallAs, remember } from '../../base/storage.ts';
import { type Answer, type Answers, readAnswers } from './answers.ts';

const KEY = 'daily';

export const answers = (): Answers => readAnswers(recallAs(KEY, isObject));
export const forgetAnswers = (): void => forget(KEY);

/** Keeps the first answer of a day, whichever page it was given on. */
export const keepAnswer = (date: string, answer: Answer): Answer => {
  const before = answers();
  const first = before[date] ?? answer;
  remember(KEY, JSON.stringify({ ...before, [date]: first }));
  return first;
};

export const noteCounted = (date: string): void => {
  const before = answers();
  const answer = before[date];
  if (answer !== undefined) remember(KEY, JSON.stringify({ ...before, [date]: { ...answer, counted: true } }));
};
