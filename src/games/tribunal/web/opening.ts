/** A court that has just come together needs little: the rest is fetched when somebody stirs, and what was told is shown from then on. */
import { computed, signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Snapshot } from '../../../web/link/link.ts';
import { wayOf } from '../../../web/table/way.ts';
import type { MainProps } from '../../../web/table/web-part.ts';
import { says } from '../rules/facts.ts';
import { isTribunal } from '../rules/typed-view.ts';

/** Undefined as long as nothing but the opening is shown. */
export const session = signal<typeof import('./session.ts') | undefined>();
export const inSession = computed(() => session.value !== undefined);

const fetchSession = async (): Promise<void> => {
  session.value ??= await import('./session.ts');
  await import('./stage.tsx'); // the first scene is near
};

/** T20 the cards are dealt, nobody has spoken, and I sit there with a device of my own. */
const isOpening = ({ view, heard }: Snapshot, props: MainProps): boolean =>
  isTribunal(view) &&
  view.phase === 'discovery' &&
  view.me !== undefined &&
  wayOf(props.link, props, view).role === 'own' &&
  !heard.some((said) => says(said, 'said', 'spoke', 'whispered', 'confided', 'murmured', 'claimed'));

/** Whether the table can be shown. */
export const useOpening = (now: Snapshot, props: MainProps): boolean => {
  const [first] = useState(now);
  const plain = isOpening(first, props);
  useEffect(() => {
    if (session.peek() !== undefined) return;
    const stir = () => void fetchSession().catch(() => undefined); // tried again when something happens
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
