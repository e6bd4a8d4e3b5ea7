/** Fits the dock's height to its question, and makes my cards give way, by transforms only. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Rect } from './geometry.ts';

/** Smaller differences are not worth a movement. */
const STEP = 16;
const GAP = 8;
/** The smallest scale of my cards. Beyond it the dock scrolls. */
const LEAST = 0.58;
const PURSE = 60;
/** The scale of the card at stake beside a long question. */
const SMALL = 0.62;

const part = (main: Element, what: string): HTMLElement | undefined => {
  const found = main.querySelector(what);
  return found instanceof HTMLElement && found.offsetHeight > 0 ? found : undefined;
};

const tallOf = (dock: HTMLElement): number => {
  const { paddingBottom, borderTopWidth } = getComputedStyle(dock);
  const ends = Array.from(dock.children, (child) =>
    child instanceof HTMLElement && child.offsetHeight > 0 ? child.offsetTop + child.offsetHeight : 0,
  );
  return Math.max(0, ...ends) + Number.parseFloat(paddingBottom) + 2 * Number.parseFloat(borderTopWidth);
};

const lowest = (main: HTMLElement, what: string): number =>
  Math.max(0, ...Array.from(main.querySelectorAll(what), (one) => one.getBoundingClientRect().bottom));

const tallest = (main: HTMLElement, what: string): number => part(main, what)?.offsetHeight ?? 0;

/** Pairs that overlap on a phone: my mask and purse move below the piles. */
const BESIDE = [
  { pile: '.pile:not(.treasury)', mine: '.mine .who' },
  { pile: '.pile.treasury', mine: '.mine .purse' },
] as const;

const isBetween = (main: HTMLElement): boolean => {
  const [hand, pile] = [part(main, '.hand'), part(main, '.pile')];
  if (hand === undefined || pile === undefined) return true;
  const box = hand.getBoundingClientRect();
  return box.x + box.width / 2 - hand.offsetWidth / 2 > pile.getBoundingClientRect().right + GAP;
};

/** Upper bounds of my cards and the dock: below the others' places; around a wide table, up to its middle. */
const bounds = (main: HTMLElement): { hand: number; dock: number } => {
  const [felt, places] = [part(main, '.felt'), part(main, '.places')];
  if (felt === undefined || places === undefined) return { hand: 0, dock: 0 };
  if (getComputedStyle(places).position !== 'absolute') {
    const hand = felt.offsetTop + places.offsetHeight + (part(main, '.lane')?.offsetHeight ?? 0);
    return { hand, dock: Math.max(...BESIDE.map((one) => lowest(main, one.pile) + tallest(main, one.mine))) };
  }
  const dock = Math.max(lowest(main, '.spot'), lowest(main, '.pile') + PURSE) + GAP;
  return { hand: isBetween(main) ? felt.offsetTop + felt.offsetHeight * 0.36 : lowest(main, '.pile') + GAP, dock };
};

/** How far up a turned card must be to lie between the others and me. */
const lift = (main: HTMLElement, turned: HTMLElement, low: number): number => {
  const { left, right, top, bottom } = turned.getBoundingClientRect();
  const lifted = Number.parseFloat(turned.dataset.up ?? '0');
  const seats = Array.from(main.querySelectorAll('.spot'), (one) => one.getBoundingClientRect());
  const above = seats.filter((seat) => seat.left < right && seat.right > left).map((seat) => seat.bottom);
  const highest = Math.max(0, ...above) + GAP - (top - lifted);
  return Math.round(Math.min(0, Math.max(low - (bottom - lifted), highest)));
};

/**
 * Reads everything, then writes, so that the page is laid out once. During a scene nothing moves, except at its start
 * (`anew`).
 */
