/** The HTTP server: REST, files, health. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { fault, isFault } from '../../engine/fault.ts';
import { MOST_BYTES } from '../../protocol/lists.ts';
import { PATHS, type RouteName } from '../../protocol/paths.ts';
import { openApi } from '../../protocol/reference.ts';
import { ROUTES, type Routes } from '../../protocol/routes.ts';
import type { Around } from '../connections/connection.ts';
import { addressOf, isLoopback, sameOrigin, whichBot, whoAsks } from '../connections/origin.ts';
import { isDeep } from '../connections/parse-message.ts';
import { isSame } from '../ids.ts';
import { whereItBroke } from '../log.ts';
import { isKeepable } from '../people/text.ts';
import { isCutOff, isReady } from '../tables/state/hub.ts';
import { version } from '../version.ts';
import { serveFiles, serveLadder } from './files.ts';
import type { Ask } from './handlers/context.ts';
import { openHandlers } from './handlers.ts';
import { strict } from './headers.ts';
import { openHttpLimits } from './http-limits.ts';
import { type Limiter, openLimiter } from './limiter.ts';
import { NO_KEY, serveMcp } from './mcp-route.ts';
import { openPage } from './page.ts';
import { servePages } from './pages.ts';
import { MOST_LETTERS, refusal, refuseAddress, refuseUnread } from './refusals.ts';

export const openHttp = async (
  around: Around,
  web: string | undefined,
  ladder: string | undefined,
): Promise<FastifyInstance> => {
  const { hub, limits, metricsToken, proxies } = around;
  const app = Fastify({
    logger: false,
    bodyLimit: MOST_BYTES,
    routerOptions: { maxParamLength: MOST_LETTERS },
    clientErrorHandler: refuseUnread(limits.requestTime),
    frameworkErrors: (error, _, { raw }) => refuseAddress(raw, error),
    serverFactory: openHttpLimits(around),
    forceCloseConnections: true,
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : url.startsWith('/api/') ? '/api/-' : '/-'),
  });
  takeJson(app);
  await app.register(helmet, strict(proxies));
  const limit = openLimiter(around);
  serveRoutes(app, around, limit);
  serveMcp(app, around, limit);
  app.setErrorHandler((error, request, reply) => {
    const [status, failed] = refusal(error);
    if (isFault(error)) hub.metrics.refused.inc({ code: failed.code });
    else if (status >= 500)
      hub.log.error({ route: request.routeOptions.url, error: whereItBroke(error) }, 'a request failed');
    // closed, so that the limit of connections applies
    if (status === 429) reply.header('connection', 'close');
    return reply.code(status).send(failed);
  });
  const document = JSON.stringify(openApi(version()));
  app.get('/api/docs', async (_, reply) => reply.type('application/json; charset=utf-8').send(document));
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_, reply) => {
    const ready = isReady(hub);
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  app.get('/metrics', async (request, reply) => {
    const { authorization = '' } = request.headers;
    const brought = metricsToken !== undefined && isSame(authorization, `Bearer ${metricsToken}`);
    if (!brought && !isLoopback(addressOf(request.raw, proxies)))
      return reply.code(404).send({ code: 'no-table', message: 'not here' });
    return reply.type(hub.metrics.registry.contentType).send(await hub.metrics.registry.metrics());
  });
  const page = openPage(web);
  if (page !== undefined) servePages(app, around, { page, limit });
  if (ladder !== undefined) await serveLadder(app, ladder);
  await serveFiles(app, around, web, page);
  return app;
};

/** Whether a URL decodes; others lead nowhere. */
const isReadable = (url: string): boolean => {
  try {
    return !url.includes('%') || !decodeURIComponent(url.split('?', 1)[0] ?? '').includes('\0');
  } catch {
    return false;
  }
};

/** Bodies are JSON, with the same depth limit as messages. */
const takeJson = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_: FastifyRequest, body: string) => {
    if (isDeep(body)) throw fault('malformed', 'body: nested too deeply', 'body');
    try {
      return JSON.parse(body);
    } catch {
      throw fault('malformed', 'body: this is not JSON', 'body');
    }
  });
};

const serveRoutes = (app: FastifyInstance, around: Around, limit: Limiter): void => {
  const { hub, people, proxies, checkOut } = around;
  const handlers = openHandlers(around, limit);

  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const [method, url] = PATHS[name];
    const route: Routes[RouteName] = ROUTES[name];
    const run = handlers[name] as (ask: Ask<RouteName>) => Promise<object>;
    app.route({
      method,
      url,
      async onRequest(request) {
        limit.count('requests', request);
        if (LONG.includes(name)) limit.count('stories', request);
      },
      async handler(request, reply) {
        if (hub.closing) throw fault('closing', 'the server restarts; come back in a moment');
        if (isCutOff(hub)) throw fault('closing', 'the server has lost its database; come back in a moment');
        if (method !== 'GET' && !sameOrigin(request.raw, proxies))
          throw fault('not-invited', 'this request comes from another page');
        const byKey = route.signedIn === 'bot';
        const person = await (byKey ? whichBot : whoAsks)(people, request.raw);
        if (route.signedIn && person === undefined) throw fault('no-session', byKey ? NO_KEY : 'sign in first');
        if (person !== undefined) limit.countOwn(byKey ? 'botRequests' : 'requests', person);
        const body = route.body && parseBody(route.body, request.body);
        const answer = await run({ body, person, request, reply } as Ask<RouteName>);
        if (reply.sent) return reply;
        reply.header('cache-control', 'no-store');
        const told = checkOut ? v.parse(route.answer, answer) : answer;
        return LONG.includes(name) ? sendSqueezed(request, reply, told) : told;
      },
    });
  }
};

const LONG: readonly RouteName[] = ['replay', 'shared', 'replays', 'export'];

type Squeezed = { readonly plain: Buffer; readonly small: Promise<Buffer> };
const squeezed = new WeakMap<object, Squeezed>();
const gzipped = promisify<Buffer, Buffer>(gzip);

/** Cached per answer object: finished games are cached as well. */
const squeeze = (answer: object): Squeezed => {
  const known = squeezed.get(answer);
  if (known !== undefined) return known;
  const plain = Buffer.from(JSON.stringify(answer));
  const made = { plain, small: gzipped(plain) };
  squeezed.set(answer, made);
  return made;
};

const sendSqueezed = async (request: FastifyRequest, reply: FastifyReply, answer: object): Promise<FastifyReply> => {
  const { plain, small } = squeeze(answer);
  reply.type('application/json; charset=utf-8');
  if (!/\bgzip\b/.test(request.headers['accept-encoding']?.toString() ?? '')) return reply.send(plain);
  return reply.header('content-encoding', 'gzip').send(await small);
};

const parseBody = (schema: v.GenericSchema, raw: unknown): unknown => {
  if (!isKeepable(raw)) throw fault('malformed', 'body: a request is text', 'body');
  const parsed = v.safeParse(schema, raw ?? {}, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const field = v.getDotPath(issue) ?? 'body';
  throw fault('malformed', `${field}: ${issue.message}`, field);
};
