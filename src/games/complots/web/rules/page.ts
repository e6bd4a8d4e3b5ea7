/** The rules page of Complots: for all characters, or for one line-up. */

import { examples } from '../../../../web/features/rules/story.ts';
import { type Chapter, chapter, type Item, type Page, questions } from '../../../../web/table/rules-page.ts';
import { fetchWords } from '../../../../words/index.ts';
import { type Lang, textsOf } from '../../../../words/languages.ts';
import { CHARACTERS, type Character, CLANS, clanOf, isCharacter } from '../../rules/characters.ts';
import { PRESETS } from '../../rules/options.ts';
import type { ComplotsRules } from '../../texts/fr/rules.ts';
import type { ComplotsText } from '../../texts/fr/table.ts';
import { versus } from '../counters.ts';
import type { Emblem } from '../emblems.ts';

type Said = { readonly text: ComplotsRules; readonly table: ComplotsText };

const texts = textsOf<ComplotsRules>((lang) => import(`../../texts/${lang}/rules.ts`));
const tables = textsOf<ComplotsText>((lang) => import(`../../texts/${lang}/table.ts`));

/** Characters that several players may claim at once. */
const TOGETHER: readonly Character[] = ['illusionist', 'pope', 'undertaker'];

/** `words`: the characters of a line-up, and `religions` if played; none: all of Complots. */
export const page = async (lang: Lang, words: readonly string[], stories: string): Promise<Page> => {
  const [text, table, said] = await Promise.all([texts.load(lang), tables.load(lang), fetchWords('complots', lang)]);
  const lineup = words.filter(isCharacter);
  const whole = lineup.length === 0;
  const among = whole ? CHARACTERS : lineup;
  return {
    part: !whole,
    about: text.about,
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
      ...(whole || words.includes('religions') ? [religions({ text, table })] : []),
      ...(whole ? [options({ text, table })] : []),
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

const options = ({ text, table }: Said): Chapter =>
  chapter('options', 'rules/options', text.options, [
    item(
      table.lineup,
      text.choices.lineup,
      'masks',
      Object.entries(table.presets).map(([id, name]) => {
        const cards = PRESETS[id] ?? [];
        return `${name} — ${cards.map((card) => table.characters[card].name).join(', ')}`;
      }),
    ),
    item(table.doubts, text.choices.doubts, 'doubt'),
    item(table.religions, text.choices.religions, 'complots/catholic'),
    item(text.choices.clock.name, text.choices.clock.text, 'rules/clock'),
  ]);
