/** The ids of a RULES.md, from lines like `- C12 …`. */
export const ruleIds = (text: string): string[] => [...text.matchAll(/^- \**([A-Z]\d+)\b/gm)].map(([, id]) => id ?? '');

export const idsIn = (title: string): string[] => title.match(/\b[A-Z]\d+\b/g) ?? [];

export const unproved = (ids: readonly string[], titles: readonly string[]): string[] => {
  const proved = new Set(titles.flatMap(idsIn));
  return ids.filter((id) => !proved.has(id));
};
