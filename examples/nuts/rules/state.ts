import { draw } from '../../../src/engine/chance.ts';
import type { Fact } from '../../../src/engine/facts.ts';
import type { StateOf } from '../../../src/engine/game.ts';
import { finish } from '../../../src/engine/kernel.ts';
import { type Each, others, type Seat } from '../../../src/engine/seats.ts';
import { tell, whisper } from './facts.ts';
import type { Nut } from './kinds.ts';
import type { Steps } from './steps.ts';

export type Player = { hand: Nut[]; shells: number; dropped: Nut[] };

export type Nuts = StateOf<Steps> & {
  readonly fair: boolean;
  players: Each<Player>;
  pile: Nut[];
  bank: number;
  turn: Seat;
  /** Seats that winked this turn. */
  winked: Seat[];
};

export const isIn = (s: Nuts, seat: Seat): boolean => s.players[seat].hand.length > 0;

/** The others who still play, in order of play. */
export const rivals = (s: Nuts, seat: Seat): Seat[] => others(s.seats, seat).filter((other) => isIn(s, other));

export const drawNut = (s: Nuts, out: Fact[], seat: Seat): void => {
  const nut = draw(s.chance, s.pile);
  s.players[seat].hand.push(nut);
  tell(out, seat, 'drew');
  whisper(out, [seat], seat, 'got', nut);
};

/** N12 most shells win. */
export const end = (s: Nuts, out: Fact[]): void => {
  const best = Math.max(...s.seats.map((seat) => s.players[seat].shells));
  const winners = s.seats.filter((seat) => s.players[seat].shells === best);
  tell(out, 'over', ...winners);
  finish(s, winners);
};
