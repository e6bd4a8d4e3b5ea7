/** A game as offered: a box with its cover (`public/box-<id>.svg`). One game may have several. */
import type { RawOptions } from '../engine/options.ts';
import type { Lang } from './languages.ts';

export type Box = {
  readonly id: string;
  title(lang: Lang): string;
  about(lang: Lang): string;
  readonly colour: string;
  readonly players: readonly [least: number, most: number];
  readonly usual?: number;
  readonly minutes: number;
  readonly lesson?: number;
  /** What we propose, and the rulebook's own set-up. */
  readonly options: RawOptions;
  readonly book: RawOptions;
  /** Whether a table with these options plays this box; by default every table does. */
  holds?(options: RawOptions): boolean;
};

/** Texts about a game and its boxes, in one language. */
export type Shelved<B extends string> = {
  readonly title: string;
  readonly boxes: Readonly<Record<B, { readonly title: string; readonly about: string }>>;
};
