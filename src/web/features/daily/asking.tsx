/** A moment's question: the table, my cards, what was heard, and the answers below. */
import type { ComponentChildren } from 'preact';
import { useContext, useRef } from 'preact/hooks';
import { Emblem } from '../../base/art/emblem.tsx';
import { lang } from '../../base/settings.ts';
import { isSound } from '../../link/calendar.ts';
import type { Day } from '../../link/days.ts';
import type { MomentKind } from '../../link/moment-days.ts';
import { useKeys } from '../../parts/keys.tsx';
import type { MomentProps, Daily as OfGame } from '../../table/web-part.ts';
import { answers } from './answer-storage.ts';
import { streakOf } from './answers.ts';
import { Head, LessonContext, Note } from './head.tsx';
import { Week } from './ring.tsx';
import { dailyText, doubtWords } from './text.ts';

export type AskingProps = { of: MomentProps; room: OfGame; day: Day; today: Day; note: string | undefined };
type Props = AskingProps & {
  kind?: MomentKind;
  lean?: number | undefined;
  class?: string;
  children: ComponentChildren;
};

export const Asking = ({ of, room, day, today, note, kind = 'doubt', lean, class: looks = '', children }: Props) => {
  const text = dailyText();
  const lesson = useContext(LessonContext);
  const root = useRef<HTMLElement>(null);
  useKeys(root);
  const { Felt, Holds } = room;
  const kept = answers();
  const row = streakOf(kept, today.number).now;
  return (
    <main class={`daily asking ${looks}`} ref={root}>
      <Head day={day} kind={kind} title={kind === 'doubt' ? doubtWords(room.doubted).title : undefined} />
      <Note says={note} />
      <section class="felt" aria-label={room.claim(of)}>
        <Felt {...of} lean={lean} />
      </section>
      <section class="holds">
        <h2>{text.holds}</h2>
        <Holds {...of} />
      </section>
      <section class="heard">
        <h2>{text.heard}</h2>
        <ul>
          {room.heard(of).map((line) => (
            <li key={line.text}>
              <Emblem name={line.emblem} />
              <span>{line.text}</span>
            </li>
          ))}
        </ul>
      </section>
      <section class="answering">
        {children}
        {lesson === undefined && isSound(today) && (
          <div class="so-far">
            <Week kept={kept} today={today} lang={lang.value} />
            {row > 0 && <p>{text.inARow(row)}</p>}
          </div>
        )}
      </section>
    </main>
  );
};
