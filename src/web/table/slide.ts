/** One press of the seal: the cards are up while the finger is down, and what it lets go on is pressed. */
import { cover, lifted } from '../parts/lifted.ts';

const ANSWER = 'button:enabled:not([aria-disabled="true"])';
/** Title bar and seal answer nothing. */
const OUTSIDE = '.bar, .wax-seal, .unseen';

const isAnswer = (one: Element | null | undefined): one is HTMLButtonElement =>
  one instanceof HTMLButtonElement && one.closest(OUTSIDE) === null;

const answerAt = (x: number, y: number, table: Element): HTMLButtonElement | undefined => {
  const found = document.elementFromPoint(x, y)?.closest(ANSWER);
  return isAnswer(found) && table.contains(found) ? found : undefined;
};

/** All answers that can be seen, in order. */
export const answersIn = (table: Element): HTMLButtonElement[] =>
  [...table.querySelectorAll(ANSWER)].filter(isAnswer).filter((one) => one.checkVisibility());

/** So near to its edge, a list of answers scrolls under the finger. */
const EDGE = 44;
const STEP = 7;

const scrollUnder = (x: number, y: number): void => {
  let box = document.elementFromPoint(x, y)?.parentElement;
  while (box && (box.scrollHeight <= box.clientHeight + 1 || getComputedStyle(box).overflowY === 'visible'))
    box = box.parentElement;
  if (!box) return;
  const { top, bottom } = box.getBoundingClientRect();
  if (y < top + EDGE) box.scrollTop -= STEP;
  else if (y > bottom - EDGE) box.scrollTop += STEP;
};

/** `point`: told the words of the answer under the finger. */
export const pressSeal = (press: PointerEvent, point: (words: string | undefined) => void): void => {
  const seal = press.currentTarget;
  const table = seal instanceof Element ? seal.closest('main') : null;
  if (table === null || !(seal instanceof Element)) return;
  const ends = new AbortController();
  const { signal } = ends;
  let [x, y] = [press.clientX, press.clientY];
  let on: HTMLButtonElement | undefined;
  const touch = (answer: HTMLButtonElement | undefined) => {
    if (answer === on) return;
    on?.removeAttribute('data-pointed');
    answer?.setAttribute('data-pointed', '');
    on = answer;
    point(answer?.innerText || answer?.getAttribute('aria-label') || undefined);
  };
  const look = () => {
    if (signal.aborted) return;
    scrollUnder(x, y);
    touch(answerAt(x, y, table));
    requestAnimationFrame(look);
  };
  const drop = () => {
    ends.abort();
    touch(undefined);
    cover();
  };
  const listen = <E extends keyof WindowEventMap>(event: E, then: (event: WindowEventMap[E]) => void) =>
    addEventListener(event, then, { signal, capture: true });
  listen('pointermove', ({ pointerId, clientX, clientY }) => {
    if (pointerId === press.pointerId) [x, y] = [clientX, clientY];
  });
  listen('pointerup', ({ pointerId, clientX, clientY }) => {
    if (pointerId !== press.pointerId) return drop();
    // covered meanwhile: nothing is answered
    const answer = lifted.value === undefined ? undefined : answerAt(clientX, clientY, table);
    answer?.click();
    drop();
  });
  // a second finger, or a palm
  listen('pointerdown', drop);
  listen('pointercancel', drop);
  listen('contextmenu', (event) => event.preventDefault());
  seal.setPointerCapture(press.pointerId);
  lifted.value = 'pressed';
  requestAnimationFrame(look);
};
