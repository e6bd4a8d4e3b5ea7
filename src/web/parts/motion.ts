/** Coins and cards that fly between places of the table, above it: nothing under them moves. */
import { still } from '../settings.ts';

/** From one place of the table to another, by their `data-at`. */
export type Flight = {
  readonly what: 'coin' | 'card';
  readonly from: string;
  readonly to: string;
  readonly count: number;
};

const COIN =
  '<svg class="coin" viewBox="0 0 20 20"><circle class="edge" cx="10" cy="10" r="9.5"/><circle class="metal" cx="10" cy="9.3" r="8.6"/></svg>';
const CARD = '<span class="card back"></span>';
const MOST = 5;

const centre = (place: string): { x: number; y: number } | undefined => {
  const box = document.querySelector(`[data-at="${place}"]`)?.getBoundingClientRect();
  return box === undefined || box.width === 0 ? undefined : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** One after the other; how long, and how far apart, at the normal pace. */
const TIMES = { coin: [380, 60], card: [300, 120] } as const;

export const fly = (flights: readonly Flight[], pace: number): void => {
  if (still() || document.hidden) return;
  for (const { what, from, to, count } of flights) {
    const [a, b] = [centre(from), centre(to)];
    if (a === undefined || b === undefined) continue;
    for (let i = 0; i < Math.min(count, MOST); i++) {
      const ghost = document.createElement('div');
      ghost.className = `ghost ${what}-ghost`;
      ghost.innerHTML = what === 'coin' ? COIN : CARD;
      document.body.append(ghost);
      const lift = Math.min(60, Math.hypot(b.x - a.x, b.y - a.y) / 4);
      const at = (x: number, y: number) => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
      ghost
        .animate(
          [
            { transform: `${at(a.x, a.y)} scale(.8)`, opacity: 0 },
            { transform: `${at(a.x, a.y)} scale(1)`, opacity: 1, offset: 0.1 },
            { transform: `${at((a.x + b.x) / 2, (a.y + b.y) / 2 - lift)} scale(1.1)`, opacity: 1, offset: 0.55 },
            { transform: `${at(b.x, b.y)} scale(.9)`, opacity: 0.2 },
          ],
          {
            duration: TIMES[what][0] * pace,
            delay: i * TIMES[what][1] * pace,
            easing: 'cubic-bezier(.3,.1,.3,1)',
            fill: 'both',
          },
        )
        .finished.then(
          () => ghost.remove(),
          () => ghost.remove(),
        );
    }
  }
};
