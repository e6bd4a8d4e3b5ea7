/** The verdict of the day. */
import { shuffle } from '../../../engine/chance.ts';
import type { Fact } from '../../../engine/facts.ts';
import type { StepOf } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seats.ts';
import { foremost, tallyOf } from './counting.ts';
import { drawCondemnation, eliminate } from './court.ts';
import { tell } from './facts.ts';
import { writeCard, writeHints, writeVerdict } from './grounds.ts';
import { holds, isIn, playing, spent, type Tribunal } from './state.ts';
import type { Ballot, Steps } from './steps.ts';

/** T33 the cards are shuffled and shown, without owners; most cards that count: condemned; a tie for most: nobody. */
export const judgeDay = (s: Tribunal, out: Fact[]): StepOf<Steps>[] => {
  const extra = playing(s).flatMap((seat) =>
    Array.from({ length: holds(s, seat, 'extra-card') }, (): Ballot => `accuse ${seat}`),
  );
  s.ballots = shuffle(s.chance, [...s.cast.map(({ card }) => card), ...extra]);
  s.seers = 'all';
  tell(out, 'showed', ...s.ballots);
  writeVerdict(s, s.ballots);
  writeHints(s, s.ballots);
  for (const { seat, card } of s.cast)
    if (holds(s, seat, 'open-vote') > 0 && !s.openVotes.some((one) => one.seat === seat)) {
      s.openVotes.push({ seat, card });
      tell(out, seat, 'cast', card);
      writeCard(s, seat, s.day, card);
    }
  const counted: Ballot[] = [];
  for (const { seat, card } of s.cast)
    if (holds(s, seat, 'uncounted') === 0) counted.push(card);
    else {
      tell(out, seat, 'uncounted', card);
      writeCard(s, seat, s.day, card);
    }
  for (const seat of new Set(s.cast.map((one) => one.seat))) spent(s, seat, 'vote', 1);
  for (const seat of s.seats) spent(s, seat, 'verdict', extra.length);
  const condemned = verdict(s, foremost(s.seats, tallyOf([...counted, ...extra], 'accuse')));
  if (condemned === undefined) {
    tell(out, 'acquitted');
    return [];
  }
  tell(out, condemned, 'condemned');
  if (s.players[condemned].hand.length > 0) return [['plea', condemned]];
  condemn(s, out, condemned);
  return [];
};

/**
 * One of a tie for most who always loses ties is condemned; two of them: nobody.
 * One eliminated since they were accused still has their cards, and ties; they cannot be condemned any more (T50).
 */
const verdict = (s: Tribunal, most: readonly Seat[]): Seat | undefined => {
  const marked = most.filter((seat) => holds(s, seat, 'loses-ties') > 0);
  const [condemned, other] = most.length === 1 ? most : marked;
  return condemned !== undefined && other === undefined && isIn(s, condemned) ? condemned : undefined;
};

/** T33 the first time this round they draw a Condemnation card; the second time they are eliminated. */
export const condemn = (s: Tribunal, out: Fact[], seat: Seat): void => {
  const player = s.players[seat];
  player.condemned += 1;
  if (player.condemned > 1) eliminate(s, out, seat);
  else drawCondemnation(s, out, seat);
};
