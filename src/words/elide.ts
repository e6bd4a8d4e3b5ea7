/** Little words that change before a name. A one-letter name is a seat's, and changes nothing. */
const bare = (name: string): string => name.normalize('NFD').toLowerCase();

/** French: « Aramis, Hugo, Yves », but not « Yanis ». */
const startsOpen = (name: string): boolean => name.length > 1 && /^([aeiouhœæ]|y[^aeiou])/u.test(bare(name));

/** French: « d’Aramis, d’Hugo, d’Yves », but « de Yanis, de Bruno ». */
export const de = (name: string): string => (startsOpen(name) ? `d’${name}` : `de ${name}`);

/** French: « qu’Aramis », but « que Bruno ». */
export const que = (name: string): string => (startsOpen(name) ? `qu’${name}` : `que ${name}`);

/** Italian: “ad Aramis”, but “a Elena, a Bruno”. */
export const ad = (name: string): string =>
  name.length > 1 && bare(name).startsWith('a') ? `ad ${name}` : `a ${name}`;

/** Italian: “Anna ed Elena”, but “Anna e Aramis”. */
export const ed = (one: string, other: string): string =>
  other.length > 1 && bare(other).startsWith('e') ? `${one} ed ${other}` : `${one} e ${other}`;
