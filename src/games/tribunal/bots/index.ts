/** Simple players of Tribunal: judges weigh words and actions, mafiosi follow the order, clerks may lie. */

import type { Bot } from '../../../bots/bot.ts';
import type { Rng } from '../../../engine/chance.ts';
import type { Sight } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seats.ts';
import { type Announcement, standing, truthOf } from '../rules/counting.ts';
import { remember } from '../rules/memory.ts';
import { isTribunal } from '../rules/typed-view.ts';
import { beside } from './beside.ts';
import { kept } from './boasts.ts';
import {
  anyOf,
  chance,
  guilt,
  isMafia,
  type Mind,
  mates,
  playing,
  prey,
  rests,
  target,
  trusted,
  usesOf,
  victim,
  withVerb,
} from './mind.ts';
import { strays } from './stakes.ts';
import { answerBy, type Ways } from './ways.ts';

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
    return move !== undefined && (mind.legal.includes(move) || isFilled(mind, move)) ? move : undefined;
  },
});

/** A legal move with a free part: an order, or a whispered phrase. */
export const isFilled = ({ legal }: Mind, move: string): boolean =>
  legal.some((pattern) => pattern.endsWith(' …') && move.startsWith(pattern.slice(0, -1)));

export const truthfulBot = clerkWho(0);
export const lyingBot = clerkWho(70);
export const tribunalBot = clerkWho(20);

export const think = ({ view, heard }: Sight, rng: Rng, lies: number): Mind => {
  if (!isTribunal(view) || view.me === undefined) throw new Error('this bot plays tribunal, from a seat');
  return { view, me: view.me, memory: remember(heard), legal: view.legal ?? [], rng, lies };
};

const choose = (mind: Mind): string | undefined => {
  const blame = withVerb(mind, 'blame');
  return mind.legal[0] === blame ? blame : answerBy(WAYS, mind); // the step waits for it
};

const named = (verb: string, seat: Seat | undefined): string | undefined =>
  seat === undefined ? undefined : `${verb} ${seat}`;

const isForbidden = ({ view, me }: Mind): boolean => view.docket.forbidden.includes(me);

/** A barred player passes, unless sure of their suspect or with nothing to lose. */
const accuse = (mind: Mind): string | undefined => {
  const at = isMafia(mind) && strays(mind, 'simple') ? anyOf(mind, prey(mind)) : target(mind);
  if (!isForbidden(mind)) return named('accuse', at);
  const sure = at !== undefined && !isMafia(mind) && guilt(mind)[at] > 0.8;
  return chance(mind.rng, sure ? 50 : 10) ? named('accuse', at) : 'pass';
};

/** A judge says what they think; a mafioso clears mates and slanders judges. */
const inform = (mind: Mind): string | undefined => {
  const [mate] = mates(mind).filter((seat) => playing(mind).includes(seat));
  if (mate !== undefined && chance(mind.rng, 50)) return `inform ${mate} innocent`;
  const guilty = target(mind);
  return guilty === undefined ? undefined : `inform ${guilty} guilty`;
};

/** One card too many makes a plot fail, which is worth more with few players left. */
const SPOIL = { few: 13, five: 1, many: 4 };
const spoils = (mind: Mind): number => {
  const { length } = playing(mind);
  return length <= 4 ? SPOIL.few : length === 5 ? SPOIL.five : SPOIL.many;
};

/** How often a mafioso among two judges skips the plot. */
const RESTS = 28;

/**
 * A judge protects themselves or the most trusted player, and sometimes spoils a plot. A mafioso plots, even if
 * confined.
 */
const nightCard = (mind: Mind): string | undefined => {
  const { me, rng } = mind;
  if (isMafia(mind) && !isForbidden(mind) && rests(mind, RESTS)) return named('protect', me);
  if (isMafia(mind)) return isForbidden(mind) && !chance(rng, 60) ? 'pass' : named('plot', victim(mind));
  if (isForbidden(mind) && !chance(rng, 5)) return 'pass';
  if (chance(rng, spoils(mind))) return named('plot', target(mind));
  const planned = kept(mind, () => guilt(mind));
  if (planned !== undefined) return named('protect', planned);
  return named('protect', chance(rng, 30) ? me : trusted(mind, playing(mind)));
};

/** A card to cancel the verdict or plot; or to learn a plotter's name, if only a card is at risk. */
export const cancel = (mind: Mind): string | undefined => {
  const { view, me } = mind;
  const uses = usesOf(mind);
  const vest = uses.find(({ row }) => row.effect === 'cancel')?.move;
  const trap = uses.find(({ row }) => row.effect === 'name-plotter')?.move;
  return isMafia(mind) || view.players[me].mafia.length > 0 ? (vest ?? trap) : (trap ?? vest);
};

/** The truth by the cards they see, for players not eliminated. */
export const truthSeen = (mind: Mind): Announcement =>
  standing(playing(mind), truthOf(mind.view.seats, mind.view.ballots ?? [], mind.view.docket.plotters));

/** The truth, or a useful lie: a mafioso's plot succeeds, a judge's court is safe. */
const announce = (mind: Mind): string => {
  const { me, rng, lies } = mind;
  const truth = truthSeen(mind);
  const mine = playing(mind).includes(me) ? me : 'none';
  if (!chance(rng, lies)) return `announce plot ${truth.plot ?? 'none'} protect ${truth.protect ?? 'none'}`;
  const plot = isMafia(mind) ? (victim(mind) ?? 'none') : 'none';
  return `announce plot ${plot} protect ${mine}`;
};

/** Players who saw the cards know; others guess, most of all the victim. */
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
  const clerks = protect === view.clerk ? 25 : 0; // the clerk claims their own protection
  const doubts = struck + clerks + (guilt(mind)[view.clerk] > 0.5 ? 5 : 1);
  if (witness !== undefined) return chance(rng, 3 * doubts) ? witness : 'pass';
  return chance(rng, doubts) ? 'contest' : 'pass';
};

/** One's own card is one of two judge and two mafia cards, so the other is rather of the other kind. */
export const see = ({ view, rng }: Mind): string => {
  if (view.identity === undefined) return chance(rng, 50) ? 'contest' : 'believe';
  return view.identity === 'judge' ? 'contest' : 'believe';
};

const WAYS: Ways<Mind> = { inform, accuse, nightCard, cancel, announce, contest, see };
