/** Names at the table of a moment, equal on every device. */
import type { Temper } from '../../../bots/tempers.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import { calledAt } from '../../../words/display-names.ts';
import { type Mask, masksAt } from '../../../words/masks.ts';

export type Company = {
  readonly called: (seat: Seat) => string;
  readonly masks: Partial<Record<Seat, Mask>>;
  readonly tempers: Partial<Record<Seat, Temper>>;
};

/** `drawn`: the others' tempers. `own`: my name and mask, if known. */
export const companyOf = (
  drawn: readonly Temper[],
  seats: number,
  me: Seat,
  own: { readonly name?: string; readonly mask?: string } = {},
): Company => {
  const sitters = SEATS.slice(0, seats).map((seat, i) =>
    seat === me
      ? { seat, name: own.name, mask: own.mask }
      : { seat, bot: seat, manner: drawn[i % drawn.length], mask: undefined },
  );
  const called = calledAt(sitters);
  const manners = Object.fromEntries(
    sitters.flatMap(({ seat, manner }) => (manner === undefined ? [] : [[seat, manner]])),
  );
  return { called: (seat) => called[seat] ?? seat, masks: masksAt(sitters), tempers: manners };
};
