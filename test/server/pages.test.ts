/** Shared addresses: what a messenger's program reads, and nothing more. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { LIMITS } from '../../src/server/connections/limits.ts';
import { langOf } from '../../src/server/pages/pages.ts';
import type { Config, Server } from '../../src/server/server.ts';
import { closeTable } from '../../src/server/tables/play/housekeeping.ts';
import { INVITATION } from '../../src/words/invitation.ts';
import { LANGS } from '../../src/words/languages.ts';
import { FIRST } from '../any-game.ts';
import { ROOT } from '../root.ts';
import { call, folder, playOut, seatFriends, signedIn, started, withServer } from './testing.ts';

const INDEX = `<!doctype html><html lang="fr"><head><meta charset="utf-8" />
<meta name="description" content="old" /><title>Cabale</title><script type="module" src="/assets/main.js"></script></head></html>`;

const withSite = async (work: (server: Server) => Promise<void>, more: Partial<Config> = {}): Promise<void> => {
  const { path, remove } = folder();
  writeFileSync(join(path, 'index.html'), INDEX);
  try {
    await withServer(work, { web: path, ...more });
  } finally {
    remove();
  }
};

const visit = async ({ port }: Server, path: string, lang?: string) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: lang === undefined ? {} : { 'accept-language': lang },
  });
  return { status: response.status, type: response.headers.get('content-type') ?? '', text: await response.text() };
};

const told = (text: string, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(text)?.[1];

/** The picture is a file of the site, of the size that messengers want. */
const checkPicture = (text: string, name: string): void => {
  assert.match(told(text, 'og:image') ?? '', new RegExp(`^http://127\\.0\\.0\\.1:\\d+/link-${name}\\.png$`));
  const bytes = readFileSync(join(ROOT, 'public', `link-${name}.png`));
  assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1200, 630]);
};

const game = FIRST;

const opened = async ({ port }: Server, name = 'Anna', settings = {}) => {
  const host = await signedIn(port, name);
  const { answer } = await call(port, 'create', { token: host.token, body: { game, seats: 4, ...settings } });
  return { ...answer, token: host.token };
};

test("a table's page says who invites to what, in the language that the link carries, with the game's picture", async () => {
  await withSite(async (server) => {
    const { code, invite, table } = await opened(server, '<b>"Anna"');
    const titles = { fr: /t’invite/, it: /ti invita/, en: /invites you/ };
    for (const [lang, title] of Object.entries(titles)) {
      const { status, text } = await visit(server, `/t/${code}?lang=${lang}`, 'de;q=0.9, en;q=0.5');
      assert.equal(status, 200);
      assert.match(text, new RegExp(`<html lang="${lang}"`));
      assert.match(told(text, 'og:title') ?? '', title);
      assert.match(told(text, 'og:title') ?? '', /^&lt;b&gt;&quot;Anna&quot; /, 'a name is never markup');
      assert.match(told(text, 'og:description') ?? '', /3.*4/, 'how many may still come');
      assert.equal(told(text, 'og:url'), `http://127.0.0.1:${server.port}/t/${code}`);
      assert.equal(text.match(/name="description"/g)?.length, 1);
      checkPicture(text, game);
      for (const secret of [invite, table]) assert.ok(!text.includes(secret));
    }
  });
});

test("without a language, a table's page is in the host's, whatever the program that fetches it accepts", async () => {
  await withSite(async (server) => {
    const { port } = server;
    const { answer: who } = await call(port, 'signIn', { body: { name: 'Anna', lang: 'it', token: true } });
    const { answer } = await call(port, 'create', { token: who.token ?? '', body: { game, seats: 3 } });
    for (const way of ['', '?lang=xx', '?lang=']) {
      const { text } = await visit(server, `/t/${answer.code}${way}`, 'en');
      assert.match(told(text, 'og:title') ?? '', /^Anna ti invita/, way);
    }
  });
});

test('a closed table says that it is gone, in the language of the link', async () => {
  await withSite(async (server) => {
    const { code, invite, table } = await opened(server);
    assert.ok(await closeTable(server.hub, table, 'nobody came'));
    for (const word of [code, invite])
      for (const lang of LANGS) {
        const { status, text } = await visit(server, `/t/${word}?lang=${lang}`, 'de');
        assert.deepEqual([status, told(text, 'og:title')], [404, INVITATION[lang].gone]);
      }
  });
});

test('a code works in lower case and with a hyphen, and so does the invitation', async () => {
  await withSite(async (server) => {
    const { code, invite, table } = await opened(server);
    for (const word of [code.toLowerCase(), `${code.slice(0, 4)}-${code.slice(4)}`, invite]) {
      assert.equal((await visit(server, `/t/${word}`)).status, 200, word);
      const { answer } = await call(server.port, 'invited', { path: `/api/invited/${word}` });
      assert.equal(answer.table.id, table);
      assert.equal(answer.table.code, code);
      assert.deepEqual(
        answer.table.chairs.map(({ name }) => name),
        ['Anna', undefined, undefined, undefined],
      );
    }
  });
});

