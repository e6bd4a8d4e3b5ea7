/** The outcome: the card turns, then points, the expert's word beside mine, and past days. */
import { useEffect, useState } from 'preact/hooks';
import { PASS } from '../../../engine/phrases.ts';
import { Emblem } from '../../base/art/emblem.tsx';
import { paceNow, still } from '../../base/settings.ts';
import type { Day } from '../../link/days.ts';
import type { Shown, Turned } from '../../link/moment-questions.ts';
import { ring } from '../../parts/sound.ts';
import { type Decided, verdictLine, verdictOf } from '../../parts/verdict.tsx';
import type { DoubtedClaim, MomentProps, Daily as OfGame } from '../../table/web-part.ts';
import { After } from './after.tsx';
import { type DoubtAnswer, decidedOf } from './answers.ts';
import type { Company } from './company.ts';
import { answersTo, DOUBT, saidOfDoubt } from './explain.ts';
import { Head, Note } from './head.tsx';
import { barsOf, FEW, type Others, useOthers } from './others.ts';
import { ShownFelt, type ShownMoves, useShow } from './show.tsx';
import { dailyText, doubtWords } from './text.ts';
import { Worths } from './worths.tsx';

type Props = {
  of: MomentProps;
  room: OfGame;
  claim: DoubtedClaim;
  day: Day;
  today: Day;
  answer: DoubtAnswer;
  turned: Turned;
  company: Company;
  /** Answered just now, so the card turns visibly. */
  fresh: boolean;
  counts: boolean;
  note: string | undefined;
  show(): Promise<Shown>;
};

const BEATS = ['said', 'hush', 'turn', 'told'] as const;
type Beat = (typeof BEATS)[number];
/** When each beat begins, in milliseconds; with reduced motion only the last states. */
const FROM: Readonly<Record<Beat, number>> = { said: 0, hush: 300, turn: 800, told: 2300 };
const STILL: Readonly<Record<Beat, number>> = { said: 0, hush: 0, turn: 800, told: 1600 };

const useBeat = (fresh: boolean, lie: boolean): readonly [Beat, () => void] => {
  const [beat, setBeat] = useState<Beat>(fresh ? 'said' : 'told');
  useEffect(() => {
    if (!fresh) return;
    const at = still() ? STILL : FROM;
    const timers = BEATS.map((one) =>
      setTimeout(() => {
        setBeat((now) => (BEATS.indexOf(now) < BEATS.indexOf(one) ? one : now));
        if (one === 'hush') ring('heart');
        if (one === 'turn') ring(lie ? 'rip' : 'bell');
      }, at[one] * paceNow()),
    );
    return () => timers.forEach(clearTimeout);
  }, []);
  return [beat, () => setBeat('told')];
};

export const Told = (props: Props) => {
  const { of, room, claim, day, answer, turned, fresh, note } = props;
  const { lie, doubted, said } = answer;
  const text = dailyText();
  const words = doubtWords(claim);
  const [beat, end] = useBeat(fresh, lie);
  const sentences = saidOfDoubt(text, claim, of, turned, { lie, doubted });
  const showing = useShow(props.show);
  const shown = beat === 'turn' || beat === 'told';
  const decided = decidedOf(answer);
  const { what, judged } = verdictOf(decided);
  const { Felt } = room;
  const { Card } = claim;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a touch only ends what ends by itself
    <main
      class={`daily told ${lie ? 'lie' : 'truth'} ${showing.step === undefined ? '' : 'showing'}`}
      data-beat={beat}
      onClick={end}
    >
      <Head day={day} title={words.title} />
      <Note says={note} />
      <section class="felt">
        {showing.step !== undefined ? (
          <ShownFelt step={showing.step} {...{ of, room }} />
        ) : shown ? (
          <>
            <span class={`came-out ${lie ? 'lie' : 'truth'}`}>
              <Card {...of} lie={lie} told={turned.told} />
              <b class="verdict">{what}</b>
            </span>
            <h2>{judged}</h2>
            <p>{sentences.below}</p>
          </>
        ) : (
          <>
            <Felt {...of} lean={said} />
            <p class="mine">{doubted ? words.doubt : words.stand}</p>
          </>
        )}
      </section>
      <p class="unseen" role="status">
        {shown ? `${verdictLine(decided)} · ${sentences.below}` : ''}
      </p>
      {beat === 'told' && <Came {...props} {...{ sentences, showing, decided }} />}
    </main>
  );
};

