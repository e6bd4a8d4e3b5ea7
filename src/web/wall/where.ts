/** Where a table is shown: on a screen of one's own, on the room's big screen, or there and this is only a hand. */
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Line } from '../parts/log.tsx';
import type { TableProps } from '../parts/table-props.ts';
import type { HandProps } from './hand.tsx';

export type Where = 'table' | 'wall' | 'hand';
export const where = signal<Where>('table');

/** Who says where it is shown brings what draws it there: a table of its own needs neither. */
export const wholeWall = signal<ComponentType<TableProps & { told: readonly Line[] }> | undefined>();
export const handBeside = signal<ComponentType<HandProps> | undefined>();
