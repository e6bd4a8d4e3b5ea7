/** The moves of Complots as a net says them: each is a few words, and those of a clan share one. */
import { CHARACTERS, type Character, clanOf, isCharacter, TABLE } from '../../games/complots/characters.ts';
import { reader } from '../net/coder.ts';

const PLAIN =
  'pass,doubt,income,aid,coup _,convert,convert _,embezzle,stop,again,return,replace,pay,refuse,give _,catholic,protestant';
const OF_A_CARD = ['counter', 'lose', 'keep', 'show', 'choose', 'join'];

/** Every move of the game, a seat left out. */
const forms = (): string[] => {
  const list = PLAIN.split(',');
  for (const one of CHARACTERS) {
    const { aim } = TABLE[one];
    if (aim === 'none' || aim === 'both') list.push(one);
    if (aim !== 'none' && aim !== 'never') list.push(`${one} _`);
    for (const verb of OF_A_CARD) list.push(`${verb} ${one}`);
    list.push(`lose ${one} as witch`);
    for (const other of CHARACTERS) list.push(`keep ${one} ${other}`);
  }
  return list;
};

const at = (character: Character): string => `@${clanOf(character)}`;
const pair = (one: string, other: string): string => (one < other ? `${one}+${other}` : `${other}+${one}`);

/** A move's verb, each card with the verb, its clan with the verb, and the whole. */
const wordsOf = (form: string): string[] => {
  const said = form.split(' ');
  const [verb = '', a = '', b = ''] = said;
  if (isCharacter(verb)) return [`${at(verb)} ${a}`, form];
  if (!isCharacter(a)) return [form];
  if (verb === 'keep') {
    const one = ['keep', `keep ${a}`, `keep ${at(a)}`];
    return isCharacter(b) ? [...one, `keep ${b}`, `keep ${at(b)}`, `keep ${pair(at(a), at(b))}`] : one;
  }
  const rest = said.slice(2).join(' ');
  return [`${verb} ${rest}`, `${verb} ${at(a)} ${rest}`, form];
};

const vocabulary = (list: readonly string[]): string[] => [...new Set(list.flatMap(wordsOf))].sort();
const FORMS = forms();
export const WORDS: readonly string[] = vocabulary(FORMS);
export const AIMED: readonly string[] = vocabulary(FORMS.filter((form) => form.split(' ').includes('_')));
export const read = reader(WORDS, wordsOf);
