/** T71–T76 cheating, and being caught. */
import type { Fact } from '../../../engine/facts.ts';
import type { StepOf } from '../../../engine/game.ts';
import { excuse, openQuestion, withdraw } from '../../../engine/kernel.ts';
import { phrases, wordsOf } from '../../../engine/phrases.ts';
import { others, SEATS, type Seat } from '../../../engine/seats.ts';
import { isBallot, isInformerCard, isPlot } from './counting.ts';
import { countHands } from './course.ts';
import { blame, drawCondemnation } from './court.ts';
import { tell, whisper } from './facts.ts';
import { writeCard } from './grounds.ts';
import { write } from './minutes.ts';
import { restart } from './round.ts';
import { dueFrom, inDuel, isIn, isOut, mafiosi, type Player, type Tribunal } from './state.ts';
import type { Ballot, CourtStep, Exposable, Steps, Vote } from './steps.ts';
import { writeCount, writeNightCard } from './verified.ts';

const REPORT = phrases('report', SEATS);

/** T71 looking at one's identity before one's turn; their own turn is then skipped (T20). */
export const mayLookEarly = (s: Tribunal, seat: Seat): boolean => {
  const step = s.agenda.at(-1)?.steps[0];
  return s.step.name === 'discovery' && isIn(s, seat) && !s.players[seat].looked && step?.[1] !== seat;
};

export const lookEarly = (s: Tribunal, out: Fact[], seat: Seat): void => {
  const player = s.players[seat];
  player.looked = true;
  offend(s, out, seat, 'look');
  tell(out, seat, 'looked', 'early');
  if (player.identity !== undefined) whisper(out, [seat], seat, 'is', player.identity);
};

/** T74 a judge who opens their eyes while the mafiosi recognize each other; those who keep an eye on them see that they look. */
export const mayPeek = (s: Tribunal, seat: Seat): boolean =>
  s.step.name === 'recognition' && isIn(s, seat) && s.players[seat].identity === 'judge' && !s.players[seat].peeked;

export const peek = (s: Tribunal, out: Fact[], seat: Seat): void => {
  const to = mafiosi(s).filter((other) => isIn(s, other) && s.players[other].watching === seat);
  s.players[seat].peeked = true;
  whisper(out, [], seat, 'cheated', 'peek');
  s.step.traces.push({ seat, did: 'peeked', to });
  whisper(out, [...to, seat], seat, 'peeked');
  whisper(out, [seat], seat, 'recognized', ...mafiosi(s));
};

/** T73 a card of a past vote of this round (an informer has handed their back), the cards of the count, or the card that one is playing. T77 each once a step. */
export const exposures = (s: Tribunal, seat: Seat, list: string[]): void => {
  const { name } = s.step;
  const { exposed } = s.step.of[seat];
  const add = (what: Exposable) => exposed.includes(what) || list.push(`expose ${what}`);
  if (name === 'deliberation' && isIn(s, seat)) votesOf(s.players[seat].played).forEach(add);
  if ((name === 'count' || name === 'contest') && seat === s.clerk) add('count');
  if ((name === 'accusation' || name === 'night-vote') && cardInPlay(s, seat) !== undefined) add('vote');
};

/** The card one has laid in this vote, while the step is open; in a strict court nobody may show it. */
const cardInPlay = (s: Tribunal, seat: Seat): Ballot | undefined => {
  if (s.options.speech === 'strict' || !isIn(s, seat)) return undefined;
  const laid = s.players[seat].played[`${s.step.name === 'accusation' ? 'day' : 'night'} ${s.day}`];
  const card = openQuestion(s)?.answers.find((answer) => answer.seat === seat)?.move ?? laid;
  return isBallot(card) && !isInformerCard(card) ? card : undefined;
};

const votesOf = (played: Player['played']): Vote[] => Object.keys(played).filter(isVote);
const isVote = (what: string): what is Vote => /^(day|night) \d+$/.test(what);

export const expose = (s: Tribunal, out: Fact[], seat: Seat, what: Exposable): void => {
  s.step.of[seat].exposed.push(what);
  if (what === 'count') {
    s.seers = 'all';
    tell(out, seat, 'exposed', what, ...(s.ballots ?? []));
    writeCount(s);
  } else {
    const card = what === 'vote' ? cardInPlay(s, seat) : s.players[seat].played[what];
    if (card !== undefined) tell(out, seat, 'exposed', what, card);
    if (card !== undefined) writeCard(s, seat, dayOf(s, what), card);
    if (card !== undefined && isOfNight(s, what)) writeNightCard(s, out, seat, dayOf(s, what), card);
  }
  breach(s, out, seat, 'exposure');
};

