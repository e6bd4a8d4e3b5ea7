/** Handlers for today's moment and for push notifications. */
import { WIDER } from '../../connections/limits.ts';
import { asked } from '../../people/people.ts';
import { countDaily, dailyCounts } from '../../tables/play/daily.ts';
import { remind } from '../../tables/tell/reminders.ts';
import { type Context, type Handlers, param } from './context.ts';

/** Answers to one day's moment that count, of one address. */
const DAILIES_COUNTED = 10;

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
    pushKey: async () => ({ key: hub.post.publicKey }),
    async subscribe({ person, body }) {
      hub.post.subscribe(person, body);
      await asked(people, person);
      return {};
    },
    async unsubscribe({ person, body: { endpoint } }) {
      hub.post.unsubscribe(person, endpoint);
      await asked(people, person);
      return {};
    },
    async remind({ person, body }) {
      remind(hub, person, body);
      await asked(people, person);
      return {};
    },
    async noReminder({ person, body: { endpoint } }) {
      hub.post.noReminder(person, endpoint);
      await asked(people, person);
      return {};
    },
  }) satisfies Partial<Handlers>;
