/** What an expert says of the question, told in the dock: beside the choices, over nothing. */
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

export const advice = signal<(() => ComponentChildren) | undefined>();
