/** Loads the bots of a game on this device, after the table has been rendered or when a bot has to move. */
import type { Bot, Understand } from '../../bots/bot.ts';
import type { Opponents } from '../../bots/levels.ts';
import { type Fault, isFault } from '../../engine/fault.ts';
import type { Seat } from '../../engine/seats.ts';
import { type Table, tableViewOf } from '../../host/table.ts';
import { fetchBot, fetchOpponents, fetchUnderstand } from '../base/hosted.ts';
import { lessonBot } from './lesson-bots.ts';

export type BotCast = {
  at(seat: Seat): Bot;
  readonly understand: Understand;
  isThere(): boolean;
  fetch(): Promise<boolean>;
};

/** `script`: the bots' lines in a lesson. */
export const openBotCast = (
  table: Table,
  opponents: Opponents,
  script: readonly string[] | undefined,
  refuse: (why: Fault) => void,
): BotCast => {
  let at: BotCast['at'] | undefined;
  let understand: Understand | undefined;
  let coming: Promise<boolean> | undefined;
  const come = async (): Promise<boolean> => {
    try {
      const { id } = table.game;
      const [simple, ear] = await Promise.all([fetchBot(id), fetchUnderstand(id)]);
      understand = ear;
      const minds = await mindsOf(table, simple, opponents, refuse);
      const taught = script === undefined ? undefined : lessonBot(script, simple);
      at = (seat) => taught ?? minds[seat] ?? simple;
    } catch {
      coming = undefined; // try again next time
    }
    return at !== undefined;
  };
  const fetch = (): Promise<boolean> => {
    coming ??= come();
    return coming;
  };
  return {
    at: (seat) => at?.(seat) ?? ABSENT,
    understand: (heard, nameOf) => understand?.(heard, nameOf) ?? heard,
    isThere: () => at !== undefined,
    fetch,
  };
};

/** Stands for a bot that is not loaded. */
const ABSENT: Bot = {
  answer() {
    throw new Error('nobody has come yet who could answer');
  },
};

/** Simple bots play where trained ones cannot be fetched, and the player is told. */
const mindsOf = async (
  table: Table,
  simple: Bot,
  opponents: Opponents,
  refuse: (why: Fault) => void,
): Promise<Partial<Record<Seat, Bot>>> => {
  const wanted = Object.entries(opponents);
  const make = wanted.length === 0 ? undefined : await fetchOpponents(tableViewOf(table));
  if (isFault(make)) refuse(make);
  return Object.fromEntries(wanted.map(([seat, one]) => [seat, typeof make === 'function' ? make(one) : simple]));
};
