/** Searches games of Tribunal for announcements to contest, and measures what contesting is worth. */
import type { Bot } from '../../../src/bots/bot.ts';
import { seeded } from '../../../src/engine/chance.ts';
import type { Sight, State } from '../../../src/engine/game.ts';
import { PASS } from '../../../src/engine/phrases.ts';
import { viewOf } from '../../../src/engine/reading.ts';
import type { Seat } from '../../../src/engine/seats.ts';
import { tribunalLevel } from '../../../src/games/tribunal/bots/levels.ts';
import type { Announcement } from '../../../src/games/tribunal/rules/counting.ts';
import { tribunal } from '../../../src/games/tribunal/rules/index.ts';
import { isBorneOut, rumours } from '../../../src/games/tribunal/rules/rumours.ts';
import { isTribunal } from '../../../src/games/tribunal/rules/typed-view.ts';
import { letBotMove, newBots } from '../../../src/host/bots.ts';
import { type Moment, spokenIn, tableAt } from '../../../src/host/moments.ts';
import { awaited, look, openTable, recordOf, submit, type Table } from '../../../src/host/table.ts';
import type { Again, Candidate, Searched } from '../../moments/candidate.ts';
import type { Claimed, MomentSource, Searcher } from '../../moments/moment-source.ts';
import { GAP, leadsTo, percent } from '../../moments/search-game.ts';
import { errorOf, meanOf, type Worths } from '../../moments/weigh.ts';
import { comesThrough, type Depth, imagineNights, type Nights } from './nights.ts';

const CONTEST = 'contest';
/** Experts hardly ever lie as clerks, so strong bots play. */
const BOT: Bot = tribunalLevel({ level: 'strong' });
const OPTIONS = { mafiosi: 'gentle', lives: '1' };
/** Later rounds are too long to tell. */
const LAST_DAY = 3;
/** Longer games are too large to store. */
const LONGEST = 2600;

/** For a first look, for finds, and for a second look. */
const GLANCE: Depth = { nights: 800, asked: 24 };
const DEEP: Depth = { nights: 30000, asked: 1000 };
const AGAIN: Depth = { nights: 60000, asked: 2000 };
/** Sampled nights for a first look, for final values, and for a second look. */
const [FIRST, LAST, MORE] = [60, 400, 800];
/** Rough bounds, before calibration. */
const [LEAST, MOST] = [0.15, 0.85];

/** Compares answers on equal nights, so that luck cancels out. */
const worths = (nights: Nights, me: Seat, count: number, seed: string): Worths => {
  const drawn = nights.draw(count);
  const after = (move: string): number[] =>
    drawn.map((night, i) => {
      const [table, rng] = [nights.at(night, seeded(`${seed} ${i}`)), seeded(`${seed} on ${i}`)];
      return Number(comesThrough(table, me, move, BOT, rng));
    });
  const [doubt, stand] = [after(CONTEST), after(PASS)];
  return { doubt: meanOf(doubt), stand: meanOf(stand), error: errorOf(doubt, stand), states: drawn.length };
};

/** A judge who has not seen the night's cards hears an announcement. */
const claimIn = ({ view: seen, answers }: Sight): Claimed | undefined => {
  const view = viewOf(isTribunal, seen);
  const { docket, announcement, clerk, me } = view;
  if (view.phase !== 'contest' || !answers.includes(CONTEST) || view.identity !== 'judge') return undefined;
  const unseen = docket.seers !== 'all' && me !== undefined && !docket.seers.includes(me);
  if (!unseen || docket.byCourt || announcement === null || view.round > 1 || view.day > LAST_DAY) return undefined;
  return { by: clerk, what: `${announcement.plot ?? 'none'} ${announcement.protect ?? 'none'}` };
};

type Counted = State & { readonly truth: Announcement };
const isCounted = (state: State): state is Counted => 'truth' in state;
const isLie = (state: State, { what }: Claimed): boolean =>
  isCounted(state) && what !== `${state.truth.plot ?? 'none'} ${state.truth.protect ?? 'none'}`;

/** Samples to measure how often the players contest. */
const ASKED = 40;
const contestsOf = (sight: Sight): number =>
  Array.from({ length: ASKED }, (_, i) => Number(BOT.answer(sight, seeded(`contest ${i}`)) === CONTEST)).reduce(
    (sum, one) => sum + one / ASKED,
    0,
  );

type Asked = { readonly seat: Seat; readonly claim: Claimed };
const isOpen = (odds: number): boolean => odds >= LEAST && odds <= MOST;
/** Distance from certainty; lower is better. */
const fromHalf = (odds: number): number => Math.abs(odds - 0.5);

