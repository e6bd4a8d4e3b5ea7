/** Hooks for time that runs on a screen. */
import { useEffect, useState } from 'preact/hooks';

/** The time by a clock, updated every so many milliseconds while `awaited` is defined. */
export const useNow = (awaited: unknown, clock: () => number, every: number): number => {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    if (awaited === undefined) return;
    setNow(clock());
    const tick = setInterval(() => setNow(clock()), every);
    return () => clearInterval(tick);
  }, [awaited]);
  return now;
};

const pageClock = (): number => performance.now();

/** Seconds left until a moment of the page's clock. */
export const useCountdown = (until: number | undefined): number | undefined => {
  const now = useNow(until, pageClock, 1000);
  return until === undefined ? undefined : Math.max(1, Math.ceil((until - now) / 1000));
};
