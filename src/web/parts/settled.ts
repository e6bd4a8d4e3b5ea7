/** A finger already on its way down was meant for what stood there before. */
import { useRef } from 'preact/hooks';
import { speed } from '../settings.ts';

const SETTLING = 250;
const HURRIED = 40;

/** Whether what `key` stands for has been there long enough to be touched. */
export const useSettled = (key: string): (() => boolean) => {
  const since = useRef({ key: '', at: 0 });
  if (since.current.key !== key) since.current = { key, at: performance.now() };
  return () => performance.now() - since.current.at > (speed.value === 'instant' ? HURRIED : SETTLING);
};
