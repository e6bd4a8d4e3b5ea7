/** Grudges and debts of bots: remarks about what a player did to them, from public facts. No bot decides by them. */
import type { Temper } from '../../../bots/tempers.ts';
import { mix, roll, seeded } from '../../../engine/chance.ts';
import type { Said } from '../../../engine/facts.ts';
import { isSeat, SEATS, type Seat } from '../../../engine/seats.ts';
import type { Bond, Bonds } from '../../base/bonds.ts';
import type { People } from '../../link/link.ts';
import { namesOf, temperAt } from './reactions.ts';
import { type Stirs, stirOf } from './stirs.ts';

/** `again`: harmed twice by the same player. `served`: that player fell. `owed`: helped. */
type Now = 'again' | 'served' | 'owed';
export type Recalled = Now | Bond;

export type Recollection = {
  readonly seat: Seat;
  readonly manner: Temper;
  readonly moment: Recalled;
  readonly nth: number;
  readonly to: Seat;
};

/** Lines per temper and occasion: none is said twice per game. */
export const LINES = 3;
/** One in this many occasions is spoken. */
const SELDOM: Readonly<Record<Now, number>> = { again: 2, served: 2, owed: 2 };

type Deed = { readonly by: Seat; readonly to: Seat; readonly harms: boolean };
const deedIn = (said: Said | undefined, stirs: Stirs): Deed | undefined => {
  const kind = stirOf(said, stirs);
  const [by, , ...rest] = said ?? [];
  const to = rest.find(isSeat);
  if ((kind !== 'harms' && kind !== 'helps') || !isSeat(by) || to === undefined || to === by) return undefined;
  return { by, to, harms: kind === 'harms' };
};
const deedsIn = (heard: readonly Said[], stirs: Stirs): Deed[] => heard.flatMap((said) => deedIn(said, stirs) ?? []);
const harmsOf = (deeds: readonly Deed[], by: Seat, to: Seat): number =>
  deeds.filter((one) => one.harms && one.by === by && one.to === to).length;

/** The bot with the greatest grudge against a player that has lines for it. */
const bitterest = (deeds: readonly Deed[], about: Seat, people: People): Seat | undefined => {
  const able = SEATS.filter((seat) => temperAt(people, seat) !== undefined && harmsOf(deeds, about, seat) > 0);
  return able.toSorted((one, other) => harmsOf(deeds, about, other) - harmsOf(deeds, about, one))[0];
};

type Cause = Omit<Recollection, 'nth' | 'manner'> & { readonly moment: Now };
const causeOf = (before: readonly Said[], said: Said | undefined, people: People, stirs: Stirs): Cause | undefined => {
  const deed = deedIn(said, stirs);
  const [fallen] = said ?? [];
  if (deed !== undefined) {
    const { by, to, harms } = deed;
    if (!harms) return { seat: to, moment: 'owed', to: by };
    return harmsOf(deedsIn(before, stirs), by, to) === 1 ? { seat: to, moment: 'again', to: by } : undefined;
  }
  const kind = stirOf(said, stirs);
  if ((kind !== 'falls' && kind !== 'caught') || !isSeat(fallen)) return undefined;
  const seat = bitterest(deedsIn(before, stirs), fallen, people);
  return seat === undefined ? undefined : { seat, moment: 'served', to: fallen };
};

const spokenAt = (heard: readonly Said[], at: number, people: People, stirs: Stirs) => {
  const before = heard.slice(0, at);
  const cause = causeOf(before, heard[at], people, stirs);
  const manner = cause === undefined ? undefined : temperAt(people, cause.seat);
  if (cause === undefined || manner === undefined) return undefined;
  const count = before.filter((said) => stirOf(said, stirs) !== undefined).length;
  const rng = seeded(`${namesOf(people)} recalls ${count} ${heard[at]?.join(' ')}`);
  return roll(rng, SELDOM[cause.moment]) === 0 ? { ...cause, manner } : undefined;
};

/** Draws by lot from public facts, so that every device agrees. */
export const recollectionAt = (
  heard: readonly Said[],
  at: number,
  people: People,
  stirs: Stirs,
): Recollection | undefined => {
  const spoken = spokenAt(heard, at, people, stirs);
  if (spoken === undefined) return undefined;
  const { manner, moment } = spoken;
  const before = heard.slice(0, at).filter((_, i) => {
    const one = spokenAt(heard, i, people, stirs);
    return one?.manner === manner && one.moment === moment;
  }).length;
  const first = roll(seeded(`${namesOf(people)} ${manner} ${moment}`), LINES);
  return before < LINES ? { ...spoken, nth: (first + before) % LINES } : undefined;
};

/** How many bots mention the last game, at my first public act and later. */
const GREETINGS = [1, 4];
export const greetingAt = (
  heard: readonly Said[],
  at: number,
  people: People,
  me: Seat,
  bonds: Bonds,
): Recollection | undefined => {
  if (heard[at]?.[0] !== me) return undefined;
  const acts = heard.slice(0, at + 1).filter(([by]) => by === me).length;
  const able = SEATS.filter(
    (seat) => temperAt(people, seat) !== undefined && bonds[people[seat]?.name ?? ''] !== undefined,
  );
  const seat = mix(seeded(`${namesOf(people)} greets`), able)[GREETINGS.indexOf(acts)];
  if (seat === undefined) return undefined;
  const [manner, known] = [temperAt(people, seat), bonds[people[seat]?.name ?? '']];
  if (manner === undefined || known === undefined) return undefined;
  return { seat, manner, moment: known.bond, nth: known.games % LINES, to: me };
};

/** What a finished game leaves between me and its bots. `heard`: public facts. */
export const bondsAfter = (
  heard: readonly Said[],
  people: People,
  me: Seat,
  winners: readonly Seat[],
  stirs: Stirs,
): Readonly<Record<string, Bond | undefined>> => {
  const deeds = deedsIn(heard, stirs);
  const bots = SEATS.filter((seat) => temperAt(people, seat) !== undefined);
  const bondOf = (seat: Seat): Bond | undefined => {
    const mine = harmsOf(deeds, me, seat);
    const most = SEATS.every((other) => harmsOf(deeds, other, seat) <= mine);
    if (mine > 1 && most) return 'harmed';
    if (deeds.some((one) => !one.harms && one.by === me && one.to === seat)) return 'helped';
    if (winners.includes(me)) return 'beaten';
    return winners.includes(seat) ? 'ahead' : undefined;
  };
  return Object.fromEntries(bots.map((seat) => [people[seat]?.name ?? seat, bondOf(seat)]));
};
