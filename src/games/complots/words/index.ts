/** Complots in the languages of its players: facts, moves and questions read into parts, then said by a book. */
import type { Said } from '../../../engine/facts.ts';
import type { View } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seats.ts';
import { type Lang, textsOf } from '../../../words/languages.ts';
import { plainFact, plainMove, plainPhase, plainTable } from '../../../words/plain.ts';
import { type GameWords, type Label, type LoadWords, type Names, tellTo } from '../../../words/words.ts';
import { type Character, countersTo, isCharacter, TABLE } from '../rules/characters.ts';
import { isBluff } from '../rules/claims.ts';
import { type FactOf, read } from '../rules/facts.ts';
import { actionIn, type Move, parse } from '../rules/moves.ts';
import type { TurnVerb } from '../rules/steps.ts';
import { type ComplotsView, isComplots } from '../rules/typed-view.ts';
import type { PublicPlayer } from '../rules/view.ts';
import type { Announcement, Asked, Book } from './book.ts';
import { type Lines, type Parts, partsOf } from './facts.ts';
import { shelf } from './shelf.ts';

const has = <T extends object>(lines: T, word: unknown): word is keyof T =>
  typeof word === 'string' && Object.hasOwn(lines, word);

const announcement = (verb: TurnVerb, at: Seat | undefined): Announcement => {
  if (at === undefined) return verb;
  if (verb === 'convert') return 'convert other';
  return isCharacter(verb) && TABLE[verb].aim === 'both' ? 'examine' : verb;
};

const factOf = (book: Book, heard: Said, names: Names, me: Seat | undefined): string | undefined => {
  const said = read(heard);
  if (said[1] === 'announced') return announcedIn(book, said, names, me);
  if (said[1] === 'got' && said.length === 2) return undefined; // an empty deal
  if (said[1] === 'spent') {
    const [who, , coins, to] = said;
    return to === undefined
      ? line(book, who, 'spent', [coins], names, me)
      : line(book, who, 'spent on', [coins, to], names, me);
  }
  const [who, verb, ...words] = said;
  return has(book.facts, verb) ? line(book, who, verb, words, names, me) : plainFact(heard, names);
};

const line = <K extends keyof Parts>(
  book: Book,
  who: Seat,
  verb: K,
  words: Lines[K],
  names: Names,
  me: Seat | undefined,
): string => {
  const parts = partsOf[verb]({ names, who }, ...words);
  return tellTo(me, who, parts.seat)(book.facts[verb], { ...parts, who: names(who) });
};

const announcedIn = (book: Book, said: FactOf<'announced'>, names: Names, me: Seat | undefined): string | undefined => {
  const [who, , verb, at] = said;
  const what = announcement(verb, at);
  if (what === 'income') return undefined; // the taken coin says it
  return has(book.announced, what)
    ? tellTo(me, who, at)(book.announced[what], { who: names(who), at: nameOf(at, names) })
    : plainFact(said, names);
};

const nameOf = (seat: Seat | undefined, names: Names): string => (seat === undefined ? '' : names(seat));

const moveOf = (book: Book, move: string, names: Names, view: View): Label => {
  const title = titleOf(book, parse(move), names, view.me) ?? plainMove(move, names);
  return isComplots(view) && isBluff(move, view.hand ?? []) ? { title, note: book.bluff } : { title };
};

const titleOf = ({ answers, turn }: Book, words: Move, names: Names, me: Seat | undefined): string | undefined => {
  switch (words[0]) {
    case 'counter':
    case 'join':
    case 'show':
    case 'choose':
      return answers[words[0]]({ card: words[1] });
    case 'lose':
      return answers[words[2] === undefined ? 'lose' : 'lose as witch']({ card: words[1] });
    case 'keep': {
      const [, ...cards] = words;
      return answers.keep({ cards });
    }
    case 'give':
      return answers.give({ at: names(words[1]), self: words[1] === me });
    case 'doubt':
    case 'pass':
    case 'again':
    case 'stop':
    case 'return':
    case 'replace':
    case 'pay':
    case 'refuse':
    case 'catholic':
    case 'protestant':
      return answers[words[0]]();
    default: {
      const [verb, at] = words;
      return turn[announcement(verb, at)]?.({ at: nameOf(at, names) });
    }
  }
};

