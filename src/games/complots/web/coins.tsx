/** A purse: one coin and a number, which counts up or down. */
import './css/coins.css';
import { useEffect, useState } from 'preact/hooks';
import { still } from '../../../web/base/settings.ts';

export const Coin = () => (
  <svg class="coin" viewBox="0 0 20 20" aria-hidden="true">
    <circle class="edge" cx="10" cy="10" r="9.5" />
    <circle class="metal" cx="10" cy="9.3" r="8.6" />
    <circle class="ring" cx="10" cy="9.3" r="6.2" />
    <path class="crown" d="M6.8 11.8l-.6-4.4 2.2 1.7L10 6.2l1.6 2.9 2.2-1.7-.6 4.4z" />
  </svg>
);

const TICK = 60;

const useTicking = (count: number): number => {
  const [shown, setShown] = useState(count);
  useEffect(() => {
    if (shown === count) return;
    if (still()) return setShown(count);
    const timer = setTimeout(() => setShown(shown + Math.sign(count - shown)), TICK);
    return () => clearTimeout(timer);
  }, [shown, count]);
  return shown;
};

export const Coins = ({ count, label }: { count: number; label: string }) => (
  <span class="coins" role="img" aria-label={label}>
    <Coin />
    <b class="sum" aria-hidden="true">
      <span class="ticks">{`${useTicking(count)}`}</span>
    </b>
  </span>
);
