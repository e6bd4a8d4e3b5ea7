/** A finished game of Complots, judged in words: the lies and doubts to be remembered. */
import type { Seat } from '../../../../engine/seats.ts';
import { type Lang, textsOf } from '../../../../words/languages.ts';
import { type Names, tellTo } from '../../../../words/words.ts';
import { type Character, isCharacter } from '../../rules/characters.ts';
import type { Fall, OwnEnd } from '../../rules/own-game.ts';
import type { Claimed } from '../../rules/steps.ts';
import type { Verdict, Word } from '../../rules/verdict.ts';
import type { Cards } from '../book.ts';
import type { VerdictBook } from './book.ts';

/** A thing to remember. `card`: its character; `truth`: a challenge of a true claim. */
export type Honour = {
  readonly kind: 'boldest' | 'longest' | 'decisive' | 'nose';
  readonly title: string;
  readonly head: string;
  readonly text: string;
  readonly card: Character | undefined;
  readonly truth: boolean | undefined;
  readonly fact: number | undefined;
};

type Lie = { readonly text: string; readonly caught: boolean; readonly fact: number };
export type Tally = {
  readonly seat: Seat;
  readonly claims: number;
  readonly bluffs: number;
  readonly caught: number;
  readonly row: string;
};
type Moment = { readonly kind: 'lie' | 'truth'; readonly text: string; readonly fact: number };

export type VerdictWords = {
  readonly book: VerdictBook;
  honours(verdict: Verdict, names: Names, me?: Seat): Honour[];
  lies(verdict: Verdict, names: Names, me?: Seat): Lie[];
  tallies(verdict: Verdict, names: Names, seats: readonly Seat[]): Tally[];
  moments(verdict: Verdict, names: Names): Moment[];
  lieOf(word: Word, names: Names, me?: Seat): string;
  /** The end and story of the reader's own game. */
  fell(fall: Fall, names: Names): string;
  own(
    end: OwnEnd,
    names: Names,
    me: Seat,
  ): readonly { readonly kind: 'lies' | 'best' | 'believed'; readonly text: string }[];
  claim(word: Word, names: Names, me?: Seat): string;
  /** Visible copies of a character, of how many. */
  inSight(character: Character, seen: number, of: number): string;
};

const isCaught = (word: Word): boolean => !word.true && word.doubter !== undefined;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const nameOf = (claimed: Claimed, book: VerdictBook, cards: Cards): string =>
  claimed === 'embezzle' ? book.noCollector : cards[claimed].name;
const whatOf = (claimed: Claimed, book: VerdictBook, cards: Cards): string =>
  claimed === 'embezzle' ? book.noCollector : capital(cards[claimed].the);

const honoursIn = (book: VerdictBook, cards: Cards, lieOf: VerdictWords['lieOf']): VerdictWords['honours'] => {
  const honour = (
    kind: Honour['kind'],
    head: string,
    text: string,
    { claimed, truth, fact }: { claimed?: Claimed; truth?: boolean; fact?: number },
  ): Honour => ({
    kind,
    title: book.titles[kind],
    head,
    text,
    card: claimed === 'embezzle' ? undefined : claimed,
    truth,
    fact,
  });
  const boldest = ({ boldest: word }: Verdict, names: Names, me: Seat | undefined): Honour[] => {
    if (word === undefined) return [];
    const text = [lieOf(word, names, me), ...(word.hand === 1 ? [book.lastCard] : []), book.unseen].join(' ');
    return [honour('boldest', book.when(names(word.by), word.turn), text, word)];
  };
  const decisive = ({ decisive: doubt }: Verdict, names: Names, me: Seat | undefined): Honour[] => {
    if (doubt === undefined) return [];
    const { by, at, turn, right, left, loser, claimed, fact } = doubt;
    const form = right ? (left === 0 ? 'lieOut' : 'lieOne') : left === 0 ? 'trueOut' : 'trueOne';
    const text = tellTo(me, loser)(book[form], { what: whatOf(claimed, book, cards), who: names(loser) });
    return [honour('decisive', book.doubter(names(by), names(at), turn), text, { claimed, truth: !right, fact })];
  };
  const longest = ({ longest: series }: Verdict, names: Names): Honour[] => {
    if (series === undefined) return [];
    const head = book.often(names(series.by), series.times, nameOf(series.claimed, book, cards));
    return [honour('longest', head, book.between(series.from, series.to), series)];
  };
  const nose = ({ nose: best }: Verdict, names: Names): Honour[] =>
    best === undefined ? [] : [honour('nose', names(best.by), book.nose(best.right, best.wrong), {})];

  return (verdict, names, me) => [
    ...boldest(verdict, names, me),
    ...decisive(verdict, names, me),
    ...longest(verdict, names),
    ...nose(verdict, names),
  ];
};

