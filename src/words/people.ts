/** Two people by name on a button, shortened; more are counted. */
const LONGEST = 12;

const cut = (name: string): string => {
  const letters = [...name];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : name;
};

/** `many`: the noun for three or more. */
export const people = (names: readonly string[], many: string): readonly string[] =>
  names.length > 2 ? [`${names.length} ${many}`] : names.map(cut);
