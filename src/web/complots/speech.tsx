/** Who speaks, speaks from his seat: bubbles beside the places, and arrows to those who are aimed at. */
import './css/speech.css';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../engine/seats.ts';
import { isCharacter } from '../../games/complots/characters.ts';
import type { Talk } from '../link/link.ts';
import { useLook } from '../stage/drawing.tsx';
import { effectAt } from './choices.ts';
import { fit, handBox, tableOnPage } from './fit.ts';
import { arrow, type Box, centreOf, overlap, type Placed, placeBubble } from './geometry.ts';
import { isDeadly, type Spoken } from './spoken.ts';
import type { ComplotsText } from './text/fr.ts';

/** Something said: `key` keeps its bubble where it is while it is said. */
export type Words = {
  readonly key: string;
  readonly by: Seat;
  readonly at?: Seat | undefined;
  readonly tone: 'claiming' | 'chatting';
  readonly deadly?: boolean;
  readonly says: ComponentChildren;
};

/** A name for a seat; none for the reader’s own. */
type Called = (seat: Seat) => string | undefined;

const wordsOf = (spoken: Spoken, text: ComplotsText, called: Called): Words => ({
  key: `${spoken.kind} ${spoken.by} ${spoken.move}`,
  by: spoken.by,
  at: spoken.at,
  tone: 'claiming',
  deadly: isDeadly(spoken),
  says: sentence(spoken, text, called),
});

export const speechOf = (spoken: readonly Spoken[], text: ComplotsText, called: Called): Words[] =>
  spoken.map((one) => wordsOf(one, text, called));

/** Words beside the game, seen for a moment. */
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

const linesOf = (
  { kind, claimed, move, at }: Spoken,
  text: ComplotsText,
  called: Called,
): readonly [string, string] => {
  if (!isCharacter(claimed)) {
    const { name, effect } = text.plain[plainOf(move)];
    return [name, effect];
  }
  const { the } = text.characters[claimed];
  if (kind === 'counter') return [text.iCounter(the), ''];
  if (kind === 'join') return [text.joinWith(the), ''];
  if (kind === 'witch') return [text.stage.buried, ''];
  return [text.iAm(the), effectAt(text, claimed, at, called)];
};
const plainOf = (move: Spoken['move']): keyof ComplotsText['plain'] =>
  move === 'aid' || move === 'convert' || move === 'embezzle' ? move : 'coup';

const EDGE = 6;

const boxOf = (there: Element | null | undefined): Box | undefined => {
  const box = there?.getBoundingClientRect();
  return box === undefined || box.width === 0 ? undefined : box;
};

/** Where everything is that a bubble must leave in sight. */
const survey = (main: HTMLElement) => {
  const felt = boxOf(main.querySelector('.felt'));
  const hand = handBox(main);
  const dock = boxOf(main.querySelector('.dock'));
  const boxes = (what: string): Box[] => Array.from(main.querySelectorAll(what)).flatMap((one) => boxOf(one) ?? []);
  const left = (felt?.x ?? 0) + EDGE;
  const right = (felt === undefined ? innerWidth : felt.x + felt.width) - EDGE;
  const top = (felt?.y ?? 0) + EDGE;
  const low = Math.min(dock !== undefined && dock.x < right ? dock.y : innerHeight, innerHeight);
  return {
    room: { x: left, y: top, width: right - left, height: low - top },
    taken: [
      ...boxes('.place, .pile, .claimed, .stake-at, .mine .who, .mine .purse'),
      ...(hand === undefined ? [] : [hand]),
    ],
    told: boxes('.telling .last'),
    stake: boxOf(main.querySelector('.claimed')),
    seat: (seat: Seat): Box | undefined => {
      const cards = main.querySelector(`[data-at="cards-${seat}"]`);
      return cards?.closest('.mine') != null ? hand : boxOf(cards?.closest('.place') ?? cards);
    },
  };
};

/** Where a bubble is, its arrow, and how often it has changed its place. */
type Laid = { readonly placed: Placed; readonly to: ReturnType<typeof arrow> | undefined; readonly moves: number };
type Bubbles = Readonly<Record<string, Laid>>;
const NONE: Bubbles = {};

/** `settled`: no scene is shown, and the table has its room back. */
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
  useLook(() => {
    const main = tableOnPage();
    if (main === undefined || whole.current === null || words.length === 0) return () => setLaid(NONE);
    const same = size.current === resized;
    size.current = resized;
    if (!same) fit(main);
    const { room, taken, told, stake, seat } = survey(main);
    const bubbles = whole.current.querySelectorAll('.bubble');
    const next: Record<string, Laid> = {};
    const isFree = (box: Box): boolean => taken.every((one) => overlap(box, one) === 0);
    for (const [i, { key: name, by, at, tone }] of words.entries()) {
      // what is said already stays where it is, unless the table itself has changed, or it covers what it need not
      const was = laid[name];
      const kept = same && was !== undefined && !(settled && !isFree(was.placed)) ? was.placed : undefined;
      const [bubble, him, aim] = [bubbles[i], seat(by), at === undefined ? undefined : seat(at)];
      if (!(bubble instanceof HTMLElement) || him === undefined) continue;
      const put = (also: readonly Box[]): Placed =>
        placeBubble({ width: bubble.offsetWidth, height: bubble.offsetHeight }, him, room, [...taken, ...also]);
      // what is said of the game may have to cover something; chat is also read elsewhere
      const placed = tone === 'chatting' ? [kept ?? put(told), put([])].find(isFree) : (kept ?? put([]));
      if (placed === undefined) continue;
      taken.push(placed);
      next[name] = {
        placed,
        to: aim === undefined ? undefined : arrow(placed, aim, centreOf(room), stake),
        moves: was === undefined ? 0 : was.moves + (was.placed.y === placed.y ? 0 : 1),
      };
    }
    return () => setLaid(next);
  }, [key, resized, settled]);
  return (
    <div class="speech-at" ref={whole} aria-hidden="true">
      <svg class="arrows" aria-hidden="true">
        {words.map(({ key: name, deadly }) => {
          const to = laid[name]?.to;
          return (
            to !== undefined && (
              <g key={name} class={deadly === true ? 'deadly' : ''}>
                <path d={to.path} />
                <path
                  class="head"
                  d="M0 0l-18-9v18z"
                  transform={`translate(${to.tip.x} ${to.tip.y}) rotate(${to.turn})`}
                />
              </g>
            )
          );
        })}
      </svg>
      {words.map(({ key: name, tone, says }) => (
        <div
          key={`${name} ${laid[name]?.moves ?? 0}`}
          class={`bubble ${tone} ${laid[name]?.placed.tail ?? 'unplaced'}`}
          style={styleOf(laid[name]?.placed)}
        >
          {says}
        </div>
      ))}
    </div>
  );
};

const styleOf = (placed: Placed | undefined): Record<string, string> =>
  placed === undefined ? {} : { left: `${placed.x}px`, top: `${placed.y}px`, '--along': `${placed.along}px` };
