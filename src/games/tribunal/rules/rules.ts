import type { Fact } from '../../../engine/facts.ts';
import type { Ask, Rules, Time } from '../../../engine/game.ts';
import { PASS, phrase, phrases } from '../../../engine/phrases.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import { next, opening, yieldFloor } from './course.ts';
import { drawAntiMafia, failDuties, giveBlame, spend } from './court.ts';
import { condemn, judgeDay } from './day.ts';
import { effectOf } from './decks.ts';
import { BELIEVE, bout, CONTEST, duelVote, judgeDuel, LOOK, speak, takeDuelCards, VOTE, voters } from './duel.ts';
import { tell } from './facts.ts';
import { usesAt } from './hands.ts';
import { write } from './minutes.ts';
import { announce, announcements, contest, strike, trap } from './night.ts';
import { closeRound, dealRound } from './round.ts';
import {
  blamerOf,
  dueFrom,
  freshStep,
  inDuel,
  isIn,
  owed,
  playing,
  present,
  silenced,
  type Tribunal,
} from './state.ts';
import type { Asks, Steps } from './steps.ts';
import { accusations, castCards, late, nightCards } from './votes.ts';

const [GAVEL, REST] = [phrase('gavel'), phrase('rest')];
const BLAME = phrases('blame', SEATS);

/** T11 the clerk alone closes it, with the gavel; the clock closes it too. */
const untilGavel = (time: Time): Ask<Tribunal, Steps, [], Asks['deliberation']> => ({
  ask: 'one',
  time,
  who: (s) => [s.clerk],
  moves: () => [GAVEL],
  late: () => undefined,
  then(s, out, [word]) {
    if (word === 'gavel') tell(out, s.clerk, 'closed', s.step.name);
    else tell(out, 'elapsed', s.step.name);
    failDuties(s, out, word === 'gavel' ? s.clerk : 'clock');
  },
});

/** T13 the clock closes the step: it leaves no time for the blames that are owed. */
const clockFails = (s: Tribunal, out: Fact[]): void => failDuties(s, out, 'clock');

/** Whoever holds any Anti-Mafia card is asked, so that being asked tells nothing of which it is. */
const mayCancel = (
  moment: 'condemned' | 'struck',
): Pick<Ask<Tribunal, Steps, [Seat], Asks['plea']>, 'who' | 'moves'> => ({
  who: (_, seat) => [seat],
  moves: (s, seat) => [PASS, ...usesAt(s, seat, moment)],
});

