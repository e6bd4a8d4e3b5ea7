import type { OptionWords, Plain, Sentence } from '../../../src/words/words.ts';
import type { Facts } from '../rules/facts.ts';
import type { Nut } from '../rules/kinds.ts';
import type { Asks } from '../rules/steps.ts';

/** The actor, and the subject: a name, nuts, or words. */
type Line = { readonly who: string; readonly what: string };

type Turn = Asks['turn'][0];
type Move = Asks[keyof Asks][0] | 'pass' | 'wink' | 'say';

/** The sentences of one language. A missing one does not compile. */
export type Voice = {
  readonly kinds: Readonly<Record<Nut, string>>;
  readonly announced: Readonly<Record<Turn, Plain<Line>>>;
  readonly facts: { readonly [K in Exclude<keyof Facts['by'], 'announced'>]: Sentence<Facts['by'][K], Line> };
  /** Names the other winners, if any. */
  readonly over: Plain<Line>;
  readonly moves: Readonly<Record<Move, (what: string) => string>>;
  /** Beside a false claim. */
  readonly bluff: string;
  readonly questions: Readonly<Record<keyof Asks | 'over', (told: Line) => string>>;
  /** For spectators and others. */
  readonly waits: (names: string) => string;
  readonly place: (nuts: number, shells: number) => string;
  readonly player: (who: string, nuts: number, shells: number, dropped: string) => string;
  readonly table: (pile: number, bank: number) => string;
  readonly hand: (nuts: string) => string;
  readonly rules: readonly string[];
  /** A player's last nuts. */
  readonly held: Plain<Line>;
  readonly options: Readonly<Record<'doubts', OptionWords>>;
};
