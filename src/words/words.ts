import type { Said } from '../engine/facts.ts';
import type { View } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';

export const LANGS = ['fr', 'it', 'en'] as const;
export type Lang = (typeof LANGS)[number];

/** How people at the table are called. The reader himself is named too: sentences stay in the third person. */
export type Names = (seat: Seat) => string;

/** A game's words in one language. Whole sentences, never glued from pieces of other sentences. */
export type GameWords = {
  readonly title: string;
  /** A fact as a line of the log; `undefined` where it is not worth a line. */
  fact(said: Said, names: Names): string | undefined;
  /** A move as a choice to be read on a button or in a list; it may say what the choice costs or risks. */
  move(move: string, names: Names, view: View): string;
  /** What the table waits for: a short question to the one who is asked. */
  phase(view: View, names: Names): string;
  /** The table as a few lines of text, from one's own view. */
  table(view: View, names: Names): string[];
  /** The characters or cards in play, one line each, for one who asks. */
  reference?(view: View): string[];
  /** At the end: what was still hidden, from the view of the one who held it. */
  reveal?(view: View, names: Names): string[];
};
