/** The frame of the choices: the question with its clock, and the answers below. */
import '../base/css/dock.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../base/text/table.ts';
import { type Settled, useMark } from '../parts/settled.ts';
import { advice } from './advice.ts';
import { ClockRing, SecondsLeft } from './clock.tsx';

type Props = {
  title: string;
  lead?: readonly string[];
  question: string;
  asked: boolean;
  tiled?: boolean;
  /** Whether buttons react yet; without it, at once. */
  settled?: Settled;
  class?: string;
  tools?: ComponentChildren;
  hint?: string | undefined;
  children: ComponentChildren;
};

/** A button needs this many visible pixels. */
const TOUCH = 60;

export const showWanted = (): void => {
  const wanted = document.querySelector('.dock .wanted');
  const top = wanted?.getBoundingClientRect().top ?? 0;
  if (top > innerHeight - TOUCH) wanted?.scrollIntoView({ block: 'nearest' });
};

export const DockFrame = (props: Props) => {
  const { title, lead = [], question, asked, tiled = false, settled, class: style = '', tools, hint, children } = props;
  const dock = useRef<HTMLElement>(null);
  useMark(dock, settled);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (question !== '' && (document.activeElement === document.body || document.activeElement === null))
      heading.current?.focus({ preventScroll: true });
  }, [question]);
  useEffect(() => {
    if (hint !== undefined) showWanted();
  }, [hint]);
  return (
    <section
      class={`dock ${style} ${asked ? 'asked' : ''} ${hint === undefined ? '' : 'coached'}`}
      aria-label={t('yourChoices')}
      ref={dock}
    >
      <header>
        <span class="dock-clock">{asked && <ClockRing />}</span>
        <div class="asks">
          <h2 tabIndex={-1} ref={heading}>
            {title}
          </h2>
          {lead.map((line) => (
            <p class="lead" key={line}>
              {line}
            </p>
          ))}
        </div>
        {asked && <SecondsLeft />}
        {tools}
      </header>
      {hint !== undefined && <p class="coach">{hint}</p>}
      {advice.value?.()}
      {children}
      {tiled && <span class="below" aria-hidden="true" />}
    </section>
  );
};
