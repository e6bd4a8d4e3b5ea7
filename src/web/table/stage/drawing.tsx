/** Positions of things at a table, and drawing above it: at a place, between places, along a line. */
import '../../base/css/stage.css';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { where } from '../where.ts';

export type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type Point = { readonly x: number; readonly y: number };

/** The speed factor; 0 for a still. */
export const Pace = createContext(1);

const boxAt = (place: string): Rect | undefined => {
  const box = document.querySelector(`[data-at="${place}"]`)?.getBoundingClientRect();
  return box === undefined || box.width === 0 ? undefined : box;
};
const middleOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Animations inside a place do not move it. */
const movesPlaces = ({ effect }: Animation): boolean =>
  effect instanceof KeyframeEffect && effect.target?.parentElement?.closest('[data-at]') === null;

/** Measures as if all animations were over, then resumes them. */
const atRest = <T,>(measure: () => T): T => {
  const moving = document
    .getAnimations()
    .filter((one) => one instanceof CSSTransition && one.transitionProperty === 'transform' && movesPlaces(one));
  const times = moving.map(({ currentTime }) => currentTime);
  for (const one of moving) one.currentTime = one.effect?.getComputedTiming().endTime ?? null;
  const measured = measure();
  for (const [i, one] of moving.entries()) {
    one.currentTime = times[i] ?? null;
    // an animation that has just begun would stay paused
    if (one.playState !== 'finished') one.play();
  }
  return measured;
};

/** The screen size as a key, to draw again when it changes. */
export const useScreenSize = (): string => {
  const [size, setSize] = useState('');
  useEffect(() => {
    const again = () => setSize(`${innerWidth} ${innerHeight}`);
    addEventListener('resize', again);
    return () => removeEventListener('resize', again);
  }, []);
  return size;
};

/** Measures, and returns what to write. */
type Look = () => (() => void) | undefined;
const looks = new Set<Look>();

/** Before the next frame all measure first, then all write, so that the page is laid out once. */
const lookTogether = (): void => {
  const all = [...looks];
  if (all.length === 0) return;
  looks.clear();
  for (const act of atRest(() => all.map((look) => look()))) act?.();
};

/** `undefined`: nothing to measure, so no layout is forced. */
export const useLook = (look: Look | undefined, inputs: readonly unknown[]): void =>
  useLayoutEffect(() => {
    if (look === undefined) return undefined;
    if (looks.size === 0) queueMicrotask(lookTogether);
    looks.add(look);
    return () => void looks.delete(look);
  }, inputs);

/** Measured once, when a scene begins: no place moves while it lasts. */
export const useBoxes = (...places: readonly string[]): readonly Rect[] | undefined => {
  const [boxes, setBoxes] = useState<readonly Rect[] | undefined>();
  const key = places.join();
  useLook(() => {
    const found = key.split(',').flatMap((place) => boxAt(place) ?? []);
    return () => setBoxes(found.length === key.split(',').length ? found : undefined);
  }, [key]);
  return boxes;
};

const EDGE = 8;
/** The share of a television's width and height that it may cut off. */
const OVERSCAN = 0.03;
const edgeOf = (side: number): number => (where.value === 'wall' ? Math.max(EDGE, side * OVERSCAN) : EDGE);

type AtProps = {
  place: string;
  class?: string;
  from?: string;
  ms?: number;
  after?: number;
  children: ComponentChildren;
};

/** Content at a place, kept on the screen; `from`: it moves from there. */
export const At = ({ place, class: style = '', from, ms = 300, after = 0, children }: AtProps) => {
  const here = useRef<HTMLDivElement>(null);
  const pace = useContext(Pace);
  useLook(() => {
    const drawn = here.current;
    const [box, start] = [boxAt(place), boxAt(from ?? place)];
    if (drawn === null) return undefined;
    const [width, height] = [drawn.offsetWidth, drawn.offsetHeight];
    return () => {
      drawn.style.display = box === undefined || start === undefined ? 'none' : '';
      if (box === undefined || start === undefined) return;
      const { x, y } = middleOf(box);
      const within = (at: number, half: number, end: number) =>
        Math.min(Math.max(at, half + edgeOf(end)), end - half - edgeOf(end));
      const [left, top] = [within(x, width / 2, innerWidth), within(y, height / 2, innerHeight)];
      drawn.style.left = `${left}px`;
      drawn.style.top = `${top}px`;
      if (from === undefined || pace === 0) return;
      const begin = middleOf(start);
      const away = `translate(${begin.x - left}px, ${begin.y - top}px) scale(${Math.min(1, start.width / width)})`;
      drawn.animate([{ transform: away }, { transform: 'none' }], {
        duration: ms * pace,
        delay: after * pace,
        easing: 'cubic-bezier(.2,.8,.2,1)',
        fill: 'backwards',
      });
    };
  }, [place, from]);
  return (
    <div ref={here} class={`at ${style}`}>
      {children}
    </div>
  );
};

