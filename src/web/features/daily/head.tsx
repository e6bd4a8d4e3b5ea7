/** The title bar of today's moment and of past days. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { href } from '../../base/router.ts';
import { lang } from '../../base/settings.ts';
import { t } from '../../base/text/text.ts';
import { dateSaid } from '../../link/calendar.ts';
import type { Day } from '../../link/days.ts';
import type { MomentKind } from '../../link/moment-days.ts';
import { PageTitle } from '../../parts/page-title.tsx';
import { dailyText } from './text.ts';

/** In a course: chapter, position, lesson, and what comes next. */
type InCourse = {
  readonly title: string;
  readonly place: string;
  readonly advice: string;
  readonly next: { readonly href: string; readonly text: string };
  readonly back: string;
};
/** The game of the moment, and its box unless it is the usual one. */
export const GameContext = createContext<{ readonly id: string; readonly box: string | undefined } | undefined>(
  undefined,
);
export const LessonContext = createContext<InCourse | undefined>(undefined);

/** Why another day than the requested one is shown. */
export const Note = ({ says }: { says: string | undefined }) =>
  says === undefined ? null : (
    <p class="note" role="status">
      {says}
    </p>
  );

/** `title`: another name of the question. */
type Props = { day?: Day; past?: boolean; kind?: MomentKind; title?: string | undefined };

export const Head = ({ day, past = false, kind = 'doubt', title }: Props) => {
  const text = dailyText();
  const lesson = useContext(LessonContext);
  const game = useContext(GameContext);
  const back = lesson !== undefined ? lesson.back : past ? href('daily') : href('');
  return (
    <header class="day-bar">
      <a class="tool home" href={back} aria-label={t('home')}>
        ‹
      </a>
      <PageTitle says={lesson?.title ?? (past ? text.past : (title ?? text.names[kind]))} />
      {day !== undefined && (
        <p class="which">
          {lesson === undefined && <span class="date">{dateSaid(lang.value, day)}</span>}
          {lesson === undefined && game?.box !== undefined && <span class="of-box">{game.box}</span>}
          <span>{lesson?.place ?? text.number(day.number)}</span>
        </p>
      )}
      {game !== undefined && (
        <a class="tool rules" href={href('rules', game.id)} aria-label={t('rules')} title={t('rules')}>
          ?
        </a>
      )}
    </header>
  );
};
