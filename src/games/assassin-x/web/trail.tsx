/** Trails of hidden cards from window to window, and what everybody has seen of a player this round. */
import './css/trail.css';
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import { type Point, type Rect, useBoxes, useScreenSize } from '../../../web/table/stage/drawing.tsx';
import type { Names } from '../../../words/words.ts';
import { type Passage, passages, type Reason, reasonAgainst, watched } from '../rules/trail.ts';
import type { AssassinXText } from '../texts/fr/table.ts';
import { nameOf } from './card.tsx';

type Steps = Passage & { readonly count: number; readonly newest: boolean };

/** One trail per pair of seats, the newest last. */
const stepsOf = (heard: readonly Said[]): readonly Steps[] => {
  const found = new Map<string, Steps>();
  for (const one of passages(heard)) {
    const key = `${one.from}${one.to}`;
    const count = (found.get(key)?.count ?? 0) + 1;
    found.delete(key);
    found.set(key, { ...one, count, newest: false });
  }
  return [...found.values()].map((one, i, all) => ({ ...one, newest: i === all.length - 1 }));
};

const FEET = [0, 1, 2, 3, 4, 5, 6];
/** How far a trail bends down into the street, and the distance of its feet. */
const [DEEP, ASIDE] = [64, 4];

/** Height of name and points below a window. */
const SILL = 36;
/** Where a trail leaves a window, or my hand below. */
const doorOf = ({ x, y, width, height }: Rect): Point => ({
  x: x + width / 2,
  y: y > innerHeight / 2 ? y : y + height + SILL,
});

const Steps = ({ from, to, count, newest }: Steps) => {
  const [a, b] = useBoxes(`seat-${from}`, `seat-${to}`) ?? [];
  if (a === undefined || b === undefined) return null;
  const [start, end] = [doorOf(a), doorOf(b)];
  const level = Math.abs(start.y - end.y) < DEEP;
  const bend = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 + (level ? 2 * DEEP : 0) };
  const on = (t: number): Point => ({
    x: (1 - t) ** 2 * start.x + 2 * t * (1 - t) * bend.x + t ** 2 * end.x,
    y: (1 - t) ** 2 * start.y + 2 * t * (1 - t) * bend.y + t ** 2 * end.y,
  });
  const middle = on(0.5);
  return (
    <g class={newest ? 'newest' : ''}>
      {FEET.map((foot) => {
        const t = (foot + 1) / (FEET.length + 1);
        const [here, next] = [on(t), on(t + 0.01)];
        const turn = (Math.atan2(next.y - here.y, next.x - here.x) * 180) / Math.PI;
        const aside = foot % 2 === 0 ? ASIDE : -ASIDE;
        return (
          <ellipse
            key={foot}
            rx="6"
            ry="3"
            transform={`translate(${here.x} ${here.y}) rotate(${turn}) translate(0 ${aside})`}
          />
        );
      })}
      {count > 1 && (
        <g transform={`translate(${middle.x} ${middle.y})`}>
          <circle r="11" />
          <text>{count}</text>
        </g>
      )}
    </g>
  );
};

export const Trail = ({ heard }: { heard: readonly Said[] }) => {
  const size = useScreenSize();
  return (
    <svg class="trail" aria-hidden="true">
      {stepsOf(heard).map((one) => (
        <Steps key={`${one.from} ${one.to} ${size}`} {...one} />
      ))}
    </svg>
  );
};

const reasonSaid = (reason: Reason, text: AssassinXText): string =>
  'cards' in reason ? text.reasons[reason.kind](reason.cards) : reason.kind === 'assassin' ? text.openly : text.feeling;

/** What the player who sends the police says. */
export const reasonOf = (heard: readonly Said[], at: Seat, text: AssassinXText): string =>
  reasonSaid(reasonAgainst(heard, at), text);

/** What everybody has seen of a seat, in lines. */
export const watchedLines = (heard: readonly Said[], seat: Seat, names: Names, text: AssassinXText): string[] => {
  const { hidden, shown, discarded } = watched(heard, seat);
  const givers = [...new Set(hidden)];
  return [
    ...givers.map((from) => text.tookHidden(hidden.filter((one) => one === from).length, names(from))),
    ...(shown.length === 0 ? [] : [text.tookShown(shown.map(nameOf).join(', '))]),
    ...(discarded === 0 ? [] : [text.threwAway(discarded)]),
  ];
};
