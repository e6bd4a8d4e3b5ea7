/** How whole games of one kind are played by visible controls. */
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
};
