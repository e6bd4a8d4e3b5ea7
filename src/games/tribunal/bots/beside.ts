/** Asides of a simple Tribunal player: words, cards, plans, cheats and reports. */
import { mix, oneOf } from '../../../engine/chance.ts';
import { wordsOf } from '../../../engine/phrases.ts';
import type { Seat } from '../../../engine/seats.ts';
import { isInformerCard, isPlot } from '../rules/counting.ts';
import { type Effect, isCard, rowOf } from '../rules/decks.ts';
import { boast } from './boasts.ts';
import {
  agreed,
  chance,
  guilt,
  isMafia,
  type Mind,
  mates,
  playing,
  present,
  prey,
  rivals,
  target,
  trusted,
  usesOf,
  withVerb,
} from './mind.ts';
import { isCareful } from './stakes.ts';
import { converse, type Talker } from './talk.ts';

/**
 * How often a mafioso speaks against a mate. If they never did, it would tell, with two among many most of all; with
 * few left it is rare, and at small tables rarer, or judges have no chance. Measured with the even mix.
 */
const BLEND = { small: 3, left: 12, seven: 28, eight: 50 };
const blend = (mind: Mind): number => {
  const { length } = present(mind);
  if (length < MANY) return BLEND.small;
  if (mates(mind).length > 1 || playing(mind).length < MANY) return BLEND.left;
  return length === MANY ? BLEND.seven : BLEND.eight;
};
/** How often a card is exposed; less if more players could report it. */
const SHOW = { few: 3, many: 1 };
const MANY = 7;
const exposing = (mind: Mind): number => (present(mind).length < MANY ? SHOW.few : SHOW.many);

export const beside = (mind: Mind): string | undefined => {
  const { view, me, legal, rng } = mind;
  const blame = withVerb(mind, 'blame');
  if (blame !== undefined && legal[0] !== blame) return blame;
  const told = report(mind);
  if (told !== undefined) return told;
  const dare = (move: string, percent: number): string | undefined =>
    legal.includes(move) && chance(rng, percent) ? move : undefined;
  switch (view.phase) {
    case 'discovery':
      return view.toAct.includes(me) ? undefined : dare('look', 1);
    case 'recognition':
      return agree(mind) ?? watch(mind) ?? dare('peek', isCareful(mind) ? 1 : 2);
    case 'deliberation':
      return play(mind) ?? talk(mind);
    case 'pleas':
      return view.toAct.includes(me) ? named('plead', pretended(mind)) : undefined;
    case 'accusation':
      return now(mind, 'double', 30) ?? dare('expose vote', isMafia(mind) ? 1 : exposing(mind));
    case 'night-vote':
      return dare('say disagree', 1); // out of turn
    case 'count':
    case 'contest':
      return now(mind, 'see-cards', 20) ?? dare('expose count', isMafia(mind) ? 0 : exposing(mind));
    default:
      return undefined;
  }
};

const named = (verb: string, seat: Seat | undefined): string | undefined =>
  seat === undefined ? undefined : `${verb} ${seat}`;

/** A card with this effect, in this percentage of cases. */
export const now = (mind: Mind, effect: Effect, percent: number): string | undefined => {
  const use = usesOf(mind).find(({ row }) => row.effect === effect)?.move;
  return use !== undefined && chance(mind.rng, percent) ? use : undefined;
};

/** The first mafioso sets an order; the others copy it. */
export const agree = (mind: Mind): string | undefined => {
  const { view, me, legal, rng } = mind;
  if (!legal.includes('order …') || view.orders?.[me] !== undefined) return undefined;
  const order = agreed(mind);
  const seats = order.length > 0 ? order : mix(rng, prey(mind));
  return seats.length === 0 ? undefined : `order ${seats.join(' ')}`;
};

/** Mafiosi divide the judges to watch among them. */
export const watch = (mind: Mind): string | undefined => {
  const { view, me, rng } = mind;
  const { watching = {}, notes } = view;
  const others = mates(mind).map((seat) => watching[seat]);
  if (notes?.watches !== 0 || !others.includes(watching[me])) return undefined;
  const free = prey(mind).filter((seat) => !others.includes(seat));
  return free.length === 0 ? undefined : `watch ${oneOf(rng, free)}`;
};

/** A player to report: seen, deduced from the number of cards, or guessed. Mates are never reported. */
const report = (mind: Mind): string | undefined => {
  const { view, me, legal, rng } = mind;
  const able = (seat: Seat, percent: number): string | undefined =>
    legal.includes(`report ${seat}`) && !mates(mind).includes(seat) && chance(rng, percent)
      ? `report ${seat}`
      : undefined;
  for (const trace of view.traces) {
    const [seat, did] = wordsOf(trace);
    const { offences, reported, breaches, caught } = view.docket.of[seat].conduct;
    const found =
      did === 'peeked' ? able(seat, 95) : reported < offences || caught < breaches ? able(seat, 7) : undefined;
    if (found !== undefined) return found;
  }
  const { among, guilty } = suspectsOfCards(mind);
  const guesses = view.players[me].status === 'in';
  if (among.length === 0 || (among.length > guilty && !guesses)) return undefined;
  return able(oneOf(rng, among), isCareful(mind) ? 5 : 12);
};

/** At least `guilty` of these seats have played a forbidden card. */
export type Suspects = { readonly among: readonly Seat[]; readonly guilty: number };
const NOBODY: Suspects = { among: [], guilty: 0 };

