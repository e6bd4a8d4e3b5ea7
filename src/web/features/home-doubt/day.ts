/** Today's claim on home and its answer, for people who have answered before. */
import { guests } from '../../base/settings.ts';
import { recall, remember } from '../../base/storage.ts';
import { isSound } from '../../link/calendar.ts';
import type { Day } from '../../link/days.ts';
import { isGuestDay } from '../../link/moment-days.ts';
import { answers, keepAnswer } from '../daily/answer-storage.ts';
import { asksUsual, isChoice } from '../daily/answers.ts';
import type { HomeDay, HomeTruth } from './files.ts';

/** Stored apart from the answers of days. An answer that does not count is dropped the next day. */
const KEY = 'doubted';

export const homeDay = (today: Day): HomeDay => {
  const usual = isGuestDay(today) && asksUsual(answers(), today, guests.value === 'on');
  const counts = isSound(today) && (usual || !isGuestDay(today));
  const kept = counts ? answers()[today.date] : undefined;
  const other = recall(KEY);
  const given =
    kept !== undefined && !isChoice(kept)
      ? kept.doubted
      : !counts && other?.startsWith(today.date) === true
        ? other.endsWith('yes')
        : undefined;
  return { today, counts, given };
};

/** A touch is no estimate. */
export const keepGiven = ({ today, counts }: HomeDay, doubted: boolean, { lie, points }: HomeTruth): void => {
  const usual = isGuestDay(today) ? { usual: true as const } : {};
  const mine = points[Number(doubted)] ?? 0;
  if (counts) keepAnswer(today.date, { lie, doubted, points: mine, onDay: true, ...usual });
  else remember(KEY, `${today.date} ${doubted ? 'yes' : 'no'}`);
};
