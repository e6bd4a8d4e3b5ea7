/** The clock of the open question as a ring. Screen readers are told once when little is left. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { t } from '../base/text/table.ts';
import type { Clock, MoreTime } from '../link/link.ts';
import { useNow } from '../parts/countdown.ts';

export const ClockContext = createContext<Clock | undefined>(undefined);
export const MoreTimeContext = createContext<MoreTime | undefined>(undefined);

const useLeft = (clock: Clock | undefined): number => {
  const now = useNow(clock, Date.now, 250);
  return clock === undefined ? 0 : Math.max(0, clock.ends - Math.max(now, clock.opened));
};

export const ClockRing = () => {
  const clock = useContext(ClockContext);
  const left = useLeft(clock);
  if (clock === undefined) return null;
  const share = left / Math.max(1, clock.ends - clock.opened);
  return (
    <svg class={`ring ${left < 5000 ? 'late' : ''}`} viewBox="0 0 40 40" aria-hidden="true">
      <circle class="track" cx="20" cy="20" r="18" pathLength="100" />
      <circle class="hand" cx="20" cy="20" r="18" pathLength="100" stroke-dasharray={`${share * 100} 100`} />
    </svg>
  );
};

export const Seconds = () => {
  const clock = useContext(ClockContext);
  const seconds = Math.ceil(useLeft(clock) / 1000);
  return clock === undefined ? null : (
    <span class={`seconds ${seconds <= 5 ? 'late' : ''}`}>{t('seconds')(seconds)}</span>
  );
};

/** From here on shown in minutes. */
const LONG = 100;
const inMinutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The ring with its seconds, readable across a room. */
export const Countdown = () => {
  const clock = useContext(ClockContext);
  const seconds = Math.ceil(useLeft(clock) / 1000);
  return clock === undefined ? null : (
    <span class={`countdown ${seconds <= 5 ? 'late' : ''}`}>
      <ClockRing />
      {seconds < LONG ? <b>{seconds}</b> : <b class="long">{inMinutes(seconds)}</b>}
    </span>
  );
};

/** Enough seconds to find an answer by ear. */
const SOON = 10;

/** More time is offered at half-time. Its space is always reserved, so nothing moves. */
export const SecondsLeft = () => {
  const clock = useContext(ClockContext);
  const more = useContext(MoreTimeContext);
  const left = useLeft(clock);
  if (clock === undefined) return null;
  const seconds = Math.ceil(left / 1000);
  const offered = more?.ask !== undefined && left > 0 && left <= (clock.ends - clock.opened) / 2;
  return (
    <span class="time">
      <span class={`seconds ${seconds <= 5 ? 'late' : ''}`}>{t('seconds')(seconds)}</span>
      <span class="unseen" role="status">
        {left > 0 && seconds <= SOON && t('secondsSoon')(SOON)}
      </span>
      {offered ? (
        <button type="button" class="more" onClick={more.ask}>
          {t('moreTime')}
        </button>
      ) : (
        more !== undefined && <span class="more">{t('moreTime')}</span>
      )}
    </span>
  );
};
