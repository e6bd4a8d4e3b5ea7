/** T60 the duel of the last two. */
import { draw, shuffle } from '../../../engine/chance.ts';
import type { Fact } from '../../../engine/facts.ts';
import type { Answer, StepOf } from '../../../engine/game.ts';
import { finish } from '../../../engine/kernel.ts';
import { phrase, phrases } from '../../../engine/phrases.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import { loseLife, unmask } from './court.ts';
import { tell, whisper } from './facts.ts';
import { isOut, type Tribunal } from './state.ts';
import type { Asks, Identity, Steps } from './steps.ts';

export const VOTE = phrases('vote', SEATS);
export const [LOOK, BELIEVE, CONTEST] = [phrase('look'), phrase('believe'), phrase('contest')];
const CARDS: readonly Identity[] = ['judge', 'mafia', 'judge', 'mafia'];

/** Two judge and two mafia cards are shuffled, and each of the two takes one unseen. */
export const takeDuelCards = (s: Tribunal, one: Seat, other: Seat): void => {
  const cards = shuffle(s.chance, [...CARDS]);
  for (const seat of [one, other]) {
    const player = s.players[seat];
    player.identity = cards.shift();
    player.looked = false;
    player.shown = false;
  }
};

/** In a duel the players who are out vote; missing votes count for none. */
export const voters = (s: Tribunal): Seat[] => s.seats.filter((seat) => isOut(s, seat));

/** Openly once all have; a tie: at random. */
export const duelVote = (
  s: Tribunal,
  out: Fact[],
  votes: readonly Answer<Asks['duel-vote']>[],
  one: Seat,
  other: Seat,
): StepOf<Steps>[] => {
  for (const { seat, words } of votes) tell(out, seat, 'voted', words[1]);
  const ahead = votes.filter(({ words }) => words[1] === one).length * 2 - votes.length;
  const first = ahead === 0 ? draw(s.chance, [one, other]) : ahead > 0 ? one : other;
  tell(out, first, 'begins');
  return bout(first, first === one ? other : one);
};

/** Each speaks once; then the cards are shuffled, and the one who did not start last time starts. */
export const bout = (first: Seat, second: Seat): StepOf<Steps>[] => [
  ['enter', 'duel'],
  ['duel', first, second],
  ['answer', first, second],
  ['enter', 'duel'],
  ['duel', second, first],
  ['answer', second, first],
  ['bout', second, first],
];

/** The speaker of a duel looks at a card and says what the rules demand. */
export const speak = (s: Tribunal, out: Fact[], speaker: Seat): void => {
  const player = s.players[speaker];
  player.looked = true;
  tell(out, speaker, 'looked');
  if (player.identity !== undefined) whisper(out, [speaker], speaker, 'is', player.identity);
  s.speech.push({ by: speaker, said: 'judge' });
  tell(out, speaker, 'said', 'judge');
};

/** The one who saw right costs the speaker a life; one who saw wrong pays themselves. */
export const judgeDuel = (
  s: Tribunal,
  out: Fact[],
  word: 'believe' | 'contest',
  speaker: Seat,
  answerer: Seat,
): void => {
  if (word === 'believe') tell(out, answerer, 'believed', speaker);
  else tell(out, answerer, 'contested', speaker);
  unmask(s, out, speaker);
  const right = (s.players[speaker].identity === 'mafia') === (word === 'contest');
  const [loser, winner] = right ? [speaker, answerer] : [answerer, speaker];
  loseLife(s, out, loser);
  if (s.players[loser].lives > 0) return;
  tell(out, winner, 'won');
  finish(s, [winner]);
};
