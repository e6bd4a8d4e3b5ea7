/** A finished game of Complots in two lines, for a preview and a picture. */
import type { Seat } from '../../../engine/seats.ts';
import { type Verdict, verdictOf } from '../../../games/complots/verdict.ts';
import type { Lang } from '../../languages.ts';
import type { Digest, Names } from '../../words.ts';
import { isCaught, loadVerdict, type VerdictWords } from './index.ts';

export const load = async (lang: Lang): Promise<Digest> => {
  const words = await loadVerdict(lang);
  const { stamps } = words.book;
  return ({ facts, moves, seats, winners }, names) => {
    const verdict = verdictOf(facts, moves, seats);
    const lie = verdict.words.some((word) => !word.true);
    return {
      lines: linesOf(words, verdict, names, winners),
      stamp: { word: lie ? stamps.lie : stamps.truth, lie },
    };
  };
};

const linesOf = (
  { book, lieOf }: VerdictWords,
  { words, boldest }: Verdict,
  names: Names,
  winners: readonly Seat[],
): string[] => {
  const said = words.filter(({ by }) => winners.includes(by));
  const bluffs = said.filter((one) => !one.true).length;
  const won = bluffs === 0 ? book.wonHonestly : book.won(bluffs, said.length, said.filter(isCaught).length);
  return boldest === undefined ? [won] : [won, `${book.worst(names(boldest.by))} ${lieOf(boldest, names)}`];
};
