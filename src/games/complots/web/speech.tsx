/** Speech bubbles: in one lane on phones, beside each seat around a wide table. Arrows go from mask to mask. */
import './css/speech.css';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import type { Talk } from '../../../web/link/link.ts';
import { useLook } from '../../../web/table/stage/drawing.tsx';
import { isCharacter } from '../rules/characters.ts';
import type { ComplotsText } from '../texts/fr/table.ts';
import { effectAt } from './choices.ts';
import { fit, handBox, tableOnPage } from './fit.ts';
import {
  type Arrow,
  arrow,
  bowedArrow,
  centreOf,
  inLane,
  overlap,
  type Placed,
  placeBubble,
  type Rect,
} from './geometry.ts';
import { isDeadly, type Spoken } from './spoken.ts';

/** `key`: the same key keeps a bubble in place. */
export type Words = {
  readonly key: string;
  readonly by: Seat;
  readonly at?: Seat | undefined;
  readonly tone: 'claiming' | 'countering' | 'chatting';
  readonly deadly?: boolean;
  readonly says: ComponentChildren;
};

/** The name of a seat; undefined for the reader. */
type Called = (seat: Seat) => string | undefined;

const wordsOf = (spoken: Spoken, text: ComplotsText, called: Called): Words => ({
  key: `${spoken.kind} ${spoken.by} ${spoken.move}`,
  by: spoken.by,
  at: spoken.at,
  tone: spoken.kind === 'counter' ? 'countering' : 'claiming',
  deadly: isDeadly(spoken),
  says: sentence(spoken, text, called),
});

export const speechOf = (spoken: readonly Spoken[], text: ComplotsText, called: Called): Words[] =>
  spoken.map((one) => wordsOf(one, text, called));

/** Chat, shown for a moment. */
export const chatOf = (talk: readonly Talk[]): Words[] =>
  talk.map(({ n, seat, says }) => ({ key: `chat ${n}`, by: seat, tone: 'chatting', says: <span>{says}</span> }));

const sentence = (spoken: Spoken, text: ComplotsText, called: Called): ComponentChildren => {
  const [title, effect] = linesOf(spoken, text, called);
  return (
    <>
      <b>{title}</b>
      {effect !== '' && <small>{effect}</small>}
    </>
  );
};

export const linesOf = (
  { kind, claimed, move, at }: Spoken,
  text: ComplotsText,
  called: Called,
): readonly [string, string] => {
  if (!isCharacter(claimed)) {
    const { name, effect } = text.plain[plainOf(move)];
    return [name, effect];
  }
  const { the } = text.characters[claimed];
  if (kind === 'counter') return [text.iAm(the), text.iCounter];
  if (kind === 'join') return [text.joinWith(the), ''];
  if (kind === 'witch') return [text.stage.buried, ''];
  return [text.iAm(the), effectAt(text, claimed, at, called)];
};
const plainOf = (move: Spoken['move']): keyof ComplotsText['plain'] =>
  move === 'aid' || move === 'convert' || move === 'embezzle' ? move : 'coup';

export const Lane = ({ last }: { last: readonly string[] }) => (
  <div class="lane">
    <span class="saying-at" data-at="saying" />
    <div class="telling">
      {last.map((line, i) => (
        <p class="last" key={`${i + 1} of ${last.length} ${line}`}>
          {line}
        </p>
      ))}
    </div>
  </div>
);

const EDGE = 6;
/** The least distance of a bubble from the card at stake. */
const ASIDE = 16;

