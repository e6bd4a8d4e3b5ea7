/** What one screen hands to the next. */
import { signal } from '@preact/signals';
import type { SoloGame } from './link/solo.ts';

export const pending = signal<SoloGame | undefined>();
