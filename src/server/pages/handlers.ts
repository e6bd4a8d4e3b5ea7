/** What is done at each route of the protocol. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { fault } from '../../engine/fault.ts';
import { valuesOf } from '../../engine/options.ts';
import type { RouteName } from '../../protocol/paths.ts';
import type { Body, FinishedGame, Person, Reply, Routes } from '../../protocol/routes.ts';
import { LANGS } from '../../words/languages.ts';
import type { Around } from '../connections/connection.ts';
import { addressOf, COOKIE, hasCookie, isSecure, networkOf, originOf, SAFE_COOKIE } from '../connections/origin.ts';
import { readCode } from '../ids.ts';
import { deviceOf } from '../people/device.ts';
import { openPasskeys } from '../people/passkeys.ts';
import {
  asked,
  type Device,
  endSessions,
  makeRecovery,
  newGuest,
  recover,
  type Signed,
  sealFor,
  sessionsOf,
  whoseRecovery,
} from '../people/people.ts';
import type { PersonRow } from '../store/store.ts';
import { admit } from '../tables/admission.ts';
import { countDaily, dailyCounts } from '../tables/daily.ts';
import { forgetGames, forgetPerson, renamePerson } from '../tables/housekeeping.ts';
import { mannersOf, markOf, save } from '../tables/hub.ts';
import { invitedTable } from '../tables/info.ts';
import { openListing } from '../tables/listing.ts';
import { isOnline, type LiveTable } from '../tables/live-table.ts';
import { attempt, isSpoken, keptTable, ownTables, renewedBy, tableBehind } from '../tables/loading.ts';
import { remind } from '../tables/reminders.ts';
import { finishedGame, replayOf, sharedGame } from '../tables/replays.ts';
import type { Limiter } from './limiter.ts';

export type Ask<R extends RouteName> = {
  readonly body: Body<R>;
  readonly person: Routes[R]['signedIn'] extends true ? Signed : Signed | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};
type Handlers = { readonly [R in RouteName]: (ask: Ask<R>) => Promise<Reply<R>> };

const FINISHED_SHOWN = 200;
/** All of them are read in pieces: others want something of the store meanwhile. */
const PIECE = 100;
const A_YEAR = 365 * 24 * 60 * 60;

const shown = ({ id, name, lang }: PersonRow): Person => ({
  id,
  name,
  lang: LANGS.find((known) => known === lang) ?? 'en',
});

/** What was counted by now. */
const figuresOf = async ({ store, journal }: Around['hub'], { id }: PersonRow) => {
  await journal.durable();
  return (await store.figures(id)).map(({ game, figures }) => ({ game, figures: { ...figures } }));
};

const deviceFor = ({ request }: Pick<Ask<RouteName>, 'request'>, purpose: Device['purpose']): Device => ({
  purpose,
  device: deviceOf(request.headers['user-agent']),
});

/** The one part of a path that is not fixed. */
const param = ({ params }: FastifyRequest, name: string): string =>
  v.parse(v.object({ [name]: v.string() }), params)[name] ?? '';

