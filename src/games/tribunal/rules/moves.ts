/** The moves of Tribunal: answers, moves beside the question, and what is said. */
import { type MoveOf, moves } from '../../../engine/moves.ts';
import { each, isSeat, SEATS, type Seat } from '../../../engine/seats.ts';
import type { Card } from './decks.ts';
import type { Asks, Exposable, Late } from './steps.ts';
import {
  AIMED_PHRASES,
  type AimedPhrase,
  CLAIMS,
  type Claim,
  type GroundWords,
  groundIn,
  isSaying,
  PLAIN_PHRASES,
  type PlainPhrase,
  type Statement,
} from './stock.ts';

type Expose = readonly ['expose', 'count' | 'vote'] | readonly ['expose', 'day' | 'night', `${number}`];
type Asides =
  | readonly ['look' | 'peek' | 'ready' | 'object']
  | readonly ['watch' | 'plead' | 'blame' | 'report', Seat]
  | readonly ['order', ...Seat[]]
  | readonly ['reveal', Card]
  | readonly ['use', Card, (Seat | Card)?]
  | readonly ['claim', ...Statement]
  | Expose;

/** T78 a claim may be followed by its ground. */
type Grounded = readonly [Claim, Seat, 'because', ...GroundWords];
export type Stock = readonly [PlainPhrase] | readonly [AimedPhrase, Seat] | Grounded;
/** Aloud, or to one alone; a stock phrase, or words of their own. */
export type Spoken = { readonly to: Seat | undefined; readonly said: string; readonly stock: Stock | undefined };
type Say = readonly ['say', Spoken];

/** A timeout answer is no move. */
type Answers = Exclude<MoveOf<Asks>, Late>;
export type Move = Answers | Asides | Say;

/** How moves with a free part are listed. A stock phrase to one alone: `say to B suspect C`. */
export const SAY = 'say: …';
export const WHISPER = each(SEATS, (seat) => `say to ${seat}: …`);
export const MURMUR = each(SEATS, (seat) => `say to ${seat} …`);
/** T78 a claim of a seat, with any ground that fits it. */
export const BECAUSE = each(SEATS, (seat) => CLAIMS.map((claim) => `say ${claim} ${seat} because …`));
export const ORDER = 'order …';
export const openingOf = (pattern: string): string => pattern.slice(0, -'…'.length);

export const stockOf = (seats: readonly Seat[]): Stock[] => [
  ...PLAIN_PHRASES.map((id): Stock => [id]),
  ...seats.flatMap((seat) => AIMED_PHRASES.map((id): Stock => [id, seat])),
];
export const sayStock = (to: Seat | undefined, stock: Stock): string =>
  `${to === undefined ? 'say ' : openingOf(MURMUR[to])}${stock.join(' ')}`;

/** Every stock phrase, aloud and to each, by the move that says it. */
const STOCK: ReadonlyMap<string, Spoken> = new Map(
  [undefined, ...SEATS].flatMap((to) =>
    stockOf(SEATS).map((stock): [string, Spoken] => [sayStock(to, stock), { to, said: stock.join(' '), stock }]),
  ),
);

const FOR = ' because ';
/** As a claim is listed, its ground is yet to come. */
const UNGROUNDED: ReadonlyMap<string, Spoken> = new Map(
  [...STOCK].flatMap(([move, spoken]): [string, Spoken][] =>
    CLAIMS.some((claim) => claim === spoken.stock?.[0]) ? [[`${move}${FOR}…`, spoken]] : [],
  ),
);
type Because = { readonly to: Seat | undefined; readonly claim: readonly [Claim, Seat]; readonly why: string };
/** T78 a claim and what is given as its ground, be it one or not. */
export const becauseIn = (move: string): Because | undefined => {
  const at = move.indexOf(FOR);
  const spoken = at < 0 ? undefined : STOCK.get(move.slice(0, at));
  const [id, about] = spoken?.stock ?? [];
  const claim = CLAIMS.find((one) => one === id);
  if (spoken === undefined || claim === undefined || about === undefined) return undefined;
  return { to: spoken.to, claim: [claim, about], why: move.slice(at + FOR.length) };
};

/** How a move is listed: T78 a claim with its ground yet to come. */
export const listedAs = (move: string): string => {
  const because = becauseIn(move);
  return because === undefined ? move : `${sayStock(because.to, because.claim)}${FOR}…`;
};

/** `say suspect B because clerk`. */
const grounded = (move: string): Say | undefined => {
  const because = becauseIn(move);
  if (because === undefined) return undefined;
  const { to, claim, why } = because;
  const ground = groundIn(why);
  if (ground === undefined) return undefined;
  const stock: Grounded = [...claim, 'because', ...ground];
  return ['say', { to, said: stock.join(' '), stock }];
};

/** `say: text` or `say to B: text`; also how these and a phrase to one alone are listed. */
const free = (move: string): Say => {
  const to = move.startsWith('say to ') ? move['say to '.length] : undefined;
  if (!isSeat(to)) return ['say', { to: undefined, said: move.slice(openingOf(SAY).length), stock: undefined }];
  const opening = openingOf(move === MURMUR[to] ? move : WHISPER[to]);
  return ['say', { to, said: move.slice(opening.length), stock: undefined }];
};

const listed = moves<{ readonly asked: Answers; readonly beside: Asides }>();

/** An order as it is listed names nobody yet. */
export const parse = (move: string): Move => {
  if (isSaying(move)) {
    const stock = STOCK.get(move) ?? UNGROUNDED.get(move);
    return stock === undefined ? (grounded(move) ?? free(move)) : ['say', stock];
  }
  return move === ORDER ? ['order'] : listed.parse(move);
};

/** T73 what a move would show. */
export const exposed = (words: Expose): Exposable => (words.length === 3 ? `${words[1]} ${words[2]}` : words[1]);

/** The target of a vote, a blame or another move; exposing and playing cards have none here. */
export const targetOf = (words: Move): Seat | undefined => {
  switch (words[0]) {
    case 'accuse':
    case 'protect':
    case 'plot':
    case 'inform':
    case 'vote':
    case 'watch':
    case 'plead':
    case 'blame':
    case 'report':
      return words[1];
    default:
      return undefined;
  }
};

export const isOwnWord = (move: string): boolean => {
  const [verb, spoken] = parse(move);
  return verb === 'say' && spoken.stock === undefined;
};
