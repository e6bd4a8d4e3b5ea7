/** A film of a finished game: its moments in order with open hands; a touch skips, Escape ends it. */
import '../../base/css/film.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { paceNow } from '../../base/settings.ts';
import { t } from '../../base/text/ending.ts';
import type { Shot } from '../../table/web-part.ts';

/** Milliseconds per moment at the normal pace: three moments take less than 20 seconds. */
const SHOT = 6000;
/** The pace of a film for players whose pace is instant. */
const HASTY = 0.6;
const BUTTONS = 'button, a, input';

type Props = {
  shots: readonly Shot[];
  close(): void;
  /** Shown after the last moment; without it the film closes. */
  after?: ComponentChildren;
};

export const Film = ({ shots, close, after }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(0);
  const [pace] = useState(() => Math.min(1, paceNow() || HASTY));
  const shot = shots[at];
  const next = () => setAt((now) => Math.min(shots.length, now + 1));
  useLayoutEffect(() => {
    const open = dialog.current;
    if (open !== null && !open.open) open.showModal();
    // no button has focus at first
    if (shots.length > 0) open?.focus();
    return () => open?.close();
  }, []);
  useEffect(() => {
    if (at < shots.length) {
      const timer = setTimeout(next, SHOT * pace);
      return () => clearTimeout(timer);
    }
    if (after === undefined) close();
    return undefined;
  }, [at]);
  const touched = ({ target }: Event) => {
    if (shot !== undefined && target instanceof Element && target.closest(BUTTONS) === null) next();
  };
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      class={`film-layer ${shot === undefined ? 'over' : ''}`}
      aria-label={t('film')}
      onClose={close}
      onClick={touched}
      onKeyDown={(event) => {
        if (shot === undefined || ![' ', 'ArrowRight'].includes(event.key)) return;
        if (event.target instanceof Element && event.target.closest(BUTTONS) !== null && event.key === ' ') return;
        event.preventDefault();
        next();
      }}
      style={{ '--pace': `${pace}`, '--shot': `${SHOT * pace}ms` }}
    >
      {shot === undefined ? (
        after
      ) : (
        <>
          <header>
            <span class="reels" aria-hidden="true">
              {shots.map(({ fact }, i) => (
                <i key={fact} class={i < at ? 'seen' : i === at ? 'now' : ''} />
              ))}
            </span>
            <h2>
              {shot.title} <small>{shot.about}</small>
            </h2>
          </header>
          <div class="shot" key={shot.fact}>
            {shot.draw(pace)}
          </div>
          <button type="button" class="end-film" onClick={close}>
            {t('skipFilm')}
          </button>
        </>
      )}
    </dialog>
  );
};
