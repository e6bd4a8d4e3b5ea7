/** Simple players of Tribunal: judges who vote on what they heard, mafiosi who follow the order, clerks who may lie. */
import { mix, oneOf, type Rng } from '../../engine/chance.ts';
import type { Sight } from '../../engine/game.ts';
import { isSeat, type Seat } from '../../engine/seats.ts';
import { type Announcement, standing, truthOf } from '../../games/tribunal/counting.ts';
import { type Effect, isCard, rowOf } from '../../games/tribunal/decks.ts';
import { remember } from '../../games/tribunal/memory.ts';
import type { Bot } from '../bot.ts';
import {
  agreed,
  chance,
  isMafia,
  isTribunal,
  type Mind,
  mates,
  playing,
  prey,
  suspicion,
  target,
  top,
  usesOf,
  victim,
} from './mind.ts';

/** A bot that lies so many times of a hundred when it announces the count. */
const clerkWho = (lies: number): Bot => ({
  answer(sight, rng) {
    const mind = think(sight, rng, lies);
    const [first] = mind.legal;
    if (first === undefined) throw new Error('a bot is asked only when it may answer');
    const move = choose(mind);
    return move !== undefined && mind.legal.includes(move) ? move : first;
  },
  aside(sight, rng) {
    const mind = think(sight, rng, lies);
    const move = beside(mind);
    return move !== undefined && (mind.legal.includes(move) || move.startsWith('order ')) ? move : undefined;
  },
});

export const truthfulBot = clerkWho(0);
export const lyingBot = clerkWho(70);
export const tribunalBot = clerkWho(20);

const think = ({ view, heard }: Sight, rng: Rng, lies: number): Mind => {
  if (!isTribunal(view) || view.me === undefined) throw new Error('this bot plays tribunal, from a seat');
  return { view, me: view.me, memory: remember(heard), legal: view.legal ?? [], rng, lies };
};

/** The answer to the open question; where none is better than the first, nothing. */
const choose = (mind: Mind): string | undefined => {
  const { view, me, legal, rng } = mind;
  const blame = legal.find((move) => move.startsWith('blame '));
  if (legal[0] === blame) return blame; // the step waits for it
  switch (view.phase) {
    case 'accusation':
      return view.players[me].status === 'informer' ? inform(mind) : named('accuse', target(mind));
    case 'night-vote':
      return view.players[me].status === 'informer' ? inform(mind) : nightCard(mind);
    case 'day-verdict':
    case 'night-verdict':
      return legal.find((move) => move.startsWith('use '));
    case 'count':
      return announce(mind);
    case 'contest':
      return contest(mind);
    case 'duel-vote':
      return oneOf(
        rng,
        legal.filter((move) => move.startsWith('vote ')),
      );
    case 'duel':
      return legal.includes('believe') ? see(mind) : undefined;
    default:
      return undefined;
  }
};

const named = (verb: string, seat: Seat | undefined): string | undefined =>
  seat === undefined ? undefined : `${verb} ${seat}`;

/** A judge says what he thinks; a mafioso clears his mates and blackens judges. */
const inform = (mind: Mind): string | undefined => {
  const [mate] = mates(mind).filter((seat) => playing(mind).includes(seat));
  if (mate !== undefined && chance(mind.rng, 50)) return `inform ${mate} innocent`;
  const guilty = target(mind);
  return guilty === undefined ? undefined : `inform ${guilty} guilty`;
};

/** A judge protects himself or whom he trusts most, and once in a while cheats; a mafioso plots. */
const nightCard = (mind: Mind): string | undefined => {
  const { me, rng } = mind;
  if (isMafia(mind)) return named('plot', victim(mind));
  if (chance(rng, 1)) return named('plot', target(mind));
  return named('protect', chance(rng, 30) ? me : top(playing(mind), (seat) => -suspicion(mind, seat)));
};

/** What the cards that he sees say of players not eliminated. */
const truthSeen = (mind: Mind): Announcement =>
  standing(playing(mind), truthOf(mind.view.seats, mind.view.ballots ?? [], mind.view.docket.plotters));

/** The truth, or what suits him: a mafioso's plot always succeeds, a judge's court is safe. */
const announce = (mind: Mind): string => {
  const { me, rng, lies } = mind;
  const truth = truthSeen(mind);
  const mine = playing(mind).includes(me) ? me : 'none';
  if (!chance(rng, lies)) return `announce plot ${truth.plot ?? 'none'} protect ${truth.protect ?? 'none'}`;
  const plot = isMafia(mind) ? (victim(mind) ?? 'none') : 'none';
  return `announce plot ${plot} protect ${mine}`;
};

