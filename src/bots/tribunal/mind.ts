/** What a simple player of Tribunal makes of what it has seen and heard. */
import { type Rng, roll } from '../../engine/chance.ts';
import type { View } from '../../engine/game.ts';
import { isSeat, type Seat } from '../../engine/seats.ts';
import { type Card, type CardRow, isCard, rowOf } from '../../games/tribunal/decks.ts';
import type { Memory, Opinion } from '../../games/tribunal/memory.ts';
import type { TribunalView } from '../../games/tribunal/view.ts';

export type Seen = View & TribunalView;
export type Mind = {
  readonly view: Seen;
  readonly me: Seat;
  readonly memory: Memory;
  readonly legal: readonly string[];
  readonly rng: Rng;
  /** How often it lies as clerk, of a hundred times. */
  readonly lies: number;
};

/** A card that it may play now: what it does, and on what. */
export type Use = { readonly move: string; readonly row: CardRow; readonly on: Seat | Card | undefined };
export const usesOf = ({ legal }: Mind): Use[] =>
  legal.flatMap((move) => {
    const [verb, card, on] = move.split(' ');
    return verb === 'use' && isCard(card)
      ? [{ move, row: rowOf(card), on: isSeat(on) || isCard(on) ? on : undefined }]
      : [];
  });

export const isTribunal = (view: View): view is Seen => view.game === 'tribunal';

/** So many times of a hundred. */
export const chance = (rng: Rng, percent: number): boolean => roll(rng, 100) < percent;

export const isMafia = ({ view }: Mind): boolean => view.identity === 'mafia';
export const playing = ({ view }: Mind): Seat[] => view.seats.filter((seat) => view.players[seat].status === 'in');
export const rivals = (mind: Mind): Seat[] => playing(mind).filter((seat) => seat !== mind.me);
/** The other mafiosi, for a mafioso. */
export const mates = ({ view, me }: Mind): Seat[] =>
  view.identity === 'mafia' ? (view.mafia ?? []).filter((seat) => seat !== me) : [];
/** Judges still in the round, as a mafioso knows them. */
export const prey = (mind: Mind): Seat[] => rivals(mind).filter((seat) => !mates(mind).includes(seat));

/** What everybody takes a player for: what he was shown to be, or a judge, since the mafia plots against no mafioso. */
const taken = ({ view }: Mind, seat: Seat): TribunalView['identity'] => {
  const { identity, mafia } = view.players[seat];
  return identity ?? (mafia.length > 0 || view.announcement?.plot === seat ? 'judge' : undefined);
};

/** Words weigh by who says them: those taken for judges count double, those shown to be mafiosi the other way. */
const weight = (mind: Mind, by: Seat): number => {
  if (by === mind.me) return 0;
  const is = taken(mind, by);
  return is === undefined ? 1 : is === 'judge' ? 2 : -2;
};

const SPEAKS: Readonly<Record<Opinion['word'], number>> = { suspect: 1, liar: 1, trust: -1, protect: -0.5, plead: 0 };

/** A victim is hardly suspected: only a clerk who lied could have made one of a mafioso. */
const STRUCK = 20;

/** How guilty a player looks: what is known, what was said of him, what informers' cards say, and a hunch. */
export const suspicion = (mind: Mind, seat: Seat): number => {
  const { view } = mind;
  const { identity, condemnations } = view.players[seat];
  if (identity !== undefined) return identity === 'mafia' ? 100 : -100;
  let sum = condemnations.length * 0.3 - (taken(mind, seat) === 'judge' ? STRUCK : 0);
  for (const { by, word, about } of mind.memory.opinions) {
    if (about === seat) sum += SPEAKS[word] * weight(mind, by);
    // whoever turns on one who proved to be a judge looks worse, on a mafioso better
    if (by === seat && word === 'suspect') sum += hindsight(mind, about);
  }
  for (const ballot of view.ballots ?? []) {
    const [verb, about, word] = ballot.split(' ');
    if (verb === 'inform' && about === seat) sum += word === 'guilty' ? 0.7 : -0.7;
  }
  return sum + roll(mind.rng, 100) / 80;
};

const hindsight = (mind: Mind, about: Seat): number => {
  const is = taken(mind, about);
  return is === undefined ? 0 : is === 'judge' ? 1 : -1;
};

/** Of these the one who scores most. */
export const top = (seats: readonly Seat[], score: (seat: Seat) => number): Seat | undefined => {
  let found: Seat | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const seat of seats) {
    const points = score(seat);
    if (points > most) [found, most] = [seat, points];
  }
  return found;
};

/** Whom it would have condemned: a judge the most suspect, a mafioso the judge whom others suspect most. */
export const target = (mind: Mind): Seat | undefined => {
  const among = isMafia(mind) ? prey(mind) : rivals(mind);
  return top(among, (seat) => suspicion(mind, seat));
};

/** The order of elimination that the mafiosi follow: that of the first of them who set one. */
export const agreed = ({ view }: Mind): readonly Seat[] => {
  const leader = view.seats.find((seat) => view.orders?.[seat] !== undefined);
  return leader === undefined ? [] : (view.orders?.[leader] ?? []);
};

/** The next judge of that order; a mafioso alone goes after the one who is least suspected. */
export const victim = (mind: Mind): Seat | undefined => {
  const able = prey(mind);
  return (
    agreed(mind).find((seat) => able.includes(seat)) ??
    (mates(mind).some((seat) => playing(mind).includes(seat)) ? able[0] : top(able, (seat) => -suspicion(mind, seat)))
  );
};
