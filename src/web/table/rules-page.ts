/** A page of rules, as it is read and searched. */
import type { RawOptions } from '../../engine/options.ts';
import type { Box } from '../../words/box.ts';
import type { EmblemName } from '../base/art/emblems.ts';

/** The set-up that a page describes: a table's, or without players what the box proposes. */
export type SetUp = { readonly box: Box; readonly options: RawOptions; readonly players?: number };

/** A card, step, option or question. */
export type Item = {
  readonly name: string;
  readonly aside?: string | undefined;
  readonly text: string;
  /** Surprising details, rarely needed. */
  readonly notes?: readonly string[];
  /** An emblem, or a card as the game draws it. */
  readonly art?: { readonly emblem: EmblemName } | { readonly card: string };
};

export type Chapter = {
  readonly key: string;
  readonly title: string;
  readonly emblem: EmblemName;
  readonly tint?: string;
  readonly lines: readonly string[];
  readonly items: readonly Item[];
  readonly dense?: boolean;
};

export type Page = {
  readonly about: readonly string[];
  readonly chapters: readonly Chapter[];
};

export type Passage = { readonly title: string; readonly lines: readonly string[] };

type Asked = { readonly ask: string; readonly answer: string };

export const chapter = (
  key: string,
  emblem: EmblemName,
  { title, lines }: Passage,
  items: readonly Item[] = [],
  more: Pick<Chapter, 'tint' | 'dense'> = {},
): Chapter => ({ key, emblem, title, lines, items, ...more });

export const questions = (title: string, asked: readonly Asked[]): Chapter =>
  chapter(
    'questions',
    'rules/questions',
    { title, lines: [] },
    asked.map(({ ask, answer }) => ({ name: ask, text: answer })),
  );
