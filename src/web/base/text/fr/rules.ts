/** Texts of the rules page and the lesson. */
export const rules = {
  search: 'Chercher dans les règles',
  searchFound: (n: number) => (n < 2 ? `${n} règle trouvée` : `${n} règles trouvées`),
  searchNothing: (word: string) => `Rien pour « ${word} ». Essaie un mot plus court, ou le nom d’une carte.`,
  contents: 'Sommaire',
  lessonNudge: (hint: string) => `Pas encore : suis la leçon. ${hint}`,
};
export type RulesText = typeof rules;
