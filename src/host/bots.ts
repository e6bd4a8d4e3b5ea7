/**
 * Decides what the bots of a table do now. The host only decides when: so a simulation, a solo game and a
 * table of a server meet the same players. A bot's chance comes from the game's seed and from how much was played, and
 * from nothing else: the same seed gives the same game wherever it is played.
 */
import type { Bot } from '../bots/bot.ts';
import { mix, oneOf, type Rng, seeded } from '../engine/chance.ts';
import { type Fact, hearers, type Said } from '../engine/facts.ts';
import type { Sight } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';
import { awaited, look, submit, type Table } from './table.ts';

export type Bots = {
  /** The bot that plays a seat; none where a person does. */
  at(seat: Seat): Bot | undefined;
  /** Bots that have heard something since they last had a chance to speak beside the question. */
  stirred: readonly Seat[];
  /** How often bots have spoken beside the question since anything else happened. */
  echoes: number;
  /** Whether bots let people speak before they close a question. A host may do this itself. */
  readonly patient: boolean;
  /** What bots make of what their seat has heard. */
  readonly heed: Heed | undefined;
};

type Heed = (heard: readonly Said[]) => readonly Said[];

export const newBots = (at: Bots['at'], patient = true, heed?: Heed): Bots => ({
  at,
  stirred: [],
  echoes: 0,
  patient,
  heed,
});

/** Something happened at the table that was not said by a bot beside the question. */
export const stir = (bots: Bots, table: Table, facts: readonly Fact[]): void => {
  bots.echoes = 0;
  rouse(bots, table, facts);
};

/** Bots answer each other's words, but not for ever: their own manners end a talk long before. */
const ECHOES = 12;

const rouse = (bots: Bots, { game, state }: Table, facts: readonly Fact[]): void => {
  if (game.asides === undefined) return;
  const heard = hearers(facts, state.seats);
  bots.stirred = state.seats.filter((seat) => heard.includes(seat) || bots.stirred.includes(seat));
};

/** How a host takes a bot's move; what was said then. */
type Take = (seat: Seat, move: string) => readonly Fact[];
/** What a seat sees; a host that keeps no facts at the table gets them from where it has them. */
type SightOf = (seat: Seat) => Sight;

const asHeard = ({ heed }: Bots, sight: Sight): Sight =>
  heed === undefined ? sight : { ...sight, heard: heed(sight.heard) };

const chance = ({ set, state, told }: Table, of: string): Rng =>
  seeded(`bots ${set.seed} ${state.questions} ${told.join(' ')} ${of}`);

/** One of those who heard something may speak beside the question. */
export const letBotSpeak = (
  bots: Bots,
  table: Table,
  take: Take,
  sightOf: SightOf = (seat) => look(table, seat),
): readonly Fact[] | undefined => {
  const stirred = table.state.over === undefined ? mix(chance(table, 'turns'), [...bots.stirred]) : [];
  for (const seat of stirred) {
    bots.stirred = bots.stirred.filter((other) => other !== seat);
    const move = bots.at(seat)?.aside?.(asHeard(bots, sightOf(seat)), chance(table, `${seat} aside`));
    if (move === undefined) continue;
    const said = take(seat, move);
    bots.echoes += 1;
    if (bots.echoes <= ECHOES * table.state.seats.length) rouse(bots, table, said);
    return said;
  }
  return undefined;
};

/** A bot speaks or answers, in an order that favours none; nothing if only people are awaited or the game is over. */
export const letBotMove = (
  bots: Bots,
  table: Table,
  take: Take,
  sightOf: SightOf = (seat) => look(table, seat),
): readonly Fact[] | undefined => {
  const spoken = letBotSpeak(bots, table, take, sightOf);
  if (spoken !== undefined) return spoken;
  const asked = nextAsked(bots, table);
  return asked === undefined
    ? undefined
    : answered(bots, table, take, asked, asked.bot.answer(asHeard(bots, sightOf(asked.seat)), asked.rng));
};

/** Like `letBotMove`, where others may play while a bot thinks: what is no longer asked is not answered. */
export const letBotMoveLater = async (
  bots: Bots,
  table: Table,
  take: Take,
  sightOf: SightOf,
): Promise<readonly Fact[] | undefined> => {
  const spoken = letBotSpeak(bots, table, take, sightOf);
  if (spoken !== undefined) return spoken;
  const asked = nextAsked(bots, table);
  if (asked === undefined) return undefined;
  const { seat, bot, rng } = asked;
  const { question } = table;
  const sight = asHeard(bots, sightOf(seat));
  const move = await (bot.answerLater?.(sight, rng) ?? bot.answer(sight, rng));
  const isOpen = table.question === question && bots.at(seat) === bot && awaited(table).includes(seat);
  return isOpen ? answered(bots, table, take, asked, move) : undefined;
};

type Asked = { readonly seat: Seat; readonly bot: Bot; readonly rng: Rng };

/** The bots that are asked, unless a person may still wish to speak first. */
export const botsAwaited = ({ at, patient }: Bots, table: Table): readonly Seat[] => {
  const { game, state } = table;
  const isPerson = (seat: Seat): boolean => at(seat) === undefined;
  if (patient && game.enough?.unready(state).some(isPerson) === true) return [];
  return awaited(table).filter((seat) => !isPerson(seat));
};

const nextAsked = (bots: Bots, table: Table): Asked | undefined => {
  const waiting = botsAwaited(bots, table);
  if (waiting.length === 0) return undefined;
  const seat = oneOf(chance(table, waiting.join('')), waiting);
  const bot = bots.at(seat);
  return bot === undefined ? undefined : { seat, bot, rng: chance(table, seat) };
};

const answered = (bots: Bots, table: Table, take: Take, { seat }: Asked, move: string): readonly Fact[] => {
  const said = take(seat, move);
  stir(bots, table, said);
  return said;
};

/** Lets the bots play on until a person is awaited or the game is over, where no clock runs. */
export const letBotsPlay = (bots: Bots, table: Table, onFacts: (said: readonly Fact[]) => void = () => {}): void => {
  const take = (seat: Seat, move: string) => submit(table, seat, move);
  for (let said = letBotMove(bots, table, take); said !== undefined; said = letBotMove(bots, table, take))
    onFacts(said);
};
