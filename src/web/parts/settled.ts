/** Ignores touches for a moment after buttons have changed: they were meant for what was there before. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { speed } from '../base/settings.ts';

const SETTLING = 250;
const HURRIED = 40;

/** Whether touches count, and in how many milliseconds they will. */
export type Settled = { (): boolean; left(): number };

/** Restarts the wait whenever `key` changes. */
export const useSettled = (key: string): Settled => {
  const since = useRef({ key: '', at: 0 });
  if (since.current.key !== key) since.current = { key, at: performance.now() };
  return useMemo(() => {
    const needs = () => (speed.value === 'instant' ? HURRIED : SETTLING);
    const left = () => since.current.at + needs() - performance.now();
    return Object.assign(() => left() <= 0, { left });
  }, []);
};

/** Sets `data-settled` on the dock once touches count. Tests wait for it. It causes no render. */
export const useMark = (dock: RefObject<HTMLElement | null>, settled: Settled | undefined): void =>
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const mark = () => {
      const left = Math.ceil(settled?.left() ?? 0); // timers count whole milliseconds
      dock.current?.toggleAttribute('data-settled', left <= 0);
      if (left > 0) timer = setTimeout(mark, left);
    };
    mark();
    return () => clearTimeout(timer);
  });
