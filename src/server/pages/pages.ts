/** Pages of shared addresses (a table, a finished game, home) and their pictures. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFault } from '../../engine/fault.ts';
import { isSpoken } from '../../protocol/codes.ts';
import { INVITATION } from '../../words/invitation.ts';
import { type Lang, langIn } from '../../words/languages.ts';
import type { Around } from '../connections/connection.ts';
import { originOf, whoAsks } from '../connections/origin.ts';
import { atDoor } from '../tables/lobby/phases.ts';
import { findDare } from '../tables/play/dares.ts';
import { tableBehind } from '../tables/play/loading.ts';
import { sharedRow } from '../tables/play/replays.ts';
import { digestsOf } from '../tables/play/stories.ts';
import type { Limiter } from './limiter.ts';
import { type LinkPreview, previewOfDare, previewOfGame, previewOfHouse, previewOfTable } from './link-preview.ts';
import type { Page } from './page.ts';
import type { Drawer } from './preview/drawer.ts';

/** The longest Accept-Language header to read. */
const LONGEST_WISH = 200;

/** The visitor's first language that we have; else the sender's, or English. */
export const langOf = (accepted: string | undefined, otherwise: string | undefined): Lang => {
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
  return langIn(otherwise) ?? 'en';
};

type Deps = { readonly page: Page; readonly drawer: Drawer; readonly limit: Limiter };
/** `speaks`: the sender's language. */
type Found = { readonly speaks?: string | undefined; leaf(lang: Lang): LinkPreview };
type Address = {
  /** `/t/KOMUTADI`, and `/t/KOMUTADI.png` for its picture. */
  readonly path: string;
  isShort(word: string): boolean;
  find(word: string): Promise<Found | undefined>;
};

const PICTURE = '.png';
const HTML = 'text/html; charset=utf-8';
/** Seats fill while a link goes round, so previews expire. */
const FRESH = 'public, max-age=60';

const askedLang = (request: FastifyRequest, speaks: string | undefined): Lang => {
  const { query } = request;
  const asked = typeof query === 'object' && query !== null && 'lang' in query ? String(query.lang) : undefined;
  return langIn(asked) ?? langOf(request.headers['accept-language'], speaks);
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
        const digests = await digestsOf(hub, row);
        return { leaf: (lang) => previewOfGame(row, lang, digests[lang]) };
      },
    },
    {
      path: '/d/',
      isShort: () => false,
      async find(word) {
        const dare = await findDare(hub, word);
        if (dare === undefined) return undefined;
        const { row, name } = dare;
        return { speaks: await speaks(row.person), leaf: (lang) => previewOfDare(row, name, lang) };
      },
    },
  ];
};

export const servePages = (app: FastifyInstance, around: Around, { page, drawer, limit }: Deps): void => {
  const { hub, people, proxies } = around;
  const show = (request: FastifyRequest, reply: FastifyReply, path: string, { leaf, speaks: host }: Found) => {
    const lang = askedLang(request, host);
    const { title, about } = leaf(lang);
    const url = `${originOf(request.raw, proxies)}${path}`;
    const picture = `${url === `${originOf(request.raw, proxies)}/` ? `${url}preview` : url}${PICTURE}?lang=${lang}`;
    return reply
      .type(HTML)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .send(page({ lang, title, about, url, picture }));
  };
  const draw = async (request: FastifyRequest, reply: FastifyReply, { leaf, speaks: host }: Found) => {
    limit.count('pictures', request);
    const png = await drawer.draw(leaf(askedLang(request, host)).card);
    return reply
      .type('image/png')
      .header('cache-control', FRESH)
      .header('vary', 'accept-language')
      .send(Buffer.from(png));
  };

  const addresses = addressesOf(hub);

  const look = async (request: FastifyRequest, { find, isShort }: Address, word: string): Promise<Found | undefined> =>
    isShort(word) ? limit.guess(request, await whoAsks(people, request.raw), () => find(word)) : find(word);

  for (const address of addresses) {
    const { path } = address;
    app.get<{ Params: { word: string } }>(`${path}:word`, async (request, reply) => {
      limit.count('requests', request);
      const { word } = request.params;
      const drawn = word.endsWith(PICTURE);
      const bare = drawn ? word.slice(0, -PICTURE.length) : word;
      const found = await look(request, address, bare).catch((error: unknown) => {
        if (drawn || !isFault(error)) throw error;
        return error;
      });
      // people get a page: the client's own request is then answered in a sentence
      if (isFault(found)) return sendLost(request, reply.code(429), page, proxies);
      if (found !== undefined) return drawn ? draw(request, reply, found) : show(request, reply, path + bare, found);
      if (drawn) return reply.code(404).send({ code: 'no-table', message: 'there is nothing here' });
      return sendLost(request, reply.code(404), page, proxies, path === '/t/' ? 'gone' : 'lost');
    });
  }
  const house: Found = { leaf: previewOfHouse };
  app.get('/', async (request, reply) => show(request, reply, '/', house));
  // a big screen: the client finds the table itself
  for (const path of ['/w', '/w/:word']) app.get(path, async (request, reply) => show(request, reply, '/', house));
  app.get(`/preview${PICTURE}`, async (request, reply) => {
    limit.count('requests', request);
    return draw(request, reply, house);
  });
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
  const { about } = previewOfHouse(lang);
  const picture = `${origin}/preview${PICTURE}?lang=${lang}`;
  return reply
    .type(HTML)
    .header('cache-control', 'no-cache')
    .send(page({ lang, title: INVITATION[lang][why], about, url: `${origin}/`, picture }));
};