export const rules: Rules<Tribunal, Steps, Asks> = {
  round: (s, out) => dealRound(s, out),

  // T6 closing a step opens the next
  enter(s, out, name) {
    s.step = freshStep(s.seats, name, s.step.number + 1);
    if (inDuel(s)) tell(out, 'opened', name);
    else tell(out, 'opened', name, s.day);
    return opening(s, out, name);
  },

  // T20 in turn from the clerk each looks, and with that says that they are a judge; one who has looked is skipped
  discovery: {
    ask: 'one',
    who: (s, seat) => (s.players[seat].looked ? [] : [seat]),
    moves: () => [LOOK],
    then: (s, out, _, seat) => speak(s, out, seat),
  },

  // T21 the clerk alone is awaited, so that nobody sees who is awake; T11 the mafiosi must have time to agree
  recognition: untilGavel({ usual: 60, least: 20 }),

  // T30 T11 nobody closes it before a word was said
  deliberation: untilGavel({ usual: 180, least: 30 }),

  // T31 each player not gagged, informers too, has the floor alone
  pleas: {
    ask: 'one',
    time: { usual: 45 },
    who: (s, seat) => (silenced(s, seat) ? [] : [seat]),
    moves: () => [REST],
    then(s, out, _, seat) {
      tell(out, seat, 'rested');
      yieldFloor(s);
    },
  },

  // T32 one answer, not to be changed; only the clock leaves no card
  accusation: {
    ask: 'all',
    who: (_, asked) => asked,
    inSight: true,
    moves: accusations,
    late,
    ranOut: clockFails,
    then: (s, out, answers) => castCards(s, out, 'day', answers),
  },

  // T33
  judge: (s, out) => judgeDay(s, out),

  // a condemned player may cancel it, before the draw
  plea: {
    ask: 'one',
    time: { usual: 20 },
    ...mayCancel('condemned'),
    phase: () => 'day-verdict',
    then(s, out, [word, card], seat) {
      if (word === 'use') spend(s, out, seat, card);
      else condemn(s, out, seat);
    },
  },

  'day-verdict': untilGavel({ usual: 20 }),

  // T40 all who may play are asked in the same way
  'night-vote': {
    ask: 'all',
    who: (_, asked) => asked,
    inSight: true,
    moves: nightCards,
    late,
    ranOut: clockFails,
    then: (s, out, answers) => castCards(s, out, 'night', answers),
  },

  // T40 they announce, truly or not; T13 or lets the time run out
  count: {
    ask: 'one',
    who: (s) => [s.clerk],
    moves: announcements,
    late: () => undefined,
    then: announce,
  },

  // T42 the first to speak, or nobody
  contest: {
    ask: 'any',
    time: { usual: 20 },
    who: (s) => playing(s).filter((seat) => seat !== s.clerk),
    moves: (s, seat) => [CONTEST, ...usesAt(s, seat, 'contest')],
    ranOut: clockFails,
    then(s, out, answer) {
      if (answer !== undefined) contest(s, out, answer.seat, answer.words[1]);
    },
  },

  // T43 to one eliminated meanwhile nothing more happens
  strike(s, out, victim) {
    if (!isIn(s, victim)) return;
    tell(out, victim, 'struck');
    write(s.minutes.struck, victim);
    if (s.players[victim].hand.length > 0) return [['shield', victim]];
    strike(s, out, victim);
  },

  shield: {
    ask: 'one',
    time: { usual: 20 },
    ...mayCancel('struck'),
    phase: () => 'night-verdict',
    then(s, out, [word, card], seat) {
      if (word === 'use') spend(s, out, seat, card);
      if (word === 'use' && effectOf(card) === 'name-plotter') trap(s, out, seat);
      if (word === 'pass' || effectOf(card) !== 'cancel') strike(s, out, seat);
    },
  },

  guard(s, out, guarded) {
    if (isIn(s, guarded)) drawAntiMafia(s, out, guarded);
  },

  'night-verdict': untilGavel({ usual: 20 }),

  // T13 a step that would close by itself waits for the blame, or the clock
  dues(s, out) {
    const culprit = present(s).find((seat) => owed(s, seat) > 0);
    if (culprit === undefined) return;
    const blamer = blamerOf(s, culprit);
    tell(out, blamer, 'owes', culprit);
    return [['blame', blamer], ['dues']];
  },

  blame: {
    ask: 'one',
    phase: (s) => s.step.name,
    who: (_, blamer) => [blamer],
    moves: (s, seat) => dueFrom(s, seat).map((culprit) => BLAME[culprit]),
    late: () => undefined,
    then(s, out, [word, culprit]) {
      if (word === 'blame') giveBlame(s, out, culprit);
      else failDuties(s, out, 'clock');
    },
  },

  leave: (s, out) => next(s, out),

  // T74
  anew(s, out) {
    tell(out, 'restarted');
    return closeRound(s, out, false);
  },

  // T60
  'duel-vote': {
    ask: 'all',
    who: voters,
    inSight: true,
    moves: (_, __, one, other) => [VOTE[one], VOTE[other]],
    late: () => undefined,
    then: duelVote,
  },

  bout(s, _, first, second) {
    takeDuelCards(s, first, second);
    return bout(first, second);
  },

  duel: {
    ask: 'one',
    who: (_, speaker) => [speaker],
    moves: () => [LOOK],
    then: (s, out, _, speaker) => speak(s, out, speaker),
  },

  answer: {
    ask: 'one',
    phase: () => 'duel',
    who: (_, __, answerer) => [answerer],
    moves: () => [BELIEVE, CONTEST],
    then: (s, out, [word], speaker, answerer) => judgeDuel(s, out, word, speaker, answerer),
  },
};
