/** The review of a game: one's choices beside the expert's, the best and worst of them, and everybody's chances. */
import '../../base/css/replay.css';
import '../../base/css/review.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import { type Judged, momentsOf, type Review } from '../../../host/review.ts';
import type { GameWords, Names } from '../../../words/words.ts';
import { useFetched } from '../../base/fetched.ts';
import { t } from '../../base/text/ending.ts';
import { startWorkerFor } from '../../base/workers.ts';
import type { Loaded } from '../../link/replay-loader.ts';
import { moveOf } from '../../link/replay-stops.ts';
import { Sheet } from '../../parts/sheet.tsx';
import type { Ending } from '../../table/web-part.ts';
import { BareChart, Chart } from './chart.tsx';
import type { ReviewText } from './text/fr.ts';
import { percent, useReviewText } from './text.ts';
import type { FromReviewer, ToReviewer } from './worker.ts';

type Props = {
  loaded: Loaded;
  words: GameWords;
  names: Names;
  ending: Ending;
  me?: Seat | undefined;
  look(at: number): void;
  close(): void;
};

export const ReviewSheet = ({ close, ...props }: Props) => {
  const words = useReviewText();
  return words === undefined ? null : (
    <Sheet title={words.title} close={close}>
      <section class="review">
        <h2>{words.title}</h2>
        <Reviewed {...props} text={words} />
      </section>
    </Sheet>
  );
};

const turnAt = ({ upTo, ...loaded }: Loaded, ending: Ending, moves: number): number | undefined => {
  const begun = ending.turns?.({ upTo, ...loaded });
  const told = upTo[moves] ?? upTo.at(-1) ?? 0;
  return begun === undefined ? undefined : Math.max(1, begun.filter((fact) => fact < told).length);
};

type Looked = { readonly share: number } | { readonly review: Review } | 'failed';

const useReview = ({ record }: Loaded, seat: Seat): Looked => {
  const [looked, set] = useState<Looked>({ share: 0 });
  useEffect(() => {
    set({ share: 0 });
    const worker = startWorkerFor('review');
    worker.addEventListener('message', ({ data }: MessageEvent<FromReviewer>) => {
      if (data.say === 'progress') return set({ share: data.share });
      worker.terminate();
      set(data.say === 'reviewed' ? { review: data.review } : 'failed');
    });
    worker.postMessage({ record, seat } satisfies ToReviewer);
    return () => worker.terminate();
  }, [record, seat]);
  return looked;
};

/** Everybody's chances as the expert saw them from the winner's seat, or its progress. */
export const Curves = ({ loaded, names }: Pick<Props, 'loaded' | 'names'>) => {
  const text = useReviewText();
  const looked = useReview(loaded, loaded.winners[0] ?? 'A');
  if (text === undefined || looked === 'failed') return null;
  if ('share' in looked) return <p role="status">{text.working(percent(looked.share))}</p>;
  return <BareChart review={looked.review} seats={loaded.seats} names={names} words={text} />;
};

type ReviewedProps = Omit<Props, 'close'> & { text: ReviewText };