/** Where the line from a box's centre to a point leaves the box. */
const edge = (box: Rect, to: Point): Point => {
  const from = middleOf(box);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = Math.min(1, box.width / 2 / (Math.abs(dx) || 1), box.height / 2 / (Math.abs(dy) || 1));
  return { x: from.x + dx * share, y: from.y + dy * share };
};

/** A line's ends, and its control point. */
type Bow = { readonly start: Point; readonly end: Point; readonly bend: Point };

const bowBetween = (a: Rect, b: Rect): Bow => {
  const [start, end] = [edge(a, middleOf(b)), edge(b, middleOf(a))];
  const far = Math.hypot(end.x - start.x, end.y - start.y);
  return { start, end, bend: { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - far * 0.14 } };
};

const hangBetween = (a: Rect, b: Rect): Bow => {
  const foot = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height });
  const [start, end] = [foot(a), foot(b)];
  const far = Math.hypot(end.x - start.x, end.y - start.y);
  return { start, end, bend: { x: (start.x + end.x) / 2, y: Math.max(start.y, end.y) + 24 + far * 0.14 } };
};

type LineProps = {
  from: string;
  to: string;
  class: string;
  hangs?: boolean;
  children?: (middle: Point) => ComponentChildren;
};

/** A line between two places, bowed upwards, with a knot at its start. */
export const Line = ({ from, to, class: style, hangs = false, children }: LineProps) => {
  const [a, b] = useBoxes(from, to) ?? [];
  if (a === undefined || b === undefined) return null;
  const { start, end, bend } = (hangs ? hangBetween : bowBetween)(a, b);
  const path = `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`;
  const middle = { x: (start.x + 2 * bend.x + end.x) / 4, y: (start.y + 2 * bend.y + end.y) / 4 };
  const origin = { transformOrigin: `${start.x}px ${start.y}px` };
  return (
    <>
      <svg class={`drawn ${style}`} aria-hidden="true">
        <path d={path} pathLength="1" style={origin} />
        <path class="rest" d={path} pathLength="1" style={origin} />
        <circle cx={start.x} cy={start.y} r="5" />
      </svg>
      {children?.(middle)}
    </>
  );
};

/** Space for the line's width, knot and head. */
const MARGIN = 12;

/**
 * A line drawn from knot to end: a slit opens along it while its content stays in place. Both move by transforms, which
 * need no repaint; a growing dash would repaint every frame.
 */
export const DrawnLine = ({ from, to, class: style }: Omit<LineProps, 'children' | 'hangs'>) => {
  const [a, b] = useBoxes(from, to) ?? [];
  if (a === undefined || b === undefined) return null;
  const { start, end, bend } = bowBetween(a, b);
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const [far, turn] = [Math.hypot(dx, dy), Math.atan2(dy, dx)];
  if (far === 0) return null; // neither place is on this screen
  // in coordinates along the line
  const [x, y] = [bend.x - start.x, bend.y - start.y];
  const [along, aside] = [(x * dx + y * dy) / far, (y * dx - x * dy) / far];
  const [width, high] = [far + 2 * MARGIN, Math.abs(aside) + MARGIN];
  return (
    <div
      class={`drawn along ${style}`}
      style={{ transform: `translate(${start.x}px, ${start.y}px) rotate(${turn}rad)` }}
    >
      <div
        class="slit"
        style={{ left: `${-MARGIN}px`, top: `${-high}px`, width: `${width}px`, height: `${2 * high}px` }}
      >
        <svg viewBox={`${-MARGIN} ${-high} ${width} ${2 * high}`} aria-hidden="true">
          <path d={`M0 0Q${along} ${aside} ${far} 0`} pathLength="1" />
          <circle r="5" />
        </svg>
      </div>
    </div>
  );
};

export const Thrown = ({
  from,
  to,
  ms,
  after,
  children,
}: {
  from: string;
  to: string;
  ms: number;
  after?: number;
  children: ComponentChildren;
}) => (
  <At place={to} from={from} ms={ms} after={after ?? 0} class="thrown">
    {children}
  </At>
);