/** Marks nearer than this would overlap. */
const NEAR = 24;

type AxisProps = Pick<Props, 'answer' | 'turned' | 'claim'> & { others: Others | undefined };

const Axis = ({ answer, turned, claim, others }: AxisProps) => {
  const text = dailyText();
  const { said, lie } = answer;
  const [odds, alone] = [Math.round(turned.odds), Math.round(turned.alone)];
  const near = said !== undefined && Math.abs(said - odds) < NEAR;
  return (
    <div class="axis">
      <p class="alone" style={{ '--at': `${alone}` }}>
        <span>{doubtWords(claim).alone(alone)}</span>
      </p>
      <div class="track" aria-hidden="true">
        {others !== undefined &&
          barsOf(others).map((high, i) => (
            <i key={i} class="bar-of" style={{ '--at': `${10 * i + 5}`, '--high': `${high}` }} />
          ))}
        <i class={`end truth ${lie ? '' : 'lit'}`} />
        <i class={`end lie ${lie ? 'lit' : ''}`} />
        <i class="mark expert" style={{ '--at': `${odds}` }}>
          <Emblem name="spyglass" />
        </i>
        {said !== undefined && (
          <i class="mark mine" style={{ '--at': `${said}` }}>
            <Emblem name="bluff" />
          </i>
        )}
      </div>
      <p class="ends" aria-hidden="true">
        <span>{text.truth}</span>
        <span>{text.lie}</span>
      </p>
      {said !== undefined && (
        <p class="word mine" style={{ '--at': `${said}` }}>
          {text.you} <b>{text.percent(said)}</b>
        </p>
      )}
      <p class={`word expert ${near ? 'above' : ''}`} style={{ '--at': `${odds}` }}>
        {text.expert} <b>{text.percent(odds)}</b>
      </p>
    </div>
  );
};

type CameProps = Props & { sentences: ReturnType<typeof saidOfDoubt>; showing: ShownMoves; decided: Decided };

const Came = (props: CameProps) => {
  const { of, day, today, answer, turned, company, counts, sentences, showing, decided } = props;
  const text = dailyText();
  const words = doubtWords(props.claim);
  const { doubted } = answer;
  const { value: others, failed: offline } = useOthers(day.date, answer, counts);
  const many = others !== undefined && others.people >= FEW ? others : undefined;
  return (
    <section class="came">
      <div class="points">
        <b class="sum">{verdictOf(decided).points}</b>
        <p>{sentences.advice}</p>
        <p class="decides">{sentences.decides}</p>
      </div>
      <Worths
        answers={answersTo(turned)}
        mine={doubted ? DOUBT : PASS}
        rows={[
          { move: DOUBT, emblem: 'doubt', title: words.doubt },
          { move: PASS, emblem: 'bluff', title: words.stand },
        ]}
        // where a challenge has another name, those who play are no experts
        byExperts={props.claim.words === undefined}
        wins={words.wins}
      />
      <div class="estimate">
        <p class="why">{sentences.why}</p>
        <Axis answer={answer} turned={turned} claim={props.claim} others={many} />
        {(others !== undefined || offline) && (
          <p class="others-said" role="status">
            {offline
              ? text.othersOffline
              : many === undefined
                ? text.tooFew
                : words.others(many.people, Math.round((100 * many.doubted) / many.people))}
          </p>
        )}
      </div>
      <After
        {...{ of, day, today, counts, company, decided }}
        title={words.title}
        record={turned.record}
        goesOn={turned.goesOn}
        won={turned.won}
        show={showing.start}
        unspoilt={doubted}
      />
    </section>
  );
};
