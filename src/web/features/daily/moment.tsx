/** One moment: its question, then its outcome. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { pointsForChoice } from '../../../host/choice-moments.ts';
import { boxFor } from '../../../words/index.ts';
import { writeMask } from '../../../words/masks.ts';
import { firstGame } from '../../base/games.ts';
import { mask } from '../../base/own-mask.ts';
import { called, lang } from '../../base/settings.ts';
import type { Day } from '../../link/days.ts';
import type { People } from '../../link/link.ts';
import type { Question as Asked, Chosen, Turned, Which } from '../../link/moment-questions.ts';
import { Loading } from '../../parts/loading.tsx';
import { Seated } from '../../table/mask.tsx';
import type { DoubtedClaim, MomentProps, Daily as OfGame } from '../../table/web-part.ts';
import { Told } from './answer.tsx';
import { type Answer, type ChoiceAnswer, type DoubtAnswer, isChoice } from './answers.ts';
import type { Asker } from './asker.ts';
import { type AskedChoice, ChoiceQuestion, ChoiceTold } from './choice.tsx';
import { type Company, companyOf } from './company.ts';
import { GameContext } from './head.tsx';
import { Question } from './question.tsx';
import { pointsForDoubt } from './verdict.ts';

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
  const { asked, room } = props;
  const { seat, view, heard, options, choice, drawn } = asked;
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
  return (
    <Seated.Provider value={people}>
      <GameContext.Provider
        value={{ id: view.game, box: box?.id === firstGame() ? undefined : box?.title(lang.value) }}
      >
        {choice !== undefined ? (
          <Choosing {...props} {...{ of, company, choice }} />
        ) : (
          room.doubted !== undefined && <Doubting {...props} {...{ of, company }} claim={room.doubted} />
        )}
      </GameContext.Provider>
    </Seated.Provider>
  );
};

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
  return (
    <Told
      {...{ of, room, claim, day, today, answer, turned, company, fresh, counts, note }}
      show={() => asker.show(which)}
    />
  );
};

const Choosing = (props: Inner & { choice: AskedChoice }) => {
  const { of, company, choice, room, asker, today, which, day, counts, note, known, keep } = props;
  const [answer, setAnswer] = useState(known !== undefined && isChoice(known) ? known : undefined);
  const [chosen, setChosen] = useState<Chosen | undefined>();
  useEffect(() => {
    if (answer !== undefined && chosen === undefined) void asker.choose(which, answer.chose).then(setChosen);
  }, []);
  const decide = async (move: string): Promise<void> => {
    const came = await asker.choose(which, move);
    const onDay = counts && day.number === today.number;
    const mine: ChoiceAnswer = { chose: move, points: pointsForChoice(came, move), onDay };
    const kept = keep(mine);
    const first = isChoice(kept) ? kept : mine;
    setChosen(first.chose === move ? came : await asker.choose(which, first.chose));
    setAnswer(first);
  };
  const shown = { of, room, choice, day, today };
  if (answer === undefined) return <ChoiceQuestion key={day.date} {...shown} {...{ note, decide }} />;
  if (chosen === undefined) return <Loading />;
  return <ChoiceTold {...shown} {...{ answer, chosen, company, counts, note }} show={() => asker.show(which)} />;
};