export const fit = (main: HTMLElement, anew = false): void => {
  if (main.matches('.in-hand, .on-wall') || (main.matches('.playing') && !anew)) return;
  const dock = part(main, '.dock');
  const mine = part(main, '.mine');
  const hand = mine === undefined ? undefined : part(mine, '.hand');
  if (dock === undefined) return;
  const idle = Number.parseFloat(getComputedStyle(main).getPropertyValue('--idle'));
  const tall = hand?.offsetHeight ?? 0;
  const wish = Math.ceil(tallOf(dock) / STEP) * STEP;
  const { hand: seats, dock: low } = bounds(main);
  const stake = part(main, '.claimed');
  const high = stake === undefined ? 0 : stake.getBoundingClientRect().top;
  const under = (share: number): number => Math.max(seats, high + (stake?.offsetHeight ?? 0) * share);
  const most = (top: number): number => Math.floor(main.clientHeight - Math.max(top + tall * LEAST, low) - 2 * GAP);
  const small = stake !== undefined && wish > most(under(1));
  const top = under(small ? SMALL : 1);
  const height = Math.max(idle, Math.min(wish, most(top)));
  const scale = Math.max(LEAST, Math.min(1, (main.clientHeight - height - top - 2 * GAP) / tall));
  const mineTop = main.clientHeight - height - tall * scale - GAP;
  const turned = part(main, '.stake-at');
  const up = turned === undefined ? 0 : lift(main, turned, mineTop);

  main.toggleAttribute('data-small', small);
  put(dock, '--tall', `${height}px`);
  for (const one of [mine, part(main, '.wax-seal')]) put(one, '--up', `${height - idle}px`);
  put(hand, '--scale', scale.toFixed(3));
  if (turned === undefined || turned.dataset.up === `${up}`) return;
  turned.dataset.up = `${up}`;
  turned.style.translate = `0 ${up}px`;
};

/** Unchanged values are not written, so they cause no restyle. */
const put = (one: HTMLElement | undefined, name: string, value: string): void => {
  if (one !== undefined && one.style.getPropertyValue(name) !== value) one.style.setProperty(name, value);
};

export const handBox = (main: HTMLElement): Rect | undefined => {
  const mine = part(main, '.mine');
  const hand = mine === undefined ? undefined : part(mine, '.hand');
  if (mine === undefined || hand === undefined) return undefined;
  const moved = getComputedStyle(mine).transform !== 'none';
  const up = moved ? Number.parseFloat(mine.style.getPropertyValue('--up') || '0') : 0;
  const scale = moved ? Number.parseFloat(hand.style.getPropertyValue('--scale') || '1') : 1;
  const [width, height] = [hand.offsetWidth * scale, hand.offsetHeight * scale];
  const bottom = mine.offsetTop + hand.offsetTop + hand.offsetHeight - up;
  const middle = mine.offsetLeft + hand.offsetLeft + hand.offsetWidth / 2;
  return { x: middle - width / 2, y: bottom - height, width, height };
};

export const tableOnPage = (): HTMLElement | undefined => {
  const main = document.querySelector('.at-table');
  return main instanceof HTMLElement ? main : undefined;
};

/**
 * Follows the question and the stake (`key`), changes in the dock, and the table's size. An answered question takes no
 * space even when a scene follows, since the scene is drawn at the final places.
 */
export const useFit = (key: string, asked: boolean): void => {
  const before = useRef(asked);
  useLayoutEffect(() => {
    const main = tableOnPage();
    if (main === undefined) return;
    const answered = before.current && !asked;
    before.current = asked;
    const again = (anew: boolean) => {
      fit(main, anew);
      changes.disconnect();
      changes.observe(main, { childList: true }); // the dock element may be replaced
      const dock = main.querySelector('.dock');
      if (dock !== null) changes.observe(dock, { childList: true, subtree: true });
    };
    const changes = new MutationObserver(() => again(false));
    again(answered);
    return () => changes.disconnect();
  }, [key, asked]);
  useLayoutEffect(() => {
    const main = tableOnPage();
    if (main === undefined) return;
    const again = () => fit(main);
    const size = new ResizeObserver(again);
    size.observe(main);
    document.fonts.addEventListener('loadingdone', again);
    return () => {
      size.disconnect();
      document.fonts.removeEventListener('loadingdone', again);
    };
  }, []);
};
