/** Conclusions of a simple player of Tribunal from what it has seen and heard. */
import { oneOf, type Rng, roll } from '../../../engine/chance.ts';
import { type Each, each, type Seat } from '../../../engine/seats.ts';
import { type Card, type CardRow, rowOf } from '../rules/decks.ts';
import type { Memory, Opinion } from '../rules/memory.ts';
import { type Move, parse } from '../rules/moves.ts';
import type { Identity } from '../rules/steps.ts';
import type { TribunalView } from '../rules/typed-view.ts';
import { type Hearsay, heardOf, hearsay, isVested } from './hearsay.ts';

export type Mind = {
  readonly view: TribunalView;
  readonly me: Seat;
  readonly memory: Memory;
  readonly legal: readonly string[];
  readonly rng: Rng;
  /** How often the bot lies as clerk, in %. */
  readonly lies: number;
};

export type Use = { readonly move: string; readonly row: CardRow; readonly on: Seat | Card | undefined };
export const usesOf = ({ legal }: Mind): Use[] =>
  legal.flatMap((move) => {
    const words = parse(move);
    if (words[0] !== 'use') return [];
    const [, card, on] = words;
    return [{ move, row: rowOf(card), on }];
  });

export const withVerb = ({ legal }: Mind, verb: Move[0]): string | undefined =>
  legal.find((move) => parse(move)[0] === verb);

export const chance = (rng: Rng, percent: number): boolean => roll(rng, 100) < percent;

export const isMafia = ({ view }: Mind): boolean => view.identity === 'mafia';
export const playing = ({ view }: Mind): Seat[] => view.seats.filter((seat) => view.players[seat].status === 'in');
export const rivals = (mind: Mind): Seat[] => playing(mind).filter((seat) => seat !== mind.me);
export const mates = ({ view, me }: Mind): Seat[] =>
  view.identity === 'mafia' ? (view.mafia ?? []).filter((seat) => seat !== me) : [];
/** Judges in the round, as a mafioso knows them. */
export const prey = (mind: Mind): Seat[] => rivals(mind).filter((seat) => !mates(mind).includes(seat));

/** Known identities. A mafioso who weighs public suspicion ignores them. */
const known = (mind: Mind, seat: Seat): Identity | undefined => {
  const { view, me } = mind;
  if (isMafia(mind)) return view.docket.of[seat].shown ? view.players[seat].identity : undefined;
  return seat === me ? view.identity : view.players[seat].identity;
};

/**
 * Likelihood ratios of a phrase, compared with a judge: by a mafioso about a mate, and about a judge; and how judges
 * lean.
 */
const WORDS: Readonly<Record<Opinion['word'], readonly [mate: number, other: number, right: number]>> = {
  suspect: [0.4, 1.2, 1.3],
  liar: [0.4, 1.2, 1.3],
  plead: [0.4, 1.2, 1.3],
  trust: [1.8, 0.9, 0.8],
  protect: [1.5, 0.95, 0.85],
};
/** The mafia plots against judges: a mafioso becomes a victim only by a clerk's lie. */
const STRUCK = 0.04;
const TRAPPED = 30;
const PROVEN = 0.1;
/** T79 A promise that the player's own card publicly broke. */
const VOTED = 1.5;

/** How likely each seat is a mafioso, from weights of all possible sets. */
export const overSets = (
  { view }: Mind,
  among: readonly Seat[],
  weigh: (mafia: readonly Seat[]) => number,
): Each<number> => {
  const sums = each(view.seats, () => 0);
  let all = 0;
  const pick = (from: number, left: number, chosen: Seat[]): void => {
    if (left === 0) {
      const weight = weigh(chosen);
      all += weight;
      for (const seat of chosen) sums[seat] += weight;
      return;
    }
    for (let i = from; i + left <= among.length; i++) {
      const seat = among[i];
      if (seat !== undefined) pick(i + 1, left - 1, [...chosen, seat]);
    }
  };
  pick(0, view.docket.mafiosi, []);
  return each(view.seats, (seat) => (all === 0 ? 0 : sums[seat] / all));
};

export const present = ({ view }: Mind): Seat[] => view.seats.filter((seat) => view.players[seat].status !== 'out');

/** The viewer: own words tell them nothing; players trapped; known identities. */
type Eyes = { readonly me: Seat; readonly trapped: readonly Seat[]; known(seat: Seat): Identity | undefined };

export const guilt = (mind: Mind): Each<number> => {
  const { view, me } = mind;
  const trapped = isMafia(mind) ? [] : (view.trapped ?? []);
  return weighed(mind, { me, trapped, known: (seat) => known(mind, seat) });
};

