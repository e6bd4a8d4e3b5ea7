/** The timeline of a finished game: start, back, forward, end, autoplay; and marks of its lies and blows. */
import { useLayoutEffect } from 'preact/hooks';
import { SPEEDS, speed } from '../../base/settings.ts';
import { t } from '../../base/text/ending.ts';
import type { Player } from '../../link/replay-player.ts';
import type { TimelineMark } from '../../table/web-part.ts';

export type Placed = TimelineMark & { readonly at: number };

export const Timeline = ({ player, marks }: { player: Player; marks: readonly Placed[] }) => {
  const { at, last, playing, play, go } = player;
  useKeys(player);
  return (
    <div class="timeline">
      <p class="hint" aria-hidden="true">
        {t('moveOf')(at, last)}
      </p>
      <div class="line">
        <span class="marks" aria-hidden="true">
          {marks.map(({ at: stop, kind, fact }) => (
            <i key={fact} class={kind} style={{ '--at': `${stop / Math.max(1, last)}` }} />
          ))}
        </span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t('replay')}
          aria-valuetext={t('moveOf')(at, last)}
          onInput={(event) => go(Number(event.currentTarget.value))}
        />
      </div>
      <div class="steps">
        <button type="button" onClick={() => go(0)} disabled={at === 0} aria-label={t('toStart')}>
          «
        </button>
        <button type="button" onClick={() => go(at - 1)} disabled={at === 0} aria-label={t('stepBack')}>
          ‹
        </button>
        <button type="button" class="primary play" onClick={() => play(!playing)}>
          <span aria-hidden="true">{playing ? '❚❚' : '▶'}</span> <span>{playing ? t('pause') : t('playOn')}</span>
        </button>
        <button type="button" onClick={() => go(at + 1)} disabled={at === last} aria-label={t('stepOn')}>
          ›
        </button>
        <button type="button" onClick={() => go(last)} disabled={at === last} aria-label={t('toEnd')}>
          »
        </button>
        <label class="speed">
          <span class="unseen">{t('tempo')}</span>
          <select
            value={speed.value}
            onChange={({ currentTarget: { value } }) => {
              speed.value = SPEEDS.find((one) => one === value) ?? 'normal';
            }}
          >
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {t('speeds')[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
};

/** Elements with keys of their own. */
const OWN_KEYS = 'input, select, textarea, dialog, summary, [tabindex="0"]';

const useKeys = ({ at, last, playing, play, go }: Player): void => {
  // with the frame, so that the next key counts from what is seen
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const on = event.target instanceof Element ? event.target : undefined;
      if (event.altKey || event.ctrlKey || event.metaKey || on?.closest(OWN_KEYS)) return;
      if (event.key === ' ' && on?.closest('button, a') != null) return; // it presses that button
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
      if (to === undefined && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      if (to === undefined) play(!playing);
      else if (to >= 0 && to <= last) go(to);
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  });
};

export const Marks = ({ player, marks }: { player: Player; marks: readonly Placed[] }) => (
  <details class="mark-list">
    <summary>{t('markedMoments')(marks.length)}</summary>
    <ol>
      {marks.map(({ at, kind, text, fact }) => (
        <li key={fact}>
          <button type="button" aria-current={player.at === at} onClick={() => player.watch(at)}>
            <i class={kind} aria-hidden="true" /> {text}
          </button>
        </li>
      ))}
    </ol>
  </details>
);
