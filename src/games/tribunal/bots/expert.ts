/** An expert of Tribunal: plays by its beliefs, takes risks that pay, and hides among judges as a mafioso. */

import type { Bot } from '../../../bots/bot.ts';
import { type Rng, roll } from '../../../engine/chance.ts';
import type { Sight } from '../../../engine/game.ts';
import { wordsOf } from '../../../engine/phrases.ts';
import { type Each, each, type Seat } from '../../../engine/seats.ts';
import { type Announcement, isPlot, standing } from '../rules/counting.ts';
import { rowOf } from '../rules/decks.ts';
import { beliefs } from './beliefs.ts';
import { agree, isSilenced, now, play, proof, suspectsOfCards, watch } from './beside.ts';
import { boast, kept } from './boasts.ts';
import { isVested } from './hearsay.ts';
import { cancel, isFilled, see, think, truthSeen } from './index.ts';
import {
  anyOf,
  chance,
  isMafia,
  type Mind,
  mates,
  playing,
  present,
  prey,
  rests,
  rivals,
  top,
  usesOf,
  victim,
  withVerb,
} from './mind.ts';
import { persuade, promise } from './persuade.ts';
import { habits, hunchOf, isSmall, isTrial, spoils, strays } from './stakes.ts';
import { converse, type Talker } from './talk.ts';
import { answerBy, type Ways } from './ways.ts';

type Insight = Mind & { readonly odds: Each<number>; readonly looks: Each<number>; readonly votes: Each<number> };

const insight = (sight: Sight, rng: Rng): Insight => {
  const mind = think(sight, rng, 0);
  const [odds, looks, votes] = [
    once(() => beliefs(mind, 'own')),
    once(() => beliefs(mind, 'public')),
    once(() => expected(mind)),
  ];
  return {
    ...mind,
    get odds() {
      return odds();
    },
    get looks() {
      return looks();
    },
    get votes() {
      return votes();
    },
  };
};

/** Lazy, since most moves need only one of them. */
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

/** How much an expected card against somebody supports joining it. */
const JOIN = 0.25;
/** A named suspect is kept, unless another is guiltier by more than this. */
const CONSTANT = 0.08;
/** With few players left, more lives make a greater rival. */
const LIFE = 0.2;
/** Not with a clerk this likely a mafioso. */
const WATCHED = { struck: 0.8, other: 0.55 };
/** How often a mafioso accuses a mate whom all suspect: with more listeners, always sparing mates would tell more. */
const BLEND = { few: 8, seven: 55, eight: 100 };
/**
 * A clerk's lies: that a plot succeeded, that it failed, to save another or themselves from a first card; and a victim
 * of their choice.
 */
const LIES = { struck: 40, rescue: 10, own: 10, chosen: 80 };
/** The doubt from which clerks are contested, and how often if it is uncertain. */
const CONTEST = { from: 0.3, often: 75, witness: 0.1, wiretap: 0.15 };
/** If nobody is struck though all mafiosi plotted: how likely the clerk lied rather than a judge spoiled it. */
const DENIED = 0.7;
const SURE = 0.6;
/** How often a mafioso plots with a forbidden card. */
const CONFINED = 60;

export const expertBot: Bot = {
  answer(sight, rng) {
    const { answers } = sight;
    const [first] = answers;
    if (first === undefined) throw new Error('a bot is asked only when it may answer');
    if (answers.length === 1) return first;
    const move = answerBy(WAYS, insight(sight, rng));
    return move !== undefined && answers.includes(move) ? move : first;
  },
  aside(sight, rng) {
    const mind = insight(sight, rng);
    const move = beside(mind);
    return move !== undefined && (mind.legal.includes(move) || isFilled(mind, move)) ? move : undefined;
  },
};

/** Cards expected against each player: by promises, last words, and cards that nobody plays. */
const expected = (mind: Mind): Each<number> => {
  const { view, memory, me } = mind;
  const last = new Map<Seat, Seat>();
  for (const { by, word, about } of memory.today)
    if (
      by !== me &&
      view.players[by].status === 'in' &&
      (word === 'plead' || ((word === 'suspect' || word === 'liar') && !last.has(by)))
    )
      last.set(by, about);
  const votes = each(view.seats, () => 0);
  for (const about of last.values()) votes[about] += 1;
  for (const seat of playing(mind))
    votes[seat] += view.docket.of[seat].terms.filter(({ card }) => rowOf(card).effect === 'extra-card').length;
  return votes;
};

