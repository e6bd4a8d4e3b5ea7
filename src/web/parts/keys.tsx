/** Keyboard shortcuts of visible buttons: announced by `aria-keyshortcuts`, shown to mouse users. */
import '../base/css/keys.css';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../base/text/table.ts';
import { keepStops } from './roving.ts';

const WRITING = 'input:not([type=radio], [type=checkbox], [type=range]), select, textarea, dialog';
/** Elements that handle these keys themselves. */
const OWN: Readonly<Record<string, string>> = {
  Space: 'button, a, summary, [role=status], ol',
  Enter: 'button, a, summary',
};

/** Keys that move the focus. */
const GOES = /^(Tab|Arrow.*)$/;

const keyIn = ({ key }: KeyboardEvent): string => (key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key);

/** Presses the first visible, enabled button with the key. Ignored while one types, and while a sheet is open. */
export const useKeys = (root: RefObject<HTMLElement | null>): void =>
  useEffect(() => {
    const { dataset } = document.documentElement;
    const point = (): void => void delete dataset.keys;
    const onKey = (event: KeyboardEvent): void => {
      if (GOES.test(event.key)) dataset.keys = 'used';
      if (event.key === 'Tab' && root.current !== null) keepStops(root.current);
      const { target, ctrlKey, metaKey, altKey, repeat } = event;
      if (ctrlKey || metaKey || altKey || repeat || document.querySelector('dialog[open]') !== null) return;
      const key = keyIn(event);
      const own = OWN[key];
      if (target instanceof Element && (target.closest(WRITING) || (own !== undefined && target.closest(own)))) return;
      const all = root.current?.querySelectorAll(`button[aria-keyshortcuts~="${CSS.escape(key)}"]:enabled`) ?? [];
      // on a phone beside a big screen answers are there, and hidden
      const button = [...all].find((one) => one.checkVisibility());
      if (!(button instanceof HTMLButtonElement)) return;
      event.preventDefault();
      button.click();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', point);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', point);
    };
  }, [root]);

/** Space passes; other moves are numbered. */
export const keyOf = (move: string | undefined, i: number): string | undefined =>
  move === 'pass' ? 'Space' : i < 9 ? `${i + 1}` : undefined;

export const Key = ({ of }: { of: string | undefined }) =>
  of === undefined ? null : (
    <span class="key" aria-hidden="true">
      {of === 'Space' ? t('keySpace') : of}
    </span>
  );
