/** A page of rules, as it is read and searched, whichever game it tells of. */
import type { OptionWords } from '../../words/words.ts';
import type { EmblemName } from '../base/art/emblems.ts';

/** A card, a step of play, an option, a question: something with a name of its own. */
export type Item = {
  readonly name: string;
  /** Beside the name: how many there are, what it is worth. */
  readonly aside?: string | undefined;
  readonly text: string;
  /** What surprises, and is seldom needed. */
  readonly notes?: readonly string[];
  /** An emblem, or a card as the game itself draws it. */
  readonly art?: { readonly emblem: EmblemName } | { readonly card: string };
};

export type Chapter = {
  readonly key: string;
  readonly title: string;
  readonly emblem: EmblemName;
  /** A class of style: whose colour it has. */
  readonly tint?: string;
  readonly lines: readonly string[];
  readonly items: readonly Item[];
  /** Small cards side by side instead of one under another. */
  readonly dense?: boolean;
};

export type Page = {
  /** Not the whole game, but just what one table plays with. */
  readonly part?: boolean;
  /** What the game is about, in a line or two. */
  readonly about: readonly string[];
  readonly chapters: readonly Chapter[];
};

/** What every chapter has in the catalogues: its title, and what it says. */
export type Passage = { readonly title: string; readonly lines: readonly string[] };

/** A question people ask, and the answer. */
type Asked = { readonly ask: string; readonly answer: string };

/** An option of the set-up; where it is a choice, each of its values. */
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

/** The last chapter: what people ask. */
export const questions = (title: string, asked: readonly Asked[]): Chapter =>
  chapter(
    'questions',
    'rules/questions',
    { title, lines: [] },
    asked.map(({ ask, answer }) => ({ name: ask, text: answer })),
  );

/** The options and what they mean, as the set-up says it or at more length; each with a sign of its own or that of them all. */
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
