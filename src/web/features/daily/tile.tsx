/**
 * The button on the home page that leads to today's moment, or shows its points. Never a badge, a count-down or a
 * notice.
 */
import { Emblem } from '../../base/art/emblem.tsx';
import { href } from '../../base/router.ts';
import { t } from '../../base/text/text.ts';
import { dayAt } from '../../link/days.ts';
import { pointsOf, streakOf } from './answers.ts';
import { answers } from './kept.ts';
import { Ring } from './ring.tsx';

export const DailyTile = () => {
  const today = dayAt(new Date());
  const kept = answers();
  const answer = kept[today.date];
  const row = streakOf(kept, today.number).now;
  return (
    <a class="way daily-tile" href={href('daily')}>
      {answer === undefined ? (
        <span class="promise" aria-hidden="true">
          <Emblem name="bluff" />
        </span>
      ) : (
        <span class="won" aria-hidden="true">
          <Ring points={pointsOf(answer)} />
          <b>{pointsOf(answer)}</b>
        </span>
      )}
      <b>{t('daily')}</b>
      <small>{answer === undefined ? t('dailyToday') : t('dailyTomorrow')}</small>
      {row > 1 && <span class="state">{t('dailyRow')(row)}</span>}
    </a>
  );
};
