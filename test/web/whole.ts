/** How whole games of one kind are played by visible controls. */
import type { View } from '../../src/engine/game.ts';
import type { RawOptions } from '../../src/engine/options.ts';
import type { Taste } from './player.ts';
import type { Hidden } from './secrets.ts';

export type Whole = {
  readonly taste: Taste;
  readonly hidden: Hidden;
  /** With these it is short. */
  readonly options: RawOptions;
  /** And on one device with such a deal. */
  readonly deal?: readonly string[];
  /** What one is asked when one goes away. */
  readonly vote: string;
  /** On one device: a part of the game, and how often it may be handed over in it. */
  readonly handovers?: { partOf(view: View): string | undefined; readonly most: number };
};
