/** A first game that teaches by playing: five turns against a bot, each move shown and explained. */
import { signal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { SEATS } from '../../engine/seats.ts';
import type { Link } from '../link/link.ts';
import { playSolo } from '../link/solo.ts';
import { name } from '../settings.ts';
import { t } from '../text/text.ts';
import { Play } from './play.tsx';

/** What the learner does, in order; the hints of the same number explain it. */
const MINE = [
  'duchess',
  'counter duchess',
  'captain B',
  'pass',
  'counter captain',
  'ambassador',
  'keep duchess assassin',
  'doubt',
  'income',
  'assassin B',
  'doubt',
] as const;

/** What the bot says, in order. */
const THEIRS = [
  'pass',
  'aid',
  'pass',
  'pass',
  'pass',
  'captain A',
  'pass',
  'pass',
  'duchess',
  'lose countess',
  'income',
  'pass',
  'counter countess',
];

export const Learn = () => {
  const [link, setLink] = useState<Link | undefined>();
  const done = useMemo(() => signal(0), []);
  const nudged = useMemo(() => signal(false), []);
  useEffect(() => {
    const opened = playSolo({
      set: {
        game: 'complots',
        options: {},
        seats: 2,
        seed: 'lesson',
        first: 'A',
        deal: ['A: duchess captain, 2 coins', 'B: countess ambassador, 2 coins', 'court: assassin'],
        chance: 'scripted',
      },
      people: [SEATS[0]],
      names: [name.value || t('you'), t('teacher')],
      lesson: THEIRS,
    });
    setLink({
      ...opened,
      again: undefined,
      send(move) {
        if (move !== MINE[done.value] && done.value < MINE.length) {
          nudged.value = true;
          return;
        }
        nudged.value = false;
        done.value += 1;
        opened.send(move);
      },
    });
    return () => opened.close();
  }, [done, nudged]);
  if (link === undefined) return <main class="page loading" aria-busy="true" />;
  const step = done.value;
  const hint = t('lesson')[step] ?? t('lessonEnd');
  return <Play link={link} coach={{ hint: nudged.value ? t('lessonNudge')(hint) : hint, wanted: MINE[step] }} />;
};
