/** Moves beside the open question: they never answer it. */
import type { Fact } from '../../../engine/facts.ts';
import type { StepOf } from '../../../engine/game.ts';
import { phrases } from '../../../engine/phrases.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import { expose, exposures, lookEarly, mayLookEarly, mayPeek, peek, report, reports } from './cheats.ts';
import { claim, claims } from './claims.ts';
import { countHands, floorHolder, watch } from './course.ts';
import { giveBlame } from './court.ts';
import { tell, whisper } from './facts.ts';
import { writePlea } from './grounds.ts';
import { reveal, reveals, use, uses } from './hands.ts';
import { exposed, ORDER, parse } from './moves.ts';
import { say, sayings } from './speech.ts';
import { dueFrom, isIn, isOut, mafiosi, type Tribunal } from './state.ts';
import type { Steps } from './steps.ts';

const MOST = 20; // T77 `order` and `watch`
const [PLEAD, BLAME, WATCH] = [phrases('plead', SEATS), phrases('blame', SEATS), phrases('watch', SEATS)];

export const asides = (s: Tribunal, seat: Seat): readonly string[] => {
  const list: string[] = [];
  if (mayLookEarly(s, seat)) list.push('look');
  if (mayPeek(s, seat)) list.push('peek');
  plans(s, seat, list);
  if (mayBeReady(s, seat)) list.push('ready');
  pleadings(s, seat, list);
  exposures(s, seat, list);
  uses(s, seat, list);
  reveals(s, seat, list);
  blames(s, seat, list);
  reports(s, seat, list);
  claims(s, seat, list);
  return list.concat(sayings(s, seat));
};

export const aside = (s: Tribunal, out: Fact[], seat: Seat, move: string): StepOf<Steps>[] | void => {
  const words = parse(move);
  switch (words[0]) {
    case 'say':
      return say(s, out, seat, words[1]);
    case 'claim': {
      const [, ...statement] = words;
      return claim(s, out, seat, statement);
    }
    case 'look':
      return lookEarly(s, out, seat);
    case 'peek':
      return peek(s, out, seat);
    case 'order': {
      const [, ...seats] = words;
      return order(s, out, seat, seats);
    }
    case 'object':
      return object(s, out, seat);
    case 'ready':
      s.step.ready.push(seat);
      return tell(out, seat, 'ready');
    case 'reveal':
      return reveal(s, out, seat, words[1]);
    case 'expose':
      return expose(s, out, seat, exposed(words));
    case 'use':
      return use(s, out, seat, words[1], words[2]);
    case 'plead':
      s.step.pleaded = true;
      writePlea(s, seat, words[1]);
      return tell(out, seat, 'pleaded', words[1]);
    case 'blame':
      return giveBlame(s, out, words[1]);
    case 'report':
      return report(s, out, seat, words[1]);
    case 'watch':
      s.players[seat].watches += 1;
      return watch(s, out, seat, words[1]);
    default:
      throw new Error(`"${move}" is no move beside a question`);
  }
};

/** T31 they may name whom they will accuse, once; the others may raise a hand. */
const pleadings = (s: Tribunal, seat: Seat, list: string[]): void => {
  const holder = floorHolder(s);
  if (holder === undefined) return;
  if (holder !== seat) {
    if (isIn(s, seat) && !s.step.objections.includes(seat)) list.push('object');
  } else if (!s.step.pleaded) for (const other of s.seats) if (isIn(s, other)) list.push(PLEAD[other]);
};

/** T30 whoever has said enough may say so, once; it binds nobody. */
const mayBeReady = (s: Tribunal, seat: Seat): boolean =>
  s.step.name === 'deliberation' && !isOut(s, seat) && !s.step.ready.includes(seat);

const object = (s: Tribunal, out: Fact[], seat: Seat): void => {
  s.step.objections.push(seat);
  tell(out, seat, 'objected');
  countHands(s, out);
};

/** T21 each mafioso may set an order of the judges, and keep an eye on another seat; the last counts. */
const plans = (s: Tribunal, seat: Seat, list: string[]): void => {
  const { identity, orders, watches } = s.players[seat];
  if (s.step.name !== 'recognition' || identity !== 'mafia' || !isIn(s, seat)) return;
  if (orders < MOST) list.push(ORDER);
  if (watches < MOST) for (const other of s.seats) if (other !== seat && isIn(s, other)) list.push(WATCH[other]);
};

const order = (s: Tribunal, out: Fact[], seat: Seat, seats: Seat[]): void => {
  s.players[seat].order = seats;
  s.players[seat].orders += 1;
  whisper(out, mafiosi(s), seat, 'ordered', ...seats);
};

/** T12 a blame that is owed; where the step waits for it, it is the answer. */
const blames = (s: Tribunal, seat: Seat, list: string[]): void => {
  const step = s.agenda.at(-1)?.steps[0];
  if (step?.[0] === 'blame' && step[1] === seat) return;
  for (const culprit of dueFrom(s, seat)) list.push(BLAME[culprit]);
};