export const openHandlers = ({ hub, people, proxies }: Around, limit: Limiter): Handlers => {
  const setCookie = ({ request, reply }: Pick<Ask<RouteName>, 'request' | 'reply'>, value: string, age = A_YEAR) => {
    const isSafe = isSecure(request.raw, proxies);
    const line = (name: string, said: string, holds: number): string =>
      `${name}=${said}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${holds}${isSafe ? '; Secure' : ''}`;
    // another site of the same domain cannot set the one with that prefix; the one from before goes
    reply.header(
      'set-cookie',
      isSafe ? [line(SAFE_COOKIE, value, age), line(COOKIE, '', 0)] : line(COOKIE, value, age),
    );
  };
  const passkeys = openPasskeys(people);
  const listed = openListing(hub);
  const from = ({ raw }: FastifyRequest): string => originOf(raw, proxies);
  const network = ({ raw }: FastifyRequest): string => networkOf(addressOf(raw, proxies));
  /** An invitation is too long to be guessed, and nobody at the same address can spoil it. */
  const liveTableOf = (
    request: FastifyRequest,
    person: Signed | undefined,
    word: string,
  ): Promise<LiveTable | undefined> => {
    const look = () => tableBehind(hub, word);
    return isSpoken(word) ? limit.guess(request, person, look) : look();
  };
  return {
    async session(ask) {
      const { person, request } = ask;
      if (person === undefined) return {};
      // renewed quietly, each time a page is opened
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
      return { person: shown(person) };
    },
    async rename({ person, body }) {
      limit.countOwn('renames', person);
      return { person: shown(await renamePerson(hub, people, person, body)) };
    },
    async forget(ask) {
      await forgetPerson(hub, people, ask.person);
      setCookie(ask, '', 0);
      return {};
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
    games: async () => ({
      games: hub.setting.games.map((game) => ({
        id: game.id,
        version: game.version,
        players: [...game.players],
        options: game.options.map((option) => ({ ...option, of: valuesOf(option) })),
        bots: Object.keys(mannersOf(hub, game.id)),
        manners: mannersOf(hub, game.id),
        speech: game.speech !== undefined,
      })),
    }),
    tables: async () => ({ tables: await listed() }),
    mine: ({ person }) => ownTables(hub, person.id),
    async create({ person, body: { mask, ...settings }, request }) {
      limit.count('tables', request, person);
      const { id, file } = await keptTable(hub, settings, { ...person, mask }, markOf(hub, network(request)));
      return { table: id, invite: file.invite, code: file.code ?? '', until: file.codeUntil };
    },
    async invited({ request, person }) {
      const word = param(request, 'word');
      const liveTable = await liveTableOf(request, person, word);
      if (liveTable === undefined)
        throw (await renewedBy(hub, word, person?.id)) ?? fault('expired', 'it leads nowhere, or no longer', 'word');
      const { id, doc, file } = liveTable;
      const since = hub.setting.now() - file.touched;
      return { table: invitedTable(id, doc, file.code, since, (one) => isOnline(liveTable, one)) };
    },
    async join({ person, body: { code, invite }, request }) {
      if ((code === undefined) === (invite === undefined)) throw fault('malformed', 'either code or invite');
      const word = invite ?? code ?? '';
      const liveTable = await liveTableOf(request, person, word);
      const field = invite === undefined ? 'code' : 'invite';
      if (liveTable === undefined)
        throw (
          (await renewedBy(hub, word, person?.id)) ??
          fault('expired', `${field}: it leads nowhere, or no longer`, field)
        );
      await attempt(hub, liveTable.id, (one) => {
        admit(one.doc, person.id);
        save(hub, one);
        return true;
      });
      return { table: liveTable.id };
    },
    async replays({ person }) {
      const rows = await hub.store.finished(person.id, FINISHED_SHOWN, 0);
      return { games: rows.map((row) => finishedGame(hub, row, person.id)) };
    },
    figures: async ({ person }) => ({ figures: await figuresOf(hub, person) }),
    async forgetGames({ person }) {
      await forgetGames(hub, people, person);
      return {};
    },
    async export({ person }) {
      limit.countOwn('exports', person);
      const games: FinishedGame[] = [];
      for (let read = PIECE; read === PIECE; ) {
        const rows = await hub.store.finished(person.id, PIECE, games.length);
        games.push(...rows.map((row) => finishedGame(hub, row, person.id)));
        read = rows.length;
      }
      const figures = await figuresOf(hub, person);
      const [sessions, devices, reminder, seated, forecasts] = await Promise.all([
        sessionsOf(people, person),
        hub.store.subscriptions(person.id),
        hub.store.reminder(person.id),
        hub.store.seatedAt(person.id),
        hub.store.forecastsOf(person.id),
      ]);
      return {
        person: shown(person),
        since: person.created,
        sessions,
        notices: devices.map(({ endpoint }) => new URL(endpoint).host),
        ...(reminder === undefined ? {} : { reminder: { hour: reminder.hour, zone: reminder.zone } }),
        tables: seated.map(({ id }) => id),
        ...(await passkeys.list(person)),
        figures,
        games,
        forecasts: forecasts.map(({ table, round, question, wins, lie }) => ({ table, round, question, wins, lie })),
      };
    },
    replay: ({ person, request }) => replayOf(hub, param(request, 'id'), person),
    daily: ({ request, person }) => dailyCounts(hub, person?.id ?? network(request), param(request, 'date')),
    async sayDaily({ person, request, body }) {
      limit.count('dailies', request, person);
      return countDaily(hub, person?.id ?? network(request), param(request, 'date'), body);
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
    shared: ({ request }) => sharedGame(hub, param(request, 'share')),
  };
};