const isOfNight = ({ step }: Tribunal, what: Vote | 'vote'): boolean =>
  what === 'vote' ? step.name === 'night-vote' : what.startsWith('night');

const dayOf = ({ day }: Tribunal, what: Vote | 'vote'): number => (what === 'vote' ? day : Number(wordsOf(what)[1]));

/** T71 a cheat that all have seen, and that costs a blame if it is reported; T73 one that costs a Condemnation card. */
export const offend = (s: Tribunal, out: Fact[], seat: Seat, what: 'look' | 'word'): void => {
  s.step.of[seat].offences += 1;
  s.step.traces.push({ seat, did: what === 'look' ? 'looked' : 'spoke' });
  whisper(out, [], seat, 'cheated', what);
};
export const breach = (s: Tribunal, out: Fact[], seat: Seat, what: 'exposure' | 'silence'): void => {
  s.step.of[seat].breaches += 1;
  s.step.traces.push({ seat, did: what === 'exposure' ? 'exposed' : 'spoke' });
  whisper(out, [], seat, 'cheated', what);
};

/** T77 a night card, or a peek, has no owner that all have seen: who reports it accuses one, and does not try them all. */
const ONE_REPORT: readonly CourtStep[] = ['recognition', 'count', 'contest', 'night-verdict'];

/** T75 at any time, about another player not out; T77 one report of each other seat a step, or one in all. */
export const reports = (s: Tribunal, seat: Seat, list: string[]): void => {
  if (inDuel(s) || isOut(s, seat)) return;
  const made = s.step.reports[seat];
  if (made.length > 0 && ONE_REPORT.includes(s.step.name)) return;
  for (const other of others(s.seats, seat)) if (!isOut(s, other) && !made.includes(other)) list.push(REPORT[other]);
};

/** T75 it takes the heaviest cheat not yet reported of those that this seat may report. */
export const report = (s: Tribunal, out: Fact[], seat: Seat, about: Seat): StepOf<Steps>[] | void => {
  s.step.reports[seat].push(about);
  const conduct = s.step.of[about];
  if (seesPeeks(s, seat) && s.players[about].peeked) return restart(s, out, about, 'peek');
  if (sawTonight(s, seat) && isPlotter(s, about)) return restart(s, out, about, 'plot');
  const shown = s.step.name === 'day-verdict' || sawTonight(s, seat);
  // what can be reported in this step alone goes before a card
  if (conduct.caught < conduct.breaches) {
    conduct.caught += 1;
    punish(s, out, about);
  } else if (shown && s.defied.includes(about)) {
    s.defied = s.defied.filter((other) => other !== about);
    s.caught.push(about);
    punish(s, out, about);
  } else if (conduct.reported < conduct.offences) {
    conduct.reported += 1;
    found(s, out, about);
  } else if (conduct.breaches + conduct.offences > 0 || (shown && s.caught.includes(about))) {
    tell(out, 'reported', about, 'again');
  } else {
    tell(out, seat, 'misreported', about);
    blame(s, out, seat); // Ruling: a wrong report, by itself
  }
};

/** T78 all learn that they were caught, and nobody by whom. */
const found = (s: Tribunal, out: Fact[], seat: Seat): void => {
  write(s.minutes.caught, seat);
  tell(out, 'reported', seat);
};

/** T73 a Condemnation card at once. T75 one whom it eliminates is no longer asked what only a player in the round is asked. */
const punish = (s: Tribunal, out: Fact[], seat: Seat): void => {
  found(s, out, seat);
  drawCondemnation(s, out, seat);
  const step = s.agenda.at(-1)?.steps[0];
  if (isIn(s, seat) || step === undefined) return;
  if ((step[0] === 'plea' || step[0] === 'shield') && step[1] === seat) withdraw(s);
  if (step[0] === 'contest') excuse(s, seat);
  if (step[0] === 'blame' && dueFrom(s, step[1]).length === 0) withdraw(s); // T13 without a life they are no longer the next seat
  if (step[0] === 'pleas') countHands(s, out);
};

/** The mafiosi alone can have seen a peek, before recognition closes. */
const seesPeeks = (s: Tribunal, seat: Seat): boolean =>
  s.step.name === 'recognition' && isIn(s, seat) && s.players[seat].identity === 'mafia';

/** A card of the night: those who saw the cards, till the night ends. */
const sawTonight = (s: Tribunal, seat: Seat): boolean =>
  ['count', 'contest', 'night-verdict'].includes(s.step.name) && (s.seers === 'all' || s.seers.includes(seat));

const isPlotter = (s: Tribunal, seat: Seat): boolean =>
  s.players[seat].identity === 'judge' && s.cast.some((one) => one.seat === seat && isPlot(one.card));
