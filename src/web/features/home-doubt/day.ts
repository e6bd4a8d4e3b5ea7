/** Which claim home asks about today, and what was answered to it. */
import { guests } from '../../base/settings.ts';
import { recall, remember } from '../../base/storage.ts';
import { claimOn, type Day, isGuestDay, isSound, kindOn } from '../../link/days.ts';
import { asksUsual, isChoice } from '../daily/answers.ts';
import { answers, keepAnswer } from '../daily/kept.ts';
import type { HomeTruth } from './files.ts';

/** The day, its claim, and whether that is the moment of the day itself; else that one waits behind it. */
export type HomeDay = Day & { readonly at: number; readonly counts: boolean };

export const homeDay = (today: Day): HomeDay => {
  const usual = isGuestDay(today) && asksUsual(answers(), today, guests.value === 'on');
  const counts = isSound(today) && (usual || (!isGuestDay(today) && kindOn(today) === 'doubt'));
  return { ...today, at: claimOn(today, DOUBTS.count), counts };
};

/** Beside the answers of days: what does not count is forgotten on the next one. */
const KEY = 'doubted';

/** Whether it was doubted; nothing where it was not answered. */
export const givenOn = ({ date, counts }: HomeDay): boolean | undefined => {
  const kept = counts ? answers()[date] : undefined;
  if (kept !== undefined && !isChoice(kept)) return kept.doubted;
  const other = recall(KEY);
  return !counts && other?.startsWith(date) === true ? other.endsWith('yes') : undefined;
};

/** One touch says how sure one is, in hundredths. */
const SURE = 75;

export const keepGiven = ({ date, counts, ...day }: HomeDay, doubted: boolean, { lie, points }: HomeTruth): void => {
  const said = doubted ? SURE : 100 - SURE;
  const usual = isGuestDay({ date, ...day }) ? { usual: true as const } : {};
  if (counts) keepAnswer(date, { said, lie, doubted, points: points[Number(doubted)] ?? 0, onDay: true, ...usual });
  else remember(KEY, `${date} ${doubted ? 'yes' : 'no'}`);
};
