/**
 * Decides what a table's bots do; the host only decides when. So simulations, solo games and servers have the same
 * bots. A bot's chance comes only from the game's seed and the number of moves.
 */
import type { Bot } from '../bots/bot.ts';
import { mix, oneOf, type Rng, seeded } from '../engine/chance.ts';
import { type Fact, hearers, type Said } from '../engine/facts.ts';
import type { Sight } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';
import { awaited, look, submit, type Table } from './table.ts';

export type Bots = {
  at(seat: Seat): Bot | undefined;
  /** Bots that heard something since they could last speak beside the question. */
  stirred: readonly Seat[];
  /** How often bots have spoken since anything else happened. */
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

/** Call after any event other than a bot's remark. */
export const stir = (bots: Bots, table: Table, facts: readonly Fact[]): void => {
  bots.echoes = 0;
  rouse(bots, table, facts);
};

/** A limit on bots answering each other; their tempers end talks long before. */
const ECHOES = 12;

const rouse = (bots: Bots, { game, state }: Table, facts: readonly Fact[]): void => {
  if (game.asides === undefined) return;
  const heard = hearers(facts, state.seats);
  bots.stirred = state.seats.filter((seat) => heard.includes(seat) || bots.stirred.includes(seat));
};

type Take = (seat: Seat, move: string) => readonly Fact[];
/** A seat's sight; hosts that store facts elsewhere add them. */
type SightOf = (seat: Seat) => Sight;

const asHeard = ({ heed }: Bots, sight: Sight): Sight =>
  heed === undefined ? sight : { ...sight, heard: heed(sight.heard) };

const chance = ({ set, state, told }: Table, of: string): Rng =>
  seeded(`bots ${set.seed} ${state.questions} ${told.join(' ')} ${of}`);

/** Lets one bot that heard something speak beside the question. */
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

/** Lets one bot speak or answer, in an unbiased order; undefined if only people are awaited or the game is over. */
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

/** Like `letBotMove`, asynchronously: if the question has closed meanwhile, nothing is answered. */
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

/** Bots that are asked, unless a person may want to speak first. */
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

/** Without a clock: bots play until a person is awaited or the game is over. */
export const letBotsPlay = (bots: Bots, table: Table, onFacts: (said: readonly Fact[]) => void = () => {}): void => {
  const take = (seat: Seat, move: string) => submit(table, seat, move);
  for (let said = letBotMove(bots, table, take); said !== undefined; said = letBotMove(bots, table, take))
    onFacts(said);
};
