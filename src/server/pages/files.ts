/** Serves the web client, or a plain page without one. */
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Around } from '../connections/connection.ts';
import type { Page } from './page.ts';
import { sendLost } from './pages.ts';

const PLAIN = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Cabale</title><h1>Cabale is running</h1>
<p>The tables are open to programs: see <a href="/api/docs">/api/docs</a> and docs/PROTOCOL.md. There is no web client in this installation yet.</p></html>`;

/** What there is in the place of routes that were removed. */
const insteadOf = (url: string): string | undefined =>
  /^\/api\/dares\b/.test(url)
    ? 'there are no dares any more; share a replay that asks: /r/SHARE?at=MOVES&ask'
    : undefined;

export const serveFiles = async (
  app: FastifyInstance,
  { proxies }: Around,
  web: string | undefined,
  page: Page | undefined,
): Promise<void> => {
  if (web !== undefined)
    await app.register(files, {
      root: web,
      wildcard: true,
      index: false,
      setHeaders(response, path) {
        response.header(
          'cache-control',
          /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
  if (page === undefined) app.get('/', (_, reply) => reply.type('text/html; charset=utf-8').send(PLAIN));
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' || request.url.startsWith('/api/') || /\.\w+$/.test(request.url.split('?')[0] ?? ''))
      return reply.code(404).send({ code: 'no-table', message: insteadOf(request.url) ?? 'there is nothing here' });
    return page === undefined
      ? reply.code(404).type('text/html; charset=utf-8').send(PLAIN)
      : sendLost(request, reply.code(404), page, proxies);
  });
};

/** A ladder of bots is a folder written by `cabale-lab ladder --out`, now and then again. */
export const serveLadder = async (app: FastifyInstance, folder: string): Promise<void> => {
  await app.register(files, {
    root: folder,
    prefix: '/ladder/',
    decorateReply: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (response) => void response.header('cache-control', 'no-cache'),
  });
  app.get('/ladder', (_, reply) => reply.redirect('/ladder/'));
};
