/** The blocks of each character, as lines of the reference card. */
import { type Character, clanOf, countersTo } from '../rules/characters.ts';
import type { ComplotsText } from '../texts/fr/table.ts';

/** What a character counters and is countered by. Of its own clan, only the character itself can be in play. */
export const versus = (character: Character, among: readonly Character[], text: ComplotsText): string[] => {
  const beside = among.filter((other) => other === character || clanOf(other) !== clanOf(character));
  const names = (list: readonly Character[]) => list.map((other) => text.characters[other].name);
  const against = [
    ...(countersTo('aid', beside).includes(character) ? [text.aidName] : []),
    ...names(beside.filter((other) => countersTo(other, beside).includes(character))),
  ];
  const by = names(countersTo(character, beside));
  return [
    ...(against.length > 0 ? [text.counters(against.join(', '))] : []),
    ...(by.length > 0 ? [text.counteredBy(by.join(', '))] : []),
  ];
};
