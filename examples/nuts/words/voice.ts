import type { OptionWords, Plain, Sentence } from '../../../src/words/words.ts';
import type { Facts } from '../rules/facts.ts';
import type { Nut } from '../rules/kinds.ts';
import type { Asks } from '../rules/steps.ts';

/** Who does something, and what it is about: somebody's name, nuts, or what they say. */
type Line = { readonly who: string; readonly what: string };

type Turn = Asks['turn'][0];
type Move = Asks[keyof Asks][0] | 'pass' | 'wink' | 'say';

/** The sentences of one language. A fact, a move or a question without one does not compile. */
export type Voice = {
  readonly kinds: Readonly<Record<Nut, string>>;
  readonly announced: Readonly<Record<Turn, Plain<Line>>>;
  readonly facts: { readonly [K in Exclude<keyof Facts['by'], 'announced'>]: Sentence<Facts['by'][K], Line> };
  /** A winner reads of the others who win with them, if any. */
  readonly over: Plain<Line>;
  readonly moves: Readonly<Record<Move, (what: string) => string>>;
  /** Noted beside a claim. */
  readonly bluff: string;
  readonly questions: Readonly<Record<keyof Asks | 'over', (told: Line) => string>>;
  /** Others are asked. */
  readonly waits: (names: string) => string;
  readonly place: (nuts: number, shells: number) => string;
  readonly player: (who: string, nuts: number, shells: number, dropped: string) => string;
  readonly table: (pile: number, bank: number) => string;
  readonly hand: (nuts: string) => string;
  readonly rules: readonly string[];
  /** What somebody held to the end. */
  readonly held: Plain<Line>;
  readonly options: Readonly<Record<'doubts', OptionWords>>;
};
