/** Rounds: how they are dealt, how they end, and who plays on. */
import { shuffle } from '../../../engine/chance.ts';
import type { Fact } from '../../../engine/facts.ts';
import type { StepOf } from '../../../engine/game.ts';
import { finish } from '../../../engine/kernel.ts';
import type { Seat } from '../../../engine/seats.ts';
import { handBack, loseLife } from './court.ts';
import { takeDuelCards } from './duel.ts';
import { tell } from './facts.ts';
import { newMinutes } from './minutes.ts';
import { REVIVALS } from './numbers.ts';
import { mafiosiFor } from './options.ts';
import { beforeRound, living, nextInOffice, playing, type Tribunal } from './state.ts';
import type { Identity, Steps } from './steps.ts';

/** T2 secret identities for all who still have lives; nobody has looked yet. */
export const dealRound = (s: Tribunal, out: Fact[]): StepOf<Steps>[] => {
  const seats = living(s);
  s.mafiosi = mafiosiFor(s.options, seats.length);
  s.day = 1;
  s.speech = [];
  s.whispers = [];
  s.minutes = newMinutes(s.options);
  clearVotes(s);
  const cards = shuffle(
    s.chance,
    seats.map((_, i): Identity => (i < s.mafiosi ? 'mafia' : 'judge')),
  );
  for (const [i, seat] of seats.entries()) forgetRound(s, seat, cards[i]);
  tell(out, 'round', s.round, seats.length, s.mafiosi);
  tell(out, s.clerk, 'serves');
  return [['enter', 'discovery']];
};

const forgetRound = (s: Tribunal, seat: Seat, identity: Identity | undefined): void => {
  Object.assign(s.players[seat], { ...beforeRound(), status: 'in', identity, condemned: 0 });
};

/** The cards of the last vote go back to their owners. */
export const clearVotes = (s: Tribunal): void => {
  s.forbidden = [];
  s.voted = [];
  s.doubled = [];
  s.cast = [];
  s.defied = [];
  s.caught = [];
  s.ballots = undefined;
  s.seers = [];
  s.openVotes = [];
  s.announcement = undefined;
  s.byCourt = false;
  s.contested = false;
  s.truth = { plot: undefined, protect: undefined };
};

/** T3 the side that is left when every judge or every mafioso has been eliminated; `none` when both are gone. */
export const sideLeft = (s: Tribunal): Identity | 'none' | undefined => {
  const left = playing(s);
  const mafia = left.filter((seat) => s.players[seat].identity === 'mafia').length;
  if (left.length === 0) return 'none';
  if (mafia === 0) return 'judge';
  return mafia === left.length ? 'mafia' : undefined;
};

export const endRound = (s: Tribunal, out: Fact[], left: Identity | 'none'): StepOf<Steps>[] => {
  tell(out, 'ended', left);
  return closeRound(s, out, true);
};

/** T7 the tenth night ends with both sides alive: it costs everybody who is left a life. */
export const exhaust = (s: Tribunal, out: Fact[]): StepOf<Steps>[] => {
  tell(out, 'ended', 'exhausted');
  for (const seat of playing(s)) loseLife(s, out, seat);
  return closeRound(s, out, true);
};

/** T4 cards go back; T5 who has no life is out; then the next round, the duel, or the end. */
export const closeRound = (s: Tribunal, out: Fact[], over: boolean): StepOf<Steps>[] => {
  for (const seat of s.seats) handBack(s, seat);
  if (living(s).length === 0) {
    const last = reviveLast(s, out);
    if (last.length > 1 && s.revivals > REVIVALS) return win(s, out, last);
  }
  for (const seat of s.seats) if (s.players[seat].lives === 0 && s.players[seat].status !== 'out') leave(s, out, seat);
  const left = living(s);
  const [first, second, third] = left;
  if (second === undefined) return win(s, out, left);
  // T10 the office moves on once; after a restart it stays, unless the clerk is out
  if (over || !left.includes(s.clerk)) s.clerk = nextInOffice(s);
  if (first !== undefined && third === undefined) return startDuel(s, out, first, second);
  if (over) s.round += 1;
  return [['round']];
};

/** T5 nobody has a life left: those who lost theirs last, in the same step, play on with one each. */
const reviveLast = (s: Tribunal, out: Fact[]): Seat[] => {
  const latest = Math.max(...s.seats.map((seat) => s.players[seat].fell));
  const last = s.seats.filter((seat) => s.players[seat].status !== 'out' && s.players[seat].fell === latest);
  s.revivals += 1;
  for (const seat of last) {
    s.players[seat].lives = 1;
    tell(out, seat, 'revived');
  }
  return last;
};

/** T5 they are out: they hand back their Anti-Mafia cards, and watch. */
const leave = (s: Tribunal, out: Fact[], seat: Seat): void => {
  const player = s.players[seat];
  player.status = 'out';
  player.identity = undefined;
  player.looked = false;
  player.shown = false;
  player.knows = [];
  player.peeked = false;
  player.order = undefined;
  player.watching = undefined;
  player.trapped = [];
  s.piles['anti-mafia'].push(...player.hand.splice(0));
  tell(out, seat, 'out');
};

const win = (s: Tribunal, out: Fact[], winners: readonly Seat[]): StepOf<Steps>[] => {
  for (const seat of winners) tell(out, seat, 'won');
  finish(s, winners);
  return [];
};

/** T60 two are left. */
const startDuel = (s: Tribunal, out: Fact[], one: Seat, other: Seat): StepOf<Steps>[] => {
  s.speech = [];
  s.whispers = [];
  s.minutes = newMinutes(s.options);
  s.mafiosi = 0;
  clearVotes(s);
  for (const seat of [one, other]) forgetRound(s, seat, undefined);
  tell(out, 'duel', one, other);
  takeDuelCards(s, one, other);
  return [
    ['enter', 'duel-vote'],
    ['duel-vote', one, other],
  ];
};

/** T74 the cheat costs a life, and the round starts again: whatever was under way is forgotten. */
export const restart = (s: Tribunal, out: Fact[], cheat: Seat, how: 'peek' | 'plot'): StepOf<Steps>[] => {
  tell(out, cheat, 'caught', how);
  loseLife(s, out, cheat);
  s.agenda = [];
  return [['anew']];
};
