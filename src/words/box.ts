/** A game as it lies on a shelf: its box, with a cover of its own (`public/box-<id>.svg`). One game may come in several. */
import type { RawOptions } from '../engine/options.ts';
import type { EachLang } from './languages.ts';

export type Box = {
  readonly id: string;
  readonly title: EachLang<string>;
  /** What it is, in a sentence. */
  readonly about: EachLang<string>;
  /** Of the cardboard. */
  readonly colour: string;
  readonly players: readonly [least: number, most: number];
  /** How many sit down to it, unless they say otherwise. */
  readonly usual?: number;
  readonly minutes: number;
  /** Minutes that its guided game takes, where there is one. */
  readonly lesson?: number;
  /** How it is played out of the box. */
  readonly options: RawOptions;
  /** Whether a table with these options plays what is in it. Without this, every table does. */
  holds?(options: RawOptions): boolean;
};
