/** The light first screen of a new court. The rest is fetched when somebody acts. */
import { computed, signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Snapshot } from '../../../web/link/link.ts';
import { wayOf } from '../../../web/table/way.ts';
import type { MainProps } from '../../../web/table/web-part.ts';
import { says } from '../rules/facts.ts';
import { isTribunal } from '../rules/typed-view.ts';

/** Undefined while only the opening is shown. */
export const session = signal<typeof import('./session.ts') | undefined>();
export const inSession = computed(() => session.value !== undefined);

const fetchSession = async (): Promise<void> => {
  session.value ??= await import('./session.ts');
  await import('./stage.tsx'); // the first scene is near
};

/** T20 The cards are dealt, nobody has spoken, and I have my own device. */
const isOpening = ({ view, heard }: Snapshot, props: MainProps): boolean =>
  isTribunal(view) &&
  view.phase === 'discovery' &&
  view.me !== undefined &&
  wayOf(props.link, props, view).role === 'own' &&
  !heard.some((said) => says(said, 'said', 'spoke', 'whispered', 'confided', 'murmured', 'claimed'));

export const useOpening = (now: Snapshot, props: MainProps): boolean => {
  const [first] = useState(now);
  const plain = isOpening(first, props);
  useEffect(() => {
    if (session.peek() !== undefined) return;
    const stir = () => void fetchSession().catch(() => undefined); // tried again at the next event
    if (now !== first || !plain) stir();
    addEventListener('pointerdown', stir);
    addEventListener('keydown', stir);
    return () => {
      removeEventListener('pointerdown', stir);
      removeEventListener('keydown', stir);
    };
  }, [now, plain]);
  return plain || session.value !== undefined;
};
