/** Chooses the bots of a game on this device: as selected, else at random and all different. */
import { offeredAt, type Setting } from '../../bots/duels.ts';
import { LEVELS, type Level, type Opponent, type Opponents } from '../../bots/levels.ts';
import { TEMPERS, type Temper } from '../../bots/tempers.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import { calledAt } from '../../words/display-names.ts';
import { masksAt, writeMask } from '../../words/masks.ts';
import { hasLevels } from '../base/games.ts';
import { mask } from '../base/own-mask.ts';
import { level } from '../base/settings.ts';

/** What is left open is as strong as the others, and somebody or other. */
export type Wish = { readonly level?: Level | undefined; readonly manner?: Temper | undefined };

/** As strong as was chosen last; where that is not offered, the best. */
export const usualLevel = (set: Setting): Level =>
  offeredAt(set, LEVELS).find((one) => one === level.value) ?? 'expert';

const anyOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

type Company = {
  readonly people: readonly Seat[];
  readonly names: readonly string[];
  readonly masks: readonly string[];
  readonly opponents: Opponents;
};

/** `names`: of those who are here; bots take the seats after them. */
export const companyFor = (set: Setting, names: readonly string[], wishes: readonly Wish[] = []): Company => {
  const seats = SEATS.slice(0, set.seats);
  const people = seats.slice(0, names.length);
  const opponents: Partial<Record<Seat, Opponent>> = {};
  if (hasLevels(set.game)) {
    const taken = new Set<Temper | undefined>(wishes.map(({ manner }) => manner));
    for (const [i, seat] of seats.slice(names.length).entries()) {
      const wish = wishes[i] ?? {};
      const manner = wish.manner ?? anyOf(TEMPERS.filter((one) => !taken.has(one))) ?? anyOf(TEMPERS);
      taken.add(manner);
      opponents[seat] = { level: wish.level ?? usualLevel(set), manner };
    }
  }
  // of several around one device nobody is its owner
  return seatedAt(seats, Object.fromEntries(people.map((seat, i) => [seat, names[i]])), opponents);
};

/** `names`: of those who are here, by their seats. Whoever is alone wears his own mask. */
const seatedAt = (
  seats: readonly Seat[],
  names: Partial<Record<Seat, string>>,
  opponents: Partial<Record<Seat, Opponent>>,
): Company => {
  const people = seats.filter((seat) => names[seat] !== undefined);
  const sitters = seats.map((seat) => ({
    seat,
    name: names[seat],
    bot: names[seat] === undefined ? seat : undefined,
    ...opponents[seat],
    mask: people.length === 1 && people[0] === seat ? writeMask(mask.value) : undefined,
  }));
  const [called, worn] = [calledAt(sitters), masksAt(sitters)];
  return {
    people,
    opponents,
    names: seats.map((seat) => called[seat] ?? seat),
    masks: seats.flatMap((seat) => (worn[seat] === undefined ? [] : writeMask(worn[seat]))),
  };
};

/** Whoever plays the seat of another meets the bots that he met; where people sat, bots sit. */
export const companyAround = (set: Setting, mine: Seat, name: string, met: Opponents): Company => {
  const seats = SEATS.slice(0, set.seats);
  const levels = hasLevels(set.game);
  const opponents = Object.fromEntries(
    seats.flatMap((seat) => (seat === mine || !levels ? [] : [[seat, met[seat] ?? { level: usualLevel(set) }]])),
  );
  return seatedAt(seats, { [mine]: name }, opponents);
};