const wordsIn = (book: VerdictBook, cards: Cards): VerdictWords => {
  const lieOf = ({ claimed, backs, against, at }: Word, names: Names, me?: Seat): string => {
    if (claimed === 'embezzle') return book.embezzle;
    if (backs === 'witch') return book.lostWitch;
    const what = whatOf(claimed, book, cards);
    if (backs === 'join') return book.share(what);
    if (backs === 'counter') return book.against(what, isCharacter(against) ? cards[against].the : book.aid);
    return at === undefined ? book.plain(what) : book.aimed(what, at === me ? book.own.at : names(at));
  };

  const told = ({ turn, by, claimed }: Word, names: Names, me: Seat | undefined): string => {
    const tell = tellTo(me, by);
    return claimed === 'embezzle'
      ? tell(book.lieEmbezzle, { turn, who: names(by) })
      : tell(book.lie, { turn, who: names(by), the: cards[claimed].the });
  };

  return {
    book,
    honours: honoursIn(book, cards, lieOf),
    lies: ({ words }, names, me) =>
      words
        .filter((word) => !word.true)
        .map((word) => ({ text: told(word, names, me), caught: isCaught(word), fact: word.fact })),
    tallies: ({ words }, names, seats) =>
      seats.map((seat) => {
        const said = words.filter(({ by }) => by === seat);
        const [claims, bluffs] = [said.length, said.filter((word) => !word.true).length];
        const caught = said.filter(isCaught).length;
        return { seat, claims, bluffs, caught, row: book.row(names(seat), claims, bluffs, caught) };
      }),
    moments({ words, doubts }, names) {
      const lies = words
        .filter((word) => !word.true)
        .map((word): Moment => ({ kind: 'lie', text: told(word, names, undefined), fact: word.fact }));
      const doubted = doubts.map(({ by, at, turn, right, fact }): Moment => {
        const say = right ? book.rightDoubt : book.wrongDoubt;
        return { kind: right ? 'lie' : 'truth', text: say(names(by), names(at), turn), fact };
      });
      return [...lies, ...doubted].sort((one, other) => one.fact - other.fact);
    },
    lieOf,
    fell: ({ turn, by, with: blow }, names) =>
      isCharacter(blow) ? book.own.killed(turn, names(by), cards[blow].the) : book.own[blow](turn, names(by)),
    own: ({ lies, found, best, believed }, names, me) => [
      { kind: 'lies', text: book.own.lies(lies, found) },
      ...(best === undefined
        ? []
        : [{ kind: 'best' as const, text: `${book.own.best(best.turn, lieOf(best, names, me))} ${book.unseen}` }]),
      ...(believed === undefined
        ? []
        : [
            {
              kind: 'believed' as const,
              text: book.own.believed(names(believed.by), nameOf(believed.claimed, book, cards), believed.times),
            },
          ]),
    ],
    claim: ({ by, claimed, true: held }, names, me) => {
      const what = claimed === 'embezzle' ? `“${book.noCollector}”` : cards[claimed].the;
      return tellTo(me, by)(held ? book.wasTrue : book.wasLie, { who: names(by), what });
    },
    inSight: (character, seen, of) => book.inSight(capital(cards[character].the), seen, of),
  };
};

const BOOKS = textsOf<VerdictBook>((lang) => import(`../../texts/${lang}/verdict.ts`));
const CARDS = textsOf<Cards>((lang) => import(`../../texts/${lang}/cards.ts`));

export const loadVerdict = async (lang: Lang): Promise<VerdictWords> =>
  wordsIn(...(await Promise.all([BOOKS.load(lang), CARDS.load(lang)])));
