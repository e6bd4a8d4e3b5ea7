/** What one screen hands to the next. */
import { signal } from '@preact/signals';
import type { GameRecord } from '../engine/record.ts';
import type { SoloGame } from './link/solo.ts';

export const pending = signal<SoloGame | undefined>();
export const finished = signal<{ readonly record: GameRecord; readonly names: readonly string[] } | undefined>();
