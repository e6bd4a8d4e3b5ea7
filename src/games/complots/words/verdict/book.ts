/** The texts that a language must provide for verdicts. */
import type { Plain } from '../../../../words/words.ts';

type Who = { readonly who: string };
/** `what`: « La Comtesse », at the beginning of a sentence. */
type What = { readonly what: string };

export type VerdictBook = {
  readonly titles: Readonly<Record<'boldest' | 'longest' | 'decisive' | 'nose', string>>;
  readonly when: (who: string, turn: number) => string;
  readonly doubter: (who: string, whom: string, turn: number) => string;
  readonly often: (who: string, times: number, name: string) => string;
  readonly between: (from: number, to: number) => string;
  readonly nose: (right: number, wrong: number) => string;
  /** An unchallenged lie: plain, against a player, against an action, for a share, of a lost card, of no collector. */
  readonly plain: (what: string) => string;
  readonly aimed: (what: string, whom: string) => string;
  readonly against: (what: string, the: string) => string;
  readonly share: (what: string) => string;
  readonly lostWitch: string;
  readonly embezzle: string;
  readonly lastCard: string;
  readonly unseen: string;
  readonly aid: string;
  readonly noCollector: string;
  /** The outcome of a challenge, also for its loser as the reader. */
  readonly lieOut: Plain<Who & What>;
  readonly lieOne: Plain<Who & What>;
  readonly trueOut: Plain<Who & What>;
  readonly trueOne: Plain<Who & What>;
  readonly howOften: string;
  readonly legend: Readonly<Record<'bluff' | 'caught' | 'honest', string>>;
  readonly row: (who: string, claims: number, bluffs: number, caught: number) => string;
  readonly honest: string;
  readonly hands: string;
  readonly allLies: string;
  readonly lie: Plain<Who & { readonly turn: number; readonly the: string }>;
  readonly lieEmbezzle: Plain<Who & { readonly turn: number }>;
  readonly wasTrue: Plain<Who & { readonly what: string }>;
  readonly wasLie: Plain<Who & { readonly what: string }>;
  readonly inSight: (the: string, seen: number, of: number) => string;
  readonly caught: string;
  readonly believed: string;
  readonly rightDoubt: (who: string, whom: string, turn: number) => string;
  readonly wrongDoubt: (who: string, whom: string, turn: number) => string;
  readonly turns: (n: number) => string;
  /** The reader's game: fall, lies, the best of them, the one they believed. */
  readonly own: {
    readonly lie: (turn: number, who: string) => string;
    readonly truth: (turn: number, who: string) => string;
    readonly coup: (turn: number, who: string) => string;
    readonly killed: (turn: number, who: string, the: string) => string;
    readonly lies: (lies: number, found: number) => string;
    readonly best: (turn: number, lie: string) => string;
    readonly believed: (who: string, name: string, times: number) => string;
    readonly at: string;
  };
};
