/** The rules page of Complots: for the characters of a box, or of a table. */

import type { RawOptions } from '../../../../engine/options.ts';
import { optionItems, optionsChapter, rulesTexts, type SetUpText } from '../../../../web/features/rules/options.ts';
import { examples } from '../../../../web/features/rules/story.ts';
import {
  type Chapter,
  chapter,
  type Item,
  type Page,
  questions,
  type SetUp,
} from '../../../../web/table/rules-page.ts';
import { fetchWords } from '../../../../words/index.ts';
import { type Lang, textsOf } from '../../../../words/languages.ts';
import { CHARACTERS, type Character, CLANS, clanOf, isCharacter, TABLE } from '../../rules/characters.ts';
import { NUMBERS, type Numbers } from '../../rules/numbers.ts';
import { type Options, PRESETS, readOptions, SPECS } from '../../rules/options.ts';
import type { ComplotsRules } from '../../texts/fr/rules.ts';
import type { SetupText } from '../../texts/fr/setup.ts';
import type { ComplotsText } from '../../texts/fr/table.ts';
import { boxes } from '../../words/boxes.ts';
import { versus } from '../counters.ts';
import type { Emblem } from '../emblems.ts';
import { listed, nameOf } from '../lineup-words.ts';

type Said = { readonly text: ComplotsRules; readonly table: ComplotsText };

const texts = textsOf<(n: Numbers) => ComplotsRules>((lang) => import(`../../texts/${lang}/rules.ts`));
const tables = textsOf<ComplotsText>((lang) => import(`../../texts/${lang}/table.ts`));
const setups = textsOf<SetupText>((lang) => import(`../../texts/${lang}/setup.ts`));

const SIGNS = { lineup: 'masks', doubts: 'doubt', religions: 'complots/catholic' } as const;

/** Characters that several players may claim at once. */
const TOGETHER: readonly Character[] = ['illusionist', 'pope', 'undertaker'];

/** The second box combines with the first. */
const boxed = (box: 1 | 2): readonly Character[] => CHARACTERS.filter((one) => TABLE[one].box <= box);

/** The characters of a table, or of a box. */
const inPlay = ({ lineup }: Options, { box, players }: SetUp): readonly Character[] =>
  players !== undefined && typeof lineup !== 'string' ? lineup : boxed(box === boxes[0] ? 1 : 2);

export const page = async (lang: Lang, set: SetUp, stories: string): Promise<Page> => {
  const [write, table, setup, said, all] = await Promise.all([
    texts.load(lang),
    tables.load(lang),
    setups.load(lang),
    fetchWords('complots', lang),
    rulesTexts.load(lang),
  ]);
  const text = write(NUMBERS);
  const chosen = readOptions(set.options);
  const among = inPlay(chosen, set);
  const second = among.some((one) => TABLE[one].box === 2);
  const faith = set.players === undefined ? second : chosen.religions;
  const whole = set.players === undefined;
  return {
    about: [...text.about, all.ours],
    chapters: [
      chapter('brief', 'masks', text.brief),
      chapter('set-up', 'rules/set-up', text.setUp, [
        { ...text.two, art: { emblem: 'rules/two' } },
        { ...text.eight, art: { emblem: 'rules/eight' } },
      ]),
      chapter('turn', 'complots/income', text.turn, [
        ...(['income', 'aid', 'coup'] as const).map((action) =>
          item(table.plain[action].name, text.actions[action], `complots/${action}`),
        ),
        item(text.power.name, text.power.text, 'bluff'),
      ]),
      chapter('doubt', 'doubt', text.doubt),
      chapter('counter', 'complots/counter', text.counter),
      chapter('losing', 'skull', {
        ...text.losing,
        lines: [...text.losing.lines, ...(among.includes('undertaker') ? [text.heirs] : [])],
      }),
      ...clans({ text, table }, among),
      ...(faith ? [religions({ text, table })] : []),
      optionsChapter(all, options({ text, table }, setup, set, all), text.clock),
      examples(text.examples, stories, said, undefined, (fact) =>
        fact.every((word) => !isCharacter(word) || among.includes(word)),
      ),
      ...(whole ? [chapter('advice', 'bluff', text.advice)] : []),
      questions(
        text.questions.title,
        TOGETHER.some((one) => among.includes(one))
          ? [...text.questions.asked, text.questions.together]
          : text.questions.asked,
      ),
    ],
  };
};

const item = (name: string, text: string, emblem: Emblem | `rules/${string}`, notes: readonly string[] = []): Item => ({
  name,
  text,
  notes,
  art: { emblem },
});

const clans = ({ text, table }: Said, among: readonly Character[]): Chapter[] =>
  CLANS.map((clan) => {
    const members = among.filter((character) => clanOf(character) === clan);
    const [first] = members;
    return chapter(
      clan,
      first === undefined ? 'masks' : `complots/${first}`,
      { title: table.clans[clan], lines: [text.clans[clan]] },
      members.map((character) => ({
        name: table.characters[character].name,
        text: table.characters[character].power,
        notes: [...(text.details[character] ?? []), ...versus(character, among, table)],
        art: { card: character },
      })),
      { tint: clan },
    );
  });

const religions = ({ text, table }: Said): Chapter =>
  chapter(
    'religions',
    'complots/catholic',
    text.religions,
    (['convert', 'convertOther', 'embezzle'] as const).map((action) =>
      item(
        table.plain[action].name,
        text.faith[action],
        action === 'convertOther' ? 'complots/convert' : `complots/${action}`,
      ),
    ),
  );

/** The options in the words of the set-up, with the named line-ups. */
const options = ({ table }: Said, setup: SetupText, set: SetUp, text: SetUpText): Item[] => {
  const { doubtsFirst: first, doubtsFair: fair } = setup;
  const words = {
    lineup: { label: table.lineup, hint: setup.lineupHint, values: {} },
    doubts: { label: table.doubts, hint: setup.doubtsHint, values: { first, fair } },
    religions: { label: table.religions, hint: setup.religionsHint, values: text.flag },
  };
  const told = (option: string, raw: RawOptions): string | undefined => {
    if (option !== 'lineup') return undefined;
    const { lineup } = readOptions(raw);
    const name = nameOf(lineup, table, setup);
    if (typeof lineup === 'string') return name;
    const cards = listed(lineup, table);
    return name === undefined ? cards : `${name} (${cards})`;
  };
  const items = optionItems({ text, set, specs: SPECS, words, signs: SIGNS, told });
  if (set.players !== undefined) return items;
  const among = inPlay(readOptions(set.options), set);
  const presets = Object.values(PRESETS).filter((cards) => cards.every((card) => among.includes(card)));
  const notes = presets.map((cards) => `${nameOf(cards, table, setup)} — ${listed(cards, table)}`);
  return items.map((item, i) => (i === 0 ? { ...item, notes: [...(item.notes ?? []), ...notes] } : item));
};
