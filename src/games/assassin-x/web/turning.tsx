/** X11 A hidden card that I have just taken. I turn it slowly; nobody else sees it. */
import './css/turning.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import { still } from '../../../web/base/settings.ts';
import { buzz, ring } from '../../../web/parts/sound.ts';
import type { GameWords, Names } from '../../../words/words.ts';
import type { Card } from '../rules/cards.ts';
import type { AssassinXText } from '../texts/fr/table.ts';
import { Back, Face } from './card.tsx';
import type { Gained } from './gained.ts';

const HELD = 1000;
const WAY = 190;
/** Milliseconds between two heartbeats, at first and at the end. */
const BEATS = { first: 900, last: 350 };

/** How far the card is turned, from 0 to 1: by a sliding or a resting thumb. */
const useTurned = (drawn: boolean) => {
  const [turned, setTurned] = useState(drawn ? 1 : 0);
  const press = useRef<{ x: number; y: number; since: number } | undefined>(undefined);
  const slid = useRef(0);
  const [down, setDown] = useState(false);
  const open = turned >= 1;
  useEffect(() => {
    if (!down || open) return;
    let frame = requestAnimationFrame(function turn(now) {
      const held = (now - (press.current?.since ?? now)) / HELD;
      setTurned(Math.min(1, Math.max(held, slid.current)));
      frame = requestAnimationFrame(turn);
    });
    return () => cancelAnimationFrame(frame);
  }, [down, open]);
  return {
    turned,
    open,
    turn: () => setTurned(1),
    hand: {
      onPointerDown(event: PointerEvent) {
        press.current = { x: event.clientX, y: event.clientY, since: performance.now() };
        slid.current = 0;
        setDown(true);
      },
      onPointerMove(event: PointerEvent) {
        const { x, y } = press.current ?? { x: event.clientX, y: event.clientY };
        if (!still()) slid.current = Math.max(slid.current, (x - event.clientX + y - event.clientY) / WAY);
      },
      onPointerUp() {
        setDown(false);
        if (!open) setTurned(0);
      },
      onPointerCancel() {
        setDown(false);
        if (!open) setTurned(0);
      },
    },
  };
};

const useHeart = (turned: number, open: boolean): void => {
  const pace = useRef(turned);
  pace.current = turned;
  useEffect(() => {
    if (open) return;
    let timer: ReturnType<typeof setTimeout>;
    const beat = () => {
      ring('heart', 1);
      if (!still()) buzz(20);
      timer = setTimeout(beat, BEATS.first - (BEATS.first - BEATS.last) * pace.current);
    };
    timer = setTimeout(beat, BEATS.first);
    return () => clearTimeout(timer);
  }, [open]);
};

type Props = {
  gained: Gained;
  names: Names;
  words: GameWords;
  text: AssassinXText;
  taught: boolean;
  close(): void;
};

export const Turning = ({ gained, names, words, text, taught, close }: Props) => {
  const { from, card } = gained;
  const { turned, open, turn, hand } = useTurned(from === undefined);
  useHeart(turned, open);
  useEffect(() => {
    if (open) ring(card === 'assassin' ? 'toll' : 'card', 1);
  }, [open]);
  const [tapped, tap] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), [open]);
  return (
    <section class={`turning ${open ? `open card-${card}` : ''}`} aria-label={text.onlyYou}>
      <p class="only">{text.onlyYou}</p>
      {open ? (
        <Arrival {...{ card, from, names, words, text }} />
      ) : (
        <>
          <h2>{text.slide}</h2>
          <button
            type="button"
            ref={button}
            class={`bare turns ${taught ? 'wanted' : ''}`}
            aria-keyshortcuts="Enter"
            style={{ '--turned': `${turned}` }}
            {...hand}
            onContextMenu={(event) => event.preventDefault()}
            onClick={(event) => (event.detail === 0 || tapped ? turn() : tap(true))}
          >
            <span class="unseen">{text.slide}</span>
            <Back />
            <i class="corner" aria-hidden="true" />
          </button>
          <i class="turn-way" aria-hidden="true">
            <i style={{ scale: `${turned} 1` }} />
          </i>
          <p class="hint">{text.orHold}</p>
        </>
      )}
      {open && (
        <button
          type="button"
          ref={button}
          class={`primary into-hand ${taught ? 'wanted' : ''}`}
          aria-keyshortcuts="Enter"
          onClick={close}
        >
          {text.intoHand}
        </button>
      )}
    </section>
  );
};

type ArrivalProps = Omit<Props, 'gained' | 'taught' | 'close'> & { card: Card; from: Seat | undefined };

/** Explains a turned card; one layout for every card. */
const Arrival = ({ card, from, names, words, text }: ArrivalProps) => {
  const { name = card, text: does } = words.stage?.card?.(card) ?? {};
  const assassin = card === 'assassin';
  return (
    <>
      <Face of={card} class="arrived" />
      <h2 aria-live="assertive">{assassin ? text.itIsYou : name}</h2>
      <p class="hint">
        {assassin && from !== undefined ? `${text.knowsIt(names(from))} ${text.noPolice(names(from))}` : does}
      </p>
    </>
  );
};
