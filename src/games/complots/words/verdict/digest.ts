/** A finished game of Complots in two lines, for a preview and a picture. */
import type { Seat } from '../../../../engine/seats.ts';
import type { Lang } from '../../../../words/languages.ts';
import type { Digest, Digested, Names } from '../../../../words/words.ts';
import { isCharacter } from '../../rules/characters.ts';
import { filmed, type Shot } from '../../rules/film.ts';
import type { Verdict } from '../../rules/verdict.ts';
import { figureOf } from '../dyes.ts';
import { isCaught, loadVerdict, type VerdictWords } from './index.ts';

export const load = async (lang: Lang): Promise<Digest> => {
  const words = await loadVerdict(lang);
  const { stamps } = words.book;
  return ({ facts, moves, seats, winners }, names) => {
    const verdict = filmed(facts, moves, seats);
    const lines = linesOf(words, verdict, names, winners);
    const shot = BEST.flatMap((kind) => verdict.film.find((one) => one.kind === kind) ?? [])[0];
    return { lines, ...(shot === undefined ? {} : { stamp: stampOf(shot, stamps) }) };
  };
};

/** Prefers the moment that its lines mention. */
const BEST: readonly Shot['kind'][] = ['boldest', 'decisive', 'longest'];

const stampOf = ({ word }: Shot, stamps: VerdictWords['book']['stamps']): NonNullable<Digested['stamp']> => {
  const { claimed, by, doubter } = word;
  const lie = !word.true;
  const figure = isCharacter(claimed) ? figureOf(claimed) : undefined;
  return { word: lie ? stamps.lie : stamps.truth, lie, by, doubter, figure };
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