const named = (verb: string, seat: Seat | undefined): string | undefined =>
  seat === undefined ? undefined : `${verb} ${seat}`;

const hunch = (mind: Insight): number => (roll(mind.rng, 100) / 100) * hunchOf(mind);

const itsMan = ({ me, memory }: Mind): Seat | undefined =>
  memory.today.find(({ by, word }) => by === me && word === 'suspect')?.about;
const constancy = (mind: Mind, seat: Seat): number => (seat === itsMan(mind) ? CONSTANT : 0);

/** A judge joins accusations of a player they suspect, too; more readily when in danger. */
const suspect = (mind: Insight): Seat | undefined => {
  const { me, odds, votes, view } = mind;
  const most = Math.max(...rivals(mind).map((seat) => votes[seat]));
  const danger = votes[me] > 0 && votes[me] >= most && view.docket.of[me].condemned > 0;
  return top(
    rivals(mind),
    (seat) =>
      odds[seat] +
      (isSmall(mind) ? LIFE * view.players[seat].lives : 0) +
      (danger ? 2 : 1) * JOIN * (votes[seat] / playing(mind).length) +
      constancy(mind, seat) +
      hunch(mind),
  );
};

/** The judge who can be condemned. Mafiosi compute it alike, so they agree without words. */
const scapegoat = (mind: Insight): Seat | undefined => {
  const { view, looks, votes } = mind;
  return top(
    prey(mind),
    (seat) =>
      votes[seat] + looks[seat] + 0.5 * Math.min(1, view.docket.of[seat].condemned) + 0.0001 * view.seats.indexOf(seat),
  );
};

/**
 * With two judges left a mafioso accuses either at random: always joining one against the other would win nearly every
 * vote.
 */
const accuse = (mind: Insight): string | undefined => {
  const blind = (present(mind).length === 3 && habits(mind).blind) || strays(mind, 'expert');
  const at = isMafia(mind) ? (blind ? anyOf(mind, prey(mind)) : scapegoat(mind)) : suspect(mind);
  if (!mind.view.docket.forbidden.includes(mind.me)) return named('accuse', at);
  return 'pass';
};

/** Informers' words are read by what most informers were. */
const inform = (mind: Insight): string | undefined => {
  const { view, odds } = mind;
  const informers = view.seats.filter((seat) => view.players[seat].status === 'informer');
  const judges = informers.filter((seat) => view.players[seat].identity === 'judge').length;
  const [friend] = mates(mind).filter((seat) => playing(mind).includes(seat));
  if (!isMafia(mind))
    return judges * 2 > informers.length ? `inform ${top(playing(mind), (seat) => odds[seat])} guilty` : 'pass';
  if (judges * 2 <= informers.length) return friend === undefined ? 'pass' : `inform ${friend} guilty`;
  return friend === undefined ? named('inform', scapegoat(mind))?.concat(' guilty') : `inform ${friend} innocent`;
};

/** Mafiosi follow their order. A single one strikes earlier victims, the least suspected first, or a random judge. */
const quarry = (mind: Insight): Seat | undefined => {
  const { view, looks } = mind;
  if (mates(mind).some((seat) => playing(mind).includes(seat))) return victim(mind);
  if (chance(mind.rng, habits(mind).wanders)) return anyOf(mind, prey(mind));
  const vest = (seat: Seat): number => (isVested(view, seat) ? 2 : 0);
  return top(prey(mind), (seat) => view.players[seat].mafia.length - looks[seat] - vest(seat));
};