const boxOf = (there: Element | null | undefined): Rect | undefined => {
  const box = there?.getBoundingClientRect();
  return box === undefined || box.width === 0 ? undefined : box;
};
const wider = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** Boxes that a bubble must not cover. */
const survey = (main: HTMLElement) => {
  const felt = boxOf(main.querySelector('.felt'));
  const lane = main.querySelector('.lane');
  const hand = handBox(main);
  const dock = boxOf(main.querySelector('.dock'));
  const boxes = (what: string): Rect[] => Array.from(main.querySelectorAll(what)).flatMap((one) => boxOf(one) ?? []);
  const left = (felt?.x ?? 0) + EDGE;
  const right = (felt === undefined ? innerWidth : felt.x + felt.width) - EDGE;
  const top = (felt?.y ?? 0) + EDGE;
  const low = Math.min(dock !== undefined && dock.x < right ? dock.y : innerHeight, innerHeight);
  return {
    room: { x: left, y: top, width: right - left, height: low - top },
    /** Around a wide table there is no lane. */
    lane: lane !== null && getComputedStyle(lane).position === 'absolute' ? undefined : boxOf(lane),
    taken: [
      ...boxes('.place, .pile, .mine .who, .mine .purse'),
      ...boxes('.claimed, .stake-at').map((box) => wider(box, ASIDE)),
      ...(hand === undefined ? [] : [hand]),
    ],
    seats: boxes('.place'),
    told: boxes('.telling .last'),
    stake: boxOf(main.querySelector('.claimed')),
    mask: (seat: Seat): Rect | undefined => boxOf(main.querySelector(`[data-at="mask-${seat}"] .mask`)),
    mine: (seat: Seat): boolean => main.querySelector(`.mine [data-at="mask-${seat}"]`) !== null,
    seat: (seat: Seat): Rect | undefined => {
      const cards = main.querySelector(`[data-at="cards-${seat}"]`);
      return cards?.closest('.mine') != null ? hand : boxOf(cards?.closest('.place') ?? cards);
    },
  };
};
type Survey = ReturnType<typeof survey>;

/** The place of a bubble, its stem, its arrow, and how often it has moved. */
type Laid = {
  readonly placed: Placed | undefined;
  readonly stem?: string | undefined;
  readonly dot?: Rect | undefined;
  readonly to: Arrow | undefined;
  readonly moves: number;
};
type Bubbles = Readonly<Record<string, Laid>>;
const NONE: Bubbles = {};

/** `box`: the bubble in the lane. Between it and me lies nothing that an arrow would cross. */
const arrowOf = ({ by, at }: Words, { mask, mine, lane, room, stake }: Survey, box?: Rect): Arrow | undefined => {
  const [from, to] = [mask(by), at === undefined ? undefined : mask(at)];
  if (from === undefined || to === undefined || at === undefined) return undefined;
  return lane !== undefined && !mine(by) && !mine(at)
    ? bowedArrow(from, to, room.y)
    : arrow(mine(at) ? (box ?? from) : from, to, centreOf(room), stake);
};

/** In a lane: one bubble, or a claim and its answer. Chat waits until the lane is free. */
const layInLane = (words: readonly Words[], sizes: readonly Rect[], lane: Rect, found: Survey): Bubbles => {
  const [claims, chat] = [
    words.filter(({ tone }) => tone !== 'chatting'),
    words.filter(({ tone }) => tone === 'chatting'),
  ];
  const [first, last] = [claims[0], claims.at(-1)];
  const shown = first === undefined || last === undefined ? chat.slice(-1) : first === last ? [first] : [first, last];
  const across = ({ by }: Words): number => centreOf(found.seat(by) ?? lane).x;
  // two stand as their speakers sit
  shown.sort((one, other) => across(one) - across(other));
  const laid: Record<string, Laid> = {};
  for (const [i, one] of words.entries()) {
    const speaker = found.seat(one.by);
    if (speaker === undefined) continue;
    const size = sizes[i];
    const place = shown.indexOf(one);
    if (size === undefined || place < 0) {
      const dot = one.tone === 'chatting' ? found.mask(one.by) : undefined;
      laid[one.key] = { placed: undefined, dot, to: arrowOf(one, found), moves: 0 };
      continue;
    }
    const half = shown.length === 1 ? undefined : place === 0 ? 'left' : 'right';
    const { box, stem } = inLane(size, speaker, lane, half, found.mine(one.by), found.seats);
    const to = arrowOf(one, found, box);
    laid[one.key] = { placed: { ...box, tail: 'none', along: 0 }, stem, to, moves: 0 };
  }
  return laid;
};

