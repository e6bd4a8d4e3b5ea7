/** Where a table is shown: on one's own screen, on the big screen, or as a hand beside it. */
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { View } from '../../engine/game.ts';
import type { Line } from './log.tsx';
import type { TableProps } from './table-props.ts';

export type Where = 'table' | 'wall' | 'hand';
export const where = signal<Where>('table');

/** Where cards are covered: I hold mine up. */
export const lifted = signal(false);

/** On a hand: the big screen has gone for good. */
export const wallGone = signal(false);

/** Who says where it is shown brings what draws it there: a table of its own needs neither. */
export const wholeWall = signal<ComponentType<TableProps & { told: readonly Line[] }> | undefined>();
/** `called`: asked, and the big screen has shown what led to it. */
export type HandProps = Pick<TableProps, 'names' | 'stake'> & { view: View; called: boolean };
export const handBeside = signal<ComponentType<HandProps> | undefined>();