/** One plot card too many spoils a plot: worth it if the clerk is hardly a mafioso, most of all to the next victim. */
const nightCard = (mind: Insight): string | undefined => {
  const { view, me, rng } = mind;
  const forbidden = view.docket.forbidden.includes(me);
  if (isMafia(mind) && !forbidden && rests(mind, habits(mind).rests)) return named('protect', me);
  if (isMafia(mind)) return forbidden && !chance(rng, CONFINED) ? 'pass' : named('plot', quarry(mind));
  if (forbidden) return 'pass';
  const held = view.players[me].mafia.length > 0 ? 'struck' : 'other';
  const unseen = isSmall(mind) || view.clerk === me || mind.odds[view.clerk] < WATCHED[held];
  if (unseen && chance(rng, spoils(mind)[held]))
    return named(
      'plot',
      top(rivals(mind), (seat) => mind.odds[seat] + hunch(mind)),
    );
  const planned = kept(mind, () => mind.odds);
  if (planned !== undefined) return named('protect', planned);
  return named('protect', chance(rng, habits(mind).own) ? me : top(playing(mind), (seat) => -mind.looks[seat]));
};

const sentence = ({ plot, protect }: Announcement): string =>
  `announce plot ${plot ?? 'none'} protect ${protect ?? 'none'}`;

/**
 * With few players left a clerk chooses the victim freely, until contested in this game. Claiming one's own protection
 * is not believed.
 */
const choice = (mind: Insight): Announcement | undefined => {
  const { view, me, rng, memory } = mind;
  if (isTrial(mind) || !isSmall(mind) || memory.examined.includes(me) || !chance(rng, LIES.chosen)) return undefined;
  const { protect } = truthSeen(mind);
  const plot = top(prey(mind), (seat) => view.players[seat].mafia.length + LIFE * view.players[seat].lives);
  return { plot, protect: protect === me ? undefined : protect };
};

/** The truth, unless a lie pays: denying one's own elimination, or claiming that a failed plot succeeded. */
const announce = (mind: Insight): string => {
  const { view, me, rng, looks } = mind;
  const chosen = choice(mind);
  if (chosen !== undefined) return sentence(chosen);
  const truth = truthSeen(mind);
  const fatal = (seat: Seat): boolean => view.players[seat].mafia.length > 0;
  if (isMafia(mind)) {
    const at = quarry(mind);
    const plots = (view.ballots ?? []).filter(isPlot).length;
    const unseen = plots <= view.docket.plotters && at !== undefined && truth.plot === undefined;
    return unseen && fatal(at) && looks[me] < 0.6 && chance(rng, LIES.struck)
      ? sentence({ ...truth, plot: at })
      : sentence(truth);
  }
  if (truth.plot === undefined) return sentence(truth);
  const mine = truth.plot === me;
  const lie = fatal(truth.plot) ? (mine ? 100 : LIES.rescue) : mine ? LIES.own : 0;
  return chance(rng, lie) ? sentence({ ...truth, plot: undefined }) : sentence(truth);
};

const doubt = (mind: Insight): number => {
  const { view, me, odds } = mind;
  const { docket, clerk } = view;
  const said = standing(playing(mind), {
    plot: view.announcement?.plot ?? undefined,
    protect: view.announcement?.protect ?? undefined,
  });
  if (docket.byCourt) return 0;
  if (docket.seers === 'all' || docket.seers.includes(me)) {
    const truth = truthSeen(mind);
    return truth.plot !== said.plot || truth.protect !== said.protect ? 1 : 0;
  }
  const card = view.notes?.played[`night ${view.day}`];
  const [verb, mine] = card === undefined ? [] : wordsOf(card);
  const at = mine !== undefined && playing(mind).includes(mine) ? mine : undefined;
  // plots succeed only if all name one player
  if (verb === 'plot' && at !== undefined && said.plot !== undefined && said.plot !== at) return 1;
  if (verb === 'plot' && isMafia(mind) && said.plot === undefined && at !== undefined) return DENIED;
  if (said.plot === undefined || isMafia(mind)) return 0;
  const boast = said.protect === clerk ? 3.5 : 1;
  return Math.min(0.95, 0.22 * odds[clerk] * boast);
};

/** Contests from some doubt on. */
const contest = (mind: Insight): string => {
  const { view, rng } = mind;
  const witness = usesOf(mind).find(({ row }) => row.effect === 'safe-contest')?.move;
  if (mates(mind).includes(view.clerk)) return 'pass';
  const sure = doubt(mind);
  if (witness !== undefined && sure > CONTEST.witness) return witness;
  return sure > CONTEST.from && chance(rng, sure < 1 ? CONTEST.often : 100) ? 'contest' : 'pass';
};

