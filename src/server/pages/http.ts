/** REST, files, health: whatever is not live. Each route of the protocol has its handler here. */
import { readFileSync } from 'node:fs';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { fault, isFault } from '../../engine/fault.ts';
import { valuesOf } from '../../engine/options.ts';
import { MOST_BYTES } from '../../protocol/lists.ts';
import { PATHS, type RouteName } from '../../protocol/paths.ts';
import { openApi } from '../../protocol/reference.ts';
import { type Body, type Failure, type Person, type Reply, ROUTES } from '../../protocol/routes.ts';
import { LANGS } from '../../words/words.ts';
import { type Limits, openBuckets, type Rate } from '../connections/limits.ts';
import { addressOf, isLoopback, isSecure, readBearer, readCookie, sameOrigin } from '../connections/origin.ts';
import { COOKIE } from '../connections/sockets.ts';
import { newCode, newId, newSecret, readCode } from '../ids.ts';
import { forget, identify, makeRecovery, type People, recover, rename, sealFor, signIn } from '../people/people.ts';
import { whereItBroke } from '../people/text.ts';
import type { PersonRow } from '../store/store.ts';
import { CODE_HOLDS, failure } from '../tables/acts.ts';
import { findRoom, type Hub, save } from '../tables/hub.ts';
import { admit, newDoc, tableLine } from '../tables/lobby.ts';
import { finishedGame, replayOf, sharedGame } from '../tables/replays.ts';
import { newRoom } from '../tables/room.ts';

export type HttpConfig = {
  readonly limits: Limits;
  readonly proxies: number;
  /** The built web client; without one there is a plain page. */
  readonly web: string | undefined;
  readonly checkOut: boolean;
  ready(): boolean;
};

type Ask<R extends RouteName> = {
  readonly body: Body<R>;
  readonly person: Routes[R]['signedIn'] extends true ? PersonRow : PersonRow | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};
type Routes = typeof ROUTES;
type Handlers = { readonly [R in RouteName]: (ask: Ask<R>) => Promise<Reply<R>> };

const STATUS: Readonly<Record<string, number>> = {
  'no-session': 401,
  'no-table': 404,
  'not-invited': 403,
  banned: 403,
  'too-fast': 429,
  'too-large': 413,
  closing: 503,
  internal: 500,
};
const OPEN_TABLES = 200;
const FINISHED_SHOWN = 100;
const A_YEAR = 365 * 24 * 60 * 60;

const shown = ({ id, name, lang }: PersonRow): Person => ({
  id,
  name,
  lang: LANGS.find((known) => known === lang) ?? 'en',
});

