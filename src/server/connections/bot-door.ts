/** All that a bot account may do, over HTTP and MCP. */
import * as v from 'valibot';
import { fault } from '../../engine/fault.ts';
import { findGame } from '../../engine/record.ts';
import { NewTable, type TableLine } from '../../protocol/messages.ts';
import type { Body } from '../../protocol/routes.ts';
import { newId } from '../ids.ts';
import { keepLatest } from '../lru.ts';
import type { Signed } from '../people/people.ts';
import { blockedFrom } from '../tables/lobby/admission.ts';
import { knownBot } from '../tables/play/bot-choice.ts';
import { keptTable, letIn, tableBehind } from '../tables/play/loading.ts';
import type { Hub } from '../tables/state/hub.ts';
import { addressTag } from '../tables/state/live-table.ts';
import type { Listing } from '../tables/tell/listing.ts';
import { type BotSeat, isCut } from './bot-seat.ts';
import type { BotStreams } from './bot-streams.ts';

/** The asker and their address, for limits on guessed codes and new tables. */
export type Gate = {
  readonly bot: Signed;
  readonly address: string;
  guess<T>(look: () => Promise<T | undefined>): Promise<T | undefined>;
  countTable(): void;
};
type Wanted = Body<'botSit'>;

/** All that a bot may know, with new facts and its own notes. */
export type Look = {
  readonly table: string;
  readonly status: string;
  readonly game: string;
  readonly round: number;
  readonly me: string | undefined;
  readonly asked: boolean;
  readonly question: number | undefined;
  /** The move that ends the bot's talk; present while the table waits for it. */
  readonly enough: string | undefined;
  readonly legal: readonly string[];
  readonly over: readonly string[] | undefined;
  readonly news: readonly string[];
  readonly notes: readonly string[];
  readonly view: object | undefined;
};

export type BotDoor = ReturnType<ReturnType<typeof openDoors>>;

const MOST_REMEMBERED = 1000;
const MOST_NOTES = 20;
type Memory = { round: number; told: number; notes: string[] };

export const openDoors = (hub: Hub, streams: BotStreams, listed: Listing) => {
  const memories = new Map<string, Memory>();
  const memoryOf = ({ person, known }: BotSeat, table: string): Memory => {
    const name = `${person.id} ${table}`;
    const found = memories.get(name);
    if (found?.round === known.round) return found;
    return keepLatest(memories, name, { round: known.round, told: 0, notes: [] }, MOST_REMEMBERED);
  };

  return ({ bot, address, guess, countTable }: Gate) => {
    const newTable = async ({ game = '', seats, options, level, clock }: Wanted): Promise<string> => {
      countTable();
      const [least] = findGame(hub.setting.games, game).players;
      knownBot(hub, game, level);
      const settings = { game, options, seats: seats ?? least, bots: 'all', ...(clock === undefined ? {} : { clock }) };
      return (await keptTable(hub, v.parse(NewTable, settings), bot, addressTag(hub, address))).id;
    };
    const byCode = async (code: string): Promise<string> => {
      const found = await guess(() => tableBehind(hub, code));
      if (found === undefined) throw fault('expired', 'code: it leads nowhere, or no longer', 'code');
      await letIn(hub, found.id, bot);
      return found.id;
    };
    const at = <T>(table: string, work: (seat: BotSeat) => Promise<T>): Promise<T> =>
      streams.at(bot, address, table, work);
    return {
      tables: async (): Promise<TableLine[]> =>
        (await listed()).flatMap(({ line, doc }) => {
          const isOpen = line.bots === 'all' && line.free > 0 && line.status !== 'playing';
          return isOpen && blockedFrom(doc, bot) === undefined ? [line] : [];
        }),
      /** At a known table, or at a new one, whose game then begins. */
      async sit(wanted: Wanted): Promise<string> {
        const { code, table, game, level } = wanted;
        if ([code, table, game].filter((way) => way !== undefined).length !== 1)
          throw fault('malformed', 'say one of code, table and game');
        const id = table ?? (code === undefined ? await newTable(wanted) : await byCode(code));
        await at(id, async ({ known, ask }) => {
          if (known.me === undefined)
            await ask({ type: 'sit', seat: undefined, ready: true, bots: false, mask: undefined });
          else if (game === undefined) await ask({ type: 'ready', ready: true });
          else await ask({ type: 'start', fill: { bot: level } });
        });
        return id;
      },
      /** Sent again if the bot's stream is cut meanwhile: the same id is the same move. */
      async move(table: string, { round, id = newId(), ...move }: Body<'botMove'>): Promise<void> {
        const say = () =>
          at(table, (seat) => seat.ask({ type: 'move', round: round ?? seat.known.round, ...move }, id));
        await say().catch((error) => {
          if (!isCut(error)) throw error;
          return say();
        });
      },
      leave: (table: string): Promise<void> => at(table, (seat) => seat.ask({ type: 'leave', leads: false })),
      /** A note for the bot itself, until the game is over. */
      async note(table: string, text: string): Promise<void> {
        const memory = memoryOf(await streams.keep(bot, address, table), table);
        memory.notes = [...memory.notes, text].slice(-MOST_NOTES);
      },
      /** Waits up to `wait` milliseconds for a question to the bot, or the end. */
      async look(table: string, wait: number): Promise<Look> {
        const seat = await streams.keep(bot, address, table);
        if (seat.known.me === undefined) throw fault('not-seated', 'this bot does not sit at this table');
        const isDue = (): boolean =>
          isOver(seat) || isAsked(seat) || (mayTalk(seat) && seat.known.facts.length > memoryOf(seat, table).told);
        for (let left = wait, end = performance.now() + wait; !isDue() && left > 0; left = end - performance.now())
          await nextChange(seat, left);
        const memory = memoryOf(seat, table);
        const news = seat.known.facts.slice(memory.told).map((fact) => fact.join(' '));
        memory.told = seat.known.facts.length;
        return { table, ...seenBy(seat), news, notes: memory.notes };
      },
    };
  };
};

const isAsked = ({ known: { view } }: BotSeat): boolean =>
  view?.me !== undefined && view.over === null && view.toAct.includes(view.me) && view.answer === undefined;

const isOver = ({ known: { view } }: BotSeat): boolean => (view?.over ?? null) !== null;

/** The table waits until this seat ends its talk. */
const mayTalk = ({ known: { view } }: BotSeat): boolean => view?.enough !== undefined;

const seenBy = (seat: BotSeat): Omit<Look, 'table' | 'news' | 'notes'> => {
  const { table, me, round, view } = seat.known;
  return {
    status: table?.status ?? 'closed',
    game: table?.game ?? '',
    round,
    me,
    asked: isAsked(seat) || mayTalk(seat),
    enough: isAsked(seat) ? undefined : view?.enough,
    question: view?.question,
    legal: view?.legal ?? [],
    over: view?.over ?? undefined,
    view,
  };
};

const nextChange = ({ waiting }: BotSeat, milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      waiting.delete(done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    waiting.add(done);
  });
