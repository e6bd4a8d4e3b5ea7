/** The words of a game, in its manifest. */
import type { Box } from './box.ts';
import type { Texts } from './languages.ts';
import type { LoadWords } from './words.ts';

export type WordsPart = {
  readonly shelf: Texts<{ readonly title: string }>;
  /** Undefined: the game is offered by its title only. */
  readonly boxes?: readonly Box[];
  open(): Promise<{ readonly load: LoadWords }>;
};
