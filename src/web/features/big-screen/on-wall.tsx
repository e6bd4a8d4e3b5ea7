/** A table on the big screen. */
import { useEffect } from 'preact/hooks';
import { ClockContext, Seconds } from '../../table/clock.tsx';
import type { Line } from '../../table/log.tsx';
import { Seated } from '../../table/mask.tsx';
import { captions } from '../../table/showing.ts';
import type { TableProps } from '../../table/table-props.ts';
import { useVoice } from './voice.ts';
import { useWallText } from './words.ts';

/** The table, and below it what is waited for, and what was said last. Nothing there is to be touched. */
export const OnWall = ({
  link,
  seen,
  words,
  names,
  marks,
  told,
  class: looks,
  style,
  touched,
  children,
}: TableProps & { told: readonly Line[] }) => {
  useVoice(told, marks);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === ' ' && document.querySelector('.wall-menu') === null) touched?.(event);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [touched]);
  return (
    <Seated.Provider value={link.people.value}>
      <ClockContext.Provider value={link.clock.value}>
        <main class={`at-table on-wall ${looks} watching`} style={style}>
          {children}
          <p class="wall-asks">
            {seen.view.over === null && (
              <>
                <Seconds /> {words.phase(seen.view, names)}
              </>
            )}
          </p>
          <ol class={`wall-ribbon ${captions.value ? '' : 'unseen'}`} aria-live="polite">
            {told.slice(-RIBBON).map(({ n, text }) => (
              <li key={n}>{text}</li>
            ))}
          </ol>
          {seen.view.over !== null && <AskAgain />}
        </main>
      </ClockContext.Provider>
    </Seated.Provider>
  );
};

const AskAgain = () => <p class="ask-again">{useWallText()?.onPhones}</p>;

const RIBBON = 3;
