/** Bots' remarks after public facts. Each device computes them alike; none is a move. */
import { isTemper, type Temper } from '../../../bots/tempers.ts';
import { roll, seeded } from '../../../engine/chance.ts';
import type { Said } from '../../../engine/facts.ts';
import { isSeat, type Seat } from '../../../engine/seats.ts';
import type { People } from '../../link/link.ts';
import { type Occasion, type Stirs, stirOf } from './stirs.ts';

/** `nth`: which of the temper's lines. */
export type Reaction = {
  readonly seat: Seat;
  readonly manner: Temper;
  readonly moment: Occasion;
  readonly nth: number;
};

/** One in this many occasions gets a remark. */
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
 * Draws by lot from public facts and people, so that every device agrees. No line repeats before the others were said.
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
