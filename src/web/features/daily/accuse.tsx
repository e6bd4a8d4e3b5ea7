/** A moment of accusation: the suspects, and then how likely each was guilty. */
import { useState } from 'preact/hooks';
import { Emblem } from '../../base/art/emblem.tsx';
import type { Accused, Shown as Steps } from '../../link/moment-questions.ts';
import { Key } from '../../parts/keys.tsx';
import { Verdict } from '../../parts/verdict.tsx';
import type { AccusedSeats } from '../../table/web-part.ts';
import { After } from './after.tsx';
import type { ChoiceAnswer } from './answers.ts';
import { Asking, type AskingProps } from './asking.tsx';
import type { Company } from './company.ts';
import { bestOf, saidOfAccusing, whyOfAccusing } from './explain.ts';
import { Head, Note } from './head.tsx';
import { ShownFelt, useShow } from './show.tsx';
import { dailyText } from './text.ts';
import { Worths } from './worths.tsx';

type Props = AskingProps & { suspects: readonly string[]; accused: AccusedSeats };

export const AccuseQuestion = ({
  suspects,
  accused,
  decide,
  ...asked
}: Props & { decide(move: string): Promise<void> }) => {
  const [done, setDone] = useState(false);
  const act = (move: string): void => {
    if (done) return;
    setDone(true);
    void decide(move);
  };
  return (
    <Asking {...asked} kind="accuse" class="choosing">
      <ul class="options">
        {accused.offered(asked.of, suspects).map(({ move, emblem, title }, i) => (
          <li key={move}>
            <button type="button" aria-keyshortcuts={`${i + 1}`} onClick={() => act(move)}>
              <Emblem name={emblem} />
              <b>{title}</b>
              <Key of={`${i + 1}`} />
            </button>
          </li>
        ))}
      </ul>
    </Asking>
  );
};

type ToldProps = Props & {
  answer: ChoiceAnswer;
  came: Accused;
  company: Company;
  counts: boolean;
  show(): Promise<Steps>;
};

export const AccuseTold = ({
  of,
  room,
  suspects,
  accused,
  day,
  today,
  answer,
  came,
  company,
  counts,
  note,
  show,
}: ToldProps) => {
  const showing = useShow(show);
  const text = dailyText();
  const best = bestOf(came.answers);
  const rows = accused.offered(of, suspects);
  const title = rows.find(({ move }) => move === best?.move)?.title ?? '';
  const { Felt, Holds } = room;
  const decided = { ...answer, hit: came.answers.find(({ move }) => move === answer.chose)?.hit };
  return (
    <main class={`daily told choosing ${showing.step === undefined ? '' : 'showing'}`} data-beat="told">
      <Head day={day} kind="accuse" />
      <Note says={note} />
      <section class="felt" aria-label={room.claim(of)}>
        {showing.step === undefined ? (
          <Felt {...of} lean={undefined} />
        ) : (
          <ShownFelt step={showing.step} {...{ of, room }} />
        )}
      </section>
      <section class="holds">
        <h2>{text.holds}</h2>
        <Holds {...of} />
      </section>
      <section class="came">
        <div class="points" role="status">
          <Verdict of={decided} />
          <p>{saidOfAccusing(text, came.answers, answer.chose, title)}</p>
          <p class="decides">{best && whyOfAccusing(text, came.answers, accused.decides(of, best.move) ?? '')}</p>
        </div>
        <Worths answers={came.answers} rows={rows} mine={answer.chose} wins={text.guilty} />
        <After
          {...{ of, day, today, counts, company, decided }}
          title={text.names.accuse}
          record={came.record}
          goesOn={came.goesOn}
          won={came.won}
          show={showing.start}
          unspoilt={false}
        />
      </section>
    </main>
  );
};
