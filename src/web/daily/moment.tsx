/** One moment: its question, and once that is answered, what came of it. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { writeMask } from '../../words/masks.ts';
import type { Daily as OfGame } from '../game-module.ts';
import type { People } from '../link/link.ts';
import { Loading } from '../parts/loading.tsx';
import { Seated } from '../parts/mask.tsx';
import { called, mask } from '../settings.ts';
import { Told } from './answer.tsx';
import type { Answer } from './answers.ts';
import type { Question as Asked, Turned, Which } from './asked.ts';
import type { Asker } from './asker.ts';
import { companyOf } from './company.ts';
import type { Day } from './days.ts';
import { Question } from './question.tsx';

type Props = {
  asked: Asked;
  room: OfGame;
  asker: Asker;
  today: Day;
  which: Which;
  /** Its number and by what its company is drawn. */
  day: Day;
  counts: boolean;
  note: string | undefined;
  /** What was answered before. */
  known: Answer | undefined;
  /** Keeps an answer, and gives the one that counts. */
  keep(answer: Answer): Answer;
};

export const Moment = ({ asked, room, asker, today, which, day, counts, note, known, keep }: Props) => {
  const [answer, setAnswer] = useState(known);
  const [turned, setTurned] = useState<Turned | undefined>();
  const [fresh, setFresh] = useState(false);
  const { seat, view, heard } = asked;
  const company = useMemo(
    () => companyOf(day.date, view.seats.length, seat, { name: called(), mask: writeMask(mask.value) }),
    [day.date],
  );
  const people: People = Object.fromEntries(
    view.seats.map((one) => [
      one,
      { name: company.called(one), mask: company.masks[one], bot: false, online: true, away: false },
    ]),
  );
  const of = { seen: { view, heard }, names: company.called };
  useEffect(() => {
    if (answer !== undefined && turned === undefined) void asker.turn(which, answer.doubted).then(setTurned);
  }, []);
  const decide = async (said: number, doubted: boolean): Promise<void> => {
    const came = await asker.turn(which, doubted);
    const mine: Answer = { said, lie: room.isLie(came.told), doubted, onDay: counts && day.number === today.number };
    const first = keep(mine);
    setFresh(true);
    setTurned(first.doubted === doubted ? came : await asker.turn(which, first.doubted));
    setAnswer(first);
  };
  return (
    <Seated.Provider value={people}>
      {answer === undefined || turned === undefined ? (
        answer === undefined ? (
          <Question key={day.date} {...{ of, room, day, today, decide }} note={note} />
        ) : (
          <Loading />
        )
      ) : (
        <Told {...{ of, room, day, today, answer, turned, company, fresh, counts }} />
      )}
    </Seated.Provider>
  );
};
