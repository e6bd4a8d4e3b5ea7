/** Ten moments in four chapters, after the lesson: each is asked as a day's is, and followed by what is to be learnt from it. */
import '../daily/css/daily.css';
import './css/course.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { meanOf, pointsOf } from '../daily/answers.ts';
import { openAsker } from '../daily/asker.ts';
import { dayAt } from '../daily/days.ts';
import { LessonContext } from '../daily/head.tsx';
import { Moment } from '../daily/moment.tsx';
import { Ring } from '../daily/ring.tsx';
import { loadDailyText } from '../daily/text.ts';
import { useFetched } from '../fetched.ts';
import type { Lecture, Daily as OfGame } from '../game-module.ts';
import { MODULES } from '../games.ts';
import { PageHead } from '../parts/foot.tsx';
import { Loading } from '../parts/loading.tsx';
import { href } from '../router.ts';
import { Failing } from '../screens/failing.tsx';
import { forgetProgress, keepProgress, progress } from './kept.ts';
import { courseText, loadCourseText } from './text.ts';

/** The first game that has moments has a course of them. */
const fetchRoom = async (): Promise<OfGame> => {
  const [daily] = Object.values(MODULES).flatMap(({ daily: one }) => one ?? []);
  if (daily === undefined) throw new Error('no game has a course');
  const [room] = await Promise.all([daily(), loadDailyText(), loadCourseText()]);
  return room;
};

/** `#/course`, and `#/course/3`. */
export const CourseScreen = ({ rest }: { rest: string }) => {
  const { value: room } = useFetched(fetchRoom, []);
  if (room === undefined) return <Loading />;
  const lecture = room.course[Number(rest) - 1];
  return lecture === undefined ? (
    <Overview room={room} />
  ) : (
    <Lesson key={rest} n={Number(rest)} lecture={lecture} room={room} />
  );
};

const Overview = ({ room: { course } }: { room: OfGame }) => {
  const text = courseText();
  const [kept, setKept] = useState(progress);
  const open = course.findIndex((_, i) => kept[i + 1] === undefined);
  const mean = meanOf(kept);
  const chapters = [...new Set(course.map(({ chapter }) => chapter))];
  return (
    <main class="page course">
      <PageHead title={text.title} />
      <p>{open < 0 && mean !== undefined ? text.done(mean) : text.about}</p>
      {chapters.map((chapter) => (
        <section key={chapter}>
          <h2>{text.chapters[chapter].title}</h2>
          <p class="hint">{text.chapters[chapter].about}</p>
          <ol>
            {course.map((lecture, i) => {
              const answer = kept[i + 1];
              const points = answer === undefined ? undefined : pointsOf(answer);
              return (
                lecture.chapter === chapter && (
                  <li key={lecture.key}>
                    <a href={href('course', `${i + 1}`)} aria-label={text.moment(i + 1, points)}>
                      <Ring points={points} />
                      <b aria-hidden="true">{i + 1}</b>
                    </a>
                  </li>
                )
              );
            })}
          </ol>
        </section>
      ))}
      <div class="deeds">
        {open >= 0 ? (
          <a class="button primary big" href={href('course', `${open + 1}`)}>
            {open === 0 ? text.begin : text.goOn}
          </a>
        ) : (
          <button
            type="button"
            onClick={() => {
              forgetProgress();
              setKept(progress());
            }}
          >
            {text.again}
          </button>
        )}
        <a class="button" href={href('daily')}>
          {text.daily}
        </a>
      </div>
    </main>
  );
};

type LessonProps = { n: number; lecture: Lecture; room: OfGame };

const Lesson = ({ n, lecture: { key, chapter }, room }: LessonProps) => {
  const text = courseText();
  const [today] = useState(() => dayAt(new Date()));
  const asker = useMemo(openAsker, []);
  useEffect(() => () => asker.close(), [asker]);
  const { value: asked, failed } = useFetched(() => asker.ask(key), [key]);
  if (failed) return <Failing kind="oldReplay" retry={() => location.reload()} />;
  if (asked === undefined) return <Loading />;
  const all = room.course.length;
  const { title, advice } = text.chapters[chapter];
  const next =
    n < all ? { href: href('course', `${n + 1}`), text: text.next } : { href: href('course'), text: text.overview };
  return (
    <LessonContext.Provider value={{ title, place: text.of(n, all), advice, next }}>
      <Moment
        {...{ asked, room, asker, today }}
        which={key}
        day={{ number: n, date: `course ${n}` }}
        counts={false}
        note={undefined}
        known={progress()[n]}
        keep={(answer) => keepProgress(n, answer)}
      />
    </LessonContext.Provider>
  );
};
