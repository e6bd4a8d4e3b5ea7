/** Handlers for today's moment and for push notifications. */
import { findGame } from '../../../engine/record.ts';
import { NOTICE_HOURS } from '../../../protocol/lists.ts';
import type { Reply } from '../../../protocol/routes.ts';
import { WIDER } from '../../connections/limits.ts';
import { asked } from '../../people/people.ts';
import type { PersonRow } from '../../store/row-types.ts';
import { countDaily, dailyCounts } from '../../tables/play/daily.ts';
import { remind } from '../../tables/tell/reminders.ts';
import { INVITATIONS, openTablesOf } from '../../tables/tell/table-notices.ts';
import { type Context, type Handlers, param } from './context.ts';

/** Daily answers counted per address. */
const DAILIES_COUNTED = 10;

const HOUR = 60 * 60 * 1000;
const USUAL_HOURS = 24;

export const noticesOf = async (
  { store, setting }: Context['hub'],
  { id }: PersonRow,
): Promise<Reply<'notices'>['notices']> =>
  (await store.wishes(id)).map(({ topic, every }) => ({
    game: setting.games.find(({ id: game }) => openTablesOf(game) === topic)?.id,
    hours: NOTICE_HOURS.find((hours) => hours * HOUR === every),
  }));

export const noticeHandlers = ({ hub, people, limit, network, widerNetworks }: Context) =>
  ({
    daily: ({ request, person }) => dailyCounts(hub, person?.id ?? network(request), param(request, 'date')),
    async sayDaily({ person, request, body }) {
      limit.count('dailies', request, person);
      const networks = [
        { name: network(request), most: DAILIES_COUNTED },
        ...widerNetworks(request).map((name) => ({ name, most: WIDER * DAILIES_COUNTED })),
      ];
      return countDaily(hub, person?.id ?? network(request), networks, param(request, 'date'), body);
    },
    pushKey: async () => ({ key: hub.push.publicKey }),
    async subscribe({ person, body }) {
      hub.push.subscribe(person, body);
      await asked(people, person);
      return {};
    },
    async unsubscribe({ person, body: { endpoint } }) {
      hub.push.unsubscribe(person, endpoint);
      await asked(people, person);
      return {};
    },
    notices: async ({ person }) => ({ notices: await noticesOf(hub, person) }),
    async notice({ person, body: { game, hours = USUAL_HOURS, ...device } }) {
      if (game !== undefined) findGame(hub.setting.games, game);
      const [topic, every] = game === undefined ? [INVITATIONS, 0] : [openTablesOf(game), hours * HOUR];
      hub.push.wish(person, { ...device, topic, every });
      await asked(people, person);
      return {};
    },
    async noNotice({ person, body: { game } }) {
      hub.push.noWish(person, game === undefined ? INVITATIONS : openTablesOf(game));
      await asked(people, person);
      return {};
    },
    async remind({ person, body }) {
      remind(hub, person, body);
      await asked(people, person);
      return {};
    },
    async noReminder({ person, body: { endpoint } }) {
      hub.push.noReminder(person, endpoint);
      await asked(people, person);
      return {};
    },
  }) satisfies Partial<Handlers>;
