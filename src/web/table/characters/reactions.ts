/**
 * Remarks of bots after something that everybody has seen. Each device finds it by itself, all the same; nothing of it
 * is a move.
 */
import { isTemper, type Temper } from '../../../bots/tempers.ts';
import { roll, seeded } from '../../../engine/chance.ts';
import type { Said } from '../../../engine/facts.ts';
import { isSeat, type Seat } from '../../../engine/seats.ts';
import type { People } from '../../link/link.ts';
import { type Occasion, type Stirs, stirOf } from './stirs.ts';

/** `nth`: which of its lines, round and round. */
export type Reaction = {
  readonly seat: Seat;
  readonly manner: Temper;
  readonly moment: Occasion;
  readonly nth: number;
};

/** One in this number gets a spoken reaction. */
const SELDOM: Readonly<Record<Occasion, number>> = { caught: 3, escaped: 3, won: 2 };

const isOccasion = (stir: Stirs[string]): stir is Occasion => Object.hasOwn(SELDOM, stir);

export const temperAt = (people: People, seat: Seat): Temper | undefined => {
  const manner = people[seat]?.manner;
  return manner !== undefined && isTemper(manner) ? manner : undefined;
};

type Slip = Omit<Reaction, 'nth'>;
const slipAt = (heard: readonly Said[], at: number, people: People, stirs: Stirs): Slip | undefined => {
  const [seat] = heard[at] ?? [];
  const moment = stirOf(heard[at], stirs);
  if (moment === undefined || !isOccasion(moment) || !isSeat(seat)) return undefined;
  const manner = temperAt(people, seat);
  if (manner === undefined) return undefined;
  const before = heard.slice(0, at).filter((said) => stirOf(said, stirs) !== undefined).length;
  const rng = seeded(`${namesOf(people)} ${before} ${heard[at]?.join(' ')}`);
  return roll(rng, SELDOM[moment]) === 0 ? { seat, manner, moment } : undefined;
};

export const namesOf = (people: People): string =>
  Object.values(people)
    .map((person) => person?.name)
    .join(' ');

/**
 * Of what was heard, the fact at that place. By lot, from nothing but what everybody at this table has heard and who sits
 * there; no line comes again before the others have been said.
 */
export const reactionTo = (heard: readonly Said[], at: number, people: People, stirs: Stirs): Reaction | undefined => {
  const slip = slipAt(heard, at, people, stirs);
  if (slip === undefined) return undefined;
  const { seat, moment } = slip;
  const before = heard.slice(0, at).filter((_, i) => {
    const one = slipAt(heard, i, people, stirs);
    return one?.seat === seat && one.moment === moment;
  });
  return { ...slip, nth: roll(seeded(`${namesOf(people)} ${seat} ${moment}`), 100) + before.length };
};
