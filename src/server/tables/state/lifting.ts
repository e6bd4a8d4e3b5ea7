/** Which players beside a big screen press the seal over their cards. */
import type { Seat } from '../../../engine/seats.ts';

/** Who presses; when the count ends; and who pressed at the end of the last count. */
export type Lifting = { readonly seats: Set<Seat>; at: number | undefined; counted: readonly Seat[] };
export const newLifting = (): Lifting => ({ seats: new Set(), at: undefined, counted: [] });

export const noteLift = (lifting: Lifting, seat: Seat, on: boolean): void => {
  if (on) {
    lifting.seats.add(seat);
    return;
  }
  lifting.seats.delete(seat);
  lifting.counted = lifting.counted.filter((one) => one !== seat);
};
