/** Names that look alike, by Unicode's list of confusable characters (UTS 39). */
import unhomoglyph from 'unhomoglyph';

const skeletonOf = (name: string): string => unhomoglyph(name.normalize('NFKD')).normalize('NFD').toLowerCase();

/** The looks of a name as written, lowercase and uppercase; one equal look is enough. */
const looksOf = (name: string): string[] => {
  const bare = name.replaceAll(' ', '');
  return [bare, bare.toLowerCase(), bare.toUpperCase()].map(skeletonOf);
};

export const lookAlike = (a: string, b: string): boolean => {
  const others = looksOf(b);
  return looksOf(a).some((look, i) => look === others[i]);
};
