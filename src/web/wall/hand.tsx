/** A phone beside the big screen is only a hand: cards covered until they are held, and what one is asked. */
import '../css/hand.css';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { View } from '../../engine/game.ts';
import { isAsked } from '../link/link.ts';
import { buzz, ring } from '../parts/sound.ts';
import { keepAwake } from './awake.ts';
import { useWallText } from './words.ts';

/** They fall by themselves: nobody leaves his cards open on the table. */
const LIFTED_FOR = 12_000;
/** By keyboard or switch one cannot hold: they stay for a moment. */
const TAPPED_FOR = 3000;

/** In a pocket or on the table one feels it. */
const BUZZ = 60;

/** Whom a question is for lies on the table, so it tells a neighbour nothing that he may not know. */
const useCalls = (asked: boolean, question: number): void =>
  useEffect(() => {
    if (!asked) return;
    buzz(BUZZ);
    ring('turn');
  }, [asked, question]);

/** On the page itself, where the styles of each game find it. */
const setHeld = (held: boolean): void => {
  const { dataset } = document.documentElement;
  if (held) dataset.held = '';
  else delete dataset.held;
};

/** `called`: asked, and the big screen has shown what led to it. */
export const Hand = ({ view, called }: { view: View; called: boolean }) => {
  const text = useWallText();
  useCalls(called, view.question);
  useEffect(keepAwake, []);
  const [held, hold] = useState(false);
  // with the picture, not after it: a finger may be gone again at once
  useLayoutEffect(() => {
    setHeld(held);
    if (!held) return;
    const fall = () => hold(false);
    const timer = setTimeout(fall, LIFTED_FOR);
    for (const event of ['pointerup', 'pointercancel', 'blur'] as const) addEventListener(event, fall);
    document.addEventListener('visibilitychange', fall);
    return () => {
      clearTimeout(timer);
      for (const event of ['pointerup', 'pointercancel', 'blur'] as const) removeEventListener(event, fall);
      document.removeEventListener('visibilitychange', fall);
    };
  }, [held]);
  useLayoutEffect(() => () => setHeld(false), []);
  if (text === undefined) return null;
  const asked = isAsked(view);
  return (
    <>
      {!asked && view.over === null && (
        <section class="elsewhere" aria-hidden="true">
          <h2>{text.watch}</h2>
        </section>
      )}
      {called && <span class="calls" key={view.question} aria-hidden="true" />}
      <p class="look-up" aria-hidden="true">
        {text.lookUp}
      </p>
      {view.over === null && (
        <button
          type="button"
          class={`lift-seal ${held ? 'held' : ''}`}
          aria-label={text.lift}
          onPointerDown={() => hold(true)}
          onContextMenu={(event) => event.preventDefault()}
          onKeyDown={({ key }) => {
            if (key !== 'Enter' && key !== ' ') return;
            hold(true);
            setTimeout(() => hold(false), TAPPED_FOR);
          }}
        >
          <span>{held ? text.letGo : text.hold}</span>
        </button>
      )}
    </>
  );
};