/** One who saw the cards knows; the others go by what they feel, the victim more than anyone. */
const contest = (mind: Mind): string | undefined => {
  const { view, me, rng } = mind;
  const witness = usesOf(mind).find(({ row }) => row.effect === 'safe-contest')?.move;
  const { plot, protect } = view.announcement ?? { plot: null, protect: null };
  if (view.docket.seers === 'all' || view.docket.seers.includes(me)) {
    const truth = truthSeen(mind);
    const said = standing(playing(mind), { plot: plot ?? undefined, protect: protect ?? undefined });
    const lied = !view.docket.byCourt && (truth.plot !== said.plot || truth.protect !== said.protect);
    return lied ? (witness ?? 'contest') : 'pass';
  }
  if (view.docket.byCourt || mates(mind).includes(view.clerk)) return 'pass';
  if (plot === null && !isMafia(mind)) return 'pass'; // a night without a victim suits a judge, true or not
  const struck = plot === me ? 5 : 0;
  const clerks = protect === view.clerk ? 25 : 0; // he says that he is protected
  const doubts = struck + clerks + (suspicion(mind, view.clerk) > 2 ? 5 : 1);
  if (witness !== undefined) return chance(rng, 3 * doubts) ? witness : 'pass';
  return chance(rng, doubts) ? 'contest' : 'pass';
};

/** Of two judge and two mafia cards his own is one: the other is rather of the other kind. */
const see = ({ view, rng }: Mind): string => {
  if (view.identity === undefined) return chance(rng, 50) ? 'contest' : 'believe';
  return view.identity === 'judge' ? 'contest' : 'believe';
};

/** A move beside the question, if there is one to make. */
const beside = (mind: Mind): string | undefined => {
  const { view, me, legal, rng } = mind;
  const blame = legal.find((move) => move.startsWith('blame '));
  if (blame !== undefined && legal[0] !== blame) return blame;
  const now = (effect: Effect, percent: number): string | undefined => {
    const use = usesOf(mind).find(({ row }) => row.effect === effect)?.move;
    return use !== undefined && chance(rng, percent) ? use : undefined;
  };
  const told = tell(mind);
  if (told !== undefined) return told;
  switch (view.phase) {
    case 'discovery':
      return legal.includes('look') && !view.toAct.includes(me) && chance(rng, 1) ? 'look' : undefined;
    case 'recognition':
      return agree(mind) ?? (legal.includes('peek') && chance(rng, 1) ? 'peek' : undefined);
    case 'deliberation':
      return play(mind) ?? (view.docket.of[me].conduct.said === 0 ? speak(mind) : undefined);
    case 'pleas':
      return view.toAct.includes(me) ? named('plead', target(mind)) : undefined;
    case 'accusation':
      return now('double', 30);
    case 'count':
    case 'contest':
      return now('see-cards', 20);
    case 'night-vote':
      return chance(rng, 1) ? 'say disagree' : undefined; // out of turn
    default:
      return undefined;
  }
};

/** Reports what it has seen: an infraction that nobody has reported yet, or a peek. */
const tell = ({ view, me, legal, rng }: Mind): string | undefined => {
  for (const trace of view.traces) {
    const [seat, did] = trace.split(' ');
    if (!isSeat(seat) || seat === me) continue;
    const { offences, reported, breaches, caught } = view.docket.of[seat].conduct;
    const fresh = did === 'peeked' || reported < offences || caught < breaches;
    if (fresh && legal.includes(`report ${seat}`) && chance(rng, 50)) return `report ${seat}`;
  }
  return undefined;
};

/** The first mafioso sets an order; the others take it over. */
const agree = (mind: Mind): string | undefined => {
  const { view, me, legal, rng } = mind;
  if (!legal.includes('order …') || view.orders?.[me] !== undefined) return undefined;
  const order = agreed(mind);
  const seats = order.length > 0 ? order : mix(rng, prey(mind));
  return seats.length === 0 ? undefined : `order ${seats.join(' ')}`;
};

/** Cards worth playing in deliberation: away with a card that still acts, and a look at the most suspect. */
const play = (mind: Mind): string | undefined => {
  const uses = usesOf(mind);
  const record = uses.find(
    ({ row, on }) => row.effect === 'hand-back' && isCard(on) && rowOf(on).acts !== 'once',
  )?.move;
  if (record !== undefined || isMafia(mind)) return record;
  const suspect = target(mind);
  return uses.find(({ row, on }) => row.effect === 'see-identity' && on === suspect)?.move;
};

/** What it says of others: judges of whom they suspect or trust, mafiosi to set judges against each other. */
const speak = (mind: Mind): string | undefined => {
  const { rng } = mind;
  if (chance(rng, 25)) return 'say judge';
  const suspect = target(mind);
  const [mate] = mates(mind).filter((seat) => playing(mind).includes(seat));
  if (mate !== undefined && chance(rng, 20)) return `say trust ${mate}`;
  if (suspect === undefined || chance(rng, 30))
    return named(
      'say trust',
      top(prey(mind), (seat) => -suspicion(mind, seat)),
    );
  return `say suspect ${suspect}`;
};
