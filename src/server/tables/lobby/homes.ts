/** One person may have several names: people of one address or browser count as one home. Plain data, no I/O. */
import { fault } from '../../../engine/fault.ts';
import type { SeatDoc, TableDoc } from '../../store/table-doc.ts';
import type { Guest } from './seats.ts';

/** Bots may share a machine. */
const isNeighbour = (one: SeatDoc, { id, from, mark, botAccount }: Guest): boolean =>
  one.person !== undefined &&
  one.person !== id &&
  !(one.botAccount || botAccount) &&
  ((from !== undefined && one.from === from) || (mark !== undefined && one.mark === mark));

/** Among strangers a home has one seat. */
export const refuseNeighbour = ({ seats, settings }: TableDoc, guest: Guest): void => {
  if (settings.public && seats.some((one) => isNeighbour(one, guest)))
    throw fault('same-home', 'somebody of your address or browser sits here; play together at a private table');
};

/** Whether two seats are of one home: such a game is never rated, and no strangers come to it. */
export const isOneHome = ({ seats }: TableDoc): boolean =>
  seats.some(({ person: id = '', name = '', from, mark, botAccount }) =>
    seats.some((other) => isNeighbour(other, { id, name, from, mark, botAccount })),
  );
