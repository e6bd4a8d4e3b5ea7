/** A course of ten moments in four chapters, which follows a game's lesson. */
import '../features/daily/css/daily.css';
import '../features/course/css/course.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { titleOf } from '../../words/index.ts';
import { useFetched } from '../base/fetched.ts';
import { firstGame, gameIds } from '../base/games.ts';
import { href } from '../base/router.ts';
import { lang } from '../base/settings.ts';
import { forgetProgress, keepProgress, progressIn } from '../features/course/progress-storage.ts';
import { courseText, loadCourseText } from '../features/course/text.ts';
import { meanOf, pointsOf } from '../features/daily/answers.ts';
import { openAsker } from '../features/daily/asker.ts';
import { LessonContext } from '../features/daily/head.tsx';
import { Moment } from '../features/daily/moment.tsx';
import { Ring } from '../features/daily/ring.tsx';
import { loadDailyText } from '../features/daily/text.ts';
import { dayAt } from '../link/days.ts';
import { PageHead } from '../parts/foot.tsx';
import { Loading } from '../parts/loading.tsx';
import { Unloaded } from '../parts/unloaded.tsx';
import { type Course, type CourseChapter, type Daily as OfGame, webPartOf } from '../table/web-part.ts';
import { Failing } from './failing.tsx';

type Room = { readonly game: string; readonly course: Course; readonly daily: OfGame };

const fetchRoom = async (wanted: string): Promise<Room> => {
  const game = webPartOf(wanted)?.course === undefined ? firstGame() : wanted;
  const { course, daily } = webPartOf(game) ?? {};
  if (course === undefined || daily === undefined) throw new Error('no game has a course');
  const [told, room] = await Promise.all([course(lang.value), daily(), loadDailyText(), loadCourseText()]);
  return { game, course: told, daily: room };
};

type Lecture = { readonly chapter: CourseChapter; readonly key: string };
const lecturesOf = ({ chapters }: Course): Lecture[] =>
  chapters.flatMap((chapter) => chapter.moments.map((key) => ({ chapter, key })));

/** `#/course`, `#/course/3`; of another game `#/course/<game>` and `#/course/<game>/3`. */
export const CourseScreen = ({ rest }: { rest: string }) => {
  const words = rest.split('/');
  const n = Number(words.at(-1));
  const { value: room, failed } = useFetched(() => fetchRoom(words[0] ?? ''), [words[0]], [lang.value]);
  if (failed) return <Unloaded />;
  if (room === undefined) return <Loading />;
  const lecture = lecturesOf(room.course)[n - 1];
  return lecture === undefined ? (
    <Overview key={room.game} room={room} />
  ) : (
    <Lesson key={rest} n={n} lecture={lecture} room={room} />
  );
};

const Overview = ({ room: { game, course } }: { room: Room }) => {
  const text = courseText();
  const [kept, setKept] = useState(() => progressIn(game));
  const keys = lecturesOf(course).map(({ key }) => key);
  const open = keys.findIndex((_, i) => kept[i + 1] === undefined);
  const mean = meanOf(kept);
  return (
    <main class="page course">
      <PageHead title={course.title} />
      <p>{open < 0 && mean !== undefined ? text.done(mean) : course.about}</p>
      {course.chapters.map(({ title, about, moments }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p class="hint">{about}</p>
          <ol>
            {moments.map((key) => {
              const n = keys.indexOf(key) + 1;
              const answer = kept[n];
              const points = answer === undefined ? undefined : pointsOf(answer);
              return (
                <li key={key}>
                  <a href={href('course', `${game}/${n}`)} aria-label={text.moment(n, points)}>
                    <Ring points={points} />
                    <b aria-hidden="true">{n}</b>
                  </a>
                </li>
              );
            })}
          </ol>
        </section>
      ))}
      <div class="deeds">
        {open >= 0 ? (
          <a class="button primary big" href={href('course', `${game}/${open + 1}`)}>
            {open === 0 ? text.begin : text.goOn}
          </a>
        ) : (
          <button
            type="button"
            onClick={() => {
              forgetProgress(game);
              setKept(progressIn(game));
            }}
          >
            {text.again}
          </button>
        )}
        <a class="button" href={href('daily')}>
          {text.daily}
        </a>
      </div>
      <Others but={game} />
    </main>
  );
};

const Others = ({ but }: { but: string }) => {
  const others = gameIds().filter((game) => game !== but && webPartOf(game)?.course !== undefined);
  if (others.length === 0) return null;
  return (
    <nav class="other-courses" aria-label={courseText().others}>
      <h2>{courseText().others}</h2>
      {others.map((game) => (
        <a key={game} class="button" href={href('course', game)}>
          {titleOf(game, lang.value)}
        </a>
      ))}
    </nav>
  );
};

type LessonProps = { n: number; lecture: Lecture; room: Room };

const Lesson = ({ n, lecture: { key, chapter }, room: { game, course, daily: room } }: LessonProps) => {
  const text = courseText();
  const [today] = useState(() => dayAt(new Date()));
  const asker = useMemo(() => openAsker(), []);
  useEffect(() => () => asker.close(), [asker]);
  const { value: asked, failed } = useFetched(() => asker.ask(key), [key]);
  if (failed) return <Failing code="old-replay" retry={() => location.reload()} />;
  if (asked === undefined) return <Loading />;
  const all = lecturesOf(course).length;
  const { title, advice } = chapter;
  const back = href('course', game);
  const next =
    n < all ? { href: href('course', `${game}/${n + 1}`), text: text.next } : { href: back, text: text.overview };
  return (
    <LessonContext.Provider value={{ title, place: text.of(n, all), advice, next, back }}>
      <Moment
        {...{ asked, room, asker, today }}
        which={key}
        day={{ number: n, date: `course ${n}` }}
        counts={false}
        note={undefined}
        known={progressIn(game)[n]}
        keep={(answer) => keepProgress(game, n, answer)}
      />
    </LessonContext.Provider>
  );
};
