/** Everybody's chances over a game, its lies and doubts below them; in words for those who do not see it. */
import type { Seat } from '../../engine/seats.ts';
import type { Review } from '../../host/review.ts';
import type { Names } from '../../words/words.ts';
import { Medallion } from '../parts/medallion.tsx';
import type { MarkKind } from '../room.ts';
import type { ReviewText } from './text/fr.ts';
import { percent } from './text.ts';

/** What is marked, after so many moves. */
export type Marked = { readonly at: number; readonly kind: MarkKind };

type Props = {
  review: Review;
  seats: readonly Seat[];
  names: Names;
  words: ReviewText;
  marks: readonly Marked[];
};

const WIDTH = 600;
const HEIGHT = 180;
/** So that colours need not be told apart. */
const DASHES = ['', '8 4', '2 4', '12 4 2 4', '', '6 2', '2 2', '10 2 2 2'];

export const Chart = ({ review: { chances }, seats, names, words, marks }: Props) => {
  const last = Math.max(1, chances.at(-1)?.at ?? 1);
  const lineOf = (seat: Seat): number[] => chances.map(({ of }) => of[seat] ?? 0);
  return (
    <figure class="chances">
      <figcaption>{words.chances}</figcaption>
      <div class="plot">
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
                .map(
                  ({ at, of }) => `${((at / last) * WIDTH).toFixed(1)},${((1 - (of[seat] ?? 0)) * HEIGHT).toFixed(1)}`,
                )
                .join(' ')}
            />
          ))}
        </svg>
        <span class="marks" aria-hidden="true">
          {marks.map(({ at, kind }) => (
            <i key={`${at} ${kind}`} class={kind} style={{ '--at': `${at / last}` }} />
          ))}
        </span>
      </div>
      <ul class="legend">
        {seats.map((seat, i) => {
          const line = lineOf(seat);
          const told = words.chancesOf(names(seat), percent(Math.max(...line)), percent(line.at(-1) ?? 0));
          return (
            <li key={seat} title={told}>
              <Medallion seat={seat} name={names(seat)} />
              <svg viewBox="0 0 30 4" class={`seat-${seat}`} aria-hidden="true">
                <line x1={0} x2={30} y1={2} y2={2} stroke-dasharray={DASHES[i]} />
              </svg>
              <span aria-hidden="true">{names(seat)}</span>
              <span class="unseen">{told}</span>
            </li>
          );
        })}
      </ul>
    </figure>
  );
};
