/** One moment: its question, then its outcome. */
import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { boxFor } from '../../../words/index.ts';
import { writeMask } from '../../../words/masks.ts';
import { firstGame } from '../../base/games.ts';
import { mask } from '../../base/own-mask.ts';
import { called, lang } from '../../base/settings.ts';
import type { Day } from '../../link/days.ts';
import type { People } from '../../link/link.ts';
import type { Accused, Question as Asked, Turned, Which } from '../../link/moment-questions.ts';
import { Loading } from '../../parts/loading.tsx';
import { Seated } from '../../table/mask.tsx';
import type { AccusedSeats, DoubtedClaim, MomentProps, Daily as OfGame } from '../../table/web-part.ts';
import { AccuseQuestion, AccuseTold } from './accuse.tsx';
import { Told } from './answer.tsx';
import { type Answer, type ChoiceAnswer, type DoubtAnswer, isChoice } from './answers.ts';
import type { Asker } from './asker.ts';
import { type Company, companyOf } from './company.ts';
import { pointsForAccusing, pointsForDoubt } from './explain.ts';
import { GameContext, LessonContext } from './head.tsx';
import { Kept } from './kept.tsx';
import { Question } from './question.tsx';

type Props = {
  asked: Asked;
  room: OfGame;
  asker: Asker;
  today: Day;
  which: Which;
  day: Day;
  counts: boolean;
  note: string | undefined;
  known: Answer | undefined;
  keep(answer: Answer): Answer;
};

export const Moment = (props: Props) => {
  const { asked, room, known, day } = props;
  const { seat, view, heard, options, suspects, drawn } = asked;
  const lesson = useContext(LessonContext);
  const box = boxFor(view.game, options);
  const company = useMemo(
    () => companyOf(drawn, view.seats.length, seat, { name: called(), mask: writeMask(mask.value) }),
    [asked],
  );
  const people: People = Object.fromEntries(
    view.seats.map((one) => [
      one,
      { name: company.called(one), mask: company.masks[one], bot: false, online: true, away: false },
    ]),
  );
  const of = { seen: { view, heard }, names: company.called };
  if (known !== undefined && lesson === undefined && !isAnswerTo(asked, known))
    return <Kept day={day} answer={known} />;
  return (
    <Seated.Provider value={people}>
      <GameContext.Provider
        value={{ id: view.game, box: box?.id === firstGame() ? undefined : box?.title(lang.value) }}
      >
        {suspects === undefined
          ? room.doubted !== undefined && <Doubting {...props} {...{ of, company }} claim={room.doubted} />
          : room.accused !== undefined && <Accusing {...props} {...{ of, company, suspects }} accused={room.accused} />}
      </GameContext.Provider>
    </Seated.Provider>
  );
};

/** Answers to questions that are no longer asked on their day are kept. */
const isAnswerTo = ({ suspects }: Asked, known: Answer): boolean =>
  isChoice(known) ? suspects?.includes(known.chose) === true : suspects === undefined;

type Inner = Props & { of: MomentProps; company: Company };

const Doubting = ({
  of,
  company,
  claim,
  room,
  asker,
  today,
  which,
  day,
  counts,
  note,
  known,
  keep,
}: Inner & { claim: DoubtedClaim }) => {
  const [answer, setAnswer] = useState(known === undefined || isChoice(known) ? undefined : known);
  const [turned, setTurned] = useState<Turned | undefined>();
  const [fresh, setFresh] = useState(false);
  useEffect(() => {
    if (answer !== undefined && turned === undefined) void asker.turn(which, answer.doubted).then(setTurned);
  }, []);
  const decide = async (said: number, doubted: boolean): Promise<void> => {
    const came = await asker.turn(which, doubted);
    const mine: DoubtAnswer = {
      said,
      lie: claim.isLie(came.told),
      doubted,
      points: pointsForDoubt(came, doubted),
      onDay: counts && day.number === today.number,
    };
    const kept = keep(mine);
    const first = isChoice(kept) ? mine : kept;
    setFresh(true);
    setTurned(first.doubted === doubted ? came : await asker.turn(which, first.doubted));
    setAnswer(first);
  };
  if (answer === undefined) return <Question key={day.date} {...{ of, room, day, today, decide }} note={note} />;
  if (turned === undefined) return <Loading />;
  if (claim.isLie(turned.told) !== answer.lie) return <Kept day={day} answer={answer} />;
  return (
    <Told
      {...{ of, room, claim, day, today, answer, turned, company, fresh, counts, note }}
      show={() => asker.show(which)}
    />
  );
};

const Accusing = (props: Inner & { suspects: readonly string[]; accused: AccusedSeats }) => {
  const { of, company, suspects, accused, room, asker, today, which, day, counts, note, known, keep } = props;
  const [answer, setAnswer] = useState(known !== undefined && isChoice(known) ? known : undefined);
  const [came, setCame] = useState<Accused | undefined>();
  useEffect(() => {
    if (answer !== undefined && came === undefined) void asker.accuse(which, answer.chose).then(setCame);
  }, []);
  const decide = async (move: string): Promise<void> => {
    const { answers, ...rest } = await asker.accuse(which, move);
    const mine: ChoiceAnswer = {
      chose: move,
      points: pointsForAccusing(answers, move),
      hit: answers.some((one) => one.move === move && one.hit),
      onDay: counts && day.number === today.number,
    };
    const kept = keep(mine);
    const first = isChoice(kept) ? kept : mine;
    setCame(first.chose === move ? { answers, ...rest } : await asker.accuse(which, first.chose));
    setAnswer(first);
  };
  const shown = { of, room, suspects, accused, day, today, note };
  if (answer === undefined) return <AccuseQuestion key={day.date} {...shown} decide={decide} />;
  if (came === undefined) return <Loading />;
  return <AccuseTold {...shown} {...{ answer, came, company, counts }} show={() => asker.show(which)} />;
};
