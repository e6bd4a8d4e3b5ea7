/** Where a table is shown: on one's own screen, the big screen, or a phone beside it. */
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { View } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Line } from './log.tsx';
import type { TableProps } from './table-props.ts';

export type Where = 'table' | 'wall' | 'hand';
export const where = signal<Where>('table');

/** For a phone: the big screen has gone for good. */
export const wallGone = signal(false);

/** Set by the code that draws it, so that other tables need not load it. */
export const wholeWall = signal<ComponentType<TableProps & { told: readonly Line[] }> | undefined>();
/** `view`: mine, without anything of my own. `called`: asked, after the big screen has shown why. */
export type HandProps = Pick<TableProps, 'words' | 'names' | 'stake'> & {
  view: View;
  me: Seat | undefined;
  called: boolean;
};
export const handBeside = signal<ComponentType<HandProps> | undefined>();
