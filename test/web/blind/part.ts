/** The part of a game for a player who cannot see: how its accessibility tree is read, and a simple way to play it. */
import type { Said } from '../../../src/engine/facts.ts';
import type { Game, View } from '../../../src/engine/game.ts';
import type { RawOptions } from '../../../src/engine/options.ts';
import type { Seat } from '../../../src/engine/seats.ts';
import type { Lang } from '../../../src/words/languages.ts';
import { TEXT } from '../said.ts';
import { type Node, plainly } from './tree.ts';

/** What the screens of all games say. */
export const SCREENS = plainly(TEXT);

/** Who sits where, and the language of the page. */
export type Cast = { readonly me: Seat; readonly names: ReadonlyMap<Seat, string>; readonly lang: Lang };

/** What the same player sees, and has been told. */
export type Plain = { readonly view: View; readonly heard: readonly Said[] };

/** The key of a button that only lets the table go on. */
export const GO_ON = 'go on';

/** Something that can be pressed, by a key of the game's own: `doubt`, `assassin …`, `card captain`. */
export type Offer = { readonly key: string; readonly node: Node };

/** What one knows at a question, as plain data; `answers` are the keys of what is offered. */
export type Known = { readonly answers: readonly string[] } & Readonly<Record<string, unknown>>;

export type BlindPart<K extends Known = Known> = {
  readonly seats: number;
  readonly options: RawOptions;
  offers(tree: Node, cast: Cast): Offer[];
  /** What the tree tells. */
  heard(tree: Node, cast: Cast): K;
  /** The part as the plain view tells it. */
  seen(sight: Plain): K;
  /** What is pressed, one key after the other; `at B or pass`: the first of these that is offered. */
  choose(known: K): readonly string[];
  /** The move that these keys come to. */
  moveOf(keys: readonly string[], view: View): string;
};

export type Played = { readonly game: Game; readonly part: BlindPart };
