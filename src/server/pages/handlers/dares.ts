/** Handlers for dares: to make, answer, list and take back. */
import { asked } from '../../people/people.ts';
import { answerDare, lookAtDare, makeDare, ownDares, takeBack, waitFor } from '../../tables/play/dares.ts';
import { type Context, type Handlers, param } from './context.ts';

export const dareHandlers = ({ hub, people, limit, markDevice, knownDevice }: Context) =>
  ({
    async dare({ person, body, request }) {
      limit.count('dares', request, person);
      const made = await makeDare(hub, person, body);
      await asked(people, person);
      return made;
    },
    dares: ({ person }) => ownDares(hub, person),
    async noDare({ person, body: { id } }) {
      takeBack(hub, person, id);
      await asked(people, person);
      return {};
    },
    dared: ({ request, person }) => lookAtDare(hub, param(request, 'id'), { person, device: knownDevice(request) }),
    async sayDare(ask) {
      const { request, person, body } = ask;
      limit.count('dares', request, person);
      return answerDare(hub, param(request, 'id'), { person, device: markDevice(ask) }, body);
    },
    async sitDare(ask) {
      limit.count('dares', ask.request, ask.person);
      return waitFor(hub, param(ask.request, 'id'), { person: ask.person, device: markDevice(ask) }, ask.body);
    },
  }) satisfies Partial<Handlers>;
