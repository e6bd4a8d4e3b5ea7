/** State that one screen hands to the next. */
import { signal } from '@preact/signals';
import type { Seat } from '../../engine/seats.ts';
import type { Plan } from './plan.ts';
import type { PlayFromHereGame } from './saved-play-from-here.ts';
import type { SoloGame } from './solo-game.ts';

export const pending = signal<SoloGame | undefined>();

/** A plan for a table on this device, to be opened on the server for friends. `free`: the seat kept for a friend. */
export const pendingPlan = signal<(Plan & { readonly free?: Seat | undefined }) | undefined>();

export const pendingPlayFromHere = signal<PlayFromHereGame | undefined>();