/** The seat to which it is least obvious; undefined if obvious to all. */
const leastPlain = (table: Table, all: readonly Asked[], seed: string): Asked | undefined => {
  const seen = all.flatMap((asked) => {
    const odds = imagineNights(table, asked.seat, BOT, GLANCE, `${seed} ${asked.seat}`)?.odds;
    return odds === undefined || !isOpen(odds) ? [] : [{ asked, odds }];
  });
  return seen.toSorted((one, other) => fromHalf(one.odds) - fromHalf(other.odds))[0]?.asked;
};

/** Finds from one seat; only odds if not worth asking. */
const foundAt = (table: Table, { seat: me, claim }: Asked, seed: string): Pick<Searched, 'told' | 'found'> => {
  const nights = imagineNights(table, me, BOT, DEEP, `${seed} deep`);
  if (nights === undefined) return { told: [], found: [] };
  const lie = isLie(table.state, claim);
  const told = [[nights.odds, lie]] as const;
  if (!isOpen(nights.odds)) return { told, found: [] };
  const first = worths(nights, me, FIRST, seed);
  if (Math.abs(first.doubt - first.stand) + 2 * first.error < GAP) return { told, found: [] };
  const worth = worths(nights, me, LAST, `${seed} last`);
  if (Math.abs(worth.doubt - worth.stand) <= 2 * worth.error) return { told, found: [] };
  const { seed: game, seats, options, moves } = recordOf(table);
  const spoken = spokenIn(moves);
  const moment: Moment = {
    seed: game,
    seats,
    options,
    moves: spoken,
    seat: me,
    says: CONTEST,
    odds: percent(nights.odds),
    alone: percent(nights.alone),
    doubt: percent(worth.doubt),
    stand: percent(worth.stand),
    error: percent(worth.error),
    doubts: percent(contestsOf(look(table, me))),
  };
  if (spoken.length > LONGEST || !leadsTo(tribunal, moment, table)) return { told, found: [] };
  const one: Candidate = { ...moment, ...claim, lie, turn: table.question };
  return { told, found: [one] };
};

const searchGame = (seed: string, number: number): Searched => {
  const seats = clerkMoments.seats[number % clerkMoments.seats.length] ?? 6;
  const table = openTable(tribunal, { game: tribunal.id, options: OPTIONS, seats, seed: `${seed}${number}` });
  const bots = newBots(() => BOT);
  const searched: Pick<Searched, 'told' | 'found'>[] = [];
  let last = -1;
  for (;;) {
    const [one] = table.state.seats;
    if (one === undefined || table.state.over !== undefined || clerkMoments.isLate(look(table, one))) break;
    if (table.question !== last) {
      last = table.question;
      const able = awaited(table).flatMap((seat): Asked[] => {
        const claim = claimIn(look(table, seat));
        return claim === undefined ? [] : [{ seat, claim }];
      });
      const asked = leastPlain(table, able, `${seed}${number} ${last}`);
      if (asked !== undefined) searched.push(foundAt(table, asked, `${seed}${number} ${last}`));
    }
    if (letBotMove(bots, table, (seat, move) => submit(table, seat, move)) === undefined) break;
  }
  return { game: number, told: searched.flatMap(({ told }) => told), found: searched.flatMap(({ found }) => found) };
};

/** Checks a moment with other chance, on more nights. */
const seenAgain = (moment: Moment, seed: string) => {
  const table = tableAt(tribunal, moment);
  const claim = claimIn(look(table, moment.seat));
  const nights = claim && imagineNights(table, moment.seat, BOT, AGAIN, `${seed} ${moment.seed}`);
  return nights && { table, claim, nights };
};

const searcher: Searcher = {
  searchGame,
  oddsAgain: (moment, seed) => seenAgain(moment, seed)?.nights.odds,
  lookAgain(moment, seed): Again | undefined {
    const { table, claim, nights } = seenAgain(moment, seed) ?? {};
    if (table === undefined || claim === undefined || nights === undefined) return undefined;
    const { doubt, stand, error } = worths(nights, moment.seat, MORE, `${seed} again`);
    const { odds, alone } = nights;
    return { lie: isLie(table.state, claim), what: claim.what, odds, alone, gap: doubt - stand, error };
  },
};

export const clerkMoments: MomentSource = {
  game: tribunal.id,
  options: [OPTIONS],
  seats: [6, 5, 6],
  isLate(sight) {
    const { round, day } = viewOf(isTribunal, sight.view);
    return round > 1 || day > LAST_DAY;
  },
  claimIn,
  isLie,
  // whether it strikes me decides; if my own card contradicts the odds, there is no reason
  reasonFor({ view: seen }, best, odds) {
    const view = viewOf(isTribunal, seen);
    const { announcement, me } = view;
    const strikes = announcement?.plot === me;
    if (odds > 50 && isBorneOut(view)) return undefined;
    return strikes === (best === CONTEST) ? (strikes ? 'victim' : 'spared') : undefined;
  },
  linesOf: ({ view, heard }) => rumours({ view: viewOf(isTribunal, view), heard }).length,
  bot: BOT,
  searcher,
};
