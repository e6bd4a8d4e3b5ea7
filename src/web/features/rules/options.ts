/** The options of a game on its page of rules: what is set, what the rulebook sets, and what that means. */
import { type OptionSpec, type RawOptions, wholeOptions } from '../../../engine/options.ts';
import { textsOf } from '../../../words/languages.ts';
import type { OptionWords } from '../../../words/words.ts';
import type { EmblemName } from '../../base/art/emblems.ts';
import { type Chapter, chapter, type Item, type SetUp } from '../../table/rules-page.ts';
import type { SetUpText } from './text/fr.ts';

export type { SetUpText };

export const rulesTexts = textsOf<SetUpText>((lang) => import(`./text/${lang}.ts`));

type Explained = {
  readonly text: SetUpText;
  readonly set: SetUp;
  readonly specs: readonly OptionSpec[];
  readonly words: Readonly<Record<string, OptionWords>>;
  /** A sign for each option that has one of its own. */
  readonly signs: Readonly<Record<string, EmblemName>>;
  /** A value in other words than the form's. */
  told?(option: string, options: RawOptions): string | undefined;
};

export const optionItems = ({ text, set, specs, words, signs, told }: Explained): Item[] => {
  const now = wholeOptions(specs, set.options);
  const book = wholeOptions(specs, set.box.book);
  return specs.map(({ name }) => {
    const { label = name, hint, values = {} } = words[name] ?? {};
    const said = (options: RawOptions): string =>
      told?.(name, options) ?? values[String(options[name])] ?? String(options[name]);
    return {
      name: label,
      text: text.compared(set.players === undefined ? 'box' : 'table', said(now), said(book)),
      notes: hint === undefined ? [] : [hint],
      art: { emblem: signs[name] ?? 'rules/options' },
    };
  });
};

export const optionsChapter = (text: SetUpText, items: readonly Item[], clock: string): Chapter =>
  chapter('options', 'rules/options', text.options, [
    ...items,
    { name: text.clock.name, text: `${text.clock.text} ${clock}`, art: { emblem: 'rules/clock' } },
  ]);

/** A number that depends on how many play: at this table, or for all sizes. */
export const spread = (text: SetUpText, { box, players }: SetUp, of: (players: number) => number): string => {
  if (players !== undefined) return String(of(players));
  const [least, most] = box.players;
  const groups: { value: number; from: number; to: number }[] = [];
  for (let n = least; n <= most; n++) {
    const last = groups.at(-1);
    if (last?.value === of(n)) last.to = n;
    else groups.push({ value: of(n), from: n, to: n });
  }
  return groups.length === 1
    ? String(of(least))
    : groups.map(({ value, from, to }) => text.spread(value, from, to)).join(', ');
};
