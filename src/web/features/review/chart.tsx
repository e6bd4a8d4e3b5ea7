/** Everybody's chances over a game with lies and challenges below, and in words for screen readers. */
import { useState } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import type { Review } from '../../../host/review.ts';
import type { Names } from '../../../words/words.ts';
import { t } from '../../base/text/ending.ts';
import { Mask } from '../../table/mask.tsx';
import type { TimelineMark } from '../../table/web-part.ts';
import type { ReviewText } from './text/fr.ts';
import { percent } from './text.ts';

type Marked = TimelineMark & { readonly at: number };

type Props = {
  review: Review;
  seats: readonly Seat[];
  names: Names;
  words: ReviewText;
  marks: readonly Marked[];
  look(at: number): void;
  turnAt(moves: number): number | undefined;
};

const WIDTH = 600;
const HEIGHT = 180;
/** Dashes, so that lines differ not only by colour. */
const DASHES = ['', '8 4', '2 4', '12 4 2 4', '', '6 2', '2 2', '10 2 2 2'];

export const Chart = ({ review, seats, names, words, marks, look, turnAt }: Props) => {
  const { chances, of: kind } = review;
  const [chosen, setChosen] = useState(chances.length - 1);
  const last = Math.max(1, chances.at(-1)?.at ?? 1);
  const now = chances[Math.min(chosen, chances.length - 1)];
  const at = now?.at ?? 0;
  const standing = seats
    .map((seat) => ({ seat, share: percent(now?.of[seat] ?? 0) }))
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share)
    .map(({ seat, share }) => words.chanceOf(names(seat), share))
    .join(' · ');
  const told = words.at(turnAt(at), standing);
  const ends = [turnAt(0), turnAt(last)];
  return (
    <figure class="chances">
      <figcaption>{kind === 'winning' ? words.chances : words.enemies}</figcaption>
      <div class="plot">
        <Lines chances={chances} seats={seats} last={last} />
        <span class="scale" aria-hidden="true">
          {[100, 50, 0].map((share) => (
            <span key={share}>{words.share(share)}</span>
          ))}
        </span>
        <i class="cursor" aria-hidden="true" style={{ '--at': `${at / last}` }} />
        <input
          type="range"
          class="along"
          min={0}
          max={chances.length - 1}
          value={chosen}
          aria-label={words.along}
          aria-valuetext={told}
          onInput={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        />
        <span class="marks" aria-hidden="true">
          {marks.map(({ at, kind, fact }) => (
            <i key={fact} class={kind} style={{ '--at': `${at / last}` }} />
          ))}
        </span>
      </div>
      {ends[0] !== undefined && ends[1] !== undefined && (
        <p class="turns" aria-hidden="true">
          <span>{words.turn(ends[0])}</span>
          <span>{words.turn(ends[1])}</span>
        </p>
      )}
      <output class="then">
        <b>{told}</b>
        {marks
          .filter((mark) => mark.at === at)
          .map(({ fact, text }) => (
            <span key={fact}>{text}</span>
          ))}
        <button type="button" onClick={() => look(at)}>
          {words.look}
        </button>
      </output>
      <Legend {...{ review, seats, names, words }} />
      {marks.length > 0 && <MarkList {...{ marks, words, look }} />}
    </figure>
  );
};

export const BareChart = ({ review, ...of }: Omit<Props, 'marks' | 'look' | 'turnAt'>) => (
  <figure class="chances bare">
    <figcaption>{review.of === 'winning' ? of.words.chances : of.words.enemiesOf(of.names(review.seat))}</figcaption>
    <div class="plot">
      <Lines chances={review.chances} seats={of.seats} last={Math.max(1, review.chances.at(-1)?.at ?? 1)} />
    </div>
    <Legend review={review} {...of} />
  </figure>
);

const Lines = ({ chances, seats, last }: Pick<Review, 'chances'> & { seats: readonly Seat[]; last: number }) => (
  <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
    {[0.25, 0.5, 0.75].map((share) => (
      <line key={share} class="rule" x1={0} x2={WIDTH} y1={HEIGHT * (1 - share)} y2={HEIGHT * (1 - share)} />
    ))}
    {seats.map((seat, i) => (
      <polyline
        key={seat}
        class={`seat-${seat}`}
        stroke-dasharray={DASHES[i]}
        points={chances
          .map(({ at, of }) => `${((at / last) * WIDTH).toFixed(1)},${((1 - (of[seat] ?? 0)) * HEIGHT).toFixed(1)}`)
          .join(' ')}
      />
    ))}
  </svg>
);

const Legend = ({ review: { chances, of: kind }, seats, names, words }: Omit<Props, 'marks' | 'look' | 'turnAt'>) => (
  <ul class="legend">
    {seats.map((seat, i) => {
      const line = chances.map(({ of }) => of[seat] ?? 0);
      const course = (kind === 'winning' ? words.chancesOf : words.enemyOf)(
        names(seat),
        percent(Math.max(...line)),
        percent(line.at(-1) ?? 0),
      );
      return (
        <li key={seat} title={course}>
          <Mask seat={seat} />
          <svg viewBox="0 0 30 4" class={`seat-${seat}`} aria-hidden="true">
            <line x1={0} x2={30} y1={2} y2={2} stroke-dasharray={DASHES[i]} />
          </svg>
          <span aria-hidden="true">{names(seat)}</span>
          <span class="unseen">{course}</span>
        </li>
      );
    })}
  </ul>
);

/** The legend of marks, and a list of all with links to their moments. */
const MarkList = ({ marks, words, look }: Pick<Props, 'marks' | 'words' | 'look'>) => (
  <>
    <ul class="legend marks-of" aria-hidden="true">
      {[...new Set(marks.map(({ kind }) => kind))].map((kind) => (
        <li key={kind}>
          <i class={kind} /> {words.kinds[kind]}
        </li>
      ))}
    </ul>
    <details class="mark-list">
      <summary>{t('markedMoments')(marks.length)}</summary>
      <ol>
        {marks.map(({ at, kind, text, fact }) => (
          <li key={fact}>
            <button type="button" onClick={() => look(at)}>
              <i class={kind} aria-hidden="true" /> {text}
            </button>
          </li>
        ))}
      </ol>
    </details>
  </>
);
