/** How each game lies on the shelf. */
import type { RawOptions } from '../engine/options.ts';
import { boxes as assassinX } from './assassin-x/boxes.ts';
import type { Box } from './box.ts';
import { boxes as complots } from './complots/boxes.ts';
import { boxes as tribunal } from './tribunal/boxes.ts';

const BOXES: Readonly<Record<string, readonly Box[]>> = { complots, tribunal, 'assassin-x': assassinX };

export const boxesOf = (game: string): readonly Box[] => (Object.hasOwn(BOXES, game) ? (BOXES[game] ?? []) : []);

/** The box that a table with these options plays out of. */
export const boxFor = (game: string, options: RawOptions): Box | undefined =>
  boxesOf(game).find(({ holds }) => holds === undefined || holds(options));

/** The game that lies in a box. */
export const gameIn = (box: string | undefined): string | undefined =>
  Object.keys(BOXES).find((game) => boxesOf(game).some(({ id }) => id === box));
