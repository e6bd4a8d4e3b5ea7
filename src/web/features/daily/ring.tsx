/** A day as a ring that its points fill. */

import { letterOf } from '../../link/calendar.ts';
import { type Day, dayOf } from '../../link/days.ts';
import { type Answers, pointsOf } from './answers.ts';

export const Ring = ({ points, pale = false }: { points: number | undefined; pale?: boolean }) => (
  <svg
    class={`day-ring ${points === undefined ? 'missed' : ''} ${pale ? 'pale' : ''}`}
    viewBox="0 0 40 40"
    aria-hidden="true"
  >
    <circle class="all" cx="20" cy="20" r="16.5" />
    {points !== undefined && (
      <circle
        class="won"
        cx="20"
        cy="20"
        r="16.5"
        pathLength={100}
        stroke-dasharray={`${points} 100`}
        transform="rotate(-90 20 20)"
      />
    )}
  </svg>
);

export const ringOf = (kept: Answers, { date }: Day) => {
  const answer = kept[date];
  return <Ring points={answer === undefined ? undefined : pointsOf(answer)} pale={answer?.onDay === false} />;
};

export const Week = ({ kept, today, lang }: { kept: Answers; today: Day; lang: string }) => (
  <ol class="week" aria-hidden="true">
    {Array.from({ length: 7 }, (_, i) => dayOf(today.number - 6 + i)).map((day) => (
      <li key={day.date} class={day.number === today.number ? 'today' : ''}>
        {day.number >= 1 ? ringOf(kept, day) : <span class="day-ring" />}
        <small>{letterOf(lang, day)}</small>
      </li>
    ))}
  </ol>
);
