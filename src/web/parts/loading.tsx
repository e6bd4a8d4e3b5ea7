/** A page whose content is loading: it says so after a moment, so that no page stays empty. */
import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { Emblem } from '../base/art/emblem.tsx';

const shown = signal(0);

/** Whether a page is still loading. */
export const isLoading = (): boolean => shown.value > 0;

export const Loading = () => {
  useLayoutEffect(() => {
    shown.value += 1;
    return () => {
      shown.value -= 1;
    };
  }, []);
  return (
    <main class="page loading" aria-busy="true">
      <Emblem name="masks" class="big" />
    </main>
  );
};
