/** T71–T76 cheating, and being caught. */
import type { Fact } from '../../engine/facts.ts';
import type { StepOf } from '../../engine/game.ts';
import { phrases } from '../../engine/phrases.ts';
import { others, SEATS, type Seat } from '../../engine/seats.ts';
import { blame, drawCondemnation } from './court.ts';
import { tell, whisper } from './facts.ts';
import { restart } from './round.ts';
import { inDuel, isIn, isOut, mafiosi, type Tribunal } from './state.ts';
import type { Steps, Vote } from './steps.ts';

const REPORT = phrases('report', SEATS);

/** T71 looking at one's identity before one's turn; his own turn is then skipped (T20). */
export const mayLookEarly = (s: Tribunal, seat: Seat): boolean => {
  const step = s.agenda.at(-1)?.steps[0];
  return s.step.name === 'discovery' && isIn(s, seat) && !s.players[seat].looked && step?.[1] !== seat;
};

export const lookEarly = (s: Tribunal, out: Fact[], seat: Seat): void => {
  const player = s.players[seat];
  player.looked = true;
  s.step.offences[seat].done += 1;
  s.step.traces.push({ seat, did: 'looked' });
  tell(out, seat, 'looked', 'early');
  if (player.identity !== undefined) whisper(out, [seat], seat, 'is', player.identity);
};

/** T74 a judge who opens his eyes while the mafiosi recognize each other; they see that he looks. */
export const mayPeek = (s: Tribunal, seat: Seat): boolean =>
  s.step.name === 'recognition' && isIn(s, seat) && s.players[seat].identity === 'judge' && !s.players[seat].peeked;

export const peek = (s: Tribunal, out: Fact[], seat: Seat): void => {
  s.players[seat].peeked = true;
  s.step.traces.push({ seat, did: 'peeked' });
  whisper(out, [...mafiosi(s), seat], seat, 'peeked');
  whisper(out, [seat], seat, 'recognized', ...mafiosi(s));
};

/** T73 a card he has played in a past vote of this round, or, for the clerk, the cards of the count. */
export const exposures = (s: Tribunal, seat: Seat, list: string[]): void => {
  const { name } = s.step;
  if (name === 'deliberation' && isIn(s, seat))
    for (const vote of Object.keys(s.players[seat].played)) list.push(`expose ${vote}`);
  if ((name === 'count' || name === 'contest') && seat === s.clerk && s.seers !== 'all') list.push('expose count');
};

export const expose = (s: Tribunal, out: Fact[], seat: Seat, vote: string): void => {
  const { played } = s.players[seat];
  if (vote === 'count') {
    s.seers = 'all';
    tell(out, seat, 'exposed', vote, ...(s.ballots ?? []));
  } else {
    const card = isVote(vote) ? played[vote] : undefined;
    if (!isVote(vote) || card === undefined) throw new Error(`${seat} has played no card in "${vote}"`);
    tell(out, seat, 'exposed', vote, card);
    delete played[vote];
  }
  s.step.traces.push({ seat, did: 'exposed' });
  drawCondemnation(s, out, seat);
};

const isVote = (vote: string): vote is Vote => /^(day|night) \d+$/.test(vote);

/** T75 at any time, about another player not out; T77 one report of each other seat a step. */
export const reports = (s: Tribunal, seat: Seat, list: string[]): void => {
  if (inDuel(s) || isOut(s, seat)) return;
  const made = s.step.reports[seat];
  for (const other of others(s.seats, seat)) if (!isOut(s, other) && !made.includes(other)) list.push(REPORT[other]);
};

export const report = (s: Tribunal, out: Fact[], seat: Seat, about: Seat): StepOf<Steps>[] | void => {
  s.step.reports[seat].push(about);
  // a peek: the mafiosi alone can have seen it, before recognition closes
  if (s.step.name === 'recognition' && s.players[seat].identity === 'mafia' && s.players[about].peeked)
    return restart(s, out, about, 'peek');
  // a judge's plot card: those who saw the cards of this night, till the night ends
  if (sawTonight(s, seat) && isPlotter(s, about)) return restart(s, out, about, 'plot');
  const offences = s.step.offences[about];
  if (offences.done === 0) {
    tell(out, seat, 'misreported', about);
    blame(s, out, seat); // Ruling: a wrong report, by itself
  } else if (offences.reported < offences.done) {
    offences.reported += 1;
    tell(out, 'reported', about); // nobody learns by whom
  }
};

const sawTonight = (s: Tribunal, seat: Seat): boolean =>
  ['count', 'contest', 'night-verdict'].includes(s.step.name) && (s.seers === 'all' || s.seers.includes(seat));

const isPlotter = (s: Tribunal, seat: Seat): boolean =>
  s.players[seat].identity === 'judge' && s.cast.some((one) => one.seat === seat && one.card.startsWith('plot '));
