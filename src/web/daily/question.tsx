/** The question: first the number, then the deed. Nothing here knows what the card is. */
import { useContext, useRef, useState } from 'preact/hooks';
import { Emblem } from '../art/emblem.tsx';
import type { MomentProps, Daily as OfGame } from '../game-module.ts';
import { Key, useKeys } from '../parts/keys.tsx';
import { lang } from '../settings.ts';
import { streakOf } from './answers.ts';
import type { Day } from './days.ts';
import { Head, LessonContext } from './head.tsx';
import { answers } from './kept.ts';
import { Week } from './ring.tsx';
import { Slider } from './slider.tsx';
import { dailyText } from './text.ts';

type Props = {
  of: MomentProps;
  room: OfGame;
  day: Day;
  today: Day;
  note: string | undefined;
  decide(said: number, doubted: boolean): Promise<void>;
};

export const Heard = ({ of, room }: Pick<Props, 'of' | 'room'>) => (
  <section class="heard">
    <h2>{dailyText().heard}</h2>
    <ul>
      {room.heard(of).map((line) => (
        <li key={line.text}>
          <Emblem name={line.emblem} />
          <span>{line.text}</span>
        </li>
      ))}
    </ul>
  </section>
);

export const Question = ({ of, room, day, today, note, decide }: Props) => {
  const text = dailyText();
  const lesson = useContext(LessonContext);
  const [said, setSaid] = useState<number | undefined>();
  const [pulse, setPulse] = useState(0);
  const [done, setDone] = useState(false);
  const root = useRef<HTMLElement>(null);
  useKeys(root);
  const { Felt, Holds } = room;
  const act = (doubted: boolean): void => {
    if (done) return;
    setPulse(pulse + 1);
    if (said === undefined) return;
    setDone(true);
    void decide(said, doubted);
  };
  const kept = answers();
  const row = streakOf(kept, today.number).now;
  return (
    <main class="daily asking" ref={root}>
      <Head day={day} />
      {note !== undefined && (
        <p class="note" role="status">
          {note}
        </p>
      )}
      <section class="felt" aria-label={room.claim(of)}>
        <Felt {...of} lean={said} />
      </section>
      <section class="holds">
        <h2>{text.holds}</h2>
        <Holds {...of} />
      </section>
      <Heard {...{ of, room }} />
      <section class="answering">
        <Slider said={said} set={setSaid} pulse={pulse} frozen={done} />
        <div class="deeds-place">
          <p class="first" role="status">
            {pulse > 0 && said === undefined ? text.first : ''}
          </p>
          <div class="deeds">
            <button
              type="button"
              class="doubt"
              aria-disabled={said === undefined}
              aria-keyshortcuts="D"
              onClick={() => act(true)}
            >
              {text.doubt} <Key of="D" />
            </button>
            <button
              type="button"
              class="stand"
              aria-disabled={said === undefined}
              aria-keyshortcuts="Space"
              onClick={() => act(false)}
            >
              {text.stand} <Key of="Space" />
            </button>
          </div>
        </div>
        {lesson === undefined && (
          <div class="so-far">
            <Week kept={kept} today={today} lang={lang.value} />
            {row > 0 && <p>{text.inARow(row)}</p>}
          </div>
        )}
      </section>
    </main>
  );
};
