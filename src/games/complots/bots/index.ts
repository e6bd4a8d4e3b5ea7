/** A simple Complots player: says what it holds, bluffs now and then, and challenges by counting cards. */

import type { Bot } from '../../../bots/bot.ts';
import type { Rng } from '../../../engine/chance.ts';
import { oneOf } from '../../../engine/chance.ts';
import type { Sight } from '../../../engine/game.ts';
import { wordsOf } from '../../../engine/phrases.ts';
import { countersTo, isCharacter, TABLE } from '../rules/characters.ts';
import { isBluff } from '../rules/claims.ts';
import { remember } from '../rules/memory.ts';
import { actionIn, cardsOf, parse } from '../rules/moves.ts';
import { isComplots } from '../rules/typed-view.ts';
import { believe, gone, impatience, type Mind } from './odds.ts';
import { dice, takeTurn } from './turn.ts';
import { least, poor, WORTH, worth } from './values.ts';

export const complotsBot: Bot = {
  answer({ view, heard }: Sight, rng: Rng): string {
    const { me, legal = [] } = view;
    if (!isComplots(view) || me === undefined) throw new Error('this bot plays complots, from a seat');
    const mind: Mind = { view, me, hand: view.hand ?? [], memory: remember(heard, view.seats, me) };
    return choose(mind, legal, rng);
  },
};

const choose = (mind: Mind, moves: readonly string[], rng: Rng): string => {
  const { view, hand } = mind;
  const drawn = view.drawn ?? [];
  switch (view.phase) {
    case 'turn':
      return takeTurn(mind, moves, rng);
    case 'doubt':
      return doubts(mind, rng) ? 'doubt' : 'pass';
    case 'counter':
      return counter(mind, moves, rng);
    case 'join':
      return join(mind, moves, rng);
    case 'lose':
      return lose(mind, moves, rng);
    case 'keep':
      return dearest(moves, (move) => worth(cardsOf(parse(move))) + 0.3 * dice(rng));
    case 'draft':
      return dearest(moves, (move) => worth([...hand, ...cardsOf(parse(move))]) + dice(rng));
    case 'show':
      return moves.find((move) => cardsOf(parse(move))[0] === least(hand)) ?? first(moves);
    case 'verdict':
      return view.seen !== undefined && WORTH[view.seen.card] > 2 ? 'replace' : 'return';
    case 'again':
      return poor([...hand, ...drawn]) && view.players[mind.me].coins > 3 ? 'again' : 'stop';
    case 'settle': // with both cards left, one may be risked for 3 coins
      return hand.length > 1 && dice(rng) < 0.15 ? 'refuse' : 'pay';
    case 'give':
      return give(mind, moves);
    default:
      return oneOf(rng, moves);
  }
};

const first = (moves: readonly string[]): string => {
  const [move] = moves;
  if (move === undefined) throw new Error('nothing is asked of this seat');
  return move;
};

const dearest = (moves: readonly string[], price: (move: string) => number): string => {
  let best = first(moves);
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const is = price(move);
    if (is > most) [best, most] = [move, is];
  }
  return best;
};

/** A wrong challenge costs a card, so it dares more if silence costs more. */
const doubts = (mind: Mind, rng: Rng): boolean => {
  const { view, me, hand } = mind;
  if (view.claim === null) return false;
  const { by, for: backs } = view.claim;
  const trust = believe(mind);
  if (trust === 0) return true;
  const [verb, at] = wordsOf(backs);
  const lethal = isCharacter(verb) && TABLE[verb].cost > 0 && at === me;
  if (lethal && hand.length === 1) {
    const saved = isCharacter(verb) && countersTo(verb, view.lineup).some((card) => hand.includes(card));
    return !saved && trust < 0.55;
  }
  const mine = backs === 'counter' && view.action?.by === me;
  const stake = lethal ? 0.4 : at === me || mine ? 0.34 : 0.2;
  const duel = view.seats.filter((seat) => view.players[seat].alive).length === 2 ? 0.1 : 0;
  const careful = hand.length === 1 && view.players[by].hidden > 1 ? 0.08 : 0;
  return trust < impatience(mind) * (stake + duel - careful) * (0.6 + 0.9 * dice(rng));
};

const counter = (mind: Mind, moves: readonly string[], rng: Rng): string => {
  const { view, hand } = mind;
  const verb = actionIn(view)?.verb;
  const honest = moves.find((move) => move !== 'pass' && !isBluff(move, hand));
  if (honest !== undefined) return verb === 'aid' && dice(rng) < 0.25 ? 'pass' : honest;
  const credible = moves.filter((move) => cardsOf(parse(move)).some((card) => gone(view, card) < 1));
  const lethal = isCharacter(verb) && TABLE[verb].cost > 0;
  const desperate = lethal && hand.length === 1;
  const bluffs = credible.length > 0 || !desperate ? credible : moves.filter((move) => move !== 'pass');
  if (bluffs.length === 0) return 'pass';
  if (desperate) return oneOf(rng, bluffs);
  return dice(rng) < (lethal ? 0.25 : verb === 'aid' ? 0.05 : 0.12) ? oneOf(rng, bluffs) : 'pass';
};

/** C52 C69 A coin is not worth a lie, but a large inheritance may be. */
const join = ({ view, hand }: Mind, moves: readonly string[], rng: Rng): string => {
  const claim = moves.find((move) => move !== 'pass');
  const [card] = claim === undefined ? [] : cardsOf(parse(claim));
  if (claim === undefined || card === undefined) return 'pass';
  if (hand.includes(card)) return claim;
  const dead = view.sharing?.estates[0];
  const prize = TABLE[card].inherits && dead !== undefined ? view.players[dead].coins : 1;
  const dares = prize > 3 ? 0.15 : 0.04;
  return gone(view, card) < 1 && dice(rng) < dares ? claim : 'pass';
};

/** C68 A witch is lost as a witch; sometimes another card, too, for the 5 coins. */
const lose = ({ view, hand }: Mind, moves: readonly string[], rng: Rng): string => {
  const witch = 'lose witch as witch';
  if (moves.includes(witch)) return witch;
  const card = least(hand);
  const bluff = `lose ${card} as witch`;
  if (moves.includes(bluff) && gone(view, 'witch') < 1 && dice(rng) < 0.12) return bluff;
  const plain = `lose ${card}`;
  return moves.includes(plain) ? plain : first(moves);
};

/** C61 To themselves if allowed, else to the weakest. */
const give = ({ view, me }: Mind, moves: readonly string[]): string =>
  dearest(moves, (move) => {
    const words = parse(move);
    if (words[0] !== 'give') return 0;
    const [, to] = words;
    return to === me ? 9 : -view.players[to].hidden;
  });
