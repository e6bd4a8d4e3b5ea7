/** The words of a game, in its manifest. */
import type { Box } from './box.ts';
import type { Lang, Texts } from './languages.ts';
import type { Digest, LoadWords } from './words.ts';

export type WordsPart = {
  readonly shelf: Texts<{ readonly title: string }>;
  /** Undefined: the game is offered by its title only. */
  readonly boxes?: readonly Box[];
  open(): Promise<{ readonly load: LoadWords }>;
  digest?(): Promise<{ load(lang: Lang): Promise<Digest> }>;
};
