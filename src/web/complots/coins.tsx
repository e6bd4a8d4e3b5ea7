/** Coins as coins, one by one, so that three, seven and ten are seen at a glance. */
import './css/coins.css';

const DRAWN = Array.from({ length: 15 }, (_, i) => `coin ${i}`);

export const Coin = () => (
  <svg class="coin" viewBox="0 0 20 20" aria-hidden="true">
    <circle class="edge" cx="10" cy="10" r="9.5" />
    <circle class="metal" cx="10" cy="9.3" r="8.6" />
    <circle class="ring" cx="10" cy="9.3" r="6.2" />
    <path class="crown" d="M6.8 11.8l-.6-4.4 2.2 1.7L10 6.2l1.6 2.9 2.2-1.7-.6 4.4z" />
  </svg>
);

export const Coins = ({ count, label }: { count: number; label: string }) => (
  <span class="coins" key={count} role="img" aria-label={label}>
    <span class="row" style={{ '--n': Math.min(count, DRAWN.length) }}>
      {DRAWN.slice(0, count).map((key) => (
        <Coin key={key} />
      ))}
    </span>
    <b class="sum" aria-hidden="true">
      {count}
    </b>
  </span>
);
