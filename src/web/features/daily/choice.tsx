/** A moment with several answers: the question, and then what each was worth. */
import { useState } from 'preact/hooks';
import { pointsForChoice } from '../../../host/choice-moments.ts';
import { Emblem } from '../../base/art/emblem.tsx';
import type { Day } from '../../link/days.ts';
import type { Question as Asked, Chosen, Shown as Steps } from '../../link/moment-questions.ts';
import { Key } from '../../parts/keys.tsx';
import type { MomentProps, Daily as OfGame } from '../../table/web-part.ts';
import { After } from './after.tsx';
import type { ChoiceAnswer } from './answers.ts';
import { Asking, type AskingProps } from './asking.tsx';
import type { Company } from './company.ts';
import { Head, Note } from './head.tsx';
import { ShownFelt, useShow } from './show.tsx';
import { dailyText } from './text.ts';
import { bestOf, saidOfChoice, verdictOn } from './verdict.ts';
import { Worths } from './worths.tsx';

export type AskedChoice = NonNullable<Asked['choice']>;
type Shown = { of: MomentProps; room: OfGame; choice: AskedChoice; day: Day; today: Day };

type Props = AskingProps & { choice: AskedChoice; decide(move: string): Promise<void> };

export const ChoiceQuestion = ({ choice, decide, ...asked }: Props) => {
  const { of, room } = asked;
  const [done, setDone] = useState(false);
  const act = (move: string): void => {
    if (done) return;
    setDone(true);
    void decide(move);
  };
  return (
    <Asking {...asked} kind={choice.kind} class="choosing">
      <ul class="options">
        {room.offered(of, choice.moves).map(({ move, emblem, title, text: about, bluff }, i) => (
          <li key={move}>
            <button type="button" aria-keyshortcuts={`${i + 1}`} onClick={() => act(move)}>
              <Emblem name={emblem} />
              <b>{title}</b>
              <small class={bluff ? 'bluff' : ''}>{about}</small>
              <Key of={`${i + 1}`} />
            </button>
          </li>
        ))}
      </ul>
    </Asking>
  );
};

type ChoiceToldProps = Shown & {
  answer: ChoiceAnswer;
  chosen: Chosen;
  company: Company;
  counts: boolean;
  note: string | undefined;
  show(): Promise<Steps>;
};

export const ChoiceTold = ({
  of,
  room,
  choice,
  day,
  today,
  answer,
  chosen,
  company,
  counts,
  note,
  show,
}: ChoiceToldProps) => {
  const showing = useShow(show);
  const text = dailyText();
  const best = bestOf(chosen);
  const rows = room.offered(of, choice.moves);
  const points = pointsForChoice(chosen, answer.chose);
  const same = verdictOn(chosen, answer.chose).is !== 'worse';
  const title = rows.find(({ move }) => move === best?.move)?.title ?? '';
  const { Felt, Holds } = room;
  const claimed = room.claimed?.(of, chosen.views);
  const accuses = choice.kind === 'accuse';
  const said = saidOfChoice(text, chosen, answer.chose, title);
  return (
    <main class="daily told choosing" data-beat="told">
      <Head day={day} kind={choice.kind} />
      <Note says={note} />
      <section class="felt" aria-label={room.claim(of)}>
        {showing.step === undefined ? (
          <Felt {...of} lean={undefined} lie={claimed?.lie} />
        ) : (
          <ShownFelt step={showing.step} {...{ of, room }} />
        )}
      </section>
      <section class="holds">
        <h2>{text.holds}</h2>
        <Holds {...of} />
      </section>
      <section class="came">
        <div class="points">
          <b class="sum">{points}</b>
          <p role="status">
            {text.points}
            <br />
            {said}
          </p>
          <p class="decides">{best && room.decides(of, best.move)}</p>
          {claimed !== undefined && (
            <p class="claimed">
              <Emblem name={claimed.emblem} /> {claimed.text}
            </p>
          )}
        </div>
        <Worths answers={chosen.answers} rows={rows} mine={answer.chose} wins={text.wins} />
        <After
          {...{ of, day, today, counts, company, points, same }}
          title={text.names[choice.kind]}
          record={chosen.record}
          goesOn={chosen.goesOn}
          won={chosen.won}
          show={showing.start}
          unspoilt={claimed === undefined && !accuses}
        />
      </section>
    </main>
  );
};
