/** A page of rules, as it is read and searched. */
import type { OptionWords } from '../../words/words.ts';
import type { EmblemName } from '../base/art/emblems.ts';

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
  /** Only what one table plays with. */
  readonly part?: boolean;
  readonly about: readonly string[];
  readonly chapters: readonly Chapter[];
};

export type Passage = { readonly title: string; readonly lines: readonly string[] };

type Asked = { readonly ask: string; readonly answer: string };

/** An option of the set-up, with its values if it is a choice. */
type RuleChoice = {
  readonly name: string;
  readonly text: string;
  readonly values?: Readonly<Record<string, string>>;
};

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

/** Options and their meaning, each with its own sign or the general one. */
export const optionItems = (
  options: Readonly<Record<string, OptionWords>>,
  choices: Readonly<Record<string, RuleChoice>>,
  signs: Readonly<Record<string, EmblemName>>,
): Item[] => {
  const inSetUp = Object.entries(options).map(([option, { label, hint = '', values }]): [string, RuleChoice] => [
    option,
    { name: label, text: hint, values },
  ]);
  return Object.entries({ ...Object.fromEntries(inSetUp), ...choices }).map(
    ([option, { name, text, values = {} }]) => ({
      name,
      text,
      notes: Object.values(values),
      art: { emblem: signs[option] ?? 'rules/options' },
    }),
  );
};
