/** The expert's advice on the open question, shown in the dock. */
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

export const advice = signal<(() => ComponentChildren) | undefined>();
