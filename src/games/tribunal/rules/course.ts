/** T6 the course of a round: what each step opens with, and what follows it. */
import { oneDrawn } from '../../../engine/chance.ts';
import type { Fact } from '../../../engine/facts.ts';
import type { StepOf } from '../../../engine/game.ts';
import { withdraw } from '../../../engine/kernel.ts';
import type { Seat } from '../../../engine/seats.ts';
import { tell, whisper } from './facts.ts';
import { writeMorning } from './grounds.ts';
import { openCount, openNightVerdict } from './night.ts';
import { LAST_NIGHT } from './numbers.ts';
import { clearVotes, endRound, exhaust, sideLeft } from './round.ts';
import { fromClerk, isIn, isOut, mafiosi, nextInOffice, playing, type Tribunal } from './state.ts';
import { COURT_STEPS, type CourtStep, ROUND_STEPS, type Steps } from './steps.ts';
import { writeNight, writePlans } from './verified.ts';
import { noAccusation, noNightCard, voters } from './votes.ts';

type Course = StepOf<Steps>[];
/** T13 before a step closes by itself the blames that are owed are waited for. */
const CLOSE: readonly StepOf<Steps>[] = [['dues'], ['leave']];

export const opening = (s: Tribunal, out: Fact[], name: CourtStep): Course => {
  switch (name) {
    case 'discovery': {
      const order = fromClerk(s).filter((seat) => isIn(s, seat));
      return [...order.map((seat) => ['discovery', seat] as const), ...CLOSE];
    }
    case 'recognition':
      for (const seat of mafiosi(s)) whisper(out, [seat], seat, 'recognized', ...mafiosi(s));
      for (const seat of mafiosi(s)) if (isIn(s, seat)) watch(s, out, seat, oneDrawn(s.chance, judges(s)));
      return [['recognition'], ['leave']];
    case 'deliberation':
      clearVotes(s);
      return [['deliberation'], ['leave']];
    case 'pleas': {
      const order = fromClerk(s).filter((seat) => !isOut(s, seat));
      return [...order.map((seat) => ['pleas', seat] as const), ...CLOSE];
    }
    case 'accusation': {
      s.forbidden = noAccusation(s);
      for (const seat of s.seats) s.players[seat].barred = false; // T72 it has begun
      return [['accusation', voters(s)], ...CLOSE];
    }
    case 'day-verdict':
      return [['judge'], ['day-verdict'], ['leave']];
    case 'night-vote':
      s.forbidden = noNightCard(s);
      writePlans(s);
      return [['night-vote', voters(s)], ...CLOSE];
    case 'count':
      openCount(s, out);
      return [['count'], ...CLOSE];
    case 'contest':
      return [['contest'], ...CLOSE];
    case 'night-verdict':
      writeNight(s, out);
      return [...openNightVerdict(s), ['night-verdict'], ['leave']];
    case 'duel-vote':
    case 'duel':
      return [];
  }
};

const judges = (s: Tribunal): Seat[] => playing(s).filter((seat) => s.players[seat].identity === 'judge');

/** T21 they keep an eye on a seat, at first by lot on one who is no mafioso; the mafiosi see each other's. */
export const watch = (s: Tribunal, out: Fact[], seat: Seat, at: Seat): void => {
  s.players[seat].watching = at;
  whisper(out, mafiosi(s), seat, 'watches', at);
};

/** T31 what was said of one floor does not count for the next. */
export const yieldFloor = (s: Tribunal): void => {
  s.step.objections = [];
  s.step.pleaded = false;
};

export const floorHolder = (s: Tribunal): Seat | undefined => {
  const step = s.agenda.at(-1)?.steps[0];
  return step?.[0] === 'pleas' ? step[1] : undefined;
};

/** T31 more than half of the players not eliminated ends the plea. */
export const countHands = (s: Tribunal, out: Fact[]): void => {
  const holder = floorHolder(s);
  const hands = s.step.objections.filter((seat) => isIn(s, seat)).length;
  if (holder === undefined || hands * 2 <= playing(s).length) return;
  tell(out, holder, 'silenced');
  yieldFloor(s);
  withdraw(s);
};

export const next = (s: Tribunal, out: Fact[]): Course => {
  const left = sideLeft(s);
  if (left !== undefined) return endRound(s, out, left); // T3 when the step closes
  if (s.step.name !== 'night-verdict') return [['enter', following(s)]];
  if (s.day >= LAST_NIGHT) return exhaust(s, out);
  s.day += 1;
  writeMorning(s, s.clerk);
  s.clerk = nextInOffice(s); // T10 after every night
  tell(out, s.clerk, 'serves');
  return [['enter', 'deliberation']];
};

const following = (s: Tribunal): CourtStep => {
  const after = ROUND_STEPS[COURT_STEPS.indexOf(s.step.name) + 1] ?? 'deliberation';
  return after === 'recognition' && s.mafiosi < 2 ? 'deliberation' : after;
};
