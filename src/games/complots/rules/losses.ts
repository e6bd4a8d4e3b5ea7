import type { Fact } from '../../../engine/facts.ts';
import type { StepOf } from '../../../engine/game.ts';
import { finish } from '../../../engine/kernel.ts';
import type { Seat } from '../../../engine/seats.ts';
import { tell } from './facts.ts';
import { referenceOf } from './reference.ts';
import { type Complots, left } from './state.ts';
import type { Steps } from './steps.ts';

/** C41 After a loss: are they out? C69 If so, their coins may be claimed, after those of anyone who died just before. */
export const losses = (s: Complots, out: Fact[], seat: Seat): StepOf<Steps>[] | void => {
  if (s.players[seat].hand.length > 0) return;
  const settling = s.estates.length > 0;
  eliminate(s, out, seat);
  if (s.over === undefined && !settling) return [['estate']];
};

/** C41 No face-down card left: out, all cards up. C44 The last one left wins at once. */
const eliminate = (s: Complots, out: Fact[], seat: Seat): void => {
  const player = s.players[seat];
  for (const card of player.buried) {
    player.revealed.push(card);
    tell(out, seat, 'uncovered', card);
  }
  player.buried = [];
  tell(out, seat, 'out');
  if (seat === s.turn) player.coins -= s.pot; // C43 what they took to share stays on the table for those whose join stands
  s.living = s.living.filter((other) => other !== seat);
  const [winner, another] = s.living;
  if (winner !== undefined && another === undefined) win(s, out, winner);
  else if (player.coins > 0 && referenceOf(s.lineup).heir !== undefined) s.estates.push(seat);
  else returnCoins(s, seat);
};

const win = (s: Complots, out: Fact[], winner: Seat): void => {
  for (const dead of s.seats) if (dead !== winner) returnCoins(s, dead);
  s.treasury += s.cost + left(s);
  s.cost = 0;
  s.action = undefined;
  tell(out, winner, 'won');
  finish(s, [winner]);
};

export const returnCoins = (s: Complots, seat: Seat): void => {
  s.treasury += s.players[seat].coins;
  s.players[seat].coins = 0;
};
