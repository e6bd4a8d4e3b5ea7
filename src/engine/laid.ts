/** Merges the hand of a seat into the table view that everybody shares. */
import type { HandView, TableView } from './game.ts';
import { each } from './seats.ts';

/** Of players both say something; any other field of the hand covers the table's. This table is nobody else's. */
export const lay = <T extends TableView, H extends HandView>(table: T, hand: H): T & Omit<H, keyof T> => {
  const open = table.players;
  const { players: known } = hand;
  const seen = Object.assign(table, hand);
  if (known === undefined) return seen;
  return Object.assign(seen, { players: each(table.seats, (seat) => withMore(open[seat], known[seat])) });
};

const withMore = (open: object, known: object): object => {
  for (const _ in known) return { ...open, ...known };
  return open;
};

/** A hand combined with the table that everybody shares. */
export const mergeView = <T extends TableView, H extends HandView>(table: T, hand: H): T & Omit<H, keyof T> =>
  lay({ ...table }, hand);
