/** Handlers for tables: lists, codes, finished games. */
import type { FastifyRequest } from 'fastify';
import { fault } from '../../../engine/fault.ts';
import { valuesOf } from '../../../engine/options.ts';
import { isSpoken } from '../../../protocol/codes.ts';
import type { Signed } from '../../people/people.ts';
import { refuseSanctioned } from '../../people/sanctions.ts';
import { blockedFrom } from '../../tables/lobby/admission.ts';
import { invitedTable } from '../../tables/lobby/info.ts';
import { atDoor } from '../../tables/lobby/phases.ts';
import { keptTable, letIn, ownTables, renewedBy, tableBehind } from '../../tables/play/loading.ts';
import { invitationsFor, invite, peopleMet } from '../../tables/play/met.ts';
import { playNow } from '../../tables/play/play-now.ts';
import { replayOf, sharedGame } from '../../tables/play/replays.ts';
import type { LiveTable } from '../../tables/state/hub.ts';
import { addressTag, homeTag, tempersOf } from '../../tables/state/live-table.ts';
import { isOnline } from '../../tables/state/presence.ts';

import { type Context, type Handlers, param } from './context.ts';

/** Invitations are too long to guess, so the guess limit does not apply: neighbours cannot block it. */
const liveTableOf = (
  { hub, limit }: Context,
  request: FastifyRequest,
  person: Signed | undefined,
  word: string,
): Promise<LiveTable | undefined> => {
  const look = () => tableBehind(hub, word);
  return isSpoken(word) ? limit.guess(request, person, look) : look();
};

export const tableHandlers = (context: Context) => {
  const { hub, people, limit, listed, network, site } = context;
  return {
    games: async () => ({
      games: hub.setting.games.map((game) => ({
        id: game.id,
        version: game.version,
        players: [...game.players],
        options: game.options.map((option) => ({ ...option, of: valuesOf(option) })),
        bots: Object.keys(tempersOf(hub, game.id)),
        manners: tempersOf(hub, game.id),
        speech: game.speech !== undefined,
      })),
    }),
    site: async ({ request }) => site(request),
    tables: async ({ person }) => ({
      tables: (await listed()).flatMap(({ line, doc }) => (blockedFrom(doc, person) === undefined ? [line] : [])),
    }),
    mine: async ({ person }) => ({
      tables: await ownTables(hub, person.id),
      invitations: await invitationsFor(hub, person),
    }),
    met: async ({ person }) => ({ people: await peopleMet(hub, person.id) }),
    async invite({ person, body }) {
      refuseSanctioned(person, 'suspend', hub.setting.now());
      limit.countOwn('invitations', person);
      await invite(hub, people, person, body);
      return {};
    },
    async create({ person, body: { mask, ...settings }, request }) {
      refuseSanctioned(person, 'suspend', hub.setting.now());
      limit.count('tables', request, person);
      const from = network(request);
      const host = { ...person, mask, from: homeTag(hub, from) };
      const { id, row } = await keptTable(hub, settings, host, addressTag(hub, from));
      return { table: id, invite: row.invite, code: row.code ?? '', until: row.codeUntil };
    },
    playNow({ person, body, request }) {
      refuseSanctioned(person, 'suspend', hub.setting.now());
      refuseSanctioned(person, 'no-play-now', hub.setting.now());
      limit.count('tables', request, person);
      return playNow(hub, person, body, network(request));
    },
    async invited({ request, person }) {
      const word = param(request, 'word');
      const table = await liveTableOf(context, request, person, word);
      if (table === undefined)
        throw (await renewedBy(hub, word, person?.id)) ?? fault('expired', 'it leads nowhere, or no longer', 'word');
      const { id, doc, row } = table;
      const apart = blockedFrom(doc, person);
      if (apart !== undefined) throw apart;
      const shown = atDoor(doc, hub.setting.now());
      return { table: invitedTable(id, shown, row.code, (one) => isOnline(table, one)) };
    },
    async join({ person, body: { code, invite }, request }) {
      refuseSanctioned(person, 'suspend', hub.setting.now());
      if ((code === undefined) === (invite === undefined)) throw fault('malformed', 'either code or invite');
      const word = invite ?? code ?? '';
      const table = await liveTableOf(context, request, person, word);
      const field = invite === undefined ? 'code' : 'invite';
      if (table === undefined)
        throw (
          (await renewedBy(hub, word, person?.id)) ??
          fault('expired', `${field}: it leads nowhere, or no longer`, field)
        );
      await letIn(hub, table.id, person);
      return { table: table.id };
    },
    replay: ({ person, request }) => replayOf(hub, param(request, 'id'), person),
    shared: ({ request }) => sharedGame(hub, param(request, 'share')),
  } satisfies Partial<Handlers>;
};
