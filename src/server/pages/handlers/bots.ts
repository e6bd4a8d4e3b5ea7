/** Handlers for bot accounts: management by their owners, and play. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BotDoor, Gate } from '../../connections/bot-door.ts';
import { newBotAccount, newBotKey, ownBot } from '../../people/bot-accounts.ts';
import type { Signed } from '../../people/people.ts';
import { refuseSanctioned } from '../../people/sanctions.ts';
import { forgetPerson } from '../../tables/play/housekeeping.ts';
import { type Context, type Handlers, param } from './context.ts';
import { botsOf } from './own-data.ts';

type Asker = { readonly person: Signed; readonly request: FastifyRequest };

export const doorOf = ({ doors, limit, network }: Context, { person: bot, request }: Asker): BotDoor => {
  const gate: Gate = {
    bot,
    address: network(request),
    guess: (look) => limit.guess(request, bot, look),
    countTable: () => limit.count('tables', request, bot),
  };
  return doors(gate);
};

/** The stream writes its lines itself. */
const hijacked = (reply: FastifyReply): FastifyReply['raw'] => {
  reply.hijack();
  return reply.raw;
};

export const botHandlers = (context: Context) => {
  const { hub, people, bots, limit, network } = context;
  return {
    bots: async ({ person }) => ({ bots: await botsOf(hub, person) }),
    async newBot({ person, body: { name }, request }) {
      refuseSanctioned(person, 'suspend', hub.setting.now());
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
      bots.events(person, () => hijacked(reply));
      return { type: 'closed' };
    },
    botTables: async (ask) => ({ tables: await doorOf(context, ask).tables() }),
    botSit: async (ask) => ({ table: await doorOf(context, ask).sit(ask.body) }),
    async botTable({ person, request, reply }) {
      await bots.follow(person, network(request), param(request, 'id'), () => hijacked(reply));
      return { type: 'closed' };
    },
    async botMove(ask) {
      await doorOf(context, ask).move(param(ask.request, 'id'), ask.body);
      return {};
    },
    async botLeave(ask) {
      await doorOf(context, ask).leave(param(ask.request, 'id'));
      return {};
    },
  } satisfies Partial<Handlers>;
};