export const openHttp = async (hub: Hub, people: People, config: HttpConfig): Promise<FastifyInstance> => {
  const { limits, proxies } = config;
  const app = Fastify({ logger: false, bodyLimit: MOST_BYTES, routerOptions: { maxParamLength: 100 } });
  const buckets = {
    requests: openBuckets(limits.requests),
    guesses: openBuckets(limits.guesses),
    signIns: openBuckets(limits.signIns),
    tables: openBuckets(limits.tables),
  };
  const limit = (kind: Extract<keyof Limits, keyof typeof buckets>, request: FastifyRequest): void => {
    const rate: Rate = limits[kind];
    if (!buckets[kind](addressOf(request.raw, proxies), hub.setting.now()))
      throw fault('too-fast', `too many at once; wait ${Math.ceil(1 / rate.perSecond)} s`);
  };

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // without TLS, as in the house, these would lock people out
    hsts: proxies > 0,
    crossOriginOpenerPolicy: proxies > 0,
    originAgentCluster: proxies > 0,
    referrerPolicy: { policy: 'no-referrer' },
  });

  const who = async (request: FastifyRequest): Promise<PersonRow | undefined> => {
    const token = readBearer(request.raw);
    if (token !== undefined) return identify(people, 'token', token);
    const cookie = readCookie(request.raw, COOKIE);
    return cookie === undefined ? undefined : identify(people, 'cookie', cookie);
  };

  const setCookie = (
    { request, reply }: Pick<Ask<'signIn'>, 'request' | 'reply'>,
    value: string,
    age = A_YEAR,
  ): void => {
    const secure = isSecure(request.raw, proxies) ? '; Secure' : '';
    reply.header('set-cookie', `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`);
  };

  const handlers: Handlers = {
    async session({ person }) {
      return person === undefined ? {} : { person: shown(person) };
    },
    async signIn(ask) {
      limit('signIns', ask.request);
      const person = await signIn(people, ask.body.name, ask.body.lang);
      if (ask.body.token) return { person: shown(person), token: sealFor(people, 'token', person) };
      setCookie(ask, sealFor(people, 'cookie', person));
      return { person: shown(person) };
    },
    async rename({ person, body }) {
      return { person: shown(await rename(people, person, body.name, body.lang)) };
    },
    async forget(ask) {
      await forget(people, ask.person);
      setCookie(ask, '', 0);
      return {};
    },
    recovery: ({ person }) => makeRecovery(people, person),
    async recover(ask) {
      limit('guesses', ask.request);
      const person = await recover(people, ask.body.secret);
      setCookie(ask, sealFor(people, 'cookie', person));
      return { person: shown(person) };
    },
    async games() {
      return {
        games: hub.setting.games.map((game) => ({
          id: game.id,
          version: game.version,
          players: [...game.players],
          options: game.options.map((option) => ({ ...option, of: valuesOf(option) })),
          bots: Object.keys(hub.setting.botsFor(game.id)),
          speech: game.speech !== undefined,
        })),
      };
    },
    async tables() {
      const rows = await hub.store.open(OPEN_TABLES);
      return { tables: rows.map(({ id, doc }) => tableLine(id, doc)) };
    },
    async mine({ person }) {
      const rows = await hub.store.seatedAt(person.id);
      return { tables: rows.map(({ id, doc }) => tableLine(id, doc)) };
    },
    async create({ person, body, request }) {
      limit('tables', request);
      const doc = newDoc(hub.setting.games, body, person);
      const [id, invite, code] = [newId(), newSecret(), newCode()];
      const until = hub.setting.now() + CODE_HOLDS;
      const room = newRoom(
        { id, status: doc.status, public: body.public, invite, code, codeUntil: until, touched: 0, people: [], doc },
        doc,
        hub.setting.least,
      );
      hub.rooms.set(id, room);
      hub.metrics.tables = hub.rooms.size;
      save(hub, room);
      await hub.journal.durable();
      return { table: id, invite, code, until };
    },
    async join({ person, body, request }) {
      limit('guesses', request);
      const { code, invite } = body;
      if ((code === undefined) === (invite === undefined)) throw fault('malformed', 'either code or invite');
      const id =
        invite === undefined
          ? await hub.store.byCode(readCode(code ?? ''), hub.setting.now())
          : await hub.store.byInvite(invite);
      const room = id === undefined ? undefined : await findRoom(hub, id);
      if (room === undefined)
        throw fault('expired', `${invite === undefined ? 'code' : 'invite'}: it leads nowhere, or no longer`);
      admit(room.doc, person.id);
      save(hub, room);
      await hub.journal.durable();
      return { table: room.id };
    },
    async replays({ person }) {
      const rows = await hub.store.finished(person.id, FINISHED_SHOWN);
      return { games: rows.map((row) => finishedGame(hub, row, person.id)) };
    },
    replay: ({ person, request }) => replayOf(hub, v.parse(v.object({ id: v.string() }), request.params).id, person),
    shared: ({ request }) => sharedGame(hub, v.parse(v.object({ share: v.string() }), request.params).share),
  };

  const serve = <R extends RouteName>(name: R): void => {
    const [method, url] = PATHS[name];
    const route: Routes[RouteName] = ROUTES[name];
    const run = handlers[name] as (ask: Ask<RouteName>) => Promise<unknown>;
    app.route({
      method,
      url,
      async handler(request, reply) {
        if (!config.ready()) throw fault('closing', 'the server restarts; come back in a moment');
        limit('requests', request);
        if (method !== 'GET' && !sameOrigin(request.raw, proxies))
          throw fault('not-invited', 'this request comes from another page');
        const person = await who(request);
        if (route.signedIn && person === undefined) throw fault('no-session', 'sign in first');
        const body = 'body' in route ? parseBody(route.body, request.body) : undefined;
        const answer = await run({ body, person, request, reply } as Ask<RouteName>);
        reply.header('cache-control', 'no-store');
        return config.checkOut ? v.parse(route.answer, answer) : answer;
      },
    });
  };
  for (const name of Object.keys(ROUTES) as RouteName[]) serve(name);

  app.setErrorHandler((error, request, reply) => {
    if (isFault(error)) {
      const failed: Failure = failure(error);
      hub.metrics.refused.inc({ code: failed.code });
      return reply.code(STATUS[failed.code] ?? 400).send(failed);
    }
    const status =
      error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
    if (status >= 500)
      hub.log.error({ route: request.routeOptions.url, error: whereItBroke(error) }, 'a request failed');
    const failed: Failure =
      status === 413
        ? { code: 'too-large', message: `at most ${MOST_BYTES} bytes` }
        : status < 500
          ? { code: 'malformed', message: 'this is no request the server knows' }
          : { code: 'internal', message: 'something broke' };
    return reply.code(status).send(failed);
  });

  const { version }: { version: string } = JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  );
  const document = openApi(version);
  app.get('/api/docs', async () => document);
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_, reply) => reply.code(config.ready() ? 200 : 503).send({ ready: config.ready() }));
  app.get('/metrics', async (request, reply) => {
    if (!isLoopback(addressOf(request.raw, proxies)))
      return reply.code(404).send({ code: 'no-table', message: 'not here' });
    return reply.type(hub.metrics.registry.contentType).send(await hub.metrics.registry.metrics());
  });
  await pages(app, config.web);
  return app;
};

const parseBody = (schema: v.GenericSchema, raw: unknown): unknown => {
  const parsed = v.safeParse(schema, raw ?? {}, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw fault('malformed', `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
};

const PLAIN = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Cabale</title><h1>Cabale is running</h1>
<p>The tables are open to programs: see <a href="/api/docs">/api/docs</a> and docs/PROTOCOL.md. There is no web client in this installation yet.</p></html>`;

/** The web client, which is one page; or a word that the server runs. */
const pages = async (app: FastifyInstance, web: string | undefined): Promise<void> => {
  if (web !== undefined)
    await app.register(files, {
      root: web,
      wildcard: true,
      setHeaders(response, path) {
        response.header(
          'cache-control',
          /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
  else app.get('/', (_, reply) => reply.type('text/html; charset=utf-8').send(PLAIN));
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' || request.url.startsWith('/api/') || /\.\w+$/.test(request.url.split('?')[0] ?? ''))
      return reply.code(404).send({ code: 'no-table', message: 'there is nothing here' });
    return web === undefined
      ? reply.code(404).type('text/html; charset=utf-8').send(PLAIN)
      : reply.sendFile('index.html');
  });
};
