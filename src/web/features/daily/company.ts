/** The names at the table of today's moment: drawn by its date, equal on every device. */
import { TEMPERS, type Temper } from '../../../bots/tempers.ts';
import { mix, seeded } from '../../../engine/chance.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import { calledAt } from '../../../words/display-names.ts';
import { type Mask, masksAt } from '../../../words/masks.ts';

export type Company = {
  readonly called: (seat: Seat) => string;
  readonly masks: Partial<Record<Seat, Mask>>;
  readonly manners: Partial<Record<Seat, Temper>>;
};

export const companyOf = (date: string, seats: number, me: Seat, own: { name: string; mask: string }): Company => {
  const drawn = mix(seeded(`company ${date}`), [...TEMPERS]);
  const sitters = SEATS.slice(0, seats).map((seat, i) =>
    seat === me
      ? { seat, name: own.name, mask: own.mask }
      : { seat, bot: seat, manner: drawn[i % drawn.length], mask: undefined },
  );
  const called = calledAt(sitters);
  const manners = Object.fromEntries(
    sitters.flatMap(({ seat, manner }) => (manner === undefined ? [] : [[seat, manner]])),
  );
  return { called: (seat) => called[seat] ?? seat, masks: masksAt(sitters), manners };
};