const beside = (mind: Insight): string | undefined => {
  const { view, me, legal } = mind;
  const blame = withVerb(mind, 'blame');
  if (blame !== undefined && legal[0] !== blame) return blame;
  const told = report(mind);
  if (told !== undefined) return told;
  switch (view.phase) {
    case 'recognition':
      return agree(mind) ?? watch(mind);
    case 'deliberation':
      return play(mind) ?? talk(mind);
    case 'pleas':
      return view.toAct.includes(me) ? named('plead', plea(mind)) : undefined;
    case 'accusation':
      return isMafia(mind) || Math.max(...rivals(mind).map((seat) => mind.odds[seat])) > SURE
        ? now(mind, 'double', 100)
        : undefined;
    case 'contest':
      return listen(mind);
    default:
      return undefined;
  }
};

const listen = (mind: Insight): string | undefined => {
  const sure = doubt(mind);
  return sure > CONTEST.wiretap && sure < 1 ? now(mind, 'see-cards', 100) : undefined;
};

/**
 * Only certain reports, since a wrong one costs a blame and is the only one of its step; against players it wants out.
 */
const report = (mind: Insight): string | undefined => {
  const { view, legal } = mind;
  const base = view.docket.plotters / Math.max(1, playing(mind).length);
  const foe = (seat: Seat): boolean => (isMafia(mind) ? !mates(mind).includes(seat) : mind.odds[seat] > base);
  const able = (seat: Seat): boolean => legal.includes(`report ${seat}`) && foe(seat);
  for (const trace of view.traces) {
    const [seat, did] = wordsOf(trace);
    if (!able(seat)) continue;
    const { offences, reported, breaches, caught } = view.docket.of[seat].conduct;
    if (did === 'peeked' || reported < offences || caught < breaches) return `report ${seat}`;
  }
  if (view.players[mind.me].blames > 1 && !isMafia(mind)) return undefined;
  const { among, guilty } = suspectsOfCards(mind);
  return among.length > guilty ? undefined : named('report', among.find(able));
};

/** Talks, insists with few players left, exposes a helpful past vote, and is then ready. */
const talk = (mind: Insight): string | undefined => {
  const { view, me, legal } = mind;
  const speak = isTrial(mind) ? converse : persuade;
  const word = isSilenced(mind) ? undefined : speak(talker(mind));
  const claim = isSilenced(mind) ? undefined : boast(mind, () => (isMafia(mind) ? mind.looks : mind.odds));
  if (word !== undefined || claim !== undefined) return word ?? claim;
  const leads = playing(mind).every((seat) => mind.looks[seat] <= mind.looks[me]);
  if (leads && view.docket.of[me].condemned > 0 && proof(mind) !== undefined) return proof(mind);
  return legal.includes('ready') ? 'ready' : undefined;
};

/** In a single trial everybody names their target. */
const plea = (mind: Insight): Seat | undefined => (isTrial(mind) ? pretended(mind) : promise(talker(mind)));

/** A mafioso talks by public beliefs, a judge by their own. */
const talker = (mind: Insight): Talker => ({
  mind,
  suspect: once(() => pretended(mind)),
  odds: isMafia(mind) ? mind.looks : mind.odds,
  asks: 35,
  defends: 60,
  insists: isSmall(mind),
});

/** A mafioso names the suspect of a judge in their place, sometimes even a mate. */
const pretended = (mind: Insight): Seat | undefined => {
  if (!isMafia(mind)) return suspect(mind);
  const { looks, votes } = mind;
  const at = top(
    rivals(mind),
    (seat) => looks[seat] + (JOIN * votes[seat]) / playing(mind).length + constancy(mind, seat) + hunch(mind),
  );
  if (at !== undefined && mates(mind).includes(at) && !chance(mind.rng, blend(mind))) return scapegoat(mind);
  return at;
};

const blend = (mind: Mind): number => {
  const { length } = present(mind);
  return length > 7 ? BLEND.eight : length === 7 ? BLEND.seven : BLEND.few;
};

const WAYS: Ways<Insight> = { inform, accuse, nightCard, cancel, announce, contest, see };
