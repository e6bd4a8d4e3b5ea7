/** The lesson: a first game that shows and explains each move. */

import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { SEATS } from '../../engine/seats.ts';
import '../base/css/dock.css';
import '../base/css/end.css';
import { Emblem } from '../base/art/emblem.tsx';
import { useFetched } from '../base/fetched.ts';
import { firstGame } from '../base/games.ts';
import { href } from '../base/router.ts';
import { called, lang } from '../base/settings.ts';
import { t } from '../base/text/more.ts';
import { SEQUEL, SequelLink } from '../features/lessons/lesson-link.tsx';
import { isOpen, isOvertaken, judgeMove } from '../link/lesson.ts';
import { isAsked, type Link, type Snapshot } from '../link/link.ts';
import { playSolo } from '../link/solo.ts';
import { Loading } from '../parts/loading.tsx';
import { Unloaded } from '../parts/unloaded.tsx';
import { useHolds } from '../table/stage/holds.ts';
import { type Lesson, webPartOf } from '../table/web-part.ts';
import { Failing } from './failing.tsx';
import { Play } from './play.tsx';

/** `#/learn/<game>`, and `#/learn/<game>/sequel`; without a game, the first one. */
export const Learn = ({ rest }: { rest: string }) => {
  const [game = '', part] = rest.split('/');
  const room = webPartOf(game || firstGame());
  const fetchLesson = part === SEQUEL ? room?.sequel : room?.lesson;
  const { value: lesson, failed } = useFetched(() => fetchLesson?.(lang.value), [rest], [lang.value]);
  if (fetchLesson === undefined) return <Failing code="lost" />;
  if (failed) return <Unloaded />;
  return lesson === undefined ? <Loading /> : <Taught lesson={lesson} last={part === SEQUEL} key={rest} />;
};

/** `last`: no lesson follows. */
type TaughtProps = { lesson: Lesson; last: boolean };

const Taught = ({ lesson, last }: TaughtProps) => {
  const [opened, setOpened] = useState<Link | undefined>();
  useEffect(() => {
    const { set, names, theirs } = lesson;
    const link = playSolo({ set, people: [SEATS[0]], names: [called(), ...names], lesson: theirs });
    setOpened(link);
    return () => link.close();
  }, [lesson]);
  return opened === undefined ? <Loading /> : <Guided lesson={lesson} last={last} opened={opened} />;
};

/** Allows only the moves that the lesson asks for; bots wait for them. */
const Guided = ({ lesson, last, opened }: TaughtProps & { opened: Link }) => {
  const { mine, hints, ends } = lesson;
  const { link, hold } = useHolds(opened);
  const done = useSignal(0);
  const nudged = useSignal(false);
  const view = link.seen.value?.view;
  const wanted = mine[done.value];
  const said = useRef<Snapshot | undefined>(undefined);
  const isNew = said.current !== link.seen.value;
  const asked = view !== undefined && isAsked(view) && isNew;
  const overtaken = asked && isOvertaken(wanted, mine[done.value + 1], view.legal ?? []);
  useEffect(() => {
    if (overtaken) done.value += 1;
  }, [overtaken, done]);
  const over = wanted === undefined && ends !== undefined && view?.phase === ends;
  const open = isOpen(wanted, view?.legal ?? []);
  useEffect(() => hold?.('lesson', open || over), [hold, open, over]);
  const guided = useMemo(
    (): Link => ({
      ...link,
      again: undefined,
      send(move) {
        // until the server has answered: a second touch could count for the next step
        if (said.current === link.seen.value && link.refusal.value === undefined) return;
        const means = judgeMove(mine[done.value], move, link.seen.value?.view.legal ?? []);
        nudged.value = means === 'not';
        if (means === 'not') return;
        if (means === 'wanted') done.value += 1;
        said.current = link.seen.value;
        link.send(move);
      },
    }),
    [link, mine, done, nudged],
  );
  const hint = open || (view !== undefined && isAsked(view)) ? hints[done.value] : undefined;
  const coach = {
    hint: nudged.value && hint !== undefined ? t('lessonNudge')(hint) : hint,
    wanted,
    nudge() {
      nudged.value = true;
    },
  };
  return <Play link={guided} coach={coach} over={over} after={<Learnt lesson={lesson} last={last} />} />;
};

const Learnt = ({ lesson: { set, end, next }, last }: TaughtProps) => (
  <section class="dock end won learnt" aria-label={t('gameOver')}>
    <header>
      <Emblem name="crown" />
      <h2>{end}</h2>
    </header>
    <p>{next}</p>
    <div class="deeds">
      <a class="button primary" href={href('solo', `quick/${set.game}`)}>
        {t('alone')}
      </a>
      {webPartOf(set.game)?.course !== undefined && (
        <a class="button" href={href('course', set.game)}>
          {t('course')}
        </a>
      )}
      {!last && <SequelLink game={set.game} class="button" />}
      <a class="button" href={href('rules', set.game)}>
        {t('rules')}
      </a>
      <a class="button" href={href('')}>
        {t('home')}
      </a>
    </div>
  </section>
);
