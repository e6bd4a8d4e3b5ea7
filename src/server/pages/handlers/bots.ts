/** Handlers for bot accounts: their owners make and delete them, and they play. */
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { fault } from '../../../engine/fault.ts';
import { findGame } from '../../../engine/record.ts';
import { NewTable } from '../../../protocol/messages.ts';
import type { Body } from '../../../protocol/routes.ts';
import type { BotSeat } from '../../connections/bot-seat.ts';
import { newBotAccount, newBotKey, ownBot } from '../../people/bot-accounts.ts';
import type { Signed } from '../../people/people.ts';
import { keptApart } from '../../tables/lobby/admission.ts';
import { forgetPerson } from '../../tables/play/housekeeping.ts';
import { keptTable } from '../../tables/play/loading.ts';
import { markOf } from '../../tables/state/hub.ts';
import { openListing } from '../../tables/tell/listing.ts';
import { type Context, type Handlers, param } from './context.ts';
import { botsOf } from './own-data.ts';
import { letIn, liveTableOf } from './tables.ts';

type Wanted = Body<'botSit'>;

/** The table at which a bot wants to sit: one that it was told of, or a new one. */
const wantedTable = async (context: Context, request: FastifyRequest, bot: Signed, wanted: Wanted): Promise<string> => {
  const { hub, limit, network } = context;
  const { code, table, game, seats, options, clock } = wanted;
  if ([code, table, game].filter((way) => way !== undefined).length !== 1)
    throw fault('malformed', 'say one of code, table and game');
  if (game !== undefined) {
    limit.count('tables', request, bot);
    const [least] = findGame(hub.setting.games, game).players;
    const settings = { game, options, seats: seats ?? least, bots: 'all', ...(clock === undefined ? {} : { clock }) };
    return (await keptTable(hub, v.parse(NewTable, settings), bot, markOf(hub, network(request)))).id;
  }
  if (table !== undefined) return table;
  const found = await liveTableOf(context, request, bot, code ?? '');
  if (found === undefined) throw fault('expired', 'code: it leads nowhere, or no longer', 'code');
  await letIn(hub, found.id, bot);
  return found.id;
};

/** Sits down and is ready; at a table of its own the game begins. */
const sitDown = async ({ known, ask }: BotSeat, { game, level }: Wanted): Promise<void> => {
  if (known.me === undefined) await ask({ type: 'sit', seat: undefined, ready: true, bots: false, mask: undefined });
  else if (game === undefined) await ask({ type: 'ready', ready: true });
  else await ask({ type: 'start', fill: { bot: level } });
};

export const botHandlers = (context: Context) => {
  const { hub, people, bots, limit, network } = context;
  const listed = openListing(hub);
  return {
    bots: async ({ person }) => ({ bots: await botsOf(hub, person) }),
    async newBot({ person, body: { name }, request }) {
      limit.count('signIns', request);
      return newBotAccount(people, person, name);
    },
    async removeBot({ person, body: { id } }) {
      await forgetPerson(hub, people, await ownBot(people, person, id));
      return {};
    },
    newBotKey: async ({ person, body: { id } }) => ({ key: await newBotKey(people, await ownBot(people, person, id)) }),
    botAccount: async ({ person: { id, name } }) => ({ bot: { id, name } }),
    async botEvents({ person, reply }) {
      reply.hijack();
      await bots.events(person, reply.raw);
      return { type: 'closed' };
    },
    botTables: async ({ person }) => ({
      tables: (await listed()).flatMap(({ line, doc }) => {
        const isOpen = line.bots === 'all' && line.free > 0 && line.status !== 'playing';
        return isOpen && keptApart(doc, person) === undefined ? [line] : [];
      }),
    }),
    async botSit({ person, body, request }) {
      const table = await wantedTable(context, request, person, body);
      await bots.at(person, network(request), table, (seat) => sitDown(seat, body));
      return { table };
    },
    async botTable({ person, request, reply }) {
      await bots.follow(person, network(request), param(request, 'id'), () => {
        reply.hijack();
        return reply.raw;
      });
      return { type: 'closed' };
    },
    async botMove({ person, request, body: { round, ...move } }) {
      await bots.at(person, network(request), param(request, 'id'), (seat) =>
        seat.ask({ type: 'move', round: round ?? seat.known.round, ...move }),
      );
      return {};
    },
    async botLeave({ person, request }) {
      await bots.at(person, network(request), param(request, 'id'), (seat) =>
        seat.ask({ type: 'leave', leads: false }),
      );
      return {};
    },
  } satisfies Partial<Handlers>;
};
