/** People in the words of a button: two by name, each cut where it is long; more are counted. */
const LONGEST = 12;

const cut = (name: string): string => {
  const letters = [...name];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : name;
};

/** `many`: what three or more are called. */
export const people = (names: readonly string[], many: string): readonly string[] =>
  names.length > 2 ? [`${names.length} ${many}`] : names.map(cut);
