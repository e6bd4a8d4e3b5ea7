/** Handlers for signing in: guests, devices, recovery. */
import { fault } from '../../../engine/fault.ts';
import { readCode } from '../../../protocol/codes.ts';
import { hasCookie } from '../../connections/origin.ts';
import {
  endSessions,
  knowDevice,
  makeRecovery,
  newGuest,
  recover,
  sealFor,
  sessionsOf,
  whoseRecovery,
} from '../../people/people.ts';
import { type Context, deviceFor, type Handlers, shown } from './context.ts';

export const signInHandlers = ({ hub, people, limit, setCookie, markDevice }: Context) =>
  ({
    async session(ask) {
      const { person, request } = ask;
      if (person === undefined) return {};
      if (hasCookie(request.raw)) setCookie(ask, sealFor(people, 'cookie', person));
      return { person: shown(person) };
    },
    async signIn(ask) {
      limit.count('signIns', ask.request);
      const { name, lang, token } = ask.body;
      const person = newGuest(people, name, lang, deviceFor(ask, token ? 'token' : 'cookie'));
      await hub.journal.durable(person.id);
      if (token) return { person: shown(person), token: sealFor(people, 'token', person) };
      setCookie(ask, sealFor(people, 'cookie', person));
      const mark = await markDevice(ask);
      await knowDevice(people, person, mark, await hub.store.blockersOf(mark));
      return { person: shown(person) };
    },
    async recovery({ person }) {
      limit.countOwn('recoveries', person);
      return makeRecovery(people, person);
    },
    async recover(ask) {
      const { secret, code } = ask.body;
      if ((secret === undefined) === (code === undefined)) throw fault('malformed', 'either secret or code');
      const device = deviceFor(ask, 'cookie');
      const person =
        code === undefined
          ? await recover(people, secret ?? '', device)
          : await limit.guess(ask.request, ask.person, () => recover(people, readCode(code), device));
      if (person === undefined) throw fault('expired', 'this was used already, or is older than 15 minutes');
      setCookie(ask, sealFor(people, 'cookie', person));
      return { person: shown(person) };
    },
    async askRecover({ body: { secret, code }, request, person }) {
      if ((secret === undefined) === (code === undefined)) throw fault('malformed', 'either secret or code');
      const found =
        code === undefined
          ? await whoseRecovery(people, secret ?? '')
          : await limit.guess(request, person, () => whoseRecovery(people, readCode(code)));
      if (found === undefined) throw fault('expired', 'this was used already, or is older than 15 minutes');
      return { name: found.name, mine: found.id === person?.id };
    },
    sessions: async ({ person }) => ({ sessions: await sessionsOf(people, person) }),
    async endSessions(ask) {
      const { person, body } = ask;
      await endSessions(people, person, body.id ?? 'others');
      if (body.id === person.session) setCookie(ask, '', 0);
      return {};
    },
  }) satisfies Partial<Handlers>;
