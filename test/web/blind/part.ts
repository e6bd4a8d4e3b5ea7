/** The part of a game for a blind player: reading its accessibility tree, and a simple strategy. */
import type { Said } from '../../../src/engine/facts.ts';
import type { Game, View } from '../../../src/engine/game.ts';
import type { RawOptions } from '../../../src/engine/options.ts';
import type { Seat } from '../../../src/engine/seats.ts';
import type { Lang } from '../../../src/words/languages.ts';
import { TEXT } from '../said.ts';
import { type Node, plainly } from './tree.ts';

export const SCREENS = plainly(TEXT);

/** Players by seat, and the page's language. */
export type Cast = { readonly me: Seat; readonly names: ReadonlyMap<Seat, string>; readonly lang: Lang };

/** A player's view and facts, in place of the tree. */
export type Plain = { readonly view: View; readonly heard: readonly Said[] };

export const GO_ON = 'go on';

/** A pressable node, with the game's own key: `doubt`, `assassin …`, `card captain`. */
export type Offer = { readonly key: string; readonly node: Node };

/** Knowledge at a question, as plain data; `answers`: keys of the offers. */
export type Known = { readonly answers: readonly string[] } & Readonly<Record<string, unknown>>;

export type BlindPart<K extends Known = Known> = {
  readonly seats: number;
  readonly options: RawOptions;
  offers(tree: Node, cast: Cast): Offer[];
  /** From the tree. */
  heard(tree: Node, cast: Cast): K;
  /** From the plain view. */
  seen(sight: Plain): K;
  /** Keys to press in order; `at B or pass`: the first one offered. */
  choose(known: K): readonly string[];
  moveOf(keys: readonly string[], view: View): string;
};

export type Played = { readonly game: Game; readonly part: BlindPart };
