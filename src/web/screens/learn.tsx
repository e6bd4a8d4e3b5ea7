/** A first game that teaches by playing: each move shown and explained. */

import { signal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { SEATS } from '../../engine/seats.ts';
import '../css/dock.css';
import '../css/end.css';
import { Emblem } from '../art/emblem.tsx';
import { useFetched } from '../fetched.ts';
import { FIRST, roomOf } from '../games.ts';
import type { Link } from '../link/link.ts';
import { playSolo } from '../link/solo.ts';
import { Loading } from '../parts/loading.tsx';
import type { Lesson } from '../room.ts';
import { href } from '../router.ts';
import { called, lang } from '../settings.ts';
import { t } from '../text/text.ts';
import { Play } from './play.tsx';

/** `#/learn/<game>`; without a game, the first. */
export const Learn = ({ rest }: { rest: string }) => {
  const { value: lesson } = useFetched(() => roomOf(rest || FIRST)?.lesson?.(lang.value), [rest, lang.value]);
  return lesson === undefined ? <Loading /> : <Taught lesson={lesson} />;
};

const Taught = ({ lesson }: { lesson: Lesson }) => {
  const [link, setLink] = useState<Link | undefined>();
  const done = useMemo(() => signal(0), []);
  const nudged = useMemo(() => signal(false), []);
  const { set, teacher, mine, theirs, hints, end } = lesson;
  useEffect(() => {
    const opened = playSolo({
      set,
      people: [SEATS[0]],
      names: [called(), teacher],
      lesson: theirs,
    });
    setLink({
      ...opened,
      again: undefined,
      send(move) {
        const wanted = mine[done.value];
        const legal = opened.seen.value?.view.legal ?? [];
        nudged.value = wanted !== undefined && move !== wanted && legal.includes(wanted);
        if (nudged.value) return;
        if (move === wanted) done.value += 1;
        opened.send(move);
      },
    });
    return () => opened.close();
  }, [set, teacher, mine, theirs, done, nudged]);
  if (link === undefined) return <Loading />;
  const hint = hints[done.value] ?? '';
  const coach = {
    hint: nudged.value ? t('lessonNudge')(hint) : hint,
    wanted: mine[done.value],
    nudge() {
      nudged.value = true;
    },
  };
  return <Play link={link} coach={coach} after={<Learnt says={end} />} />;
};

/** He knows how to play: on to a real game. */
const Learnt = ({ says }: { says: string }) => (
  <section class="dock end won learnt" aria-label={t('gameOver')}>
    <header>
      <Emblem name="crown" />
      <h2>{says}</h2>
    </header>
    <p>{t('learntHint')}</p>
    <div class="deeds">
      <a class="button primary" href={href('solo', 'quick')}>
        {t('playNow')}
      </a>
      <a class="button" href={href('rules')}>
        {t('rules')}
      </a>
      <a class="button" href={href('')}>
        {t('home')}
      </a>
    </div>
  </section>
);
