import type { Aimed, OptionWords, Plain, Sentence } from '../../../words/words.ts';
import type { Kind } from '../rules/cards.ts';
import type { Cause, Facts } from '../rules/facts.ts';
import type { Phase } from '../rules/typed-view.ts';
import type { Parts } from './facts.ts';

type Who = { readonly who: string };

type Stand = { readonly round: number; readonly who: string; readonly clockwise: boolean };
/** The player the table waits for, and the one they face, who is "you". */
type Wait = { readonly who: string; readonly other: string };

export type Voice = {
  readonly kinds: Readonly<Record<Exclude<Kind, 'assassin' | 'intervention' | 'joker' | 'mastery'>, string>>;
  /** By verb. Draws and laid jokers are left out: they happen every time. */
  readonly facts: { readonly [K in keyof Parts]: Sentence<Facts['by'][K], Who & Parts[K], string | undefined> };
  readonly began: Plain<Stand>;
  readonly turned: string;
  /** X23 The truce is over. */
  readonly armed: string;
  readonly ended: Readonly<Record<Cause, string>>;
  readonly moves: {
    keep(joker: string): string;
    offer(up: string, down: string): string;
    take(card: string): string;
    takeHidden(nth: number): string;
    discard(card: string): string;
    assassinate(who: string, cards: string, crime: number): string;
    defend(cards: string, survival: number): string;
    readonly defendNothing: string;
    intervene(who: string): string;
    readonly intervenes: string;
    readonly alibi: string;
    aim(joker: string, who: string): string;
    play(joker: string): string;
    give(card: string): string;
    swap(mine: string, theirs: string): string;
    readonly pass: string;
    readonly passAlibi: string;
    readonly passSwap: string;
  };
  /** By phase: to me, and about another player. */
  readonly asked: Readonly<Record<Phase, (other: string) => string>>;
  readonly waits: Readonly<Record<Phase, readonly [(of: Wait) => string, ((of: Wait) => string)?]>>;
  readonly options: Readonly<Record<string, OptionWords>>;
  readonly stage: {
    /** X1 Of five; the last attack may bring more. */
    points(n: number): string;
    cards(n: number): string;
    readonly joker: string;
    readonly out: string;
    readonly kinds: Readonly<Record<Kind, string>>;
    readonly texts: Readonly<Partial<Record<Kind, string>>>;
    /** X22 A pair: its name, its cards, and their worth. */
    pair(name: string, one: string, other: string, worth: number): string;
    readonly rules: readonly string[];
    readonly had: Plain<{ readonly who: string; readonly cards: string }>;
  };
  readonly table: {
    truce(who: string): string;
    readonly head: Plain<Stand & { readonly pile: number; readonly discard: number }>;
    player(who: string, points: number, cards: number, joker: boolean): string;
    out(who: string, points: number): string;
    hand(cards: string): string;
    joker(joker: string, text: string): string;
    offer(cards: string): string;
    readonly attack: Aimed<Who & { readonly at: string; readonly cards: string; readonly crime: number }>;
    defence(cards: string, survival: number): string;
    shown(who: string, cards: string): string;
    discards(cards: string): string;
    readonly hidden: string;
    readonly nothing: string;
  };
};
