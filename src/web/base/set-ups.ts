/** How a box is set up: as we propose, or by its rulebook. This device remembers which. */
import type { RawOptions } from '../../engine/options.ts';
import type { Box } from '../../words/box.ts';
import { recall, remember } from './storage.ts';

export const SET_UPS = ['options', 'book'] as const;
export type SetUpName = (typeof SET_UPS)[number];

const key = ({ id }: Box): string => `set-up.${id}`;

export const usualOptions = (box: Box | undefined): RawOptions => {
  if (box === undefined) return {};
  return box[recall(key(box)) === 'book' ? 'book' : 'options'];
};

export const noteSetUp = (box: Box, name: SetUpName): void => remember(key(box), name);
