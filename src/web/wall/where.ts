/** Where a table is shown: on a screen of one's own, on the room's big screen, or there and this is only a hand. */
import { signal } from '@preact/signals';

export type Where = 'table' | 'wall' | 'hand';
export const where = signal<Where>('table');
