import type { RulesText } from '../fr/rules.ts';

export const rules: RulesText = {
  search: 'Search the rules',
  searchFound: (n) => (n === 1 ? 'One rule found' : `${n} rules found`),
  searchNothing: (word) => `Nothing for “${word}”. Try a shorter word, or the name of a card.`,
  contents: 'Contents',
  lessonNudge: (hint) => `Not yet: follow the lesson. ${hint}`,
};
