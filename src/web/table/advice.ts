/** Shown in the dock above the answers: the expert's advice, or to watchers an absent player's seat. */
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

export const advice = signal<(() => ComponentChildren) | undefined>();
