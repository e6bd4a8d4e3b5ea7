/** Complots in the languages of its players: facts, moves and questions read into parts, then said by a book. */
import type { Said } from '../../engine/facts.ts';
import type { View } from '../../engine/game.ts';
import { isSeat, type Seat } from '../../engine/seats.ts';
import { type Character, countersTo, isCharacter, TABLE } from '../../games/complots/characters.ts';
import { isBluff } from '../../games/complots/claims.ts';
import type { ComplotsView, PublicPlayer } from '../../games/complots/view.ts';
import { plainFact, plainMove, plainPhase, plainTable } from '../plain.ts';
import { type EachLang, type GameWords, type Label, type Lang, type LoadWords, type Names, tellTo } from '../words.ts';
import type { Announcement, Asked, Book, Parts } from './book.ts';
import { title } from './title.ts';

type Seen = View & ComplotsView;
const isComplots = (view: View): view is Seen => view.game === 'complots';

const has = <T extends object>(lines: T, word: unknown): word is keyof T =>
  typeof word === 'string' && Object.hasOwn(lines, word);

/** The seats, cards and numbers of a sentence. `who` is the one who says or does it. */
const partsOf = (who: unknown, rest: readonly (string | number)[], names: Names): Parts => {
  const at = rest.find(isSeat);
  const cards = rest.filter(isCharacter);
  return {
    who: isSeat(who) ? names(who) : '',
    at: at === undefined ? '' : names(at),
    self: at !== undefined && at === who,
    n: rest.find((word) => typeof word === 'number') ?? 0,
    cards,
    card: cards[0] ?? 'duchess',
    word: String(rest.at(-1) ?? ''),
  };
};

const announcement = ({ turn }: Book, verb: unknown, named: boolean): Announcement | undefined => {
  if (named && isCharacter(verb) && TABLE[verb].aim === 'both') return 'examine';
  if (named && verb === 'convert') return 'convert other';
  return has(turn, verb) ? verb : undefined;
};

const factOf = (book: Book, said: Said, names: Names, me: Seat | undefined): string | undefined => {
  const [who, verb, ...rest] = said;
  const parts = partsOf(who, rest, names);
  const at = rest.find(isSeat);
  const tell = tellTo(me, isSeat(who) ? who : undefined, at);
  if (verb === 'announced') {
    const what = announcement(book, rest[0], at !== undefined);
    if (what === 'income') return undefined; // the coin that is taken says it better
    return what === undefined ? plainFact(said, names) : tell(book.announced[what], parts);
  }
  if (verb === 'got' && rest.length === 0) return undefined; // nothing to tell of one who is dealt nothing
  const line = verb === 'spent' && at !== undefined ? 'spent on' : verb;
  return has(book.facts, line) ? tell(book.facts[line], parts) : plainFact(said, names);
};

const moveOf = (book: Book, move: string, names: Names, view: View): Label => {
  const [verb = '', ...rest] = move.split(' ');
  const parts = partsOf(view.me, rest, names);
  const announced = announcement(book, verb, parts.at !== '');
  const answer = verb === 'lose' && rest.length > 1 ? 'lose as witch' : verb;
  const title =
    announced !== undefined
      ? book.turn[announced](parts)
      : has(book.answers, answer)
        ? book.answers[answer](parts)
        : plainMove(move, names);
  return isComplots(view) && isBluff(move, view.hand ?? []) ? { title, note: book.bluff } : { title };
};

const phaseOf = (book: Book, view: View, names: Names): string => {
  if (!isComplots(view)) return plainPhase(view, names);
  const { phase, action, over, me } = view;
  if (over !== null)
    return tellTo(
      me,
      over.find((seat) => seat === me),
    )(book.over, over.map(names).join(', '));
  const asked = about(view, names);
  if (has(book.questions, phase)) return book.questions[phase](asked);
  const [countered] = action?.move.split(' ') ?? [];
  return has(book.counter, countered) ? book.counter[countered](asked.who) : plainPhase(view, names);
};

const about = (view: Seen, names: Names): Asked => {
  const { claim } = view;
  return {
    who: names(claim?.by ?? view.turn),
    claim: claim === null ? undefined : claim.for === 'witch' ? 'witch dead' : (claim.character ?? 'no collector'),
    joins: (view.sharing?.estates.length ?? 0) > 0 ? 'undertaker' : 'illusionist',
    seen: view.seen?.card,
  };
};

const tableOf = (book: Book, view: View, names: Names): string[] => {
  if (!isComplots(view)) return plainTable(view, names);
  const shown = (cards: readonly Character[]) => cards.map((card) => book.characters[card].name).join(', ');
  const purse = (player: PublicPlayer) => (player.alive ? book.coins(player.coins) : book.out);
  const width = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length));
  const [name, coins] = [width(view.seats.map(names)), width(view.seats.map((seat) => purse(view.players[seat])))];
  const row = (seat: Seen['turn']): string => {
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

/** What a player held to the end, as he sees it himself. */
const revealOf = (book: Book, view: View, names: Names, me: Seat | undefined): string[] => {
  if (!isComplots(view) || view.me === undefined) return [];
  const cards = [...(view.hand ?? []), ...(view.buried ?? [])].map((card) => book.characters[card].name).join(', ');
  return cards === '' ? [] : [tellTo(me, view.me)(book.held, { who: names(view.me), cards })];
};

const wordsIn = (lang: Lang, book: Book): GameWords => ({
  title: title[lang],
  fact: (said, names, me) => factOf(book, said, names, me),
  move: (move, names, view) => moveOf(book, move, names, view),
  phase: (view, names) => phaseOf(book, view, names),
  apart: async () => ({
    table: (view, names) => tableOf(book, view, names),
    reference: (view) => (isComplots(view) ? view.lineup.map((card) => referenceOf(book, card, view.lineup)) : []),
    reveal: (view, names, me) => revealOf(book, view, names, me),
  }),
});

const BOOKS: EachLang<() => Promise<Book>> = {
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  en: async () => (await import('./en.ts')).en,
};

export const load: LoadWords = async (lang) => wordsIn(lang, await BOOKS[lang]());
