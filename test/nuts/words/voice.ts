import type { VerbOf } from '../../../src/engine/facts.ts';
import type { Facts } from '../game/facts.ts';
import type { Nut } from '../game/kinds.ts';
import type { Asks } from '../game/steps.ts';

/** What a sentence may speak of: names of people and of nuts, or what somebody said. */
type Line = (who: string, what: string) => string;
type Move = Asks['turn'][0] | 'doubt' | 'pass' | 'drop' | 'for' | 'wink' | 'smile' | 'frown' | 'say';

/** The sentences of one language. A fact, a move or a question without one does not compile. */
export type Voice = {
  readonly kinds: Readonly<Record<Nut, string>>;
  readonly announced: Readonly<Record<Asks['turn'][0], Line>>;
  readonly facts: Readonly<Record<Exclude<VerbOf<Facts>, 'announced'>, Line>>;
  readonly moves: Readonly<Record<Move, (what: string) => string>>;
  /** Noted beside a claim. */
  readonly bluff: string;
  readonly questions: Readonly<Record<keyof Asks | 'over', Line>>;
  /** Others are asked. */
  readonly waits: (names: string) => string;
  readonly player: (who: string, nuts: number, shells: number, dropped: string) => string;
  readonly table: (pile: number, bank: number) => string;
  readonly hand: (nuts: string) => string;
  readonly rules: readonly string[];
};
