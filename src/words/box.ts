/** A game as it lies on a shelf: its box, with a cover of its own (`public/box-<id>.svg`). One game may come in several. */
import type { RawOptions } from '../engine/options.ts';
import type { Lang } from './languages.ts';

export type Box = {
  readonly id: string;
  title(lang: Lang): string;
  about(lang: Lang): string;
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

/** What is said of a game and its boxes, in one language. */
export type Shelved<B extends string> = {
  readonly title: string;
  readonly boxes: Readonly<Record<B, { readonly title: string; readonly about: string }>>;
};