const phaseOf = (book: Book, view: View, names: Names): string => {
  if (!isComplots(view)) return plainPhase(view, names);
  const { phase, over, me } = view;
  if (phase === 'over')
    return tellTo(
      me,
      over?.find((seat) => seat === me),
    )(book.over, (over ?? []).map(names).join(', '));
  const asked = about(view, names);
  // questions to everybody are shown to spectators, too
  const forAll = phase === 'doubt' || phase === 'join' || (phase === 'counter' && actionIn(view)?.verb === 'aid');
  if (me === undefined && !forAll) return watched(book, view, names);
  if (phase !== 'counter') return book.questions[phase](asked);
  const countered = actionIn(view)?.verb;
  return has(book.counter, countered) ? book.counter[countered](asked.who) : plainPhase(view, names);
};

const watched = (
  { watched: { turn, chooses, counters, all } }: Book,
  { phase, toAct }: ComplotsView,
  names: Names,
): string => {
  const [one, another] = toAct;
  if (one === undefined || another !== undefined) return all;
  const says = phase === 'turn' ? turn : phase === 'counter' ? counters : chooses;
  return says(names(one));
};

const about = (view: ComplotsView, names: Names): Asked => {
  const { claim } = view;
  return {
    who: names(claim?.by ?? view.turn),
    claim: claim === null ? undefined : claim.for === 'witch' ? 'witch dead' : (claim.character ?? 'no collector'),
    joins: (view.sharing?.estates.length ?? 0) > 0 ? 'undertaker' : 'illusionist',
  };
};

const tableOf = (book: Book, view: View, names: Names): string[] => {
  if (!isComplots(view)) return plainTable(view, names);
  const shown = (cards: readonly Character[]) => cards.map((card) => book.characters[card].name).join(', ');
  const purse = (player: PublicPlayer) => (player.alive ? book.coins(player.coins) : book.out);
  const width = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length));
  const [name, coins] = [width(view.seats.map(names)), width(view.seats.map((seat) => purse(view.players[seat])))];
  const row = (seat: ComplotsView['turn']): string => {
    const player = view.players[seat];
    const cards = [
      ...Array.from({ length: player.hidden }, () => '[?]'),
      ...Array.from({ length: player.dead }, () => '[†]'),
      ...player.revealed.map((card) => `[${book.characters[card].name}]`),
    ];
    const side = player.side === undefined || !player.alive ? '' : `  ${book.sides[player.side]}`;
    const mark = view.turn === seat && view.over === null ? '▸' : ' ';
    return `${mark} ${names(seat).padEnd(name)}  ${purse(player).padEnd(coins)}  ${cards.join(' ')}${side}`;
  };
  return [
    ...view.seats.map(row),
    book.piles(view.court, view.treasury, view.almshouse),
    ...(view.hand === undefined || view.hand.length === 0 ? [] : [book.hand(shown(view.hand))]),
    ...(view.drawn === undefined ? [] : [`+ ${shown(view.drawn)}`]),
    ...(view.buried === undefined || view.buried.length === 0 ? [] : [book.buried(shown(view.buried))]),
  ];
};

const referenceOf = (book: Book, card: Character, lineup: readonly Character[]): string => {
  const name = (one: Character) => book.characters[one].name;
  const counters = lineup.filter((one) => countersTo(one, lineup).includes(card)).map(name);
  if (countersTo('aid', lineup).includes(card)) counters.unshift(book.aid);
  const counteredBy = countersTo(card, lineup).map(name);
  return [
    `${name(card)}. ${book.characters[card].power}`,
    ...(counters.length === 0 ? [] : [book.counters(counters.join(', '))]),
    ...(counteredBy.length === 0 ? [] : [book.counteredBy(counteredBy.join(', '))]),
  ].join(' ');
};

/** A player's cards at the end, from their own view. */
const revealOf = (book: Book, view: View, names: Names, me: Seat | undefined): string[] => {
  if (!isComplots(view) || view.me === undefined) return [];
  const cards = [...(view.hand ?? []), ...(view.buried ?? [])].map((card) => book.characters[card].name).join(', ');
  return cards === '' ? [] : [tellTo(me, view.me)(book.held, { who: names(view.me), cards })];
};

const wordsIn = (lang: Lang, book: Book): GameWords => ({
  title: shelf.in(lang).title,
  fact: (said, names, me) => factOf(book, said, names, me),
  move: (move, names, view) => moveOf(book, move, names, view),
  phase: (view, names) => phaseOf(book, view, names),
  lazy: async () => ({
    table: (view, names) => tableOf(book, view, names),
    reference: (view) => (isComplots(view) ? view.lineup.map((card) => referenceOf(book, card, view.lineup)) : []),
    reveal: (view, names, me) => revealOf(book, view, names, me),
  }),
});

const BOOKS = textsOf<Book>((lang) => import(`../texts/${lang}/sentences.ts`));

export const load: LoadWords = async (lang) => {
  const [book] = await Promise.all([BOOKS.load(lang), shelf.load(lang)]);
  return wordsIn(lang, book);
};
