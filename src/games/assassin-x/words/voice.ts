import type { Aimed, OptionWords, Plain, Sentence } from '../../../words/words.ts';
import type { Kind } from '../rules/cards.ts';
import type { Cause, Facts } from '../rules/facts.ts';
import type { Phase } from '../rules/typed-view.ts';
import type { Parts } from './facts.ts';

type Who = { readonly who: string };

type Stand = { readonly round: number; readonly who: string; readonly clockwise: boolean };
/** Whom the table waits for, and whom they face: to that one they say "you". */
type Wait = { readonly who: string; readonly other: string };

/** The sentences of one language. */
export type Voice = {
  readonly kinds: Readonly<Record<Exclude<Kind, 'assassin' | 'intervention' | 'joker' | 'mastery'>, string>>;
  /** By the verb of a fact. That a card is drawn, or a joker laid, is no news: it always is. */
  readonly facts: { readonly [K in keyof Parts]: Sentence<Facts['by'][K], Who & Parts[K], string | undefined> };
  readonly began: Plain<Stand>;
  readonly turned: string;
  /** X23 the truce is over. */
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
  /** By the phase: to me, and of another whom the table waits for. */
  readonly asked: Readonly<Record<Phase, (other: string) => string>>;
  readonly waits: Readonly<Record<Phase, readonly [(of: Wait) => string, ((of: Wait) => string)?]>>;
  readonly options: Readonly<Record<string, OptionWords>>;
  readonly stage: {
    /** X1 of the five that it takes; the last attack may bring more. */
    points(n: number): string;
    cards(n: number): string;
    readonly joker: string;
    readonly out: string;
    readonly kinds: Readonly<Record<Kind, string>>;
    /** What the plain cards do, by their kind. */
    readonly texts: Readonly<Partial<Record<Kind, string>>>;
    /** X22 a pair: its name, its two cards, what they make together. */
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
