/** State that one screen hands to the next. */
import { signal } from '@preact/signals';
import type { AsIfGame } from './saved-as-if.ts';
import type { SoloGame } from './solo-game.ts';

export const pending = signal<SoloGame | undefined>();

/** A game to be played on from one of its moments. */
export const pendingAsIf = signal<AsIfGame | undefined>();
