/** The state of covered cards: lifted while I press the seal, lifted until I cover them, or covered. */
import { signal } from '@preact/signals';

export const lifted = signal<'pressed' | 'open' | undefined>();

export const cover = (): void => {
  lifted.value = undefined;
};
