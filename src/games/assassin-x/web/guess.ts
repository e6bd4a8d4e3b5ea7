/** The guess of a player who is out: who is the assassin, and whether the end of the round confirms it. */
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import { begunAt, says } from '../rules/facts.ts';

/** X4 X30 Who attacked or was arrested. At the end of the pile: those in the round who do not score. */
export const culprits = (heard: readonly Said[], ended: number, seats: readonly Seat[]): Seat[] => {
  const end = heard[ended];
  if (!says(end, 'round') || end[1] !== 'ended') return [];
  const round = heard.slice(0, ended);
  const facts = round.slice(begunAt(round) + 1);
  const by = (verb: 'attacked' | 'arrested' | 'left'): Seat[] =>
    facts.flatMap((said) => (says(said, verb) ? [said[0]] : []));
  const [, , cause, ...scorers] = end;
  switch (cause) {
    case 'assassination':
    case 'survived':
      return by('attacked');
    case 'arrest':
      return by('arrested');
    case 'pile':
      return seats.filter((seat) => !scorers.includes(seat) && !by('left').includes(seat));
    default:
      return [];
  }
};
