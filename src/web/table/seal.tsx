/** The seal over covered cards: press it, slide onto an answer, let go. Nothing outside the hold tells what was done. */
import '../base/css/seal.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Emblem } from '../base/art/emblem.tsx';
import { sealBy } from '../base/settings.ts';
import { t } from '../base/text/table.ts';
import { cover, lifted } from '../parts/lifted.ts';
import { ClockRing } from './clock.tsx';
import { answersIn, pressSeal } from './slide.ts';

/** A key pressed for a shorter time leaves the cards up. */
const SHORT = 400;

/** The text that a screen reader would read. */
const spokenOf = (node: Node): string => {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (node.getAttribute('aria-hidden') === 'true') return '';
  const label = node.matches('button, [role=img]') ? node.getAttribute('aria-label') : null;
  return label ?? spokenIn(node);
};
const spokenIn = (node: Node): string => [...node.childNodes].map(spokenOf).join(' ');

/** Whatever takes the screen away covers the cards: another app, a call, a turned phone. */
const LOST = ['blur', 'resize', 'pagehide'] as const;

/** With keys, taps or a screen reader the cards stay up until an answer, Escape, or the focus leaves the table. */
const useOpened = (seal: { readonly current: HTMLElement | null }): void => {
  const up = lifted.value;
  useLayoutEffect(() => {
    if (up === undefined) return;
    const table = seal.current?.closest('main');
    const left = ({ relatedTarget }: FocusEvent) => {
      if (up !== 'open' || !(relatedTarget instanceof Element)) return;
      if (table?.contains(relatedTarget) !== true || relatedTarget.closest('.bar') !== null) cover();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') return cover();
      if (!event.key.startsWith('Arrow') || table == null) return;
      const all = answersIn(table);
      const { activeElement } = document;
      const at = activeElement instanceof HTMLButtonElement ? all.indexOf(activeElement) : -1;
      const forward = event.key === 'ArrowDown' || event.key === 'ArrowRight';
      event.preventDefault();
      event.stopPropagation();
      all[(at + (forward ? 1 : -1) + all.length) % all.length]?.focus();
    };
    for (const event of LOST) addEventListener(event, cover);
    addEventListener('keydown', key, true);
    document.addEventListener('visibilitychange', cover);
    document.addEventListener('focusout', left);
    return () => {
      for (const event of LOST) removeEventListener(event, cover);
      removeEventListener('keydown', key, true);
      document.removeEventListener('visibilitychange', cover);
      document.removeEventListener('focusout', left);
      // the focus does not stay on an answer that is hidden now
      if (up === 'open') seal.current?.focus({ preventScroll: true });
    };
  }, [up]);
};

/** A held key covers the cards when it is let go, wherever the focus is by then. */
const coverAfter = (held: string): void => {
  const since = performance.now();
  const up = ({ key }: KeyboardEvent) => {
    if (key !== held) return;
    removeEventListener('keyup', up, true);
    if (performance.now() - since > SHORT) cover();
  };
  addEventListener('keyup', up, true);
};

const wordOf = (tapped: boolean, up: boolean, pointed: boolean, again: boolean): string => {
  const words = tapped ? t('sealTap') : t('sealPress');
  if (!up) return again ? words.again : words.rest;
  return pointed ? words.give : words.up;
};

export const Seal = ({ question }: { question: number }) => {
  const up = lifted.value;
  const button = useRef<HTMLButtonElement>(null);
  const [pressedAt, setPressedAt] = useState<number | undefined>();
  const [spoken, say] = useState('');
  const [pointed, point] = useState<string | undefined>();
  const tapped = sealBy.value === 'tap';
  useOpened(button);
  useLayoutEffect(() => cover, []);
  useEffect(() => {
    const cards = button.current?.parentElement?.querySelector(':scope > :is(.mine, .own, .my-side)');
    say(up !== undefined && cards ? spokenIn(cards).replace(/\s+/g, ' ').trim() : '');
    if (up === undefined) point(undefined);
    else setPressedAt(question);
  }, [up]);
  const toggle = () => {
    lifted.value = up === undefined ? 'open' : undefined;
  };
  return (
    <>
      <button
        type="button"
        class={`wax-seal ${up ?? ''}`}
        aria-label={t('liftCards')}
        aria-expanded={up !== undefined}
        ref={button}
        onPointerDown={(event) => {
          if (!tapped && event.button === 0) pressSeal(event, point);
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ' && event.key !== 'Enter') return;
          event.preventDefault(); // the click would toggle it again
          if (event.repeat) return;
          toggle();
          coverAfter(event.key);
        }}
        onContextMenu={(event) => event.preventDefault()}
        onClick={({ detail }) => {
          if (tapped || detail === 0) toggle(); // a screen reader clicks without a finger
        }}
      >
        <ClockRing />
        <span class="wax" aria-hidden="true">
          <Emblem name="bluff" />
        </span>
      </button>
      <p class="wax-word" aria-hidden="true">
        {wordOf(tapped, up !== undefined, pointed !== undefined, pressedAt === question)}
      </p>
      {up !== undefined && pointed !== undefined && (
        <p class="pointed-words" aria-hidden="true">
          {pointed}
        </p>
      )}
      <p class="unseen" role="status">
        {spoken}
      </p>
    </>
  );
};
