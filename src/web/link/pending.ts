/** State that one screen hands to the next. */
import { signal } from '@preact/signals';
import type { Seat } from '../../engine/seats.ts';
import type { Plan } from './plan.ts';
import type { PlayFromHereGame } from './saved-play-from-here.ts';
import type { SoloGame } from './solo-game.ts';

export const pending = signal<SoloGame | undefined>();

/** A table that is laid on this device, for friends elsewhere. `free`: the chair that is kept for one. */
export const pendingPlan = signal<(Plan & { readonly free?: Seat | undefined }) | undefined>();

/** A game to be played on from one of its moments. */
export const pendingPlayFromHere = signal<PlayFromHereGame | undefined>();
