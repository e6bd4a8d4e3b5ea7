/** Counts cards, in pure functions for court, players and bots. */
import { wordsOf } from '../../../engine/phrases.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Ballot, InformerCard } from './steps.ts';

export type Announcement = { readonly plot: Seat | undefined; readonly protect: Seat | undefined };

export const isBallot = (move: string | undefined): move is Ballot =>
  move !== undefined && /^(accuse|protect|plot|inform) /.test(move);
export const isInformerCard = (card: Ballot): card is InformerCard => card.startsWith('inform ');
export const isPlot = (card: Ballot): boolean => card.startsWith('plot ');

export const tallyOf = (cards: readonly Ballot[], verb: 'accuse' | 'protect' | 'plot'): Map<Seat, number> => {
  const tally = new Map<Seat, number>();
  for (const card of cards) {
    const [kind, seat] = wordsOf(card);
    if (kind === verb) tally.set(seat, (tally.get(seat) ?? 0) + 1);
  }
  return tally;
};

export const foremost = (seats: readonly Seat[], tally: ReadonlyMap<Seat, number>): Seat[] => {
  const most = Math.max(0, ...tally.values());
  return most === 0 ? [] : seats.filter((seat) => tally.get(seat) === most);
};

/** T40 only players not eliminated are announced: one who was eliminated since the vote counts as none. */
export const standing = (playing: readonly Seat[], { plot, protect }: Announcement): Announcement => {
  const still = (seat: Seat | undefined) => (seat !== undefined && playing.includes(seat) ? seat : undefined);
  return { plot: still(plot), protect: still(protect) };
};

/** T41 what the cards of the night say: judges' plot cards count like any. */
export const truthOf = (seats: readonly Seat[], cards: readonly Ballot[], plotters: number): Announcement => {
  const plots = tallyOf(cards, 'plot');
  const [victim] = foremost(seats, plots);
  const agreed = plots.size === 1 && victim !== undefined && plots.get(victim) === plotters;
  const guarded = foremost(seats, tallyOf(cards, 'protect'));
  return { plot: agreed ? victim : undefined, protect: guarded.length === 1 ? guarded[0] : undefined };
};
