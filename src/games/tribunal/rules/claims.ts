/** T80 T82 claims that nobody can check yet, and plans for the night. */
import type { Fact } from '../../../engine/facts.ts';
import { type Phrase, phrase } from '../../../engine/phrases.ts';
import { each, SEATS, type Seat } from '../../../engine/seats.ts';
import { breach } from './cheats.ts';
import { deck } from './decks.ts';
import { tell } from './facts.ts';
import { maySay } from './speech.ts';
import { isIn, playing, present, silenced, type Tribunal } from './state.ts';
import type { Statement } from './stock.ts';
import { planned, settleAtOnce } from './verified.ts';

const claimed = (...words: Statement): Phrase<readonly ['claim', ...Statement]> => phrase('claim', ...words);
const HOLD = deck('anti-mafia').map(({ id }) => claimed('hold', id));
const GUARDED = each(SEATS, (seat) => claimed('guarded', seat));
const SAW = each(SEATS, (seat) => [claimed('saw', seat, 'judge'), claimed('saw', seat, 'mafia')]);
const PLAN = each(SEATS, (seat) => claimed('plan', seat));
const JOIN = each(SEATS, (seat) => claimed('join', seat));

/** True or false: so what may be claimed depends on public facts alone. */
export const claims = (s: Tribunal, seat: Seat, list: string[]): void => {
  const record = s.minutes.claims;
  if (record === undefined || s.step.name !== 'deliberation' || !maySay(s, seat)) return;
  const said = record.claimed.filter(({ by, day }) => by === seat && day === s.day).map(({ words }) => words.join(' '));
  const add = (move: string): void => void (said.includes(move.slice('claim '.length)) || list.push(move));
  for (const move of HOLD) add(move);
  if (s.day > 1 && isIn(s, seat)) for (const other of present(s)) add(GUARDED[other]);
  for (const other of playing(s)) if (other !== seat) for (const move of SAW[other]) add(move);
  if (!isIn(s, seat)) return;
  const mine = planned(s, seat);
  for (const other of playing(s)) {
    const isPlanned = playing(s).some((one) => planned(s, one) === other);
    if (mine !== other) list.push(isPlanned ? JOIN[other] : PLAN[other]);
  }
};

export const claim = (s: Tribunal, out: Fact[], seat: Seat, words: Statement): void => {
  s.step.of[seat].said += 1;
  s.step.of[seat].aloud += 1;
  s.speech.push({ by: seat, said: ['claim', ...words].join(' ') });
  s.minutes.claims?.claimed.push({ by: seat, day: s.day, words });
  tell(out, seat, 'claimed', ...words);
  settleAtOnce(s, out, seat, words);
  if (silenced(s, seat)) breach(s, out, seat, 'silence');
};
