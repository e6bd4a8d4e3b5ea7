/** The button that lifts covered cards while held, and reads them to screen readers. */
import '../base/css/lift-seal.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../base/text/table.ts';
import { lifted } from './where.ts';

/** Cards cover themselves, so that nobody leaves them open. */
const LIFTED_FOR = 12_000;
/** With keyboard, switch or screen reader a short press lifts them for a moment. */
const TAPPED_FOR = 3000;
/** The longest press that counts as a tap, in milliseconds. */
const TAP = 400;

const FALLS = ['pointerup', 'pointercancel', 'keyup', 'blur'] as const;

const hold = (on: boolean): void => {
  lifted.value = on;
};

/** The text that a screen reader would read. */
const spokenOf = (node: Node): string => {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (node.getAttribute('aria-hidden') === 'true') return '';
  const label = node.matches('button, [role=img]') ? node.getAttribute('aria-label') : null;
  return label ?? spokenIn(node);
};
const spokenIn = (node: Node): string => [...node.childNodes].map(spokenOf).join(' ');

/** `lifts`: a tap lifts the cards for a while. */
export const LiftSeal = ({ question, lifts }: { question: number; lifts: boolean }) => {
  const held = lifted.value;
  const button = useRef<HTMLButtonElement>(null);
  const [spoken, say] = useState('');
  // before painting: a short touch may already be over after it
  useLayoutEffect(() => {
    if (!held) return;
    const since = performance.now();
    const drop = () => hold(false);
    let timer = setTimeout(drop, LIFTED_FOR);
    const fall = ({ type }: Event) => {
      const tapped = performance.now() - since < TAP;
      if (tapped && lifts && type !== 'blur') return;
      if (!tapped || type !== 'keyup') return drop();
      clearTimeout(timer);
      timer = setTimeout(drop, TAPPED_FOR);
    };
    for (const event of FALLS) addEventListener(event, fall);
    document.addEventListener('visibilitychange', drop);
    return () => {
      clearTimeout(timer);
      for (const event of FALLS) removeEventListener(event, fall);
      document.removeEventListener('visibilitychange', drop);
    };
  }, [held, lifts]);
  useLayoutEffect(() => {
    hold(false);
    return () => hold(false);
  }, [question]);
  useEffect(() => {
    const cards = button.current?.parentElement?.querySelector(':scope > :is(.mine, .own, .my-side)');
    say(held && cards ? spokenIn(cards).replace(/\s+/g, ' ').trim() : '');
  }, [held]);
  return (
    <>
      <button
        type="button"
        class={`lift-seal ${held ? 'held' : ''}`}
        aria-label={t('liftCards')}
        ref={button}
        onPointerDown={() => hold(true)}
        onKeyDown={(event) => {
          if (event.key !== ' ' && event.key !== 'Enter') return;
          event.preventDefault(); // it is held, not pressed
          if (!event.repeat) hold(true);
        }}
        onContextMenu={(event) => event.preventDefault()}
        onClick={({ detail }) => {
          if (detail !== 0) return; // a finger
          hold(true);
          if (!lifts) setTimeout(() => hold(false), TAPPED_FOR);
        }}
      >
        <span>{held ? t('letCardsGo') : t('holdCards')}</span>
      </button>
      <p class="unseen" role="status">
        {spoken}
      </p>
    </>
  );
};
