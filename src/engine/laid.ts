/** Merges the hand of a seat into the table view that everybody shares. */
import type { HandView, TableView } from './game.ts';
import { each } from './seats.ts';

/** `players` are merged; other fields of the hand replace the table's. Changes the table. */
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

export const mergeView = <T extends TableView, H extends HandView>(table: T, hand: H): T & Omit<H, keyof T> =>
  lay({ ...table }, hand);
