/** Shared addresses: what a stranger's program reads, the picture, and nothing more. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { LIMITS } from '../../src/server/connections/limits.ts';
import { langOf } from '../../src/server/pages/pages.ts';
import { broken, clipped, drawCard } from '../../src/server/pages/preview/card.ts';
import { openDrawer } from '../../src/server/pages/preview/drawer.ts';
import type { Config, Server } from '../../src/server/server.ts';
import { INVITATION } from '../../src/words/invitation.ts';
import { LANGS } from '../../src/words/languages.ts';
import { FIRST } from '../any-game.ts';
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

const sizeOf = async (url: string): Promise<[number, number]> => {
  const response = await fetch(url);
  assert.equal(response.headers.get('content-type'), 'image/png', url);
  const bytes = Buffer.from(await response.arrayBuffer());
  assert.equal(bytes.toString('latin1', 1, 4), 'PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};

const game = FIRST;

const opened = async ({ port }: Server, name = 'Anna', settings = {}) => {
  const host = await signedIn(port, name);
  const { answer } = await call(port, 'create', { token: host.token, body: { game, seats: 4, ...settings } });
  return { ...answer, token: host.token };
};

test("a table's page names host and game in the visitor's language, with a picture", async () => {
  await withSite(async (server) => {
    const { code, invite, table } = await opened(server, '<b>"Anna"');
    const titles = { fr: /t’invite/, it: /ti invita/, en: /invites you/ };
    for (const [lang, title] of Object.entries(titles)) {
      const { status, text } = await visit(server, `/t/${code}`, `de;q=0.9, ${lang}-CH, en;q=0.5`);
      assert.equal(status, 200);
      assert.match(text, new RegExp(`<html lang="${lang}"`));
      assert.match(told(text, 'og:title') ?? '', title);
      assert.match(told(text, 'og:title') ?? '', /^&lt;b&gt;&quot;Anna&quot; /, 'a name is never markup');
      assert.match(told(text, 'og:description') ?? '', /3.*4/, 'how many may still come');
      assert.equal(told(text, 'og:url'), `http://127.0.0.1:${server.port}/t/${code}`);
      assert.equal(text.match(/name="description"/g)?.length, 1);
      assert.deepEqual(await sizeOf(told(text, 'og:image') ?? ''), [1200, 630]);
      for (const secret of [invite, table]) assert.ok(!text.includes(secret));
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

test("a visitor whose language we lack gets the page in the host's", async () => {
  await withSite(async (server) => {
    const { port } = server;
    const { answer: who } = await call(port, 'signIn', { body: { name: 'Anna', lang: 'it', token: true } });
    const { answer } = await call(port, 'create', { token: who.token ?? '', body: { game, seats: 3 } });
    for (const wish of [undefined, 'de, ja;q=0.5'])
      assert.match((await visit(server, `/t/${answer.code}`, wish)).text, /ti invita/);
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
    for (const path of ['/t/KOMUTADI.png', '/assets/none.js', '/api/none', '/api/%ff'])
      assert.doesNotMatch((await visit(server, path)).type, /html/, path);
    assert.match(told((await visit(server, '/', 'fr')).text, 'og:image') ?? '', /\/preview\.png\?lang=fr$/);
    assert.deepEqual(await sizeOf(`http://127.0.0.1:${server.port}/preview.png?lang=it`), [1200, 630]);
  });
});

test("a finished game's page says who won; a forged link gives 404", async () => {
  await withSite(async (server) => {
    const { players } = await started(server.port, ['Ada', 'Bo']);
    await playOut(players);
    const share = await players[0]?.until(() => players[0]?.table?.replay);
    const { status, text } = await visit(server, `/r/${share}`, 'en');
    assert.equal(status, 200);
    assert.match(told(text, 'og:title') ?? '', /^(Ada|Bo|Ada, Bo) wins?$/);
    assert.deepEqual(await sizeOf(told(text, 'og:image') ?? ''), [1200, 630]);
    assert.equal((await visit(server, `/r/${share?.slice(0, -1)}`)).status, 404);
  });
});

test("a game with its own words describes its replay in the visitor's language, without deleted names", async () => {
  await withSite(async (server) => {
    const { players } = await started(server.port, ['Ada', 'Bo', 'Cy'], { game });
    await playOut(players);
    const share = await players[0]?.until(() => players[0]?.table?.replay);
    const said = new Set<string>();
    for (const lang of LANGS) {
      const { text } = await visit(server, `/r/${share}`, lang);
      const about = told(text, 'og:description') ?? '';
      assert.notEqual(about, '');
      assert.ok(!about.includes(INVITATION[lang].replay), about);
      said.add(about);
      assert.deepEqual(await sizeOf(told(text, 'og:image') ?? ''), [1200, 630]);
    }
    assert.equal(said.size, LANGS.length);
    for (const { token } of players) await call(server.port, 'forgetGames', { token });
    const { text } = await visit(server, `/r/${share}`, 'en');
    assert.doesNotMatch(`${told(text, 'og:title')} ${told(text, 'og:description')}`, /\b(Ada|Bo|Cy)\b/);
  });
});

test('a right code may be opened without limit; guesses and pictures are limited', async () => {
  const { guesses, pictures } = LIMITS;
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
  await withSite(
    async (server) => {
      const statuses: number[] = [];
      for (let i = 0; i < pictures.burst + 1; i++) statuses.push((await visit(server, '/preview.png')).status);
      assert.equal(statuses.at(-2), 200);
      assert.equal(statuses.at(-1), 429);
    },
    { limits: { pictures: { ...pictures, perSecond: 0 } } },
  );
});

test("the visitor's preferred language that we have is chosen", () => {
  assert.equal(langOf('de, it;q=0.3, fr;q=0.7', 'en'), 'fr');
  assert.equal(langOf('fr;q=0, it', 'en'), 'it');
  assert.equal(langOf('ja', 'it'), 'it');
  assert.equal(langOf(undefined, undefined), 'en');
  assert.equal(langOf(';;q=,=', 'xx'), 'en');
});

test('long lines are broken, and long words cut', () => {
  const one = (text: string) => text.length;
  assert.deepEqual(broken('Anna invites you to a game', 12, one), ['Anna invites', 'you to a', 'game']);
  assert.deepEqual(broken('to Constantinople', 8, one), ['to', 'Constan…']);
  assert.equal(clipped('Anna', 4, one), 'Anna');
  assert.equal(clipped('Anna Maria', 6, one), 'Anna…');
});

test('a picture is drawn once, and too many at once are refused', async () => {
  const drawer = openDrawer();
  const card = (title: string) =>
    ({
      ground: '#5c1426',
      brand: 'Cabale',
      title,
      lines: ['a *b* & <c>'],
      people: [{ name: '' }],
      drawing: '',
      side: 'left',
    }) as const;
  const same = await Promise.all([drawer.draw(card('one')), drawer.draw(card('one'))]);
  assert.equal(same[0], same[1]);
  const many = await Promise.allSettled(Array.from({ length: 30 }, (_, i) => drawer.draw(card(`no ${i}`))));
  assert.equal(many.filter(({ status }) => status === 'fulfilled').length, 20);
  await drawer.close();
});

test('golden text stays golden on the next line, and words are never markup', () => {
  const fonts = { serif: (text: string) => text.length / 2, sans: (text: string) => text.length / 2 };
  const lines = ['plain *golden words that go on and on and on to the next line* plain', '<b> & "x"'];
  const card = {
    ground: '#5c1426',
    brand: 'Cabale',
    title: 'A',
    lines,
    people: [],
    drawing: '',
    side: 'right',
  } as const;
  const written = [...drawCard(card, fonts, { sign: '', masks: '' }).matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(
    ([, text]) => text ?? '',
  );
  const golden = written.filter((text) => text.includes('tspan')).map((text) => text.replace(/<[^>]*>/g, '|'));
  assert.equal(golden.length, 2);
  assert.match(golden[0] ?? '', /^plain \|golden .*\|$/);
  assert.match(golden[1] ?? '', /^\|.*line\| plain$/);
  assert.ok(written.includes('&lt;b&gt; &amp; &quot;x&quot;'));
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
