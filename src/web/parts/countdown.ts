/** Seconds that are left until a moment of the page's clock. */
import { useEffect, useState } from 'preact/hooks';

export const useCountdown = (until: number | undefined): number | undefined => {
  const [now, setNow] = useState(performance.now());
  useEffect(() => {
    if (until === undefined) return;
    setNow(performance.now());
    const tick = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(tick);
  }, [until]);
  return until === undefined ? undefined : Math.max(1, Math.ceil((until - now) / 1000));
};
