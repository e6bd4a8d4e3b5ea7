/** Fetches how others answered a daily moment, after one's own answer. */

import { call, isFailure } from '../../base/api.ts';
import { useFetched } from '../../base/fetched.ts';
import { noteCounted } from './answer-storage.ts';
import type { DoubtAnswer } from './answers.ts';

export type Others = { readonly people: number; readonly doubted: number; readonly bins: readonly number[] };

/** Fewer answers say nothing, or identify people. */
export const FEW = 20;

const fetchOthers = async (date: string, { said, doubted, counted }: DoubtAnswer): Promise<Others | undefined> => {
  if (counted !== true) {
    const told = await call(
      'sayDaily',
      { doubted, ...(said === undefined ? {} : { said: 5 * Math.round(said / 5) }) },
      date,
    );
    if (!isFailure(told) || told.code === 'answered') noteCounted(date);
    if (!isFailure(told)) return told;
    if (told.code === 'unreachable') throw new Error('nobody answers');
  }
  const told = await call('daily', undefined, date);
  if (!isFailure(told)) return told;
  if (told.code === 'unreachable') throw new Error('nobody answers');
  return undefined;
};

/** `failed`: no network; asked again next time. Undefined without a server or its figures. */
export const useOthers = (date: string, answer: DoubtAnswer, counts: boolean) =>
  useFetched(() => (ONLINE && counts && answer.usual === undefined ? fetchOthers(date, answer) : undefined), [date]);

/** Heights of the columns, relative to the highest. */
export const barsOf = ({ bins }: Others): readonly number[] => {
  const most = Math.max(1, ...bins);
  return bins.map((n) => n / most);
};
