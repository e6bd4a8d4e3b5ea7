/** Loaded on demand: the table in text, rules in short, options, private and hidden facts. */
import type { View } from '../../../engine/game.ts';
import { wordsOf } from '../../../engine/phrases.ts';
import type { Seat } from '../../../engine/seats.ts';
import { type Lang, textsOf } from '../../../words/languages.ts';
import { type LazyWords, type Names, tellTo } from '../../../words/words.ts';
import { isBallot, isInformerCard } from '../rules/counting.ts';
import { DECK_NAMES, deck } from '../rules/decks.ts';
import { parse } from '../rules/moves.ts';
import { isTribunal, type TribunalView } from '../rules/typed-view.ts';
import { type Apart, type Book, NOTHING, type Voice } from './book.ts';
import { factOf } from './fact.ts';
import { isShown } from './stage.ts';
import { ballot, ballots, cardName, night, people } from './voice.ts';

type Teller = Voice & { readonly apart: Apart };

/** A player's final identity and hand. */
const revealOf = (teller: Teller, view: View): string[] => {
  if (!isTribunal(view) || view.me === undefined) return [];
  const { apart, names, me } = teller;
  const { identity, hand = [] } = view;
  // T60 a duel card was shown when answered
  const was =
    identity === undefined || view.docket.step === 'duel' ? undefined : factOf(teller, [view.me, 'unmasked', identity]);
  const cards = hand.map((card) => cardName(teller, card)).join(', ');
  const held = cards === '' ? undefined : tellTo(me, view.me)(apart.held, { who: names(view.me), cards });
  return [was, held].filter((line) => line !== undefined);
};

const tableOf = (teller: Teller, view: TribunalView): string[] => {
  const { table } = teller.apart;
  const { announcement, identity, mafia, hand = [], ballots: cards = [] } = view;
  return [
    table.head(view.round, view.day, people(teller, [view.clerk])),
    ...view.seats.map((seat) => playerLine(teller, view, seat)),
    ...(announcement === null
      ? []
      : [table.announced(night(teller, announcement.plot ?? 'none', announcement.protect ?? 'none'))]),
    ...(cards.length === 0 ? [] : [table.ballots(ballots(teller, cards))]),
    ...(identity === undefined ? [] : [table.me[identity]]),
    ...(mafia === undefined ? [] : [table.mafia(people(teller, mafia))]),
    ...(hand.length === 0 ? [] : [table.hand(hand.map((card) => cardName(teller, card)).join(', '))]),
  ];
};

const playerLine = (teller: Teller, { players }: TribunalView, seat: Seat): string => {
  const { place } = teller.book;
  const { lives, status, blames, condemnations, mafia, antiMafia, identity } = players[seat];
  const about = [
    place.lives(lives),
    ...(status === 'in' ? [] : [place.status[status]]),
    ...(blames === 0 ? [] : [place.blames(blames)]),
  ];
  const cards = [
    ...[...condemnations, ...mafia].map((card) => cardName(teller, card)),
    ...(antiMafia === 0 ? [] : [place.antiMafia(antiMafia)]),
  ];
  return [
    teller.apart.table.player(teller.names(seat), about.join(', ')),
    ...(identity === undefined ? [] : [place.identity[identity]]),
    ...(cards.length === 0 ? [] : [cards.join(', ')]),
  ].join(' · ');
};

/** Identities shown to me alone. */
const learned = ({ apart, names }: Teller, view: TribunalView): string[] =>
  view.seats.flatMap((seat) => {
    const { identity } = view.players[seat];
    if (identity === undefined || seat === view.me || isShown(view, seat) || view.mafia?.includes(seat)) return [];
    return [apart.own.known[identity](names(seat))];
  });

/** T21 Only watchers saw it. */
const peeks = ({ apart, names, me }: Teller, { traces }: TribunalView): string[] =>
  traces.flatMap((trace) => {
    const [who, did] = wordsOf(trace);
    return did === 'peeked' ? [tellTo(me, who)(apart.own.peeked, names(who))] : [];
  });

/** My face-down answer: a card of a vote, or the chosen starter of the duel. */
const sealed = (teller: Teller, answer: string): string[] => {
  const { book, apart, names } = teller;
  const words = parse(answer);
  if (isBallot(answer)) return [apart.own.sealed(ballot(teller, answer))];
  return words[0] === 'vote' ? [apart.own.sealed(book.moves.vote({ ...NOTHING, at: names(words[1]) }))] : [];
};

const ownOf = (teller: Teller, view: TribunalView): string[] => {
  const { names, me } = teller;
  const say = teller.apart.own;
  const { identity, mafia, orders = {}, watching = {}, trapped = [], answer, docket, ballots: cards = [] } = view;
  const secret = docket.seers === 'all' ? [] : cards.filter((card) => !isInformerCard(card));
  return [
    ...(mafia === undefined
      ? []
      : [mafia.length === 1 && identity === 'mafia' ? say.alone : say.mafia(people(teller, mafia))]),
    ...view.seats.flatMap((seat) => {
      const list = orders[seat];
      return list === undefined ? [] : [tellTo(me, seat)(say.order, { who: names(seat), list: people(teller, list) })];
    }),
    ...view.seats.flatMap((seat) => {
      const at = watching[seat];
      return at === undefined ? [] : [tellTo(me, seat, at)(say.watching, { who: names(seat), at: names(at) })];
    }),
    ...learned(teller, view),
    ...peeks(teller, view),
    ...(trapped.length === 0 ? [] : [say.trapped(trapped.map(names).join(', '))]),
    ...(answer === undefined ? [] : sealed(teller, answer)),
    ...(secret.length === 0 ? [] : [say.seen(ballots(teller, secret))]),
  ];
};

const referenceOf = ({ decks, cards }: Book, { rules }: Apart): string[] => [
  ...rules,
  ...DECK_NAMES.flatMap((name) => deck(name).map(({ id }) => `${decks[name]} · ${cards[id].name}. ${cards[id].text}`)),
];

const BOOKS = textsOf<Apart>((lang) => import(`../texts/${lang}/described.ts`));

export const loadApart = async (lang: Lang, book: Book): Promise<LazyWords> => {
  const apart = await BOOKS.load(lang);
  const told =
    (say: (teller: Teller, view: TribunalView) => string[]) =>
    (view: View, names: Names): string[] =>
      isTribunal(view) ? say({ book, apart, names, me: view.me }, view) : [];
  return {
    table: told(tableOf),
    own: told(ownOf),
    reveal: (view, names, me) => revealOf({ book, apart, names, me }, view),
    options: apart.options,
    reference: () => referenceOf(book, apart),
  };
};
