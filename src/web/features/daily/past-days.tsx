/** Past days as rings in a calendar, and one's calibration. */
import { useEffect, useState } from 'preact/hooks';
import { Emblem } from '../../base/art/emblem.tsx';
import { href } from '../../base/router.ts';
import { guests, lang } from '../../base/settings.ts';
import { t } from '../../base/text/more.ts';
import { dateSaid, letterOf, monthOf, monthSaid } from '../../link/calendar.ts';
import { type Day, dayOf, weekdayOf } from '../../link/days.ts';
import { kindOn } from '../../link/moment-days.ts';
import { Toggle } from '../../parts/choose.tsx';
import { renewReminder } from '../../parts/push.ts';
import { Verdict, verdictLine } from '../../parts/verdict.tsx';
import { MomentNotice } from '../preferences/notices.tsx';
import { answers } from './answer-storage.ts';
import { asksUsual, decidedOf, type Fifth, fifthsOf, meanOf, missedDay, streakOf } from './answers.ts';
import { Head } from './head.tsx';
import { ringOf } from './ring.tsx';
import { dailyText } from './text.ts';

export const PastDays = ({ today }: { today: Day }) => {
  const text = dailyText();
  useEffect(renewReminder, []);
  const kept = answers();
  const { now, longest } = streakOf(kept, today.number);
  const fifths = fifthsOf(kept);
  const missed = missedDay(kept, today.number);
  const mean = meanOf(kept);
  return (
    <main class="daily past">
      <Head past />
      <dl class="sums">
        {[
          [now, text.row],
          [longest, text.longest],
          [mean ?? '–', text.mean],
        ].map(([sum, word]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{sum}</dd>
          </div>
        ))}
      </dl>
      <Month today={today} />
      {fifths.length > 0 && <Holding fifths={fifths} />}
      <section class="telling">
        <MomentNotice />
        <Toggle
          label={text.guests}
          on={guests.value === 'on'}
          set={(on) => {
            guests.value = on ? 'on' : 'off';
          }}
        />
      </section>
      {missed !== undefined && (
        <a class="button wide" href={href('daily', missed)}>
          {text.playMissed}
        </a>
      )}
      <a class="button wide" href={href('course')}>
        {t('course')}
      </a>
    </main>
  );
};

const Month = ({ today }: { today: Day }) => {
  const text = dailyText();
  const [shown, setShown] = useState(today);
  const month = monthOf(shown);
  const [first, last] = [month[0] ?? shown, month.at(-1) ?? shown];
  return (
    <section class="month">
      <header>
        <button
          type="button"
          class="tool"
          aria-label={text.earlier}
          disabled={first.number <= 1}
          onClick={() => setShown(dayOf(first.number - 1))}
        >
          ‹
        </button>
        <h2>{monthSaid(lang.value, shown)}</h2>
        <button
          type="button"
          class="tool"
          aria-label={text.later}
          disabled={last.number >= today.number}
          onClick={() => setShown(dayOf(last.number + 1))}
        >
          ›
        </button>
      </header>
      <ol class="letters" aria-hidden="true">
        {Array.from({ length: 7 }, (_, i) => dayOf(1 - weekdayOf(dayOf(1)) + i)).map((day) => (
          <li key={day.date}>{letterOf(lang.value, day)}</li>
        ))}
      </ol>
      <ol class="days" style={{ '--first': `${weekdayOf(first) + 1}` }}>
        {month.map((day) => (
          <li key={day.date} class={day.number === today.number ? 'today' : ''}>
            <OneOf day={day} today={today} />
          </li>
        ))}
      </ol>
      <Answered days={month} />
    </section>
  );
};

/** The answered days of the month in words, the latest first. */
const Answered = ({ days }: { days: readonly Day[] }) => {
  const kept = answers();
  return (
    <ol class="answered">
      {days.toReversed().flatMap((day) => {
        const answer = kept[day.date];
        return answer === undefined
          ? []
          : [
              <li key={day.date}>
                <a href={href('daily', day.date)}>
                  <b>{Number(day.date.slice(8))}</b> <Verdict of={decidedOf(answer)} />
                </a>
              </li>,
            ];
      })}
    </ol>
  );
};

const OneOf = ({ day, today }: { day: Day; today: Day }) => {
  const text = dailyText();
  const kept = answers();
  const kind = kindOn(day, asksUsual(kept, day, guests.value === 'on'));
  const number = (
    <>
      <span class="number">{Number(day.date.slice(8))}</span>
      {kind !== 'doubt' && (
        <span class="kind">
          <Emblem name="doubt" />
        </span>
      )}
    </>
  );
  if (day.number > today.number || day.number < 1) return <span class="to-come">{number}</span>;
  const answer = kept[day.date];
  const date = dateSaid(lang.value, day);
  const said =
    answer !== undefined
      ? text.dayAnswered(date, verdictLine(decidedOf(answer)))
      : day.number === today.number
        ? text.dayToday(date)
        : text.dayMissed(date);
  return (
    <a href={href('daily', day.date)} aria-label={said}>
      {ringOf(kept, day)}
      {number}
    </a>
  );
};

/** Above the line one is too trusting, below it too doubtful. */
const Holding = ({ fifths }: { fifths: readonly Fifth[] }) => {
  const text = dailyText();
  const most = fifths.reduce((best, one) => (one.count > best.count ? one : best));
  return (
    <section class="calibration">
      <h2>{text.sayLies(most.said, most.lies)}</h2>
      <p class="words" aria-hidden="true">
        {text.wasLie}
      </p>
      <svg
        viewBox="-10 -10 220 120"
        role="img"
        aria-label={fifths.map(({ said, lies }) => text.sayLies(said, lies)).join('; ')}
      >
        <path class="axes" d="M0 0V100H200" />
        <path class="even" d="M0 100L200 0" />
        {fifths.map(({ said, lies, count }) => (
          <circle key={said} cx={2 * said} cy={100 - lies} r={Math.min(9, 3 + count / 3)} />
        ))}
      </svg>
      <p class="words" aria-hidden="true">
        {text.whatSaid}
      </p>
    </section>
  );
};