/** How guilty each looks to a judge with public facts only. */
export const guiltTo = (mind: Mind, judge: Seat): Each<number> => {
  const { view } = mind;
  const shown = (seat: Seat): Identity | undefined =>
    view.docket.of[seat].shown ? view.players[seat].identity : undefined;
  return weighed(mind, { me: judge, trapped: [], known: (seat) => (seat === judge ? 'judge' : shown(seat)) });
};

const weighed = (mind: Mind, eyes: Eyes): Each<number> => {
  const all = present(mind);
  const claims = hearsay(mind.view, false);
  return overSets(
    mind,
    all.filter((seat) => eyes.known(seat) !== 'judge'),
    (mafia) => likelihood(mind, eyes, all, mafia, claims),
  );
};

const likelihood = (mind: Mind, eyes: Eyes, all: readonly Seat[], mafia: readonly Seat[], claims: Hearsay): number => {
  const { view, memory } = mind;
  let weight = heardOf(claims, eyes.me, mafia);
  for (const seat of all) {
    const guilty = mafia.includes(seat);
    if (!guilty && eyes.known(seat) === 'mafia') return 0;
    if (!guilty) continue;
    if (view.players[seat].mafia.length > 0 || view.announcement?.plot === seat) weight *= STRUCK;
    if (eyes.trapped.includes(seat)) weight *= TRAPPED;
  }
  for (const { by, word, about } of memory.opinions) {
    const [mate, other, right] = WORDS[word];
    if (by === eyes.me) continue;
    if (mafia.includes(by)) weight *= mafia.includes(about) ? mate : other;
    else if (mafia.includes(about)) weight *= right;
  }
  for (const { by, about } of memory.accused) if (mafia.includes(by) && mafia.includes(about)) weight *= PROVEN;
  for (const { by } of view.docket.minutes.full?.voted ?? []) if (by !== eyes.me && mafia.includes(by)) weight *= VOTED;
  for (const { about, guilty } of memory.hints)
    if (mafia.includes(about)) weight *= guilty === informersJudge(mind) ? 1.25 : 0.8;
  return weight;
};

/** Informers' cards have no owner: they count as what most informers were. */
const informersJudge = ({ view }: Mind): boolean => {
  const informers = view.seats.filter((seat) => view.players[seat].status === 'informer');
  return informers.filter((seat) => view.players[seat].identity === 'judge').length * 2 > informers.length;
};

/** Guilt, the number of other accusers, since only together they condemn, and a hunch. */
const suspicion = (mind: Mind, seat: Seat, odds: Each<number> = guilt(mind)): number => {
  const against = mind.memory.opinions.filter(
    ({ by, word, about }) =>
      about === seat && by !== mind.me && (word === 'suspect' || word === 'plead') && odds[by] < 0.5,
  );
  return odds[seat] + 0.03 * against.length + roll(mind.rng, 100) / 2000;
};

export const top = (seats: readonly Seat[], score: (seat: Seat) => number): Seat | undefined => {
  let found: Seat | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const seat of seats) {
    const points = score(seat);
    if (points > most) [found, most] = [seat, points];
  }
  return found;
};

/** For a judge the main suspect, for a mafioso the most suspected judge. */
export const target = (mind: Mind): Seat | undefined => {
  const odds = guilt(mind);
  return top(isMafia(mind) ? prey(mind) : rivals(mind), (seat) => suspicion(mind, seat, odds));
};

export const trusted = (mind: Mind, among: readonly Seat[]): Seat | undefined => {
  const odds = guilt(mind);
  return top(among, (seat) => -suspicion(mind, seat, odds));
};

/** The mafiosi's order of elimination, set by the first of them. */
export const agreed = ({ view }: Mind): readonly Seat[] => {
  const leader = view.seats.find((seat) => view.orders?.[seat] !== undefined);
  return leader === undefined ? [] : (view.orders?.[leader] ?? []);
};

/**
 * With few players a single mafioso strikes at random this often: otherwise earlier victims would know that they are
 * next.
 */
const WANDERS = { players: 4, often: 40 };

/** A mafioso among two judges may protect themselves instead: a card can be worth more than a night. */
export const rests = (mind: Mind, percent: number): boolean => present(mind).length === 3 && chance(mind.rng, percent);

/** The next judge of the order; for a single mafioso the least suspected, or a random one. */
export const victim = (mind: Mind): Seat | undefined => {
  const bare = prey(mind).filter((seat) => !isVested(mind.view, seat));
  const able = bare.length > 0 ? bare : prey(mind);
  const next = agreed(mind).find((seat) => able.includes(seat));
  if (next !== undefined) return next;
  if (mates(mind).some((seat) => playing(mind).includes(seat))) return able[0];
  const wanders = present(mind).length <= WANDERS.players && chance(mind.rng, WANDERS.often);
  return wanders ? anyOf(mind, able) : trusted(mind, able);
};

export const anyOf = ({ rng }: Mind, seats: readonly Seat[]): Seat | undefined =>
  seats.length === 0 ? undefined : oneOf(rng, seats);