const Reviewed = ({ loaded, words, names, ending, me, look, text }: ReviewedProps) => {
  const { seats } = loaded;
  const [seat, setSeat] = useState<Seat>(me ?? loaded.winners[0] ?? 'A');
  const looked = useReview(loaded, seat);
  const nameOf: Names = (one) => (one === me ? t('you') : names(one));
  const marks = useMemo(
    () => ending.marks(loaded, words, names).map((mark) => ({ ...mark, at: moveOf(loaded, mark.fact) })),
    [loaded, words, ending],
  );
  const review = typeof looked === 'object' && 'review' in looked ? looked.review : undefined;
  const state = looked === 'failed' ? text.impossible : 'share' in looked ? text.working(percent(looked.share)) : '';
  return (
    <>
      <label>
        {text.ofWhom}{' '}
        <select
          value={seat}
          onChange={({ currentTarget: { value } }) => setSeat(seats.find((one) => one === value) ?? seat)}
        >
          {seats.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      </label>
      <p role="status">{state}</p>
      {review !== undefined && (
        <>
          <Chart
            {...{ review, seats, marks, look }}
            names={nameOf}
            words={text}
            turnAt={(at) => turnAt(loaded, ending, at)}
          />
          <Moments review={review} mine={seat === me} {...{ loaded, ending, words, names, look, text }} />
          <p class="hint">{review.of === 'winning' ? text.how : text.howOften}</p>
        </>
      )}
    </>
  );
};

type MomentsProps = Pick<Props, 'loaded' | 'ending' | 'words' | 'names' | 'look'> & {
  review: Review;
  mine: boolean;
  text: ReviewText;
};

const Moments = ({ review, mine, text, ...rest }: MomentsProps) => {
  const { best, worst } = momentsOf(review);
  const name = rest.names(review.seat);
  const list = (of: readonly Judged[]) => (
    <ol>
      {of.map((one) => (
        <Choice key={one.at} judged={one} seat={review.seat} {...{ mine, text }} {...rest} />
      ))}
    </ol>
  );
  return (
    <>
      {review.of === 'winning' && (
        <>
          <h3>{mine ? text.best : text.bestOf(name)}</h3>
          {best.length === 0 ? <p>{text.nothingFine}</p> : list(best)}
        </>
      )}
      <h3>{mine ? text.worst : text.worstOf(name)}</h3>
      {worst.length === 0 ? <p>{text.flawless}</p> : list(worst)}
      <details class="each">
        <summary>{text.all(review.judged.length)}</summary>
        {list(review.judged)}
      </details>
    </>
  );
};

type WhatIfProps = Pick<Props, 'loaded' | 'names'> & {
  seat: Seat;
  at: number;
  rival: string;
  turn: number | undefined;
  label: string;
};

/** How the game continues with the expert's choice. */
const WhatIf = ({ loaded: { record, seats, winners }, seat, names, at, rival, turn, label }: WhatIfProps) => {
  const [open, setOpen] = useState(false);
  const { marks: _, end: __, ...plain } = record; // it is another game from here on
  const fetched = useFetched(
    async () =>
      open
        ? { ...(await import('../play-from-here/sheet.tsx')), ...(await import('../play-from-here/text.ts')) }
        : undefined,
    [open],
  ).value;
  return (
    <>
      <button type="button" class="what-if" onClick={() => setOpen(true)}>
        {label}
      </button>
      {open && fetched !== undefined && (
        <fetched.PlayFromHereSheet
          record={{ ...plain, moves: [...record.moves.slice(0, at), [seat, rival]] }}
          seats={[seat]}
          names={seats.map(names)}
          from={(name) =>
            turn === undefined
              ? fetched.playFromHereText().fromGame(name)
              : fetched.playFromHereText().fromTurn(turn, name)
          }
          then={winners.map(names).join(', ')}
          close={() => setOpen(false)}
        />
      )}
    </>
  );
};

type ChoiceProps = Omit<MomentsProps, 'review'> & { seat: Seat; judged: Judged };

/** A choice in sentences: when, about what, whether true, the expert's choice, its cost, the odds. */
const Choice = ({ judged, seat, mine, loaded, ending, words, names, look, text }: ChoiceProps) => {
  const { at, view, move, odds, choices, rival, gain = 0 } = judged;
  const title = (one: string) => words.move(one, names, view).title;
  const points = percent(Math.abs(gain));
  const turn = turnAt(loaded, ending, at + 1);
  const { claim, reason } = ending.about?.(loaded, { at, seat, view }, names, mine ? seat : undefined) ?? {};
  const [likeliest] = choices;
  return (
    <li class={gain < 0 && points > 0 ? 'cost' : ''}>
      <p class="asked">
        {turn !== undefined && <b>{text.turn(turn)}. </b>}
        {claim ?? words.phase(view, names)}
      </p>
      <p>
        <b>{mine ? text.chose(title(move)) : text.choseOf(names(seat), title(move))}</b>{' '}
        {likeliest === undefined || likeliest.move === move
          ? text.expertSame(percent(odds))
          : `${text.expertSeldom(percent(odds))} ${text.expertRather(title(likeliest.move), percent(likeliest.odds))}`}
      </p>
      {points > 0 && <p class="points">{gain < 0 ? text.cost(points) : text.gained(points, title(rival))}</p>}
      {reason !== undefined && <p>{reason}</p>}
      <button type="button" onClick={() => look(at)}>
        {text.look}
      </button>
      {rival !== move && odds < (likeliest?.odds ?? 0) && (
        <WhatIf {...{ loaded, seat, names, at, rival, turn }} label={text.whatIf(title(rival))} />
      )}
    </li>
  );
};
