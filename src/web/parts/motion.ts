/** Coins and cards that fly between places of the table, above it: nothing under them moves. */
import { still } from '../base/settings.ts';

/** A flight between two places, named by their `data-at`. */
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

/** Milliseconds of a flight, and between two, at the normal pace. */
const TIMES = { coin: [380, 60], card: [300, 120] } as const;

const curve = (t: number, a: number, b: number): number => 3 * a * t * (1 - t) ** 2 + 3 * b * t * t * (1 - t) + t ** 3;
const STEPS = Array.from({ length: 13 }, (_, i) => [curve(i / 12, 0.3, 0.3), curve(i / 12, 0.1, 1)] as const);

/** An easing for a flight within a part of a longer animation, with the shape of `cubic-bezier(.3,.1,.3,1)`. */
const during = (begins: number, ends: number): string =>
  `linear(0, ${STEPS.map(([x, y]) => `${y * LANDED} ${100 * (begins + x * (ends - begins))}%`).join(', ')}, 1 ${100 * ends}%, 1)`;
const LANDED = 0.999;

const ghostOf = (what: Flight['what']): HTMLElement => {
  const ghost = document.createElement('div');
  ghost.className = `ghost ${what}-ghost`;
  ghost.innerHTML = what === 'coin' ? COIN : CARD;
  return ghost;
};

/**
 * Starts all flights as animations of one length, each moving in its own part of it: starting and ending cost one frame
 * in all.
 */
export const fly = (flights: readonly Flight[], pace: number): void => {
  if (still() || document.hidden) return;
  const ghosts = flights.flatMap(({ what, from, to, count }) => {
    const [a, b] = [centre(from), centre(to)];
    if (a === undefined || b === undefined) return [];
    const [lasts, apart] = TIMES[what];
    return Array.from({ length: Math.min(count, MOST) }, (_, i) => {
      const begins = i * apart;
      return { ghost: ghostOf(what), a, b, begins, ends: begins + lasts };
    });
  });
  if (ghosts.length === 0) return;
  const whole = Math.max(...ghosts.map(({ ends }) => ends));
  document.body.append(...ghosts.map(({ ghost }) => ghost));
  const flying = ghosts.map(({ ghost, a, b, begins, ends }) => {
    const lift = Math.min(60, Math.hypot(b.x - a.x, b.y - a.y) / 4);
    const at = (x: number, y: number) => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
    const there = `${at(b.x, b.y)} scale(.9)`;
    return ghost.animate(
      [
        { transform: `${at(a.x, a.y)} scale(.8)`, opacity: 0 },
        { transform: `${at(a.x, a.y)} scale(1)`, opacity: 1, offset: 0.1 },
        { transform: `${at((a.x + b.x) / 2, (a.y + b.y) / 2 - lift)} scale(1.1)`, opacity: 1, offset: 0.55 },
        { transform: there, opacity: 0.2, offset: LANDED },
        { transform: there, opacity: 0 },
      ],
      { duration: whole * pace, easing: during(begins / whole, ends / whole), fill: 'both' },
    ).finished;
  });
  void Promise.allSettled(flying).then(() => {
    for (const { ghost } of ghosts) ghost.remove();
  });
};
