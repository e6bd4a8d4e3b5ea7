/** Tribunal on a screen: what stands at a place, on the table, and before me alone. */
import type { Said } from '../../engine/facts.ts';
import type { View } from '../../engine/game.ts';
import { isSeat, type Seat } from '../../engine/seats.ts';
import { isInformerCard } from '../../games/tribunal/counting.ts';
import { DECK_NAMES, deck, deckOf, type Effect, effectOf, isCard, rowOf, SPENT } from '../../games/tribunal/decks.ts';
import { COURT_STEPS } from '../../games/tribunal/steps.ts';
import type { Entry, TribunalView } from '../../games/tribunal/view.ts';
import { type CardWords, type Own, type ScreenWords, tellTo } from '../words.ts';
import type { Book, Voice } from './book.ts';
import { ballot, ballots, cardName, known, nameOf, night, people, timeOf } from './voice.ts';

type Seen = View & TribunalView;
export const isTribunal = (view: View): view is Seen => view.game === 'tribunal';

/** Shown to all, and not to me alone. */
const isShown = ({ docket, me }: Seen, seat: Seat): boolean => seat !== me && docket.of[seat].shown;

/** A card whose day or night is over, or that has acted: it only counts. */
const isPast = ({ day, phase }: Seen, { card, on }: Entry['terms'][number]): boolean => {
  const { acts } = rowOf(card);
  if (on === SPENT) return true;
  return (acts === 'day' || acts === 'night') && (on < day || (on === day && acts === 'day' && NIGHT.includes(phase)));
};

const place = (voice: Voice, view: Seen, seat: Seat): string[] => {
  const { screen } = voice.book;
  const { lives, status, blames, antiMafia, identity, openVote } = view.players[seat];
  return [
    screen.lives(lives),
    ...(view.clerk === seat && view.over === null ? [screen.clerk] : []),
    ...(view.floor !== 'all' && view.floor.includes(seat) && view.phase === 'pleas' ? [screen.floor] : []),
    ...(status === 'in' ? [] : [screen.status[status]]),
    ...(identity === undefined || !isShown(view, seat) ? [] : [voice.book.table.identity[identity]]),
    ...(blames === 0 ? [] : [screen.blames(blames)]),
    ...(view.docket.of[seat].barred ? [screen.barred] : []),
    ...view.docket.of[seat].terms.map((held) =>
      isPast(view, held) ? screen.decks[deckOf(held.card)] : cardName(voice, held.card),
    ),
    ...(antiMafia === 0 || seat === view.me ? [] : [screen.antiMafia(antiMafia)]),
    ...(openVote === undefined ? [] : [screen.openVote(ballot(voice, openVote))]),
  ];
};

const board = (voice: Voice, view: Seen): string[] => {
  const listed = (seats: readonly Seat[] = [], say: (names: string) => string): string[] =>
    seats.length === 0 ? [] : [say(people(voice, seats))];
  const { screen, steps, table } = voice.book;
  const step = known(COURT_STEPS, view.phase);
  const { announcement, ballots: cards = [], docket } = view;
  const open = docket.seers === 'all' ? cards : cards.filter(isInformerCard);
  return [
    ...(step === undefined ? [] : [screen.head[timeOf(step)](view.round, steps[step], view.day)]),
    ...(announcement === null
      ? []
      : [table.announced(night(voice, announcement.plot ?? '', announcement.protect ?? ''))]),
    ...(open.length === 0 ? [] : [table.ballots(ballots(voice, open))]),
    ...listed(view.ready, screen.ready),
    ...listed(view.answered, screen.answered),
    ...traceLines(voice, view, ['looked', 'spoke', 'exposed']),
  ];
};

const traceLines = (
  voice: Voice,
  { traces }: Seen,
  seen: readonly ('looked' | 'spoke' | 'peeked' | 'exposed')[],
): string[] =>
  traces.flatMap((trace) => {
    const [who, did] = trace.split(' ');
    const line = known(seen, did);
    const seat = isSeat(who) ? who : undefined;
    return line === undefined ? [] : [tellTo(voice.me, seat)(voice.book.screen.trace[line], nameOf(voice, who))];
  });

/** Whose identity I was let see, and not everybody. */
const learned = (voice: Voice, view: Seen): string[] =>
  view.seats.flatMap((seat) => {
    const { identity } = view.players[seat];
    if (identity === undefined || seat === view.me || isShown(view, seat) || view.mafia?.includes(seat)) return [];
    return [voice.book.screen.known[identity](voice.names(seat))];
  });

