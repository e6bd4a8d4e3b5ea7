/** The state of covered cards: lifted while I press the seal, lifted until I cover them, or covered. */
import { signal } from '@preact/signals';

export const lifted = signal<'pressed' | 'open' | undefined>();

/** To slide onto an answer is as deliberate as to hold it, or to touch it twice. */
export const isDeliberate = (): boolean => lifted.peek() === 'pressed';

export const cover = (): void => {
  lifted.value = undefined;
};
