/** The words of a game, as its manifest gives them. */
import type { Box } from './box.ts';
import type { Lang, Texts } from './languages.ts';
import type { Digest, LoadWords } from './words.ts';

export type WordsPart = {
  /** What every page needs: the game's title. */
  readonly shelf: Texts<{ readonly title: string }>;
  /** How the game is offered; absent where it is offered by its title alone. */
  readonly boxes?: readonly Box[];
  open(): Promise<{ readonly load: LoadWords }>;
  digest?(): Promise<{ load(lang: Lang): Promise<Digest> }>;
};