/** `settled`: no scene is shown, and the table has its full size. */
export const Speech = ({ words, settled }: { words: readonly Words[]; settled: boolean }) => {
  const whole = useRef<HTMLDivElement>(null);
  const [laid, setLaid] = useState(NONE);
  const [resized, setResized] = useState(0);
  const size = useRef(0);
  const key = words.map((one) => one.key).join();
  useLayoutEffect(() => {
    const again = () => setResized((n) => n + 1);
    addEventListener('resize', again);
    document.fonts.addEventListener('loadingdone', again);
    return () => {
      removeEventListener('resize', again);
      document.fonts.removeEventListener('loadingdone', again);
    };
  }, []);
  const silent = words.length === 0;
  useLayoutEffect(() => {
    if (silent) setLaid(NONE);
  }, [silent]);
  const look = () => {
    const main = tableOnPage();
    if (main === undefined || whole.current === null) return () => setLaid(NONE);
    const same = size.current === resized;
    size.current = resized;
    if (!same) fit(main);
    const found = survey(main);
    const sizes = Array.from(whole.current.querySelectorAll<HTMLElement>('.bubble'), (bubble) => ({
      x: 0,
      y: 0,
      width: bubble.offsetWidth,
      height: bubble.offsetHeight,
    }));
    const { lane } = found;
    const next =
      lane === undefined ? layAround(words, sizes, found, laid, same, settled) : layInLane(words, sizes, lane, found);
    return () => setLaid(next);
  };
  useLook(silent ? undefined : look, [key, resized, settled]);
  const claims = words.filter(({ tone }) => tone !== 'chatting').length;
  return (
    <div class={`speech-at ${claims > 1 ? 'answered' : ''}`} ref={whole} aria-hidden="true">
      <svg class="arrows" aria-hidden="true">
        {words.map(({ key: name, deadly, tone }) => {
          const { to, stem } = laid[name] ?? {};
          return (
            <g key={name} class={`${deadly === true ? 'deadly' : ''} ${tone}`}>
              {stem !== undefined && <path class="stem" d={stem} />}
              {to !== undefined && (
                <>
                  <path class="dots" d={to.path} />
                  <path
                    class="head"
                    d="M0 0l-17-8v16z"
                    transform={`translate(${to.tip.x} ${to.tip.y}) rotate(${to.turn})`}
                  />
                </>
              )}
            </g>
          );
        })}
      </svg>
      {words.map(({ key: name, tone, says }) => {
        const { placed, dot, moves = 0 } = laid[name] ?? {};
        return (
          <div key={`${name} ${moves}`}>
            <div class={`bubble ${tone} ${placed?.tail ?? 'unplaced'}`} style={styleOf(placed)}>
              {says}
            </div>
            {dot !== undefined && <i class="chat-dot" style={{ left: `${dot.x + dot.width}px`, top: `${dot.y}px` }} />}
          </div>
        );
      })}
    </div>
  );
};

/** Around a table: each in the wedge of their seat. Shown bubbles stay where they are. */
const layAround = (
  words: readonly Words[],
  sizes: readonly Rect[],
  found: Survey,
  laid: Bubbles,
  same: boolean,
  settled: boolean,
): Bubbles => {
  const { room, told, seat } = found;
  const taken = [...found.taken];
  const isFree = (box: Rect): boolean => taken.every((one) => overlap(box, one) === 0);
  const next: Record<string, Laid> = {};
  for (const [i, one] of words.entries()) {
    const { key: name, by, tone } = one;
    // unless the table has changed, or it covers something needlessly
    const was = laid[name];
    const kept = same && was?.placed !== undefined && !(settled && !isFree(was.placed)) ? was.placed : undefined;
    const [bubble, speaker] = [sizes[i], seat(by)];
    if (bubble === undefined || speaker === undefined) continue;
    const put = (also: readonly Rect[]): Placed => placeBubble(bubble, speaker, room, [...taken, ...also]);
    // game talk may cover something if it must; chat is shown elsewhere too
    const placed = tone === 'chatting' ? [kept ?? put(told), put([])].find(isFree) : (kept ?? put([]));
    if (placed === undefined) continue;
    taken.push(placed);
    next[name] = {
      placed,
      to: arrowOf(one, found),
      moves: was?.placed === undefined ? 0 : was.moves + (was.placed.y === placed.y ? 0 : 1),
    };
  }
  return next;
};

const styleOf = (placed: Placed | undefined): Record<string, string> =>
  placed === undefined ? {} : { translate: `${placed.x}px ${placed.y}px`, '--along': `${placed.along}px` };