test('an unknown address gives 404, as a page whose files load', async () => {
  await withSite(async (server) => {
    for (const path of ['/t/KOMUTADI', '/t/x/y', '/r/none', '/any/deep/path', '/any', '/%ff', '/t/%c3%28', '/%']) {
      const { status, type, text } = await visit(server, path, 'en');
      assert.equal(status, 404, path);
      assert.match(type, /html/);
      assert.match(text, /src="\/assets\/main\.js"/);
    }
    for (const path of ['/preview.png', '/assets/none.js', '/api/none', '/api/%ff'])
      assert.doesNotMatch((await visit(server, path)).type, /html/, path);
    checkPicture((await visit(server, '/', 'fr')).text, 'cabale');
  });
});

test("a finished game's page says who played, but not how it ended; a forged link gives 404", async () => {
  await withSite(async (server) => {
    const { players } = await started(server.port, ['Ada', 'Bo', 'Cy'], { game });
    await playOut(players);
    const share = await players[0]?.until(() => players[0]?.table?.replay);
    const { status, text } = await visit(server, `/r/${share}`, 'en');
    assert.equal(status, 200);
    assert.match(told(text, 'og:title') ?? '', /^Ada, Bo, and Cy: a game of /);
    assert.equal(told(text, 'og:description'), INVITATION.en.replay);
    checkPicture(text, game);
    assert.equal((await visit(server, `/r/${share?.slice(0, -1)}`)).status, 404);
    for (const { token } of players) await call(server.port, 'forgetGames', { token });
    assert.doesNotMatch((await visit(server, `/r/${share}`, 'en')).text, /\b(Ada|Bo|Cy)\b/);
  });
});

test('a link to a dare opens a page that says so, and its routes name what there is instead', async () => {
  await withSite(async (server) => {
    for (const lang of LANGS) {
      const { status, text } = await visit(server, `/d/2wKXH60ZfP9N?lang=${lang}`);
      assert.deepEqual([status, told(text, 'og:title')], [200, INVITATION[lang].dare]);
    }
    for (const [method, path] of [
      ['POST', '/api/dares'],
      ['GET', '/api/dares'],
      ['DELETE', '/api/dares'],
      ['GET', '/api/dares/2wKXH60ZfP9N'],
    ] as const) {
      const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { method });
      const { code, message } = JSON.parse(await response.text());
      assert.deepEqual([response.status, code], [404, 'no-table'], `${method} ${path}`);
      assert.match(message, /share a replay/);
    }
  });
});

test('a right code may be opened without limit; guesses are limited', async () => {
  const { guesses } = LIMITS;
  await withSite(
    async (server) => {
      const { code } = await opened(server);
      for (let i = 0; i < 2 * guesses.burst; i++) assert.equal((await visit(server, `/t/${code}`)).status, 200);
      const statuses: number[] = [];
      for (let i = 0; i < guesses.burst + 2; i++) statuses.push((await visit(server, `/t/KOMUTA${i}`)).status);
      assert.equal(statuses.filter((one) => one === 404).length, guesses.burst);
      assert.equal(statuses.at(-1), 429);
      const { status } = await call(server.port, 'invited', { path: `/api/invited/${code}` });
      assert.equal(status, 429, 'not even right ones: they would be found by it');
    },
    { limits: { guesses: { ...guesses, perSecond: 0 } } },
  );
});

test("the visitor's preferred language that we have is chosen", () => {
  assert.equal(langOf('de, it;q=0.3, fr;q=0.7'), 'fr');
  assert.equal(langOf('fr;q=0, it'), 'it');
  assert.equal(langOf('ja'), 'en');
  assert.equal(langOf(undefined), 'en');
  assert.equal(langOf(';;q=,='), 'en');
});

test("list, invitation and page show the end of a game only after the watchers' delay", async () => {
  let skew = 0;
  await withSite(
    async (server) => {
      const { port } = server;
      const { players, invite } = await seatFriends(port, ['Ada', 'Bo', 'Cy'], { delay: 60, public: true });
      const [ada, bo, cy] = players;
      assert.ok(ada && bo && cy);
      await ada.ask({ type: 'start' });
      await cy.until(() => cy.view !== undefined);
      await cy.ask({ type: 'leave' });
      cy.close();
      await ada.until(() => ada.table?.seats[2]?.online === false);
      const door = async () => ({
        list: (await call(port, 'tables')).answer,
        invited: (await call(port, 'invited', { path: `/api/invited/${invite}` })).answer,
        page: (await visit(server, `/t/${invite}`)).text,
      });
      const before = await door();
      await playOut([ada, bo]);
      await ada.until(() => ada.table?.status === 'over' && ada.table.seats[2]?.person === undefined);
      assert.deepEqual(await door(), before);
      await ada.ask({ type: 'change', settings: { delay: 0 } });
      await bo.ask({ type: 'leave' });
      assert.deepEqual(await door(), before, 'nor by moves at the table meanwhile');
      skew = 65_000;
      const { invited, page } = await door();
      assert.deepEqual([invited.table.status, invited.table.free], ['over', 2]);
      assert.notEqual(page, before.page);
    },
    { now: () => Date.now() + skew },
  );
});
