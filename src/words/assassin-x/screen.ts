/** Assassin X on a screen: what stands at a place, on the table, and before me alone. */
import type { View } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import { type Card, isCard, PAIRS, type Pair, TABLE } from '../../games/assassin-x/cards.ts';
import type { Facts } from '../../games/assassin-x/facts.ts';
import { isJoker, JOKERS } from '../../games/assassin-x/jokers.ts';
import { layOf } from '../../games/assassin-x/lay.ts';
import type { AssassinXView } from '../../games/assassin-x/view.ts';
import { type CardWords, type Lang, type Names, type ScreenWords, tellTo } from '../words.ts';
import { NAMES, PAIR_NAMES, TEXTS } from './names.ts';
import type { Phase, Voice } from './voice.ts';

export type Seen = View & AssassinXView & { readonly phase: Phase };
export const isMine = (view: View): view is Seen => view.game === 'assassin-x';

type List = (cards: readonly (Card | '?')[]) => string;

/** Crime, survival, either, the two that decide a round, jokers. */
const TONES = {
  weapon: 1,
  approach: 1,
  reflex: 0,
  clue: 0,
  mastery: 2,
  assassin: 3,
  intervention: 4,
  joker: 5,
} as const;

const card = (lang: Lang, { screen }: Voice, word: string): CardWords | undefined => {
  if (!isCard(word)) return undefined;
  const { kind, points } = TABLE[word];
  const pair = PAIRS.find(({ cards }) => cards.includes(word));
  const texts = [isJoker(word) ? TEXTS[word][lang] : screen.texts[kind], pair && pairText(lang, screen, pair)];
  const text = texts.filter((one) => one !== undefined).join(' ');
  return {
    name: NAMES[word][lang],
    kind: screen.kinds[kind],
    tone: TONES[kind],
    ...(points === 0 || kind === 'joker' ? {} : { worth: String(points) }),
    ...(text === '' ? {} : { text }),
  };
};

const pairText = (lang: Lang, screen: Voice['screen'], { cards }: Pair): string => {
  const [one, other] = cards;
  return screen.pair(PAIR_NAMES[one][lang], NAMES[one][lang], NAMES[other][lang], layOf(cards).worth);
};

export const standOf = ({ round, turn, direction }: Seen, names: Names) => ({
  round,
  who: names(turn),
  clockwise: direction === 1,
});

export const attackLine = (
  { table }: Voice,
  { by, target, cards, crime }: NonNullable<AssassinXView['attack']>,
  list: List,
  names: Names,
  me: Seat | undefined,
): string => tellTo(me, by, target)(table.attack, { who: names(by), at: names(target), cards: list(cards), crime });

/** Told to their hearers alone. */
const STANDS: readonly unknown[] = ['got', 'kept', 'saw', 'searched'] satisfies (keyof Facts['by'])[];
const TOLD: readonly unknown[] = [
  'received',
  'dropped',
  'lifted',
  'handed',
  'exchanged',
] satisfies (keyof Facts['by'])[];

/** X10 I see what lies face down in an offer of mine, and nobody else does. */
const isOwn = ({ turn, me }: Seen): boolean => turn === me;

const NO_ATTACK: Pick<AssassinXView, 'attack' | 'defence'> = {};

export const screenWords = (lang: Lang, voice: Voice, list: List): ScreenWords => ({
  place: (view, seat) => {
    if (!isMine(view)) return [];
    const { screen } = voice;
    const { points, cards, joker, in: isIn } = view.players[seat];
    return [screen.points(points), ...(isIn ? [screen.cards(cards)] : [screen.out]), ...(joker ? [screen.joker] : [])];
  },
  board: (view, names) => {
    if (!isMine(view)) return [];
    const { screen, table } = voice;
    const { offer } = view;
    // an attack stays in the view until the next; on the table it lies while it is answered
    const { attack, defence } = view.phase === 'defend' || view.over !== null ? view : NO_ATTACK;
    const nothing = (cards: readonly Card[]) => (cards.length === 0 ? table.nothing : list(cards));
    return [
      tellTo(view.me, view.turn)(screen.head, standOf(view, names)),
      screen.piles(view.pile, view.discard),
      ...(offer === undefined || isOwn(view) ? [] : [table.offer(list(offer))]),
      ...(attack === undefined ? [] : [attackLine(voice, attack, list, names, view.me)]),
      ...(defence === undefined ? [] : [table.defence(nothing(defence.cards), defence.survival)]),
    ];
  },
  own: (view, names) => {
    if (!isMine(view)) return { cards: [], lines: [] };
    const { hand = [], joker, shown, offer, discards } = view;
    const shownJoker = shown?.joker ?? undefined;
    return {
      cards: joker === undefined ? hand : [...hand, joker],
      lines: [
        ...(offer === undefined || !isOwn(view) ? [] : [voice.table.offer(list(offer))]),
        ...(discards === undefined ? [] : [voice.table.discards(list(discards))]),
        ...(shown === undefined
          ? []
          : [
              voice.table.shown(
                names(shown.seat),
                list(shownJoker === undefined ? shown.hand : [...shown.hand, shownJoker]),
              ),
            ]),
      ],
    };
  },
  secret: ([, verb]) => (STANDS.includes(verb) ? 'stands' : TOLD.includes(verb) ? 'told' : undefined),
  card: (word) => card(lang, voice, word),
  parts: (verb) => (verb === 'offer' ? voice.screen.offer : verb === 'swap' ? voice.screen.swap : []),
});

/** The rules in short, the plain cards by their kind, the pairs, and every joker with what it does. */
export const reference = (lang: Lang, { screen }: Voice): string[] => [
  ...screen.rules,
  ...Object.entries(screen.texts).map(([kind, text]) => `${labelOf(screen.kinds, kind)} · ${text}`),
  ...PAIRS.map((pair) => pairText(lang, screen, pair)),
  ...JOKERS.map((joker) => `${screen.kinds.joker} · ${NAMES[joker][lang]}. ${TEXTS[joker][lang]}`),
];

const labelOf = (kinds: Readonly<Record<string, string>>, kind: string): string => kinds[kind] ?? kind;
