/** A finger already on its way down was meant for what stood there before. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { speed } from '../base/settings.ts';

const SETTLING = 250;
const HURRIED = 40;

/** Whether what stands there may be touched, and in how many milliseconds it may. */
export type Settled = { (): boolean; left(): number };

/** Whether what `key` stands for has been there long enough to be touched. */
export const useSettled = (key: string): Settled => {
  const since = useRef({ key: '', at: 0 });
  if (since.current.key !== key) since.current = { key, at: performance.now() };
  return useMemo(() => {
    const needs = () => (speed.value === 'instant' ? HURRIED : SETTLING);
    const left = () => since.current.at + needs() - performance.now();
    return Object.assign(() => left() <= 0, { left });
  }, []);
};

/** The dock says so from then on, by `data-settled`: for whoever waits for it. Nothing is drawn again for that. */
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
