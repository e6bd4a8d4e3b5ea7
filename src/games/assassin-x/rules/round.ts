/** How a round begins, and how it ends. */
import { shuffle } from '../../../engine/chance.ts';
import type { Fact } from '../../../engine/facts.ts';
import type { StepOf } from '../../../engine/game.ts';
import { finish } from '../../../engine/kernel.ts';
import { remove } from '../../../engine/piles.ts';
import type { Seat } from '../../../engine/seats.ts';
import { DECK } from './cards.ts';
import { type Cause, tell } from './facts.ts';
import { BARREN, GOAL, SCORES } from './numbers.ts';
import { type AssassinX, around, HAND, isAssassin, isTruce, neighbour } from './state.ts';
import type { Steps } from './steps.ts';

/** X3 all cards again, the other direction; the next seat begins, whichever way play goes. */
export const dealRound = (s: AssassinX): void => {
  s.round += 1;
  s.opened = s.opened === 1 ? -1 : 1;
  s.direction = s.opened;
  s.starter = s.seats[(s.seats.indexOf(s.starter) + 1) % s.seats.length] ?? s.starter;
  s.turn = s.starter;
  s.pile = shuffle(s.chance, [...DECK]);
  s.discard = [];
  s.away = [];
  s.offer = undefined;
  s.passed = [];
  if (s.truce !== undefined) s.truce = [...s.seats];
  for (const seat of around(s, s.starter)) {
    const player = s.players[seat];
    player.hand = s.pile.splice(0, HAND);
    player.joker = undefined;
    player.looking = [];
    player.in = true;
  }
};

/** X3 each settles their jokers from the starter on; then the first turn, or its action phase. */
export const opening = (s: AssassinX, phase: 'offer' | 'action'): StepOf<Steps>[] => {
  const steps: StepOf<Steps>[] = [['open']];
  for (const seat of around(s, s.starter)) steps.push(['sort', seat], ['settle', seat]);
  if (phase === 'offer') steps.push(['offer', s.starter]);
  steps.push(['action']);
  return steps;
};

/** X23 one player fewer to wait for; with the last the truce is over. */
export const endTruceFor = (s: AssassinX, out: Fact[], seat: Seat): void => {
  if (s.truce !== undefined && remove(s.truce, seat) && !isTruce(s)) tell(out, 'round', 'armed');
};

/** X12 it is the neighbour's turn. */
export const nextTurn = (s: AssassinX): StepOf<Steps> => {
  s.turn = neighbour(s, s.turn);
  return ['offer', s.turn];
};

/** X4 a card must be drawn, and there is none: everyone in the round who is no assassin scores. */
export const pileEnds = (s: AssassinX, out: Fact[]): StepOf<Steps>[] =>
  endRound(
    s,
    out,
    'pile',
    s.seats.filter((seat) => s.players[seat].in && !isAssassin(s.players[seat])),
  );

/** X4 the round ends with points for some, or for nobody. */
export const endRound = (s: AssassinX, out: Fact[], cause: Cause, scorers: readonly Seat[]): StepOf<Steps>[] => {
  tell(out, 'round', 'ended', cause, ...scorers);
  if (scorers.length > 0) {
    s.barren = 0;
    score(s, out, scorers, SCORES[cause]);
  } else if (s.barren < BARREN) s.barren += 1;
  else {
    s.barren = 0; // X6
    const fewest = Math.min(...s.seats.map((seat) => s.players[seat].points));
    score(
      s,
      out,
      s.seats.filter((seat) => s.players[seat].points === fewest),
      SCORES.barren,
    );
  }
  s.agenda = []; // X4 whatever was still to be done this round is not done
  s.offer = undefined;
  const winner = leader(s);
  if (winner === undefined) return [['deal']];
  tell(out, winner, 'won');
  finish(s, [winner]);
  return [];
};

const score = (s: AssassinX, out: Fact[], seats: readonly Seat[], points: number): void => {
  for (const seat of seats) {
    s.players[seat].points += points;
    tell(out, seat, 'scored', points);
  }
};

/** X1 the one with most points, from 5 on; nobody while the most are tied. */
const leader = (s: AssassinX): Seat | undefined => {
  const most = Math.max(...s.seats.map((seat) => s.players[seat].points));
  const [first, another] = s.seats.filter((seat) => s.players[seat].points === most);
  return most >= GOAL && another === undefined ? first : undefined;
};
