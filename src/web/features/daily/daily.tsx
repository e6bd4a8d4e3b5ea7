/** Today's moment: a claim, how likely it is a lie, and whether to challenge it. */
import './css/daily.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useFetched } from '../../base/fetched.ts';
import { href } from '../../base/router.ts';
import { guests } from '../../base/settings.ts';
import { dayNamed, isSound } from '../../link/calendar.ts';
import { type Day, dayAt, dayOf } from '../../link/days.ts';
import type { Question as Asked } from '../../link/moment-questions.ts';
import { Loading } from '../../parts/loading.tsx';
import { Unloaded } from '../../parts/unloaded.tsx';
import { type Daily as OfGame, webPartOf } from '../../table/web-part.ts';
import { answers, keepAnswer } from './answer-storage.ts';
import { asksUsual } from './answers.ts';
import { type Asker, Missing, openAsker } from './asker.ts';
import { Head } from './head.tsx';
import { Moment } from './moment.tsx';
import { dailyText, loadDailyText } from './text.ts';

/** What to play, and a note to show first. An unintended day does not count. */
type Plan = {
  readonly day: Day;
  readonly counts: boolean;
  readonly note?: 'wrongClock' | 'future' | 'tooEarly' | 'noDay' | 'noMoment';
};

/** Used to pick some day when the clock is wrong by years. */
const SOME = 28;

const planFor = (date: string, today: Day): Plan => {
  if (!isSound(today)) return { day: dayOf(1 + (Math.abs(today.number) % SOME)), counts: false, note: 'wrongClock' };
  if (date === '') return { day: today, counts: true };
  const day = dayNamed(date);
  if (day === undefined) return { day: today, counts: true, note: 'noDay' };
  if (day.number < 1) return { day: today, counts: true, note: 'tooEarly' };
  return day.number > today.number ? { day: today, counts: true, note: 'future' } : { day, counts: true };
};

export const DailyScreen = ({ rest }: { rest: string }) => {
  const [today] = useState(() => dayAt(new Date()));
  const { value: parts, failed } = useFetched(async () => {
    const past = rest === 'past' ? import('./past-days.tsx') : undefined;
    await loadDailyText();
    return { Past: (await past)?.PastDays };
  }, [rest]);
  if (failed) return <Unloaded />;
  if (parts === undefined) return <Loading />;
  if (parts.Past !== undefined) return <parts.Past today={today} />;
  return <OneDay plan={planFor(rest, today)} today={today} />;
};

type Found = { readonly asked: Asked; readonly room: OfGame; readonly plan: Plan };

const TRIES = 5;
const find = async (asker: Asker, plan: Plan): Promise<Found> => {
  for (let i = 0; ; i++) {
    try {
      const { day } = plan;
      const asked = await asker.ask(day.number + i);
      const room = await webPartOf(asked.view.game)?.daily?.();
      if (room === undefined) throw new Missing('file');
      return { asked, room, plan: i === 0 ? plan : { day: dayOf(day.number + i), counts: false, note: 'noMoment' } };
    } catch (error) {
      if (!(error instanceof Missing) || error.why === 'file' || i >= TRIES) throw error;
    }
  }
};

const OneDay = ({ plan, today }: { plan: Plan; today: Day }) => {
  const [tries, setTries] = useState(0);
  const [usual] = useState(() => asksUsual(answers(), plan.day, guests.value === 'on'));
  const asker = useMemo(() => openAsker(usual), [tries]);
  useEffect(() => () => asker.close(), [asker]);
  const { value: found, failed } = useFetched(() => find(asker, plan), [asker]);
  const text = dailyText();
  if (failed)
    return (
      <main class="daily missing">
        <Head day={plan.day} />
        <section>
          <p role="alert">{text.noFile}</p>
          <button type="button" class="primary" onClick={() => setTries(tries + 1)}>
            {text.again}
          </button>
          <a class="button" href={href('daily', 'past')}>
            {text.past}
          </a>
        </section>
      </main>
    );
  if (found === undefined) return <Loading />;
  const { day, counts, note } = found.plan;
  return (
    <Moment
      {...{ ...found, asker, today, day, counts }}
      which={day.number}
      note={note === undefined ? undefined : text[note]}
      known={counts ? answers()[day.date] : undefined}
      keep={(answer) => (counts ? keepAnswer(day.date, usual ? { ...answer, usual } : answer) : answer)}
    />
  );
};
