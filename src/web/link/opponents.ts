/** The seats of a table on this device: who sits there, their names and masks. */
import { offeredAt, type Setting } from '../../bots/duels.ts';
import { LEVELS, type Level, type Opponent, type Opponents } from '../../bots/levels.ts';
import { TEMPERS, type Temper } from '../../bots/tempers.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import { calledAt } from '../../words/display-names.ts';
import { masksAt, writeMask } from '../../words/masks.ts';
import { hasLevels } from '../base/games.ts';
import { mask } from '../base/own-mask.ts';
import { level } from '../base/settings.ts';

export type Chair = { readonly name: string } | Opponent;
export const isPerson = (chair: Chair): chair is { readonly name: string } => 'name' in chair;

/** The level chosen last; the best one where that is not offered. */
export const usualLevel = (set: Setting): Level =>
  offeredAt(set, LEVELS).find((one) => one === level.value) ?? 'expert';

const anyOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

/** Adds a bot of the usual level, and of a temper that no other bot has. */
export const botBeside = (set: Setting, chairs: readonly Chair[]): Opponent => {
  const taken = new Set<Temper | undefined>(chairs.map((one) => (isPerson(one) ? undefined : one.manner)));
  return { level: usualLevel(set), manner: anyOf(TEMPERS.filter((one) => !taken.has(one))) ?? anyOf(TEMPERS) };
};

/** Fills the free seats with bots. */
export const chairsFor = (set: Setting, seated: readonly Chair[]): readonly Chair[] => {
  const chairs = seated.slice(0, set.seats);
  while (chairs.length < set.seats) chairs.push(botBeside(set, chairs));
  return chairs;
};

type Company = {
  readonly people: readonly Seat[];
  readonly names: readonly string[];
  readonly masks: readonly string[];
  readonly opponents: Opponents;
};

/** A solo player wears their own mask; people on a shared device do not. */
export const companyOf = ({ game }: Pick<Setting, 'game'>, chairs: readonly Chair[]): Company => {
  const seats = SEATS.slice(0, chairs.length);
  const at = seats.flatMap((seat, i) => {
    const chair = chairs[i];
    return chair === undefined ? [] : [[seat, chair] as const];
  });
  const people = at.flatMap(([seat, chair]) => (isPerson(chair) ? [seat] : []));
  const sitters = at.map(([seat, chair]) => ({
    seat,
    ...(isPerson(chair) ? { name: chair.name } : { bot: seat, ...(hasLevels(game) ? chair : {}) }),
    mask: people.length === 1 && people[0] === seat ? writeMask(mask.value) : undefined,
  }));
  const [called, worn] = [calledAt(sitters), masksAt(sitters)];
  return {
    people,
    opponents: hasLevels(game)
      ? Object.fromEntries(at.flatMap(([seat, chair]) => (isPerson(chair) ? [] : [[seat, chair]])))
      : {},
    names: seats.map((seat) => called[seat] ?? seat),
    masks: seats.flatMap((seat) => (worn[seat] === undefined ? [] : writeMask(worn[seat]))),
  };
};

/** For another player's seat in the same deal: the same bots, and bots instead of other people. */
export const companyAround = (set: Setting, mine: Seat, name: string, met: Opponents): Company =>
  companyOf(
    set,
    SEATS.slice(0, set.seats).map((seat) => (seat === mine ? { name } : (met[seat] ?? { level: usualLevel(set) }))),
  );
