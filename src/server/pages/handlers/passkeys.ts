/** Handlers for passkeys. */
import { fault } from '../../../engine/fault.ts';
import { sealFor } from '../../people/people.ts';
import { type Context, deviceFor, type Handlers, shown } from './context.ts';

export const passkeyHandlers = ({ people, passkeys, from, setCookie }: Context) =>
  ({
    passkeys: ({ person }) => passkeys.list(person),
    newPasskey: ({ person, request }) => passkeys.offer(person, from(request)),
    async addPasskey({ person, request, body }) {
      await passkeys.add(person, from(request), body);
      return {};
    },
    async removePasskey({ person, body }) {
      await passkeys.remove(person, body.id);
      return {};
    },
    askPasskey: ({ request }) => passkeys.challenge(from(request)),
    async usePasskey(ask) {
      const { request, body } = ask;
      const person = await passkeys.use(from(request), body, deviceFor(ask, 'cookie'));
      if (person === undefined) throw fault('expired', 'this passkey is not known here, or was asked for too long ago');
      setCookie(ask, sealFor(people, 'cookie', person));
      return { person: shown(person) };
    },
  }) satisfies Partial<Handlers>;