const own = (voice: Voice, view: Seen): Own => {
  const { names, me } = voice;
  const { screen } = voice.book;
  const {
    identity,
    hand = [],
    mafia,
    orders = {},
    watching = {},
    trapped = [],
    answer,
    docket,
    ballots: cards = [],
  } = view;
  const secret = docket.seers === 'all' ? [] : cards.filter((card) => !isInformerCard(card));
  return {
    cards: [...(identity === undefined ? [] : [identity]), ...hand],
    lines: [
      ...(mafia === undefined
        ? []
        : [mafia.length === 1 && identity === 'mafia' ? screen.alone : screen.mafia(people(voice, mafia))]),
      ...view.seats.flatMap((seat) => {
        const list = orders[seat];
        if (list === undefined) return [];
        return [tellTo(me, seat)(screen.order, { who: names(seat), list: people(voice, list) })];
      }),
      ...view.seats.flatMap((seat) => {
        const at = watching[seat];
        return at === undefined ? [] : [tellTo(me, seat, at)(screen.watching, { who: names(seat), at: names(at) })];
      }),
      ...learned(voice, view),
      // T21 only those who kept an eye on him saw it
      ...traceLines(voice, view, ['peeked']),
      ...(trapped.length === 0 ? [] : [screen.trapped(trapped.map(voice.names).join(', '))]),
      ...(answer?.split(' ').some(isSeat) ? [screen.sealed(ballot(voice, answer))] : []),
      ...(secret.length === 0 ? [] : [screen.seen(ballots(voice, secret))]),
    ],
  };
};

/** A role or a card of one of the decks. */
const card = ({ screen, cards }: Book, word: string): CardWords | undefined => {
  if (word === 'judge' || word === 'mafia')
    return { ...screen.roles[word], kind: screen.role, tone: word === 'judge' ? 0 : 1 };
  if (!isCard(word)) return undefined;
  const of = deckOf(word);
  return { ...cards[word], kind: screen.decks[of], tone: 2 + DECK_NAMES.indexOf(of) };
};

/** Told to their hearers alone. */
const STANDS = ['is', 'recognized', 'ordered', 'watches', 'played', 'got', 'learned', 'trapped', 'saw'] as const;
const TOLD = ['peeked', 'confided', 'murmured'] as const;
const secret = ([who, verb]: Said): 'stands' | 'told' | undefined => {
  if (!isSeat(who)) return undefined;
  if (known(STANDS, verb) !== undefined) return 'stands';
  return known(TOLD, verb) === undefined ? undefined : 'told';
};

const NIGHT = ['night-vote', 'count', 'contest', 'night-verdict'];
const DAY = ['deliberation', 'pleas', 'accusation', 'day-verdict'];
/** T73 a card that keeps me today from speaking, or from words of my own. */
export const boundTo = ({ docket, day, phase }: Seen, me: Seat): 'gagged' | 'laconic' | undefined => {
  const today = (effect: Effect) =>
    docket.of[me].terms.some(({ card, on }) => on === day && effectOf(card) === effect) && DAY.includes(phase);
  return today('silence') ? 'gagged' : today('stock-phrases') ? 'laconic' : undefined;
};

const BESIDE = ['report', 'peek', 'expose', 'object'];
const LINGERING = ['recognition', 'deliberation', 'day-verdict', 'night-verdict'];

export const screenWords = (book: Book): ScreenWords => ({
  place: (view, seat, names) => (isTribunal(view) ? place({ book, names, me: view.me }, view, seat) : []),
  board: (view, names) => (isTribunal(view) ? board({ book, names, me: view.me }, view) : []),
  own: (view, names) => (isTribunal(view) ? own({ book, names, me: view.me }, view) : { cards: [], lines: [] }),
  secret,
  card: (word) => card(book, word),
  beside: (move, view) => {
    const { me, toAct, phase } = view;
    const [verb = ''] = move.split(' ');
    const forbidden = isTribunal(view) && me !== undefined && view.docket.forbidden.includes(me);
    if (verb === 'plot') return isTribunal(view) && (view.identity === 'judge' || forbidden);
    if (verb === 'accuse' || verb === 'protect') return forbidden;
    if (verb === 'look') return phase === 'discovery' && me !== undefined && !toAct.includes(me);
    return BESIDE.includes(verb);
  },
  lingers: (view) =>
    isTribunal(view) &&
    (view.me === undefined || (!view.toAct.includes(view.me) && view.players[view.me].status !== 'out')) &&
    LINGERING.includes(view.phase),
  gone: (view) => isTribunal(view) && view.me !== undefined && view.players[view.me].status === 'out',
  speech: (view) => {
    if (!isTribunal(view) || view.me === undefined) return '';
    const bound = boundTo(view, view.me);
    if (bound !== undefined) return book.screen.speech[bound];
    if (view.floor === 'all') return book.screen.speech.all;
    return view.floor.includes(view.me) ? book.screen.speech.mine : book.screen.speech.offence;
  },
  listed: (_, view) =>
    isTribunal(view)
      ? view.seats.filter((seat) => view.players[seat].status === 'in' && view.mafia?.includes(seat) !== true)
      : [],
});

/** The rules in short, then every card of the decks with what it says. */
export const reference = ({ screen, cards }: Book): string[] => [
  ...screen.rules,
  ...DECK_NAMES.flatMap((name) =>
    deck(name).map(({ id }) => `${screen.decks[name]} · ${cards[id].name}. ${cards[id].text}`),
  ),
];
