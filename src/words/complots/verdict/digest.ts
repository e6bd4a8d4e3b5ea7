/** A finished game of Complots in two lines, for a preview and a picture. */
import { verdictOf } from '../../../games/complots/verdict.ts';
import type { Digest, Lang } from '../../words.ts';
import { loadVerdict } from './index.ts';

export const load = async (lang: Lang): Promise<Digest> => {
  const { lines, book } = await loadVerdict(lang);
  return ({ facts, moves, seats, winners }, names) => {
    const verdict = verdictOf(facts, moves, seats);
    const lie = verdict.words.some((word) => !word.true);
    return { lines: lines(verdict, names, winners), stamp: { word: lie ? book.stamps.lie : book.stamps.truth, lie } };
  };
};
