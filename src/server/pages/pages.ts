/** Pages of shared addresses: a table, a finished game, home. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFault } from '../../engine/fault.ts';
import { isSpoken } from '../../protocol/codes.ts';
import { INVITATION } from '../../words/invitation.ts';
import { type Lang, langIn } from '../../words/languages.ts';
import type { Around } from '../connections/connection.ts';
import { originOf, whoAsks } from '../connections/origin.ts';
import { atDoor } from '../tables/lobby/phases.ts';
import { tableBehind } from '../tables/play/loading.ts';
import { sharedRow } from '../tables/play/replays.ts';
import type { Limiter } from './limiter.ts';
import { type LinkPreview, previewOfGame, previewOfHouse, previewOfTable } from './link-preview.ts';
import type { Page } from './page.ts';

/** The longest Accept-Language header to read. */
const LONGEST_WISH = 200;

/** The visitor's first language that we have, or English. */
export const langOf = (accepted: string | undefined): Lang => {
  const wishes = (accepted ?? '')
    .slice(0, LONGEST_WISH)
    .split(',')
    .map((wish) => {
      const [tag = '', ...more] = wish.trim().split(';');
      const weight = more.map((part) => /^\s*q=([\d.]+)/.exec(part)?.[1]).find((part) => part !== undefined);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    });
  wishes.sort((a, b) => b.weight - a.weight);
  for (const { tag, weight } of wishes) {
    const lang = weight > 0 ? langIn(tag) : undefined;
    if (lang !== undefined) return lang;
  }
  return 'en';
};

type Deps = { readonly page: Page; readonly limit: Limiter };
/** `speaks`: the sender's language. */
type Found = { readonly speaks?: string | undefined; leaf(lang: Lang): LinkPreview };
type Address = {
  readonly path: string;
  isShort(word: string): boolean;
  find(word: string): Promise<Found | undefined>;
};

const HTML = 'text/html; charset=utf-8';

/** A link carries its sender's language: programs of messengers fetch it, which have none of their own. */
const askedLang = (request: FastifyRequest, speaks: string | undefined): Lang => {
  const { query } = request;
  const asked = typeof query === 'object' && query !== null && 'lang' in query ? String(query.lang) : undefined;
  return langIn(asked) ?? langIn(speaks) ?? langOf(request.headers['accept-language']);
};

const addressesOf = (hub: Around['hub']): readonly Address[] => {
  const speaks = async (person: string | undefined) =>
    person === undefined ? undefined : (await hub.store.person(person))?.lang;
  return [
    {
      path: '/t/',
      isShort: isSpoken,
      async find(word) {
        const table = await tableBehind(hub, word);
        if (table === undefined) return undefined;
        const doc = atDoor(table.doc, hub.setting.now());
        return { speaks: await speaks(doc.host), leaf: (lang) => previewOfTable(doc, lang) };
      },
    },
    {
      path: '/r/',
      isShort: () => false,
      async find(word) {
        const row = await sharedRow(hub, word);
        if (row === undefined) return undefined;
        return { leaf: (lang) => previewOfGame(row, lang) };
      },
    },
  ];
};

export const servePages = (app: FastifyInstance, around: Around, { page, limit }: Deps): void => {
  const { hub, people, proxies } = around;
  const show = (request: FastifyRequest, reply: FastifyReply, path: string, { leaf, speaks: host }: Found) => {
    const lang = askedLang(request, host);
    const origin = originOf(request.raw, proxies);
    const { picture, ...told } = leaf(lang);
    return reply
      .type(HTML)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .send(page({ lang, ...told, url: `${origin}${path}`, picture: `${origin}/${picture}` }));
  };

  const addresses = addressesOf(hub);

  const look = async (request: FastifyRequest, { find, isShort }: Address, word: string): Promise<Found | undefined> =>
    isShort(word) ? limit.guess(request, await whoAsks(people, request.raw), () => find(word)) : find(word);

  for (const address of addresses) {
    const { path } = address;
    app.get<{ Params: { word: string } }>(`${path}:word`, async (request, reply) => {
      limit.count('requests', request);
      const { word } = request.params;
      const found = await look(request, address, word).catch((error: unknown) => {
        if (!isFault(error)) throw error;
        return error;
      });
      // people get a page: the client's own request is then answered in a sentence
      if (isFault(found)) return sendLost(request, reply.code(429), page, proxies);
      if (found !== undefined) return show(request, reply, path + word, found);
      return sendLost(request, reply.code(404), page, proxies, path === '/t/' ? 'gone' : 'lost');
    });
  }
  const house: Found = { leaf: previewOfHouse };
  app.get('/', async (request, reply) => show(request, reply, '/', house));
  // links to dares, which are no more
  const dare: Found = { leaf: (lang) => ({ ...previewOfHouse(lang), title: INVITATION[lang].dare }) };
  app.get('/d/:word', async (request, reply) => show(request, reply, '/', dare));
  // a big screen: the client finds the table itself
  for (const path of ['/w', '/w/:word']) app.get(path, async (request, reply) => show(request, reply, '/', house));
};

/** The client says what is wrong, and links home. */
export const sendLost = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  proxies: number,
  why: 'gone' | 'lost' = 'lost',
): FastifyReply => {
  const lang = askedLang(request, undefined);
  const origin = originOf(request.raw, proxies);
  const { about, picture } = previewOfHouse(lang);
  return reply
    .type(HTML)
    .header('cache-control', 'no-cache')
    .send(page({ lang, title: INVITATION[lang][why], about, url: `${origin}/`, picture: `${origin}/${picture}` }));
};