/** Deductions from too many cards. */
export const suspectsOfCards = (mind: Mind): Suspects => {
  const { view, me, memory } = mind;
  const { docket, phase, ballots = [] } = view;
  const night = phase === 'count' || phase === 'contest' || phase === 'night-verdict';
  if (!night && phase !== 'day-verdict') return NOBODY;
  if (night && docket.seers !== 'all' && !docket.seers.includes(me)) return NOBODY;
  const unknown = (seat: Seat): boolean =>
    seat !== me && !docket.caught.includes(seat) && !memory.cleared.includes(seat) && docket.voted.includes(seat);
  const cards = ballots.filter((card) => !isInformerCard(card));
  const mine =
    docket.forbidden.includes(me) && view.notes?.played[`${night ? 'night' : 'day'} ${view.day}`] !== undefined;
  const known = docket.caught.filter((seat) => seat !== me).length + (mine ? 1 : 0);
  const rightly = voters(mind).filter((seat) => !docket.forbidden.includes(seat)).length;
  const extra = night ? 0 : docket.doubled.length + extraCards(mind);
  const guilty = cards.length - rightly - extra - known;
  if (guilty > 0) return { among: docket.forbidden.filter(unknown), guilty };
  if (!night || !isMafia(mind)) return NOBODY;
  // a judge has plotted: mafiosi know that it was none of them
  const fallen = memory.fallenSinceVote.filter((seat) => docket.voted.includes(seat));
  const mafiosi = docket.plotters + fallen.filter((seat) => view.players[seat].identity === 'mafia').length;
  const judges = fallen.filter((seat) => view.players[seat].identity === 'judge');
  const plots = cards.filter(isPlot).length - mafiosi;
  return plots > 0 ? { among: [...prey(mind), ...judges].filter(unknown), guilty: plots } : NOBODY;
};

const voters = ({ view, memory }: Mind): Seat[] =>
  view.docket.voted.filter((seat) => view.players[seat].status === 'in' || memory.fallenSinceVote.includes(seat));

/** The most cards that nobody played against a player: cards of fallen players are handed back. */
const extraCards = ({ view, memory }: Mind): number =>
  view.seats
    .filter((seat) => view.players[seat].status === 'in')
    .flatMap((seat) => view.docket.of[seat].terms)
    .filter(({ card }) => rowOf(card).effect === 'extra-card').length +
  memory.framed.filter((seat) => memory.fallenSinceVote.includes(seat)).length;

/** Cards worth playing in the debate: remove one that still acts, and look at the main suspect. */
export const play = (mind: Mind): string | undefined => {
  const uses = usesOf(mind);
  const record = uses.find(
    ({ row, on }) =>
      row.effect === 'hand-back' && isCard(on) && (rowOf(on).acts !== 'once' || rowOf(on).deck === 'mafia'),
  )?.move;
  const looks = uses.filter(({ row }) => row.effect === 'see-identity');
  if (record !== undefined || isMafia(mind) || looks.length === 0) return record;
  const suspect = target(mind);
  return looks.find(({ on }) => on === suspect)?.move;
};

/** Talks, perhaps exposes a helpful past vote, and is then ready. Players who may not speak rarely do. */
const talk = (mind: Mind): string | undefined => {
  const { view, me, legal, rng } = mind;
  const { said, exposed } = view.docket.of[me].conduct;
  if (!isSilenced(mind)) {
    const word = low(mind) ?? converse(talker(mind)) ?? boast(mind, () => guilt(mind));
    if (word !== undefined) return word;
  } else if (said === 0 && chance(rng, 8)) return converse(talker(mind));
  if (exposed.length === 0 && chance(rng, exposing(mind))) return proof(mind);
  if (chance(rng, 4)) return withVerb(mind, 'reveal');
  return legal.includes('ready') ? 'ready' : undefined;
};

/** A card forbids it to speak today. */
export const isSilenced = ({ view, me }: Mind): boolean =>
  view.docket.of[me].terms.some(({ card, on }) => on === view.day && rowOf(card).effect === 'silence');

/** Judges name their suspect; mafiosi a judge's suspect, to set judges against each other. */
export const talker = (mind: Mind): Talker => {
  let named: Seat | undefined;
  return { mind, suspect: () => (named ??= pretended(mind)), odds: guilt(mind), asks: 30, defends: 35, insists: false };
};

/** Sometimes it begins with a whisper. */
const low = (mind: Mind): string | undefined => {
  const { view, me, rng } = mind;
  if (view.docket.of[me].conduct.said > 0 || !chance(rng, 8)) return undefined;
  const suspect = pretended(mind);
  const friend = trusted(mind, rivals(mind));
  return friend === undefined || friend === suspect ? undefined : named(`say to ${friend} suspect`, suspect);
};

/** A past accusation of a proven mafioso. */
export const proof = ({ view, legal }: Mind): string | undefined =>
  Object.entries(view.notes?.played ?? {})
    .filter(([, card]) => {
      const [verb, at] = card === undefined ? [] : wordsOf(card);
      return verb === 'accuse' && view.players[at].identity === 'mafia';
    })
    .map(([vote]) => `expose ${vote}`)
    .find((move) => legal.includes(move));

const pretended = (mind: Mind): Seat | undefined => {
  const others = mates(mind).filter((seat) => playing(mind).includes(seat));
  return others.length > 0 && chance(mind.rng, blend(mind)) ? oneOf(mind.rng, others) : target(mind);
};
