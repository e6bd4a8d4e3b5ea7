/** A simple Complots bot's turn: prices each legal move in coins, and plays the best. */
import { type Rng, roll } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/seats.ts';
import { type Character, clanOf, countersTo, isCharacter, TABLE } from '../rules/characters.ts';
import { isBluff } from '../rules/claims.ts';
import { parse, targetOf } from '../rules/moves.ts';
import { gone, type Mind } from './odds.ts';
import { poor } from './values.ts';

export const dice = (rng: Rng): number => roll(rng, 1 << 24) / (1 << 24);

/** Random noise in coins, so that play varies. */
const WHIM = 2;
const KILL = 6;
const LAST_KILL = 8;
/** How often the bot is willing to claim a card it lacks, and to repeat a believed claim. */
const DARING = 0.3;
const CONSISTENT = 0.65;

export const takeTurn = (mind: Mind, moves: readonly string[], rng: Rng): string => {
  const daring = dice(rng) < DARING;
  let best = moves[0] ?? 'income';
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const price = priceOf(mind, move, daring, rng) + WHIM * dice(rng);
    if (price > most) {
      most = price;
      best = move;
    }
  }
  return best;
};

const priceOf = (mind: Mind, move: string, daring: boolean, rng: Rng): number => {
  const words = parse(move);
  const [verb] = words;
  const at = targetOf(words);
  const bluff = isBluff(move, mind.hand);
  if (isCharacter(verb)) {
    const gain = gainOf(mind, verb, at);
    if (!bluff) return gain;
    const before = mind.memory.of[mind.me].claims.has(verb);
    const dares = daring || (before && dice(rng) < CONSISTENT);
    return dares ? gain - risk(mind, verb) : Number.NEGATIVE_INFINITY;
  }
  switch (verb) {
    case 'income':
      return 1;
    case 'aid':
      return mind.hand.some((card) => clanOf(card) === 'collector') ? 1.6 : 1.3;
    case 'coup':
      return at === undefined ? 0 : 1 + kill(mind, at);
    case 'convert':
      return convert(mind, at);
    case 'embezzle': {
      const { almshouse = 0 } = mind.view;
      return !bluff ? almshouse : daring ? almshouse - 2 : Number.NEGATIVE_INFINITY;
    }
    default:
      return 0;
  }
};

/** The risk of a claim: the more copies are face up, the less it is believed. */
const risk = ({ view, me, hand, memory }: Mind, character: Character): number => {
  const up = gone(view, character);
  if (up >= 1) return Number.POSITIVE_INFINITY;
  const others = [...memory.of[me].claims.keys()].filter((one) => one !== character).length;
  const doubted = 0.1 + 0.6 * up + (others >= hand.length ? 0.15 : 0);
  return doubted * (hand.length > 1 ? 6 : 10);
};

/** Worth most against the leader. */
const kill = ({ view }: Mind, at: Seat): number => {
  const { coins, hidden } = view.players[at];
  return (hidden === 1 ? LAST_KILL : KILL) + 0.25 * coins;
};

/** The chance of a block by the target: they claimed such a card, or may hold one. */
const countered = ({ view, memory }: Mind, character: Character, at: Seat): number =>
  countersTo(character, view.lineup).some((one) => memory.of[at].claims.has(one)) ? 0.8 : 0.3;

const gainOf = (mind: Mind, character: Character, at: Seat | undefined): number => {
  const { view, me, hand, memory } = mind;
  const { takes, gives, shared, steals, keeps, draws, cost, payee, ransom } = TABLE[character];
  if (draws > 0) return at !== undefined ? 1.4 : poor(hand) ? 2.6 - 0.6 * memory.of[me].exchanges : 0.4;
  if (at === undefined) return steals > 0 ? 0.95 * payers(mind) : shared ? 3.2 : takes;
  const { coins } = view.players[at];
  if (takes > 0) return takes - 0.4 * gives - 0.08 * coins;
  const goes = 1 - countered(mind, character, at);
  if (steals > 0) {
    const stolen = Math.min(steals, coins);
    if (keeps === 0) return stolen * 1.5 * goes;
    return (poorest(mind) ? 1.3 * stolen : Math.min(keeps, stolen) * 1.6) * goes;
  }
  if (ransom > 0) return (coins >= ransom ? 4.5 : kill(mind, at) - cost) * goes - 1;
  return kill(mind, at) * goes - (payee === 'target' ? 2.2 : cost * 0.3);
};

/** C62 Players who would pay. */
const payers = ({ view, me }: Mind): number => {
  const { side } = view.players[me];
  return view.seats.filter(
    (seat) => seat !== me && view.players[seat].coins > 0 && (side === undefined || view.players[seat].side !== side),
  ).length;
};

/** C61 Whether they could give the rest to themselves. */
const poorest = ({ view, me }: Mind): boolean => {
  const kept = view.players[me].coins + 1;
  return view.seats.every((seat) => !view.players[seat].alive || view.players[seat].coins >= kept);
};

/** C82 Worth a coin or two only to reach a target, or to escape many. */
const convert = ({ view, me }: Mind, at: Seat | undefined): number => {
  const living = view.seats.filter((seat) => seat !== me && view.players[seat].alive);
  const friends = living.filter((seat) => view.players[seat].side === view.players[me].side);
  if (at === undefined) return friends.length < living.length - 1 ? 0.9 : 0.1;
  return friends.includes(at) && view.players[at].coins > 5 ? 0.9 : -0.5;
};
